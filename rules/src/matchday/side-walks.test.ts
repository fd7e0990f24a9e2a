import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLate,
  choosePairs,
  type SideFacts,
  substitute,
  undoLate,
  undoSubstitution,
} from './change-side.ts';
import { foldSide, pairsIn, type SideChange, type SideState } from './fold-side.ts';
import { areSettled, type GameProgress } from './game-parties.ts';
import type { LineUp } from './line-up.ts';
import { mdslMatchday } from './mdsl-format.ts';
import { partyOfSide, planOf, type Side, sides } from './plan.ts';

const format = mdslMatchday;
const plan = planOf(format);

// Random sequences of everything that can happen to a side: late players, substitutions, other pairs, their undo in any
// order, and games that begin in between.

const team = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const starts: readonly LineUp[] = [
  ['a', 'b', 'c', 'd'],
  ['a', 'b', 'c', 'd', 'e', 'f'],
  [null, 'b', 'c', 'd'],
  ['a', 'b', null, 'd'],
];

type Walk = {
  readonly lineUp: LineUp;
  readonly changes: readonly SideChange[];
  readonly begun: ReadonlySet<number>;
};

const stateOf = (side: Side, { lineUp, changes }: Walk): SideState =>
  foldSide({ format, side }, lineUp, changes);

const factsOf = (side: Side, walk: Walk): SideFacts => {
  const { games } = stateOf(side, walk);
  const progress = games.map(
    (seats, number): GameProgress =>
      walk.begun.has(number) ? 'begun' : seats.includes(null) ? 'given' : 'open',
  );
  return { format, side, lineUp: walk.lineUp, changes: walk.changes, progress };
};

/** An act names places, not people, so that most of them can be done. */
const act = fc.oneof(
  fc.record({ kind: fc.constant('late' as const), nth: fc.nat(team.length - 1) }),
  fc.record({ kind: fc.constant('undo' as const), nth: fc.nat(9) }),
  fc.record({ kind: fc.constant('substitute' as const), nth: fc.nat(3), bench: fc.nat(3) }),
  fc.record({
    kind: fc.constant('pairs' as const),
    round: fc.constantFrom(0, 3),
    order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
  }),
  fc.record({ kind: fc.constant('begin' as const), nth: fc.nat(plan.length - 1) }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const anyOf = <Item>(all: readonly Item[], nth: number): Item | undefined =>
  all[nth % Math.max(all.length, 1)];

/** The line-up after an act about people, and the answer of the rule. */
const ruled = (side: Side, walk: Walk, one: Exclude<Act, { readonly kind: 'begin' }>) => {
  const facts = factsOf(side, walk);
  const { positions, bench } = stateOf(side, walk);
  const { lineUp } = walk;
  switch (one.kind) {
    case 'late': {
      const playerId = team[one.nth] ?? '';
      const answer = addLate(facts, { playerId, available: team, opponents: ['z'] });
      return { lineUp: [...lineUp, playerId], answer };
    }
    case 'substitute': {
      const wanted = {
        playerId: positions[one.nth] ?? 'nobody',
        substitutePlayerId: anyOf(bench, one.bench) ?? 'nobody',
      };
      return { lineUp, answer: substitute(facts, wanted) };
    }
    case 'pairs': {
      const [w = 0, x = 0, y = 0, z = 0] = one.order;
      const seat = (position: number) => positions[position] ?? null;
      const pairs = [
        [seat(w), seat(x)],
        [seat(y), seat(z)],
      ];
      return { lineUp, answer: choosePairs(facts, { round: one.round, pairs }) };
    }
    case 'undo': {
      const change = anyOf(
        walk.changes.filter(({ kind }) => kind !== 'pairs'),
        one.nth,
      );
      return change?.kind === 'late'
        ? { lineUp: lineUp.filter((id) => id !== change.playerId), answer: undoLate(facts, change) }
        : {
            lineUp,
            answer: undoSubstitution(
              facts,
              change?.kind === 'substitution' ? change : { playerId: '', substitutePlayerId: '' },
            ),
          };
    }
  }
};

/** One act: the walk after it. A refusal changes nothing. */
const step = (side: Side, walk: Walk, one: Act): Walk => {
  if (one.kind === 'begin')
    return factsOf(side, walk).progress[one.nth] === 'open'
      ? { ...walk, begun: new Set([...walk.begun, one.nth]) }
      : walk;
  const { lineUp, answer } = ruled(side, walk, one);
  return answer.ok ? { ...walk, lineUp, changes: answer.value.changes } : walk;
};

const walks = fc.record({
  side: fc.constantFrom(...sides),
  lineUp: fc.constantFrom(...starts),
  acts: fc.array(act, { maxLength: 30 }),
});

/** Plays a walk, and looks at each step: what was before, the act, and what is after. */
const play = (
  { side, lineUp, acts }: { readonly side: Side; readonly lineUp: LineUp; readonly acts: readonly Act[] },
  look: (before: Walk, one: Act, after: Walk) => void,
): void => {
  let walk: Walk = { lineUp, changes: [], begun: new Set() };
  for (const one of acts) {
    const after = step(side, walk, one);
    look(walk, one, after);
    walk = after;
  }
};

const people = (seats: readonly (string | null)[]): readonly string[] =>
  seats.filter((seat) => seat !== null);
const everyone = (at: readonly (string | null)[]): readonly string[] => people(at).toSorted();

describe('a side after any sequence of late players, substitutions, pairs and their undo', () => {
  it('has everybody once, on a position or on the bench, and only people of its line-up', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        play(walk, (_before, _one, after) => {
          const { positions, bench } = stateOf(walk.side, after);
          const present = [...people(positions), ...bench];
          const gone = after.changes.flatMap((change) =>
            change.kind === 'substitution' ? [change.playerId] : [],
          );
          expect([...present, ...gone].toSorted()).toEqual(everyone(after.lineUp));
          expect(new Set(people(after.lineUp)).size).toBe(people(after.lineUp).length);
          expect(positions).toHaveLength(4);
        });
      }),
      { numRuns: 1500 },
    );
  });

  it('takes everybody who is free and comes late, and everybody on the bench, at any moment', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        play(walk, (before, one) => {
          if (one.kind !== 'late' && one.kind !== 'substitute') return;
          const { positions, bench } = stateOf(walk.side, before);
          const isPossible =
            one.kind === 'late'
              ? !before.lineUp.includes(team[one.nth] ?? '')
              : positions[one.nth] !== null && bench.length > 0;
          expect(ruled(walk.side, before, one).answer.ok).toBe(isPossible);
        });
      }),
      { numRuns: 1500 },
    );
  });

  it('keeps who plays a game that has begun', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        play(walk, (before, _one, after) => {
          const [was, is] = [stateOf(walk.side, before), stateOf(walk.side, after)];
          for (const number of before.begun) expect(is.games[number]).toEqual(was.games[number]);
        });
      }),
      { numRuns: 1500 },
    );
  });

  it('has on every open game who stands on its position, and in each doubles round everybody once', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        play(walk, (_before, _one, after) => {
          const state = stateOf(walk.side, after);
          const isSettled = areSettled(format, factsOf(walk.side, after).progress);
          for (const { number, kind, seats, round } of plan) {
            if (isSettled[number]) continue;
            if (kind === 'singles')
              expect(state.games[number]).toEqual([state.positions[seats[partyOfSide(walk.side)]]]);
            else if (!plan.some((game) => game.round === round && isSettled[game.number]))
              expect(everyone(pairsIn({ format, side: walk.side }, state, round).flat())).toEqual(
                everyone(state.positions),
              );
          }
        });
      }),
      { numRuns: 1500 },
    );
  });

  it('is as before when an act is taken back at once', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        play(walk, (before, one, after) => {
          if (after.changes.length <= before.changes.length) return;
          if (one.kind !== 'late' && one.kind !== 'substitute') return;
          const nth = after.changes.filter(({ kind }) => kind !== 'pairs').length - 1;
          const undone = step(walk.side, after, { kind: 'undo', nth });
          expect(stateOf(walk.side, undone)).toEqual(stateOf(walk.side, before));
          expect(undone.lineUp).toEqual(before.lineUp);
        });
      }),
      { numRuns: 1500 },
    );
  });

  it('names exactly the games in which somebody else plays', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        play(walk, (before, one, after) => {
          if (one.kind === 'begin') return;
          const { answer } = ruled(walk.side, before, one);
          if (!answer.ok) return;
          const [was, is] = [stateOf(walk.side, before), stateOf(walk.side, after)];
          const changed = plan.flatMap(({ number }) =>
            JSON.stringify(was.games[number]) === JSON.stringify(is.games[number]) ? [] : [number],
          );
          expect(answer.value.games).toEqual(changed);
        });
      }),
      { numRuns: 1500 },
    );
  });
});
