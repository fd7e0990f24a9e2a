import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkout, firstLeg, newThrow, play } from '../../test-support/play.ts';
import { choices, playRandomly, playToEnd, setups } from '../../test-support/random-matches.ts';
import { guest, refusal, running, setup, singles, startOfTest, value } from '../../test-support/setups.ts';
import { matchFiguresOf } from '../stats/match-figures.ts';
import { shortestLegOf } from '../stats/stats-of-match.ts';
import { summaryOf } from '../stats/summary.ts';
import { eventFiguresOf } from '../table/event-figures.ts';
import { planCorrection } from './correct-throw.ts';
import { enterResult } from './enter-result.ts';
import { recordThrow } from './record-throw.ts';
import { movesOf, replayMatch } from './replay.ts';
import { retireFromMatch } from './retire.ts';
import { currentRound, decideBullOut, isBullOutDue } from './round-limit.ts';
import { standingOf } from './standing.ts';
import { canSwitchPlayer } from './switch.ts';
import { currentLeg, nextPosition } from './turn-order.ts';
import type { Leg, LegDecider, Match, PartyIndex } from './types.ts';
import { undoThrow } from './undo-throw.ts';

const limited = (decision: LegDecider, rounds = 2): Match =>
  running({ startingScore: 501, legsToWinSet: 2, roundLimit: { rounds, decision } });

const bullOut = { id: 'bull', winningParty: 1, at: startOfTest + 60_000 } as const;

const legsOf = (match: Match): readonly Leg[] => match.sets.flatMap(({ legs }) => legs);

describe('a leg with a round limit', () => {
  it('goes on until both sides have thrown all their turns', () => {
    const match = play(limited('lowest-rest'), 100, 60, 100);
    expect([firstLeg(match).isShot, isBullOutDue(match)]).toEqual([false, false]);
  });

  it('says which round is played, until they are over', () => {
    expect(currentRound(limited('bull'))).toEqual({ round: 1, rounds: 2 });
    expect(currentRound(play(limited('bull'), 60))).toEqual({ round: 1, rounds: 2 });
    expect(currentRound(play(limited('bull'), 60, 60))).toEqual({ round: 2, rounds: 2 });
    expect(currentRound(play(limited('bull'), 60, 60, 60, 60))).toBeNull();
    expect(currentRound(play(limited('lowest-rest'), 60, 60, 60, 100))).toEqual({ round: 1, rounds: 2 });
    expect(currentRound(running({}))).toBeNull();
  });

  it('is won by the smaller rest, without a checkout', () => {
    const match = play(limited('lowest-rest'), 60, 100, 60, 100);
    expect(firstLeg(match)).toMatchObject({
      isShot: true,
      winningParty: 1,
      shotByPlayerId: null,
      decidedBy: { kind: 'lowest-rest' },
      remainingScores: [381, 301],
    });
    expect(currentLeg(match)).toMatchObject({ legNumber: 2, startingParty: 1, throws: [] });
    expect(standingOf(match)).toMatchObject({ legs: [0, 1], markers: [null, null] });
  });

  it.each([
    { decision: 'bull', turns: [60, 100, 60, 100] },
    { decision: 'bull', turns: [60, 60, 60, 60] },
    { decision: 'lowest-rest', turns: [60, 100, 100, 60] },
  ] as const)('waits for the bull-out: $decision after $turns', ({ decision, turns }) => {
    const match = play(limited(decision), ...turns);
    expect(isBullOutDue(match)).toBe(true);
    expect(standingOf(match).isBullOutDue).toBe(true);
    expect(refusal(recordThrow(match, newThrow(match, { score: 60 })))).toBe('error.match.bull-out-due');
    expect(canSwitchPlayer(match)).toBe(false);
    const decided = value(decideBullOut(match, bullOut));
    expect(legsOf(decided)[0]).toMatchObject({
      isShot: true,
      winningParty: 1,
      shotByPlayerId: null,
      decidedBy: { kind: 'bull', id: 'bull' },
      shotAt: bullOut.at,
    });
    expect(isBullOutDue(decided)).toBe(false);
    expect(standingOf(decided)).toMatchObject({ legs: [0, 1], markers: [null, null] });
    expect(standingOf(decided)).not.toHaveProperty('isBullOutDue');
  });

  it('is decided by a checkout in its last round as ever', () => {
    const match = running({ startingScore: 40, roundLimit: { rounds: 1, decision: 'lowest-rest' } });
    const leg = firstLeg(checkout(play(match, 20)));
    expect(leg).toMatchObject({ winningParty: 1, shotByPlayerId: 'away' });
    expect(leg).not.toHaveProperty('decidedBy');
  });

  it('takes the whole match with it, and opens it again', () => {
    const due = play(running({ legsToWinSet: 1, roundLimit: { rounds: 1, decision: 'bull' } }), 60, 60);
    const won = value(decideBullOut(due, bullOut));
    expect(won).toMatchObject({ status: 'finished', winningParty: 1, finishedAt: bullOut.at });
    expect(refusal(decideBullOut(won, bullOut))).toBe('error.invalid-match-status');
    expect(undoThrow(won)).toEqual({ ok: true, value: due });
  });
});

describe('the choice who has won a bull-out', () => {
  const due = play(limited('bull'), 60, 60, 60, 60);

  it('is refused before its time, also after an open leg', () => {
    expect(refusal(decideBullOut(play(limited('bull'), 60, 60, 60), bullOut))).toBe(
      'error.match.no-bull-out-due',
    );
    expect(refusal(decideBullOut(running(), bullOut))).toBe('error.match.no-bull-out-due');
    expect(refusal(decideBullOut(value(decideBullOut(due, bullOut)), bullOut))).toBe(
      'error.match.no-bull-out-due',
    );
  });

  it('is refused from a device that knows another leg or other turns', () => {
    const position = nextPosition(due) ?? { setNumber: 0, legNumber: 0, throwNumber: 0 };
    expect(position).toEqual({ setNumber: 1, legNumber: 1, throwNumber: 5 });
    expect(refusal(decideBullOut(due, bullOut, position))).toBe('allowed');
    for (const other of [{ setNumber: 2 }, { legNumber: 2 }, { throwNumber: 4 }])
      expect(refusal(decideBullOut(due, bullOut, { ...position, ...other }))).toBe('error.match.out-of-sync');
  });

  it('is taken back alone, by its own id', () => {
    const decided = value(decideBullOut(due, bullOut));
    expect(refusal(undoThrow(decided, due.sets[0]?.legs[0]?.throws.at(-1)?.id))).toBe(
      'error.match.out-of-sync',
    );
    expect(undoThrow(decided, 'bull')).toEqual({ ok: true, value: due });
    expect(value(undoThrow(due)).sets[0]?.legs[0]?.throws).toHaveLength(3);
  });

  it('is a move of its own', () => {
    const decided = value(decideBullOut(due, bullOut));
    expect(movesOf(decided).at(-1)).toEqual({ kind: 'bull-out', bullOut });
    expect(replayMatch(decided, movesOf(decided))).toEqual({ ok: true, value: decided });
  });
});

describe('other ends beside a round limit', () => {
  const due = play(limited('bull'), 60, 60, 60, 60);

  it('a correction of an earlier turn can decide the leg, or only change it', () => {
    const equal = play(limited('lowest-rest'), 60, 60, 60, 60);
    const throwId = firstLeg(equal).throws[1]?.id ?? '';
    const plan = value(planCorrection(equal, { throwId, score: 100, dartsThrown: 3, attemptsOnDouble: 0 }));
    expect(plan.lost).toEqual([]);
    expect(firstLeg(plan.match)).toMatchObject({ winningParty: 1, decidedBy: { kind: 'lowest-rest' } });
    const changed = value(planCorrection(due, { throwId, score: 100, dartsThrown: 3, attemptsOnDouble: 0 }));
    expect(isBullOutDue(changed.match)).toBe(true);
  });

  it('a party can give up while the bull-out is due', () => {
    const retired = value(retireFromMatch(due, { winningParty: 0, at: startOfTest }));
    expect(retired.winningParty).toBe(0);
    expect(legsOf(retired).some((leg) => 'decidedBy' in leg)).toBe(false);
  });

  it('paper ends the match as it was before the open leg, or with the leg that the bull decided', () => {
    const score = { kind: 'legs', legs: [[0, 2]] } as const;
    const entered = value(enterResult(due, { score, at: startOfTest }));
    expect(legsOf(entered).flatMap(({ throws }) => throws)).toEqual([]);
    const decided = value(decideBullOut(due, bullOut));
    const completed = value(enterResult(decided, { score, at: startOfTest }));
    expect(legsOf(completed)[0]?.decidedBy).toEqual({ kind: 'bull', id: 'bull' });
    expect(replayMatch(completed, movesOf(completed))).toEqual({ ok: true, value: completed });
  });
});

describe('random matches with and without limits and handicaps', () => {
  /** Whether a leg must be over, counted from its turns alone. */
  const turnsOf = (leg: Leg, party: PartyIndex) => leg.throws.filter((turn) => turn.party === party).length;

  it('have no leg with more turns than its limit, and none that was decided earlier', () => {
    fc.assert(
      fc.property(setups, choices, (from, numbers) => {
        const { roundLimit } = from.config;
        playRandomly(from, numbers, (match) => {
          for (const leg of legsOf(match)) {
            const counts = [turnsOf(leg, 0), turnsOf(leg, 1)];
            if (roundLimit !== undefined) expect(Math.max(...counts)).toBeLessThanOrEqual(roundLimit.rounds);
            if (leg.decidedBy === undefined) continue;
            expect(counts).toEqual([roundLimit?.rounds, roundLimit?.rounds]);
            const [home, away] = leg.remainingScores;
            if (leg.decidedBy.kind === 'lowest-rest') expect(leg.winningParty).toBe(home < away ? 0 : 1);
            else if (roundLimit?.decision === 'lowest-rest') expect(home).toBe(away);
          }
        });
      }),
    );
  });

  it('have the figures that a simple count has', () => {
    fc.assert(
      fc.property(setups, choices, (from, numbers) => {
        const people = [guest('home'), guest('away')].map(({ id }) => ({ type: 'registered', id }) as const);
        const [home, away] = people;
        fc.pre(home !== undefined && away !== undefined);
        const parties = [
          { type: 'single', player: home },
          { type: 'single', player: away },
        ] as const;
        const match = playToEnd(playRandomly({ ...from, parties }, numbers));
        const figures = matchFiguresOf(match);
        for (const party of [0, 1] as const) {
          let points = 0;
          let darts = 0;
          let attempts = 0;
          const finishes: number[] = [];
          const shortLegs: number[] = [];
          const lengths: number[] = [];
          const starts = [0, 1].map((side) => from.startingScores?.[side] ?? from.config.startingScore);
          for (const leg of legsOf(match)) {
            let rest = starts[party] ?? 0;
            let thrown = 0;
            for (const turn of leg.throws.filter((one) => one.party === party)) {
              rest -= turn.score;
              thrown += turn.dartsThrown;
              points += turn.score;
              attempts += turn.attemptsOnDouble;
              if (rest > 0) continue;
              finishes.push(turn.score);
              if (starts[0] !== starts[1]) continue;
              lengths.push(thrown);
              if (starts[0] === 501 && thrown <= 18) shortLegs.push(thrown);
            }
            darts += thrown;
          }
          const stats = summaryOf(match)?.partyStats[party];
          expect(stats).toMatchObject({
            totalScore: points,
            totalDartsThrown: darts,
            shortLegs,
            highestCheckout: Math.max(0, ...finishes),
            highFinishes: finishes.filter((score) => score >= 100),
          });
          expect(stats?.checkouts).toMatchObject({ hits: finishes.length, attempts });
          const shortest = lengths.length === 0 ? null : Math.min(...lengths);
          expect(shortestLegOf(match, party)).toBe(shortest);
          expect(figures[party]?.shortestLeg).toBe(shortest);
          const person = eventFiguresOf(match)?.people[party];
          expect(person?.shortLegs.map(({ dartsThrown }) => dartsThrown)).toEqual(shortLegs);
          expect(person?.highFinishes.map(({ checkoutScore }) => checkoutScore)).toEqual(
            finishes.filter((score) => score >= 100),
          );
        }
      }),
    );
  });

  it('have no trace of either without them', () => {
    const match = playToEnd(playRandomly(setup({ legsToWinSet: 2 }, singles), [5, 300, 21, 99, 1200]));
    expect(JSON.stringify([match, standingOf(match), eventFiguresOf(match)])).not.toMatch(
      /decidedBy|startingScores|isBullOutDue|roundLimit|hasHandicap/,
    );
  });
});
