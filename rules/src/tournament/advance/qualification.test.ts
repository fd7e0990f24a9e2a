import { describe, expect, it } from 'vitest';
import {
  favouriteWins,
  nameOf,
  planForTest,
  playOut,
  resultRow,
  seedOf,
} from '../../../test-support/tournaments.ts';
import { advance } from '../course/advance.ts';
import type { Plan } from '../plan/plan.ts';
import type { LogRow } from './log.ts';

/** Results of all group matches: the better seed wins, but members of the given circles win against each other in turn. */
const groupResults = (plan: Plan, ...circles: readonly (readonly string[])[]): readonly LogRow[] =>
  plan.matches
    .filter(({ place }) => place.stage === 'group')
    .map((match) => {
      const [home = '', away = ''] = match.slots.map(nameOf);
      const circle = circles.find((members) => members.includes(home) && members.includes(away));
      if (circle === undefined) return resultRow(match, seedOf(home) < seedOf(away) ? 0 : 1);
      const beats = circle[(circle.indexOf(home) + 1) % circle.length] === away;
      return resultRow(match, beats ? 0 : 1);
    });

const slotsOf = (plan: Plan, log: readonly LogRow[]): string =>
  advance(plan, log).slots.map(nameOf).join(' ');

// A e1 e4 e5 e8, B e2 e3 e6 e7; A1-B2, B1-A2.
const two = planForTest({
  mode: 'single-knockout-with-group-stage',
  noOfEntrants: 8,
  noOfGroups: 2,
  noOfQualifiers: 4,
});

describe('qualification by group', () => {
  it('fills the slots of a group as soon as it is finished', () => {
    const results = groupResults(two);
    const ofGroup = (id: string) =>
      results.filter((row) => row.kind === 'result' && row.match.startsWith(`group/${id}`));
    expect(slotsOf(two, [])).toBe('group-rank group-rank group-rank group-rank');
    expect(slotsOf(two, ofGroup('A'))).toBe('e1 group-rank group-rank e4');
    expect(slotsOf(two, ofGroup('A').slice(1))).toBe('group-rank group-rank group-rank group-rank');
    expect(slotsOf(two, results)).toBe('e1 e3 e2 e4');
  });

  it('waits for a decision about who qualifies, but not about the ranks of qualifiers', () => {
    const acrossLine = groupResults(two, ['e4', 'e5', 'e8']);
    const open = advance(two, acrossLine);
    expect(open.needed).toEqual([{ scope: 'A', entrants: ['e4', 'e5', 'e8'], place: 2 }]);
    expect(open.slots.map(nameOf).join(' ')).toBe('e1 e3 e2 group-rank');
    const decided = [...acrossLine, { kind: 'order', entrants: ['e8', 'e4', 'e5'] } as const];
    expect(advance(two, decided).needed).toEqual([]);
    expect(slotsOf(two, decided)).toBe('e1 e3 e2 e8');
  });

  it('ignores shared ranks of entrants who do not qualify', () => {
    const level = groupResults(two).map((row): LogRow => {
      const match = two.matches.find(({ key }) => row.kind === 'result' && key === row.match);
      const isOfLast = match?.slots.every((slot) => ['e5', 'e8'].includes(nameOf(slot))) === true;
      return match !== undefined && isOfLast ? resultRow(match, 'draw') : row;
    });
    const state = advance(two, level);
    expect(state.standings[0]?.classes.map((entrants) => entrants.length)).toEqual([1, 1, 2]);
    expect(state).toMatchObject({ needed: [], lots: [] });
    expect(slotsOf(two, level)).toBe('e1 e3 e2 e4');
  });

  it('decides about seeding at once by a lot that can be repeated', () => {
    const plan = planForTest({
      mode: 'single-knockout-with-group-stage',
      noOfEntrants: 8,
      noOfGroups: 2,
      noOfQualifiers: 8,
    });
    const results = groupResults(plan, ['e4', 'e5', 'e8']);
    const state = advance(plan, results);
    expect(state.needed).toEqual([]);
    expect(state.lots).toMatchObject([{ scope: 'A' }]);
    expect(state.lots[0]?.entrants.toSorted()).toEqual(['e4', 'e5', 'e8']);
    expect(advance(plan, results.toReversed()).lots).toEqual(state.lots);
    const [second, third, fourth] = state.lots[0]?.entrants ?? [];
    expect(slotsOf(plan, results)).toBe(`e1 e7 e3 ${third} e2 ${fourth} ${second} e6`);
    const orders = Array.from({ length: 30 }, (_, seed) =>
      advance({ ...plan, seed: `${seed}` }, results).lots[0]?.entrants.join(),
    );
    expect(new Set(orders).size).toBe(6);
  });
});

describe('qualification by the order across groups', () => {
  // Six groups of three: A e1 e12 e13, B e2 e11 e14, C e3 e10 e15, … the six first and the two best second qualify.
  const sixGroups = {
    mode: 'single-knockout-with-group-stage',
    noOfGroups: 6,
    noOfQualifiers: 8,
  } as const;
  const six = planForTest({ ...sixGroups, noOfEntrants: 18 });

  it('waits until all groups are finished', () => {
    const results = groupResults(six);
    expect(new Set(slotsOf(six, results.slice(1)).split(' '))).toEqual(new Set(['order-rank']));
  });

  it('needs a decision if the best second-placed entrants are level', () => {
    const open = advance(six, groupResults(six));
    expect(open.needed).toEqual([
      { scope: '2', entrants: ['e10', 'e11', 'e12', 'e7', 'e8', 'e9'], place: 1 },
    ]);
    const decided = advance(six, [
      ...groupResults(six),
      { kind: 'order', entrants: ['e12', 'e7', 'e8', 'e9', 'e10', 'e11'] },
    ]);
    expect(decided.needed).toEqual([]);
    const entrants = decided.slots.map(nameOf);
    expect(entrants.map(seedOf).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 12]);
  });

  it('asks who is second in a group only if the second qualifies', () => {
    // In group A the second and the third are level. Elsewhere the seconds have won, or nobody has.
    const levelInA = (others: 'won' | 'nobody') =>
      groupResults(six).map((row): LogRow => {
        const match = six.matches.find(({ key }) => row.kind === 'result' && key === row.match);
        const seeds = match?.slots.map(nameOf).map(seedOf) ?? [];
        if (match === undefined || seeds.some((seed) => seed <= 6)) return row;
        if (match.place.groupId === 'A') return resultRow(match, 'draw');
        return others === 'won' ? row : resultRow(match, 'nobody');
      });
    const scopesOf = (log: readonly LogRow[]) => advance(six, log).needed.map(({ scope }) => scope);
    expect(scopesOf(levelInA('won'))).toEqual(['2']);
    expect(advance(six, levelInA('nobody')).needed).toContainEqual({
      scope: 'A',
      entrants: ['e12', 'e13'],
      place: 2,
    });
    expect(scopesOf(levelInA('nobody'))).not.toContain('2');
  });

  it('compares figures per match played', () => {
    // The last group has only two, so its first has won one match, and the other firsts two: all are level.
    const { state } = playOut(planForTest({ ...sixGroups, noOfEntrants: 17 }), favouriteWins);
    const firsts = state.lots.find(({ scope }) => scope === '1');
    expect(firsts?.entrants.map(seedOf).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('ranks the winner of a group of one last', () => {
    const { state } = playOut(planForTest({ ...sixGroups, noOfEntrants: 11 }), favouriteWins);
    const alone = state.standings.find(({ classes }) => classes.length === 1)?.classes[0]?.[0]?.key;
    // The sixth best first meets the third best.
    expect(state.slots.map(nameOf).indexOf(alone ?? '')).toBe(7);
  });
});
