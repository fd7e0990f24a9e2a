import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { value } from '../../test-support/setups.ts';
import { choosePairs, type SideFacts, substitute, undoSubstitution } from './change-side.ts';
import { foldSide, pairsIn, type SideState } from './fold-side.ts';
import type { GameProgress } from './game-parties.ts';
import { mdslMatchday } from './mdsl-format.ts';
import { partyOfSide, planOf, type Side, sides } from './plan.ts';

const format = mdslMatchday;
const plan = planOf(format);
const roundCount = format.rounds.length;

const starters = ['a', 'b', 'c', 'd'];
const begunIf = (hasBegun: (number: number) => boolean): readonly GameProgress[] =>
  plan.map(({ number }) => (hasBegun(number) ? 'begun' : 'open'));
const noneBegun = begunIf(() => false);

const permutationsOf = (all: readonly string[]): readonly (readonly string[])[] =>
  all.length < 2
    ? [all]
    : all.flatMap((one) =>
        permutationsOf(all.filter((other) => other !== one)).map((rest) => [one, ...rest]),
      );

const factsOf = (side: Side, more: Partial<SideFacts> = {}): SideFacts => ({
  format,
  side,
  lineUp: [...starters, 'x', 'y'],
  changes: [],
  progress: noneBegun,
  ...more,
});

const playersOfRound = ({ games }: SideState, round: number) =>
  plan.filter((game) => game.round === round).flatMap(({ number }) => games[number] ?? []);

describe('substitute', () => {
  /** The substitution of each starter at a moment, and what it must result in. */
  const casesOf = (side: Side, order: readonly string[], begun: number) => {
    const progress = begunIf((number) => number < begun);
    const facts = factsOf(side, { lineUp: [...order, 'x'], progress });
    return starters.map((playerId) => {
      const wanted = { playerId, substitutePlayerId: 'x' };
      const { changes, before, after, games } = value(substitute(facts, wanted));
      const undone = value(undoSubstitution({ ...facts, changes }, wanted));
      const expected = before.games.map((seats, number) =>
        number < begun ? seats : seats.map((seat) => (seat === playerId ? 'x' : seat)),
      );
      return {
        found: { games, seats: after.games, bench: after.bench, undone: undone.after },
        expected: {
          games: before.games.flatMap((seats, number) =>
            number >= begun && seats.includes(playerId) ? [number] : [],
          ),
          seats: expected,
          bench: [],
          undone: before,
        },
      };
    });
  };

  it.each(sides)(
    'changes exactly the games that have not begun, for every line-up and moment of the %s side',
    (side) => {
      const lineUps = permutationsOf(starters);
      expect(lineUps).toHaveLength(24);
      for (const order of lineUps) {
        const moments = Array.from({ length: plan.length + 1 }, (_, begun) =>
          casesOf(side, order, begun),
        ).flat();
        expect(moments.map(({ found }) => found)).toEqual(moments.map(({ expected }) => expected));
      }
    },
  );

  const notThere = { ok: false, error: 'error.event.player-not-in-line-up', game: null };
  it.each([
    ['a player who is not in the line-up', { playerId: 'z', substitutePlayerId: 'x' }],
    ['a player on the bench', { playerId: 'x', substitutePlayerId: 'y' }],
    ['a starter in place of a starter', { playerId: 'a', substitutePlayerId: 'b' }],
    ['a stranger in place of a starter', { playerId: 'a', substitutePlayerId: 'z' }],
  ])('refuses %s', (_, wanted) => {
    expect(substitute(factsOf('home'), wanted)).toEqual(notThere);
  });

  it('lets no substituted player return', () => {
    const { changes } = value(substitute(factsOf('home'), { playerId: 'a', substitutePlayerId: 'x' }));
    for (const wanted of [
      { playerId: 'x', substitutePlayerId: 'a' },
      { playerId: 'b', substitutePlayerId: 'a' },
      { playerId: 'b', substitutePlayerId: 'x' },
    ])
      expect(substitute(factsOf('home', { changes }), wanted)).toEqual(notThere);
  });

  it('lets a substitute be substituted, and is undone in reverse order', () => {
    const [first, second] = [
      { playerId: 'a', substitutePlayerId: 'x' },
      { playerId: 'x', substitutePlayerId: 'y' },
    ];
    const once = value(substitute(factsOf('away'), first));
    const twice = value(substitute(factsOf('away', { changes: once.changes }), second));
    expect(twice.after.positions).toEqual(['y', 'b', 'c', 'd']);
    const facts = factsOf('away', { changes: twice.changes });
    expect(undoSubstitution(facts, first)).toEqual(notThere);
    const undone = value(undoSubstitution(facts, second));
    expect(undone.after).toEqual(once.after);
    expect(value(undoSubstitution({ ...facts, changes: undone.changes }, first)).changes).toEqual([]);
  });

  it('cannot be undone once the substitute has begun a game, and names the game', () => {
    const wanted = { playerId: 'b', substitutePlayerId: 'x' };
    const { changes } = value(substitute(factsOf('home'), wanted));
    // Game 3 is the second single of round 2, of position 2.
    const progress = begunIf((number) => number === 3);
    expect(undoSubstitution(factsOf('home', { changes, progress }), wanted)).toEqual({
      ok: false,
      error: 'error.event.game-already-begun',
      game: 3,
    });
    expect(undoSubstitution(factsOf('home'), wanted)).toEqual(notThere);
  });
});

describe('choosePairs', () => {
  it.each(sides)('changes both games of the round for the %s side', (side) => {
    const { after, games } = value(
      choosePairs(factsOf(side), {
        round: 3,
        pairs: [
          ['d', 'a'],
          ['b', 'c'],
        ],
      }),
    );
    expect(games).toEqual([10, 11]);
    expect(pairsIn({ format, side }, after, 3)).toEqual([
      ['d', 'a'],
      ['b', 'c'],
    ]);
    expect(pairsIn({ format, side }, after, 0)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    // On the home board the first pair plays at home, and the second one as guests.
    expect(after.games[10]).toEqual(partyOfSide(side) === 0 ? ['d', 'a'] : ['b', 'c']);
  });

  it('keeps the pairs when somebody is substituted', () => {
    const { changes } = value(
      choosePairs(factsOf('home'), {
        round: 0,
        pairs: [
          ['a', 'c'],
          ['b', 'd'],
        ],
      }),
    );
    const later = value(substitute(factsOf('home', { changes }), { playerId: 'c', substitutePlayerId: 'y' }));
    expect(pairsIn({ format, side: 'home' }, later.after, 0)).toEqual([
      ['a', 'y'],
      ['b', 'd'],
    ]);
  });

  it('lets a team of three choose who plays without a partner', () => {
    const lineUp = ['a', 'b', 'c', null];
    const { after } = value(
      choosePairs(factsOf('home', { lineUp }), {
        round: 0,
        pairs: [
          ['a', null],
          ['b', 'c'],
        ],
      }),
    );
    expect(pairsIn({ format, side: 'home' }, after, 0)).toEqual([
      ['a', null],
      ['b', 'c'],
    ]);
  });

  it.each([
    [
      'somebody twice',
      0,
      [
        ['a', 'a'],
        ['c', 'd'],
      ],
    ],
    [
      'a substitute',
      0,
      [
        ['a', 'x'],
        ['c', 'd'],
      ],
    ],
    [
      'an empty position that is not empty',
      0,
      [
        ['a', null],
        ['c', 'd'],
      ],
    ],
    ['three in a pair', 0, [['a', 'b', 'c'], ['d']]],
    [
      'a round of singles',
      1,
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a round that does not exist',
      6,
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('refuses %s', (_, round, pairs) => {
    expect(choosePairs(factsOf('home'), { round, pairs })).toMatchObject({ ok: false, game: null });
  });

  it('is refused once a double of the round has begun', () => {
    const progress = begunIf((number) => number === 11);
    const wanted = {
      round: 3,
      pairs: [
        ['a', 'c'],
        ['b', 'd'],
      ],
    };
    expect(choosePairs(factsOf('home', { progress }), wanted)).toMatchObject({ ok: false, game: 11 });
    expect(choosePairs(factsOf('home', { progress }), { ...wanted, round: 0 })).toMatchObject({ ok: true });
  });
});

describe('games that were given because a side has nobody', () => {
  // The other side lacks position 4: in round 1 the double of 3 and 4, in round 2 the single of 4, and so on.
  const given = [1, 5, 9, 10, 15, 19];
  const withBegun = (...begun: readonly number[]): readonly GameProgress[] =>
    plan.map(({ number }) => (begun.includes(number) ? 'begun' : given.includes(number) ? 'given' : 'open'));

  it('follow the pairs and substitutions until their round has begun', () => {
    const wanted = {
      round: 3,
      pairs: [
        ['a', 'd'],
        ['c', 'b'],
      ],
    };
    const chosen = (...begun: readonly number[]) =>
      choosePairs(factsOf('away', { progress: withBegun(...begun) }), wanted);
    expect(value(chosen(0, 2, 3, 9)).games).toEqual([10, 11]);
    for (const begun of [11, 12, 19]) expect(chosen(begun)).toMatchObject({ ok: false, game: 10 });
  });

  it('keep who was there, once their round has begun, and do not stop an undo', () => {
    const out = { playerId: 'd', substitutePlayerId: 'x' };
    const facts = factsOf('home', { progress: withBegun(0, 2) });
    const { games, changes } = value(substitute(facts, out));
    const ofD = foldSide({ format, side: 'home' }, facts.lineUp, []).games.flatMap((seats, number) =>
      seats.includes('d') ? [number] : [],
    );
    expect(games).toEqual(ofD.filter((number) => number > 5));
    expect(given.filter((number) => games.includes(number)).length).toBeGreaterThan(0);
    const later = factsOf('home', { changes, progress: withBegun(0, 2, 18) });
    expect(value(undoSubstitution(later, out)).changes).toEqual([]);
  });
});

type Step =
  | { readonly kind: 'begin'; readonly game: number }
  | { readonly kind: 'substitute' | 'undo'; readonly out: number; readonly into: number }
  | { readonly kind: 'pairs'; readonly round: number; readonly order: readonly number[] };

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('begin' as const), game: fc.nat({ max: plan.length - 1 }) }),
    fc.record({
      kind: fc.constantFrom('substitute' as const, 'undo' as const),
      out: fc.nat({ max: 7 }),
      into: fc.nat({ max: 7 }),
    }),
    fc.record({
      kind: fc.constant('pairs' as const),
      round: fc.constantFrom(0, 3),
      order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
    }),
  ),
  { maxLength: 30 },
);
const squad = [...starters, 'w', 'x', 'y', 'z'];

/** The next facts of a side after a step that is allowed; the same ones after a refusal. */
const perform = (facts: SideFacts, step: Step): SideFacts => {
  const { positions: present } = foldSide(facts, facts.lineUp, facts.changes);
  const at = (index: number) => present[step.kind === 'pairs' ? (step.order[index] ?? 0) : 0] ?? null;
  if (step.kind === 'begin') return { ...facts, progress: facts.progress.toSpliced(step.game, 1, 'begun') };
  const pairs = [
    [at(0), at(1)],
    [at(2), at(3)],
  ];
  if (step.kind === 'pairs') return next(facts, choosePairs(facts, { round: step.round, pairs }));
  const wanted = { playerId: squad[step.out] ?? '', substitutePlayerId: squad[step.into] ?? '' };
  return next(facts, step.kind === 'undo' ? undoSubstitution(facts, wanted) : substitute(facts, wanted));
};

const next = (facts: SideFacts, changed: ReturnType<typeof substitute>): SideFacts =>
  changed.ok ? { ...facts, changes: changed.value.changes } : facts;

/** What is wrong with a side at a moment. */
const mistakesOf = ({ side, lineUp, changes, progress }: SideFacts): readonly string[] => {
  const state = foldSide({ format, side }, lineUp, changes);
  const rounds = Array.from({ length: roundCount }, (_, round) => playersOfRound(state, round));
  const present = [...state.positions, ...state.bench];
  const open = plan
    .filter(({ number }) => progress[number] !== 'begun')
    .flatMap(({ number }) => state.games[number] ?? []);
  return [
    ...rounds.filter((players) => new Set(players).size !== 4).map((players) => `twice: ${players.join()}`),
    ...(new Set(present).size === present.length ? [] : [`twice on the list: ${present.join()}`]),
    ...open.filter((seat) => !state.positions.includes(seat)).map((seat) => `${seat} plays, but is out`),
  ];
};

describe('any match day', () => {
  it('keeps the players of begun games, and lets nobody play twice in a round or return', () => {
    const lineUps = fc.shuffledSubarray(squad, { minLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...sides), lineUps, steps, (side, lineUp, all) => {
        let facts: SideFacts = { format, side, lineUp, changes: [], progress: noneBegun };
        for (const step of all) {
          const { games: before } = foldSide({ format, side }, lineUp, facts.changes);
          const begun = facts.progress.map((progress) => progress === 'begun');
          facts = perform(facts, step);
          const { games: after } = foldSide({ format, side }, lineUp, facts.changes);
          expect(after.filter((_, number) => begun[number])).toEqual(
            before.filter((_, number) => begun[number]),
          );
          expect(mistakesOf(facts)).toEqual([]);
        }
      }),
    );
  });
});
