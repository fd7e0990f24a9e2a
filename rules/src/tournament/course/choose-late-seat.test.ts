import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../test-support/runs.ts';
import {
  entrantsForTest,
  favouriteWins,
  nameOf,
  planForTest,
  playOut,
  resultRow,
  seedOf,
} from '../../../test-support/tournaments.ts';
import type { LogRow } from '../advance/log.ts';
import { drawSnake, type Group } from '../groups/draw-groups.ts';
import type { LateSeat } from '../late/late-seat.ts';
import { seatLate } from '../late/seat-late.ts';
import { entrantsIn, type PlannedMatch } from '../match/planned-match.ts';
import { type Plan, planTournament } from '../plan/plan.ts';
import { defaultPlanConfig } from '../plan/plan-config.ts';
import { advance } from './advance.ts';
import { chooseLateSeat } from './choose-late-seat.ts';

const newcomer = 'e99';

const seatIn = (plan: Plan, rows: readonly LogRow[] = [], entrant = newcomer): LateSeat | null =>
  chooseLateSeat(
    {
      plan,
      rows,
      state: advance(plan, rows),
      hasBegun: (match) => rows.some((row) => row.kind === 'result' && row.match === match),
      entrant,
    },
    0,
  );

/** The plan with one more; throws if there is no seat. */
const enter = (plan: Plan, rows: readonly LogRow[] = [], entrant = newcomer): Plan => {
  const seat = seatIn(plan, rows, entrant);
  if (seat === null) throw new Error('There is no seat');
  return seatLate(plan, [{ entrant, seat }]);
};

const pairOf = ({ slots }: PlannedMatch): string => entrantsIn(slots).toSorted().join(' ');
const numbered = ({ matches }: Plan) => matches.filter(({ number }) => number !== null);

/** A result that depends only on who plays. */
const byPeople = (match: PlannedMatch, [home, away]: readonly [string, string]): LogRow => {
  const isWon = (seedOf(home) * 7 + seedOf(away) * 7) % 3 > 0 === seedOf(home) < seedOf(away);
  return resultRow(match, isWon ? 0 : 1, isWon ? [3, seedOf(away) % 3] : [seedOf(home) % 3, 3]);
};

/** Counts of entrants that leave a bye. */
const withBye = Array.from({ length: 38 }, (_, index) => index + 3).filter(
  (count) => !Number.isInteger(Math.log2(count)),
);

describe.each(['single-knockout', 'double-knockout'] as const)('a late entry of a %s', (mode) => {
  it.each(withBye)('of %i makes the tournament that would have been started with one more', (count) => {
    const options = { mode, hasThirdPlaceMatch: true };
    const plan = planForTest({ ...options, noOfEntrants: count });
    const entrant = `e${count + 1}`;
    const after = enter(plan, [], entrant);
    const started = planForTest({ ...options, noOfEntrants: count + 1 });
    expect(after.firstRound).toEqual(started.firstRound);
    expect(numbered(after).map(({ key, slots, config }) => ({ key, slots, config }))).toEqual(
      numbered(started).map(({ key, slots, config }) => ({ key, slots, config })),
    );
    expect(new Set(numbered(after).map(({ number }) => number)).size).toBe(numbered(started).length);
    expect(playOut(after, favouriteWins).state).toEqual(playOut(started, favouriteWins).state);
    for (const { key, number } of numbered(plan))
      expect(after.matches.find((match) => match.key === key)?.number).toBe(number);
  });
});

describe('a late entry of a knockout', () => {
  const plan = planForTest({ mode: 'single-knockout', noOfEntrants: 6 });
  const play = (key: string): LogRow => {
    const match = plan.matches.find((one) => one.key === key);
    if (match === undefined) throw new Error(`There is no ${key}`);
    return resultRow(match, 0);
  };

  it('takes the place of another bye if the opponent of the first one has begun', () => {
    // e1 and e2 have byes; the seventh would meet e2, who plays the winner of this match.
    expect(seatIn(plan)).toMatchObject({ kind: 'bye', slot: 5 });
    const begun = [play('knockout/0/3'), play('knockout/1/1')];
    expect(seatIn(plan, begun)).toMatchObject({ kind: 'bye', slot: 1 });
    const all = [...begun, play('knockout/0/1'), play('knockout/1/0')];
    expect(seatIn(plan, all)).toBeNull();
  });

  it('meets nobody who has withdrawn', () => {
    const left = [{ kind: 'withdrawal', stage: 'knockout', entrant: 'e2' }] as const;
    expect(seatIn(plan, left)).toMatchObject({ kind: 'bye', slot: 1 });
  });

  it('is not possible without a bye', () => {
    expect(seatIn(planForTest({ mode: 'single-knockout', noOfEntrants: 8 }))).toBeNull();
  });
});

const planOfGroups = (groups: readonly Group[], more: object = {}): Plan =>
  planTournament({
    config: { ...defaultPlanConfig, mode: 'single-knockout-with-group-stage', noOfQualifiers: 4, ...more },
    entrants: groups.flatMap(({ entrants }) => entrants),
    groups,
    seed: 'test',
  });

/** Snake groups of these sizes, the last one smaller where it cannot be equal. */
const groupsOf = (count: number): readonly Group[] => drawSnake(entrantsForTest(count), 2);

describe.each([6, 7, 8, 9, 10, 11, 12, 13])('a late entry of two groups with %i people', (count) => {
  const groups = groupsOf(count);
  const plan = planOfGroups(groups);

  it('makes the tournament that would have been started with one more in that group', () => {
    const after = enter(plan);
    const started = planOfGroups(after.groups);
    const ofGroups = ({ matches }: Plan) => matches.filter(({ place }) => place.stage === 'group');
    expect(ofGroups(after).map(pairOf).toSorted()).toEqual(ofGroups(started).map(pairOf).toSorted());
    expect(after.matches).toHaveLength(started.matches.length);
    const [one, other] = [playOut(after, byPeople).state, playOut(started, byPeople).state];
    const order = ({ standings }: typeof one) =>
      standings.map(({ classes }) => classes.map((level) => level.map(({ key }) => key).toSorted()));
    expect(order(one)).toEqual(order(other));
    expect(one.slots).toEqual(other.slots);
    expect(one.places).toEqual(other.places);
  });

  it('leaves keys, people and numbers of all other groups and of the knockout as they are', () => {
    const after = enter(plan);
    const entered = after.groups.find(({ entrants }) => entrants.includes(newcomer))?.id;
    const known = new Map(after.matches.map((match) => [match.key, match]));
    for (const { key, slots, number, place } of plan.matches) {
      expect(known.get(key)?.slots).toEqual(slots);
      if (place.groupId !== entered) expect(known.get(key)?.number).toBe(number);
    }
    const numbers = numbered(after).map(({ number }) => number ?? 0);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, index) => index + 1));
  });

  it('shares the calls of the group', () => {
    const after = enter(plan);
    const own = after.groups.find(({ entrants }) => entrants.includes(newcomer));
    const calls = own?.entrants.map(
      (one) => Object.values(after.groupCallers).filter((caller) => caller === one).length,
    );
    expect(Math.max(...(calls ?? [])) - Math.min(...(calls ?? []))).toBeLessThanOrEqual(2);
    for (const match of after.matches)
      expect(entrantsIn(match.slots)).not.toContain(after.groupCallers[match.key]);
  });
});

const inOrder = ({ matches }: Plan, groupId: string): readonly PlannedMatch[] =>
  matches
    .filter(({ place }) => place.groupId === groupId)
    .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));

describe('the order in a group of four that becomes one of five', () => {
  const groups: readonly Group[] = [{ id: 'A', entrants: ['e1', 'e2', 'e3', 'e4'] }];
  const plan = planOfGroups(groups, {
    noOfQualifiers: 2,
    freeGroups: { seating: 'by-number', ofSize: null },
  });

  it.each([0, 1, 2])('lets nobody play two in a row after %i matches', (played) => {
    const rows = inOrder(plan, 'A')
      .slice(0, played)
      .map((match) => resultRow(match, 0));
    const open = inOrder(enter(plan, rows), 'A').filter(
      ({ key }) => !rows.some((row) => row.kind === 'result' && row.match === key),
    );
    expect(open).toHaveLength(10 - played);
    open.forEach((match, index) => {
      const before = entrantsIn(open[index - 1]?.slots ?? []);
      expect(entrantsIn(match.slots).filter((entrant) => before.includes(entrant))).toEqual([]);
    });
  });

  it('is refused when somebody has finished more than half', () => {
    const rows = inOrder(plan, 'A')
      .slice(0, 3)
      .map((match) => resultRow(match, 0));
    expect(seatIn(plan, rows)).toBeNull();
  });
});

describe('the group of a late entry', () => {
  const three = drawSnake(entrantsForTest(11), 3);

  it('is the smallest, and no other one that would grow too large', () => {
    const plan = planOfGroups(three, { freeGroups: { seating: 'by-number', ofSize: null } });
    const small = three.find(({ entrants }) => entrants.length === 3)?.id ?? '';
    expect(seatIn(plan)).toMatchObject({ kind: 'group', groupId: small });
    const rows = inOrder(plan, small)
      .slice(0, 2)
      .map((match) => resultRow(match, 0));
    expect(seatIn(plan, rows)).toBeNull();
  });

  it('counts who has withdrawn as a place that is free', () => {
    const plan = planOfGroups(drawSnake(entrantsForTest(12), 3), {
      freeGroups: { seating: 'by-number', ofSize: null },
    });
    const [entrant = ''] = plan.groups[2]?.entrants ?? [];
    const left = [{ kind: 'withdrawal', stage: 'group', entrant, effect: 'out-of-table' }] as const;
    expect(seatIn(plan, left)).toMatchObject({ groupId: plan.groups[2]?.id });
  });

  it('keeps its legs', () => {
    const ofThree = { ...defaultPlanConfig.matchConfigs.group, legsToWinSet: 5 } as const;
    const plan = planOfGroups(three, {
      freeGroups: { seating: 'by-number', ofSize: { size: 3, matchConfig: ofThree } },
    });
    const after = enter(plan);
    const entered = after.groups.find(({ entrants }) => entrants.includes(newcomer));
    const own = after.matches.filter(({ place }) => place.groupId === entered?.id);
    expect(own).toHaveLength(6);
    for (const { config } of own) expect(config).toEqual(ofThree);
  });

  it('plays a double round twice, at home and away', () => {
    const plan = planForTest({ mode: 'league', noOfEntrants: 5, roundRobinMode: 'double' });
    const after = enter(plan);
    const homes = after.matches.map(({ slots }) => slots.map(nameOf).join(' '));
    expect(after.matches).toHaveLength(30);
    expect(new Set(homes).size).toBe(30);
  });
});

it('changes nothing that was played, whenever somebody enters', () => {
  let entered = 0;
  const anyPlan = fc.oneof(
    fc
      .record({
        mode: fc.constantFrom('single-knockout', 'double-knockout', 'league'),
        noOfEntrants: fc.integer({ min: 3, max: 15 }),
      })
      .map((options) => planForTest(options)),
    fc.integer({ min: 7, max: 15 }).map((count) => planOfGroups(groupsOf(count))),
  );
  fc.assert(
    fc.property(anyPlan, fc.nat(8), (plan, count) => {
      const rows = playOut(plan, byPeople).log.slice(0, count);
      const seat = seatIn(plan, rows);
      if (seat === null) return;
      entered += 1;
      const before = advance(plan, rows);
      const after = seatLate(plan, [{ entrant: newcomer, seat }]);
      const state = advance(after, rows);
      for (const row of rows)
        if (row.kind === 'result') expect(state.matches[row.match]).toEqual(before.matches[row.match]);
      const end = playOut(after, byPeople, rows).state;
      expect(end.status).toBe('finished');
      const names = end.standings.flatMap(({ classes }) => classes.flat().map(({ key }) => key));
      expect([...names, ...end.places.map(({ entrant }) => entrant)]).toContain(newcomer);
    }),
    runs(150),
  );
  expect(entered).toBeGreaterThan(30);
});
