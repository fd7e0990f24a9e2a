import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openGame as open } from '../../test-support/open-game.ts';
import type { PartyIndex } from '../match/types.ts';
import { choosePairs, type SideFacts, substitute, undoSubstitution } from './change-side.ts';
import { foldSide } from './fold-side.ts';
import { formatProblems, gamesOfPositions } from './format-problems.ts';
import { areSettled, type GameProgress } from './game-parties.ts';
import {
  type FormatRound,
  gameConfig,
  type MatchdayFormat,
  numberOfPlace,
  placeOf,
  plannedPairs,
  planOf,
  type Side,
  sides,
} from './plan.ts';
import { type GameOfResult, resultOf, statusOf } from './result.ts';

// Formats of random numbers of positions, rounds, boards and legs, and evenings that are played by them in random order.

const chunks = (all: readonly number[], size: number): readonly (readonly number[])[] =>
  Array.from({ length: Math.floor(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

const roundOf = (positions: number): fc.Arbitrary<FormatRound> => {
  const all = Array.from({ length: positions }, (_, position) => position);
  const order = fc.shuffledSubarray(all, { minLength: positions });
  return fc
    .record({
      kind: fc.constantFrom('singles' as const, 'doubles' as const),
      home: order,
      away: order,
      boards: fc.infiniteStream(fc.constantFrom(...sides)),
      count: fc.integer({ min: 1, max: positions }),
    })
    .map(({ kind, home, away, boards, count }) => {
      const size = kind === 'singles' ? 1 : 2;
      const [ofHome, ofAway] = [chunks(home, size), chunks(away, size)];
      const games = ofHome
        .map((seats, at) => ({ board: boards.next().value ?? 'home', home: seats, away: ofAway[at] ?? [] }))
        .slice(0, count);
      return { kind, games };
    });
};

const settings = fc.record({
  startingScore: fc.constantFrom(301, 501, 1001),
  checkInMode: fc.constantFrom('single-in' as const, 'double-in' as const),
  legsToWin: fc.integer({ min: 1, max: 4 }),
});

const formats: fc.Arbitrary<MatchdayFormat> = fc.integer({ min: 2, max: 8 }).chain((positions) =>
  fc
    .record({
      name: fc.constant('own'),
      positions: fc.constant(positions),
      mayBeShort: fc.boolean(),
      rounds: fc.array(roundOf(positions), { minLength: 1, maxLength: 6 }),
      half: fc.nat({ max: 5 }),
      settings: fc.record({ singles: settings, doubles: settings }),
      points: fc.record({
        win: fc.integer({ min: 2, max: 3 }),
        draw: fc.constant(1),
        loss: fc.nat({ max: 1 }),
      }),
    })
    .map(({ half, ...format }) => ({
      ...format,
      roundsBeforeHalfTime: half > 0 && half < format.rounds.length ? half : null,
    })),
);

describe('any format', () => {
  it('lets nobody play on two boards in a round, and says who plays how often', () => {
    fc.assert(
      fc.property(formats, (format) => {
        expect(formatProblems(format)).toEqual([]);
        const plan = planOf(format);
        for (const side of sides) {
          const lineUp = Array.from({ length: format.positions }, (_, position) => `p${position}`);
          const { games } = foldSide({ format, side }, lineUp, []);
          const boards = plan.flatMap(({ round, board, number }) =>
            (games[number] ?? []).map((player) => `${round} ${player} ${board}`),
          );
          const players = plan.flatMap(({ round, number }) =>
            (games[number] ?? []).map((player) => `${round} ${player}`),
          );
          expect(new Set(players).size).toBe(new Set(boards).size);
          expect(gamesOfPositions(format, side)).toEqual(
            lineUp.map((player) => games.filter((seats) => seats.includes(player)).length),
          );
        }
        for (const game of plan) expect(numberOfPlace(format, placeOf(game))).toBe(game.number);
      }),
    );
  });

  it('ends with its last game, and counts games, legs, half-time, points and a draw as they were played', () => {
    const acts = fc.array(
      fc.record({ game: fc.nat({ max: 99 }), winner: fc.constantFrom(0, 1, null), lost: fc.nat() }),
    );
    fc.assert(
      fc.property(formats, acts, fc.boolean(), (format, sequence, isPlayedToEnd) => {
        const plan = planOf(format);
        const legsOf = (number: number) => gameConfig(format, plan[number]?.kind ?? 'singles').legsToWinSet;
        let games: readonly GameOfResult[] = plan.map(() => open);
        const play = (number: number, winner: number | null, lost: number) => {
          const legs = legsOf(number);
          const other = lost % legs;
          games = games.with(
            number,
            winner === null
              ? open
              : {
                  ...open,
                  status: 'finished',
                  winningParty: winner as PartyIndex,
                  standing: { legs: winner === 0 ? [legs, other] : [other, legs] },
                },
          );
        };
        // A null takes the result of a game back.
        for (const { game, winner, lost } of sequence) play(game % plan.length, winner, lost);
        if (isPlayedToEnd)
          for (const [number, { status }] of games.entries())
            if (status !== 'finished') play(number, number % 2, number);
        const facts = { games, forfeitedBy: null };
        const won = (party: PartyIndex, all = games) =>
          all.filter(({ status, winningParty }) => status === 'finished' && winningParty === party).length;
        const result = resultOf(format, facts);
        const isOver = games.every(({ status }) => status === 'finished');
        expect(statusOf(facts)).toBe(isOver ? 'finished' : 'running');
        expect(result.games).toEqual([won(0), won(1)]);
        expect(result.legs[0] + result.legs[1]).toBe(
          games.reduce((sum, { standing: { legs } }) => sum + legs[0] + legs[1], 0),
        );
        const half = games.filter(
          (_, number) => (plan[number]?.round ?? 0) < (format.roundsBeforeHalfTime ?? 0),
        );
        expect(result.halfTime.games).toEqual([won(0, half), won(1, half)]);
        const { win, draw, loss } = format.points;
        const points = won(0) === won(1) ? [draw, draw] : won(0) > won(1) ? [win, loss] : [loss, win];
        expect(result.points).toEqual(isOver ? points : [0, 0]);
      }),
    );
  });

  it('gives every game with all its legs to the other side of who gives up', () => {
    fc.assert(
      fc.property(formats, fc.constantFrom(...sides), (format, side) => {
        const plan = planOf(format);
        const legs = plan.reduce((sum, { kind }) => sum + format.settings[kind].legsToWin, 0);
        const { win, loss } = format.points;
        const turned = <One>(pair: readonly [One, One]) => (side === 'away' ? pair : pair.toReversed());
        expect(resultOf(format, { games: [], forfeitedBy: side })).toMatchObject({
          games: turned([plan.length, 0]),
          legs: turned([legs, 0]),
          points: turned([win, loss]),
        });
      }),
    );
  });
});

type Act =
  | { readonly kind: 'begin'; readonly nth: number }
  | { readonly kind: 'substitute' | 'undo'; readonly nth: number; readonly bench: number }
  | { readonly kind: 'pairs'; readonly nth: number; readonly turn: number };

const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('begin' as const), nth: fc.nat({ max: 60 }) }),
    fc.record({
      kind: fc.constantFrom('substitute' as const, 'undo' as const),
      nth: fc.nat({ max: 7 }),
      bench: fc.nat({ max: 2 }),
    }),
    fc.record({ kind: fc.constant('pairs' as const), nth: fc.nat({ max: 5 }), turn: fc.nat({ max: 7 }) }),
  ),
  { maxLength: 25 },
);

/** The facts after an act; the same ones after a refusal. */
const step = (facts: SideFacts, act: Act): SideFacts => {
  const { positions, bench } = foldSide(facts, facts.lineUp, facts.changes);
  if (act.kind === 'begin') {
    const number = act.nth % facts.progress.length;
    return { ...facts, progress: facts.progress.with(number, 'begun') };
  }
  const taken = (answer: ReturnType<typeof substitute>) =>
    answer.ok ? { ...facts, changes: answer.value.changes } : facts;
  if (act.kind === 'pairs') {
    const round = act.nth % facts.format.rounds.length;
    const planned = plannedPairs(facts, round).flat();
    const turned = planned.map((_, at) => positions[planned[(at + act.turn) % planned.length] ?? 0] ?? null);
    const pairs = Array.from({ length: planned.length / 2 }, (_, at) => turned.slice(2 * at, 2 * at + 2));
    return taken(choosePairs(facts, { round, pairs }));
  }
  const last = facts.changes.findLast(({ kind }) => kind === 'substitution');
  if (act.kind === 'undo' && last?.kind === 'substitution') return taken(undoSubstitution(facts, last));
  const wanted = {
    playerId: positions[act.nth % positions.length] ?? '',
    substitutePlayerId: bench[act.bench] ?? '',
  };
  return taken(substitute(facts, wanted));
};

describe('a side in any format', () => {
  it('keeps who plays begun games, and has everybody once, whatever is substituted, chosen and undone', () => {
    fc.assert(
      fc.property(formats, fc.constantFrom<Side>(...sides), acts, (format, side, all) => {
        const plan = planOf(format);
        const lineUp = Array.from({ length: format.positions + 3 }, (_, place) => `p${place}`);
        const progress = plan.map((): GameProgress => 'open');
        let facts: SideFacts = { format, side, lineUp, changes: [], progress };
        for (const act of all) {
          const before = foldSide(facts, lineUp, facts.changes);
          const after = step(facts, act);
          const state = foldSide(after, lineUp, after.changes);
          const isSettled = areSettled(format, facts.progress);
          for (const { number } of plan)
            if (isSettled[number]) expect(state.games[number]).toEqual(before.games[number]);
          const present = [...state.positions, ...state.bench];
          expect(new Set(present).size).toBe(present.length);
          for (const round of format.rounds.keys()) {
            const players = plan
              .filter((game) => game.round === round)
              .flatMap(({ number }) => state.games[number] ?? []);
            expect(new Set(players).size).toBe(players.length);
          }
          facts = after;
        }
      }),
    );
  });
});
