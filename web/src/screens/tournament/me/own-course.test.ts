import type { TournamentData, TournamentMatch } from '@neundarter/contract/entities/tournament';
import { advance } from '@neundarter/rules/tournament/course/advance';
import { drawSnake } from '@neundarter/rules/tournament/groups/draw-groups';
import { hasGroupStage, tournamentModes } from '@neundarter/rules/tournament/plan/modes';
import { planTournament } from '@neundarter/rules/tournament/plan/plan';
import { defaultPlanConfig } from '@neundarter/rules/tournament/plan/plan-config';
import { expect, it } from 'vitest';
import { matchViewsOf } from '../../../parts/tournament/match-view.ts';
import { ownCourse } from './own-course.ts';

const names = new Map([
  ['a', 'Anna'],
  ['b', 'Ben'],
  ['c', 'Cleo'],
]);
const entrant = (id: string) => ({ kind: 'entrant', entrant: id }) as const;
const match = (number: number, more: Partial<TournamentMatch> = {}): TournamentMatch => ({
  key: `k${number}`,
  matchId: `m${number}`,
  number,
  stage: 'group',
  groupId: 'A',
  round: number,
  index: 0,
  matchDay: number,
  status: 'ready',
  slots: [entrant('a'), entrant('b')],
  winner: null,
  score: null,
  caller: null,
  board: null,
  called: null,
  ...more,
});
const views = (matches: readonly TournamentMatch[]) => matchViewsOf({ matches, names, running: [] });
const stateOf = (more: object = {}): TournamentData['state'] => ({
  matches: [],
  needed: [],
  lots: [],
  withdrawn: [],
  standings: [],
  places: [],
  winner: null,
  ...more,
});

it('knows what somebody plays and calls next, in playing order', () => {
  const all = views([
    match(1, { status: 'finished', winner: 0, score: [3, 1] }),
    match(2, { slots: [entrant('b'), entrant('c')], caller: 'a' }),
    match(3),
    match(4, { status: 'waiting' }),
  ]);
  const tasks = (id: string) => {
    const { now, later } = ownCourse(all, stateOf(), id);
    return [now, later].map((task) => task && [task.as, task.match.number]);
  };
  expect(tasks('a')).toEqual([
    ['calls', 2],
    ['plays', 3],
  ]);
  expect(tasks('b')).toEqual([['plays', 2], null]);
  expect(tasks('nobody')).toEqual([null, null]);
});

it('puts a call before everything that only comes next', () => {
  const all = views([match(1), match(2, { called: 5, board: 'Board 3' }), match(3, { caller: 'a' })]);
  expect(ownCourse(all, stateOf(), 'a').now).toMatchObject({ as: 'plays', match: { number: 2 } });
  const calls = views([match(1), match(2, { slots: [entrant('b'), entrant('c')], caller: 'a', called: 5 })]);
  expect(ownCourse(calls, stateOf(), 'a').now).toMatchObject({ as: 'calls', match: { number: 2 } });
});

it('shows a match whose opponent is not known yet', () => {
  const waits = match(2, {
    status: 'waiting',
    slots: [entrant('a'), { kind: 'match', match: 'k1', outcome: 'winner' }],
  });
  const all = views([match(1, { slots: [entrant('b'), entrant('c')] }), waits]);
  const { now, isOut } = ownCourse(all, stateOf(), 'a');
  expect([now?.match.sides[1].name, isOut]).toEqual(['Sieger Spiel 1', false]);
});

it('lists own results, the latest first, without byes and what was never played', () => {
  const all = views([
    match(1, { status: 'finished', winner: 0, score: [3, 1] }),
    match(2, { status: 'finished', winner: 1, score: [2, 3], slots: [entrant('a'), entrant('c')] }),
    match(3, { status: 'finished', winner: 'draw', score: [2, 2], slots: [entrant('c'), entrant('a')] }),
    match(4, { status: 'walkover', winner: 0, slots: [entrant('a'), { kind: 'bye' }] }),
    match(5, { status: 'finished', winner: 0, score: [3, 0], slots: [entrant('b'), entrant('c')] }),
  ]);
  const { results } = ownCourse(all, stateOf(), 'a');
  expect(results.map(({ other, score, outcome }) => [other.name, score, outcome])).toEqual([
    ['Cleo', '2 : 2', 'drawn'],
    ['Cleo', '2 : 3', 'lost'],
    ['Ben', '3 : 1', 'won'],
  ]);
});

it('says the rank in the group, the place, and when nothing can come any more', () => {
  const over = views([
    match(1, { status: 'finished', winner: 0, score: [3, 1] }),
    match(2, { status: 'waiting', slots: [{ kind: 'group-rank', groupId: 'A', rank: 1 }, entrant('c')] }),
  ]);
  const ranks = [
    { entrant: 'b', rank: 1 },
    { entrant: 'a', rank: 2 },
  ];
  const standings = (isFinished: boolean) => [{ groupId: 'A', isFinished, ranks }];
  const playing = ownCourse(over, stateOf({ standings: standings(false) }), 'a');
  expect([playing.rank, playing.isOut]).toEqual([{ groupId: 'A', rank: 2, of: 2 }, false]);
  expect(ownCourse(over, stateOf({ standings: standings(true) }), 'a').isOut).toBe(true);
  const needed = [{ scope: 'A', entrants: ['a', 'b'], place: 1 }];
  expect(ownCourse(over, stateOf({ standings: standings(true), needed }), 'a').isOut).toBe(false);
  const places = [{ entrant: 'a', from: 5, to: 8 }];
  expect(ownCourse(over, stateOf({ places }), 'a')).toMatchObject({ place: { from: 5, to: 8 }, isOut: true });
  expect(ownCourse(over, stateOf({ withdrawn: ['a'] }), 'a').isOut).toBe(true);
});

it.each(tournamentModes)('%s: 48 of 48 see their next match from the start on', (mode) => {
  const entrants = Array.from({ length: 48 }, (_, index) => `e${index}`);
  const groups = hasGroupStage(mode) ? drawSnake(entrants, mode === 'league' ? 1 : 8) : [];
  const plan = planTournament({ config: { ...defaultPlanConfig, mode }, entrants, groups, seed: 'test' });
  const { matches } = advance(plan, []);
  const started = plan.matches.map(({ key, number, place }) =>
    match(number ?? 0, { ...place, key, number, ...(matches[key] as object) }),
  );
  const all = matchViewsOf({ matches: started, names: new Map(), running: [] });
  const seen = entrants.filter((id) => ownCourse(all, stateOf(), id).now?.as === 'plays');
  expect(seen).toEqual(entrants);
});

it('waits for a second chance that is not drawn, and has its place behind the knockout at the end', () => {
  const standings = [{ groupId: 'A', isFinished: true, ranks: [{ entrant: 'a', rank: 3 }] }];
  const second = (more: object) => ({
    standings,
    secondChance: { out: [{ entrant: 'a', groupId: 'A', rank: 3 }], isDrawn: false, places: [], ...more },
  });
  const open = views([match(1, { slots: [entrant('b'), entrant('c')] })]);
  expect(ownCourse(open, stateOf(second({})), 'a').isOut).toBe(false);
  expect(ownCourse(open, stateOf(second({ isDrawn: true })), 'a').isOut).toBe(true);
  const places = [{ entrant: 'a', from: 3, to: 4 }];
  const state = stateOf({ ...second({ isDrawn: true, places }), places: [{ entrant: 'b', from: 1, to: 1 }] });
  expect(ownCourse(open, state, 'a').place).toBeNull();
  expect(ownCourse([], state, 'a').place).toEqual({ from: 4, to: 5 });
});

it('has no place of a knockout without groups while a second chance may follow', () => {
  const places = [
    { entrant: 'b', from: 1, to: 1 },
    { entrant: 'a', from: 3, to: 4 },
  ];
  const second = (more: object) => ({
    places,
    secondChance: {
      out: [{ entrant: 'a', groupId: 'knockout/0/0', rank: 1 }],
      isDrawn: false,
      places: [],
      ...more,
    },
  });
  const open = views([match(1, { slots: [entrant('b'), entrant('c')] })]);
  expect(ownCourse(open, stateOf(second({})), 'a')).toMatchObject({ place: null, isOut: false });
  const own = views([match(1, { stage: 'second-chance', slots: [entrant('a'), entrant('c')] })]);
  expect(ownCourse(own, stateOf(second({ isDrawn: true })), 'a')).toMatchObject({
    place: null,
    isOut: false,
  });
  const drawn = { isDrawn: true, places: [{ entrant: 'a', from: 1, to: 1 }] };
  expect(ownCourse([], stateOf(second(drawn)), 'a').place).toEqual({ from: 2, to: 2 });
  // It was never drawn.
  expect(ownCourse([], stateOf(second({})), 'a').place).toEqual({ from: 3, to: 4 });
});
