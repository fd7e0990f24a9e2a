import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play, tinyLeg, winLegs } from '../../test-support/play.ts';
import { choices, legalTurn, playRandomly, playToEnd, setups } from '../../test-support/random-matches.ts';
import { refusal, running, scheduled, setup, startOfTest, value } from '../../test-support/setups.ts';
import { summaryOf } from '../stats/summary.ts';
import { createMatch } from './create.ts';
import { movesOf, replayMatch, replayWithoutEnd } from './replay.ts';
import { startMatch } from './start.ts';
import { switchStartingParty } from './switch.ts';
import type { Leg, Match, Move } from './types.ts';
import { undoThrow } from './undo-throw.ts';

const legsOf = (match: Match): readonly Leg[] => match.sets.flatMap((set) => set.legs);

/** The moves without the last throw or bull-out and the moves after it. */
const withoutLastAct = (moves: readonly Move[]): readonly Move[] =>
  moves.slice(
    0,
    moves.findLastIndex((move) => move.kind === 'throw' || move.kind === 'bull-out'),
  );

describe('random matches', () => {
  it('equal the replay of their moves', () => {
    fc.assert(
      fc.property(setups, choices, (from, numbers) => {
        const match = playRandomly(from, numbers);
        expect(replayMatch(from, movesOf(match))).toEqual({ ok: true, value: match });
      }),
    );
  });

  it('equal the replay without the last throw or bull-out after an undo', () => {
    fc.assert(
      fc.property(setups, choices, (from, numbers) => {
        const match = playRandomly(from, numbers);
        const moves = movesOf(match);
        fc.pre(moves.some((move) => move.kind === 'throw'));
        expect(undoThrow(match)).toEqual(replayMatch(from, withoutLastAct(moves)));
      }),
    );
  });

  it('run again without their end, with all acts but the last', () => {
    fc.assert(
      fc.property(setups, choices, (from, numbers) => {
        const match = playToEnd(playRandomly(from, numbers));
        expect(replayWithoutEnd(from, movesOf(match))).toEqual(undoThrow(match));
        expect(refusal(replayWithoutEnd(from, movesOf(value(undoThrow(match)))))).toBe(
          'error.invalid-match-status',
        );
      }),
    );
  });

  it('are unchanged after an act and its undo', () => {
    fc.assert(
      fc.property(setups, choices, fc.nat(), (from, numbers, choice) => {
        const match = playRandomly(from, numbers);
        fc.pre(match.status === 'running');
        expect(undoThrow(legalTurn(match, choice))).toEqual({ ok: true, value: match });
      }),
    );
  });

  it('are at their start again once everything is undone', () => {
    fc.assert(
      fc.property(setups, choices, (from, numbers) => {
        let match = playRandomly(from, numbers);
        const acts = movesOf(match).filter(({ kind }) => kind === 'throw' || kind === 'bull-out');
        for (const _ of acts) match = value(undoThrow(match));
        expect(refusal(undoThrow(match))).toBe('error.no-throw-to-undo');
        const switched =
          match.startingParty === 1 ? value(switchStartingParty(createMatch(from))) : createMatch(from);
        expect(match).toEqual(value(startMatch(switched, { at: startOfTest })));
      }),
    );
  });

  it('never have a rest of 1 or below 0, and the scores of a leg that was checked out add up to its start', () => {
    fc.assert(
      fc.property(setups, choices, (from, numbers) => {
        playRandomly(from, numbers, (match) => {
          for (const leg of legsOf(match)) {
            for (const party of [0, 1] as const) {
              const own = leg.throws.filter((turn) => turn.party === party);
              const scored = own.reduce((sum, turn) => sum + turn.score, 0);
              const start = from.startingScores?.[party] ?? from.config.startingScore;
              expect(leg.remainingScores[party]).toBe(start - scored);
              const isCheckedOut = leg.decidedBy === undefined && leg.winningParty === party;
              expect(leg.remainingScores[party] === 0).toBe(isCheckedOut);
              expect(leg.remainingScores[party]).toBeGreaterThanOrEqual(0);
              expect(leg.remainingScores[party]).not.toBe(1);
            }
          }
        });
      }),
    );
  });

  it('always end, with a summary that adds up', () => {
    fc.assert(
      fc.property(setups, choices, (from, numbers) => {
        const match = playToEnd(playRandomly(from, numbers));
        const summary = summaryOf(match);
        const throws = legsOf(match).flatMap((leg) => leg.throws);
        for (const party of [0, 1] as const) {
          const own = throws.filter((turn) => turn.party === party);
          const won = legsOf(match).filter((leg) => leg.winningParty === party).length;
          const stats = summary?.partyStats[party];
          expect(stats?.totalThrows).toBe(own.length);
          expect(stats?.totalScore).toBe(own.reduce((sum, turn) => sum + turn.score, 0));
          expect(stats?.totalDartsThrown).toBe(own.reduce((sum, turn) => sum + turn.dartsThrown, 0));
          expect(stats?.checkouts.hits).toBe(
            legsOf(match).filter((leg) => leg.remainingScores[party] === 0).length,
          );
          expect(summary?.legs.reduce((sum, legs) => sum + legs[party], 0)).toBe(won);
        }
        const sets = summary?.sets ?? [0, 0];
        const byLegs = summary?.legs[0] ?? [0, 0];
        const [home, away] = from.config.setMode === 'single-set' ? byLegs : sets;
        const better = home > away ? 0 : 1;
        expect(summary?.winningParty).toBe(home === away ? 'draw' : better);
      }),
    );
  });

  it('do not change when they are sent as JSON', () => {
    fc.assert(
      fc.property(setups, choices, (from, numbers) => {
        const match = playRandomly(from, numbers);
        expect(JSON.parse(JSON.stringify(match))).toEqual(match);
      }),
      { numRuns: 20 },
    );
  });
});

describe('movesOf', () => {
  it('returns only the switch of a scheduled match, if there was one', () => {
    expect(movesOf(scheduled())).toEqual([]);
    expect(movesOf(value(switchStartingParty(scheduled())))).toEqual([{ kind: 'switch' }]);
  });

  it('returns the switch of a decider that opens a set', () => {
    const config = { ...tinyLeg, setMode: 'first-to', legConfig: { legsToWinSet: 1 } } as const;
    const match = play(value(switchStartingParty(winLegs(running(config), 0, 1))), 10);
    expect(movesOf(match).map((move) => move.kind)).toEqual(['start', 'throw', 'throw', 'switch', 'throw']);
    expect(replayMatch(match, movesOf(match))).toEqual({ ok: true, value: match });
  });

  it('returns the switch of a decider between the turns before and after it', () => {
    const decider = winLegs(running({ ...tinyLeg, legsToWinSet: 2 }), 0, 1);
    const match = play(value(switchStartingParty(decider)), 10);
    expect(movesOf(match).map((move) => move.kind)).toEqual(['start', 'throw', 'throw', 'switch', 'throw']);
  });
});

describe('replayMatch', () => {
  it('returns the first refusal', () => {
    const start: Move = { kind: 'start', at: startOfTest };
    expect(refusal(replayMatch(setup(), [start, start]))).toBe('error.invalid-match-status');
    const stranger = { id: '1', playerId: 'x', score: 1, dartsThrown: 3, attemptsOnDouble: 0, timeStamp: 0 };
    const moves: readonly Move[] = [start, { kind: 'throw', newThrow: stranger }, start];
    expect(refusal(replayMatch(setup(), moves))).toBe('error.not-player-of-match');
  });
});
