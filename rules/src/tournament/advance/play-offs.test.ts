import { describe, expect, it } from 'vitest';
import { nameOf, planForTest, resultRow, seedOf } from '../../../test-support/tournaments.ts';
import { completeConfig } from '../../match/config.ts';
import { advance, type Tournament } from '../course/advance.ts';
import { changedMatches } from '../course/changes.ts';
import type { Plan } from '../plan/plan.ts';
import type { LogRow } from './log.ts';
import { openPlayOff, plannedMatches } from './play-offs.ts';

const config = completeConfig({ legsToWinSet: 1 });
const level = ['e4', 'e5', 'e8'];
const playOff = (id: string, entrants: readonly string[] = level): LogRow => ({
  kind: 'play-off',
  id,
  entrants,
  config,
});

/** Whether the first one of a pair wins, if everybody in the circle beats the next one; others win by seed. */
const winnerIn = (circle: readonly string[], home: string, away: string): 0 | 1 => {
  const isOfCircle = circle.includes(home) && circle.includes(away);
  if (!isOfCircle) return seedOf(home) < seedOf(away) ? 0 : 1;
  return circle[(circle.indexOf(home) + 1) % circle.length] === away ? 0 : 1;
};

/** Results of all group matches with a circle of three who are level. */
const groupResults = (plan: Plan, circle: readonly string[] = level): readonly LogRow[] =>
  plan.matches
    .filter(({ place }) => place.stage === 'group')
    .map((match) => {
      const [home = '', away = ''] = match.slots.map(nameOf);
      return resultRow(match, winnerIn(circle, home, away));
    });

/** Results of the matches of a play-off. @param order best first */
const playOffResults = (state: Tournament, id: string, order: readonly string[]): readonly LogRow[] =>
  (state.playOffs.find((one) => one.id === id)?.matches ?? []).map((match) => {
    const [home = '', away = ''] = match.slots.map(nameOf);
    return resultRow(match, order.indexOf(home) < order.indexOf(away) ? 0 : 1);
  });

const slotsOf = ({ slots }: Tournament): string => slots.map(nameOf).join(' ');

// A e1 e4 e5 e8, B e2 e3 e6 e7; A1-B2, B1-A2. In group A e4, e5 and e8 share the second place.
const two = planForTest({
  mode: 'single-knockout-with-group-stage',
  noOfEntrants: 8,
  noOfGroups: 2,
  noOfQualifiers: 4,
});
const tied = groupResults(two);
const begun = [...tied, playOff('1')];

describe('a play-off', () => {
  it('has one match of two, and everybody against everybody of more', () => {
    const state = advance(two, begun);
    expect(state.playOffs[0]?.matches.map(({ slots }) => slots.map(nameOf).toSorted().join(' '))).toEqual(
      expect.arrayContaining(['e4 e5', 'e4 e8', 'e5 e8']),
    );
    expect(Object.keys(state.matches).filter((key) => key.startsWith('play-off'))).toHaveLength(3);
    const numbers = plannedMatches(two, state).flatMap(({ number }) => number ?? []);
    expect(new Set(numbers).size).toBe(two.matches.length + 3);
    const pair = advance(two, [...begun, playOff('2', ['e4', 'e5'])]).playOffs[1];
    expect(pair?.matches).toHaveLength(1);
  });

  it('counts no decision that followed it while one of its results is taken back', () => {
    const first = advance(two, begun).playOffs[0]?.matches ?? [];
    const circle = first.map((match) => {
      const [home = '', away = ''] = match.slots.map(nameOf);
      return resultRow(match, winnerIn(level, home, away));
    });
    const byHand: LogRow = { kind: 'order', entrants: ['e5', 'e4', 'e8'] };
    expect(slotsOf(advance(two, [...begun, ...circle, byHand]))).toBe('e1 e3 e2 e5');
    const open = advance(two, [...begun, ...circle.slice(1), byHand]);
    expect(open.needed).toEqual([{ scope: 'A', entrants: level, place: 2 }]);
    expect(slotsOf(open)).toBe('e1 e3 e2 group-rank');
    const further = advance(two, [...begun, ...circle, playOff('2')]);
    expect(further.playOffs.map(({ isDue }) => isDue)).toEqual([true, true]);
    const taken = advance(two, [...begun, ...circle.slice(1), playOff('2')]);
    expect(taken.playOffs.map(({ isDue }) => isDue)).toEqual([true, false]);
  });

  it('leaves the rank open until its last match', () => {
    const state = advance(two, begun);
    const results = playOffResults(state, '1', ['e8', 'e4', 'e5']);
    for (const rows of [begun, [...begun, ...results.slice(1)]]) {
      const open = advance(two, rows);
      expect(open.needed).toEqual([{ scope: 'A', entrants: level, place: 2 }]);
      expect(openPlayOff(open, level)?.id).toBe('1');
      expect(slotsOf(open)).toBe('e1 e3 e2 group-rank');
    }
    const over = advance(two, [...begun, ...results]);
    expect(over).toMatchObject({ needed: [], orders: [[['e8'], ['e4'], ['e5']]] });
    expect(openPlayOff(over, level)).toBeUndefined();
    expect(slotsOf(over)).toBe('e1 e3 e2 e8');
  });

  it('is followed by another one if it leaves them level', () => {
    const circle = advance(two, begun).playOffs[0]?.matches.map((match) => {
      const [home = '', away = ''] = match.slots.map(nameOf);
      return resultRow(match, winnerIn(level, home, away));
    });
    const again = [...begun, ...(circle ?? [])];
    expect(advance(two, again).needed).toEqual([{ scope: 'A', entrants: level, place: 2 }]);
    const second = [...again, playOff('2')];
    const decided = [...second, ...playOffResults(advance(two, second), '2', ['e5', 'e8', 'e4'])];
    expect(slotsOf(advance(two, decided))).toBe('e1 e3 e2 e5');
  });

  it.each([
    ['a lot or an order by hand', [['e3', 'e1', 'e2']]],
    ['an order of those whom it leaves level', [['e2', 'e1']]],
  ] as const)('that leaves entrants level is followed by %s, which does not change it', (_, [order]) => {
    const league = planForTest({ mode: 'league', noOfEntrants: 3 });
    const everybody = ['e1', 'e2', 'e3'];
    const begun = [...groupResults(league, everybody), playOff('1', everybody)];
    const matches = advance(league, begun).playOffs[0]?.matches ?? [];
    const isCircle = order.length === 3;
    const played = matches.map((match) => {
      const [home = '', away = ''] = match.slots.map(nameOf);
      const winner = winnerIn(everybody, home, away);
      // Without a circle e3 loses both, and the other two share a win: their match ends 1:1.
      if (isCircle || ![home, away].includes('e3')) return resultRow(match, isCircle ? winner : 'draw');
      return resultRow(match, home === 'e3' ? 1 : 0);
    });
    const before = advance(league, [...begun, ...played]);
    expect(before.needed).toMatchObject([{ entrants: order.toSorted() }]);
    const decided = advance(league, [...begun, ...played, { kind: 'order', entrants: order }]);
    expect(decided).toMatchObject({ status: 'finished', winner: order[0], needed: [] });
    expect(decided.playOffs).toEqual(before.playOffs);
    expect(changedMatches(league, before, decided)).toEqual([]);
    expect(changedMatches(league, decided, before)).toEqual([]);
  });

  it('keeps open what depends on it, also when everybody who is left of it would qualify', () => {
    const everybody = ['e1', 'e4', 'e5'];
    const circle = two.matches
      .filter(({ place }) => place.stage === 'group')
      .map((match) => {
        const [home = '', away = ''] = match.slots.map(nameOf);
        return resultRow(match, winnerIn(everybody, home, away));
      });
    const begun = [...circle, playOff('1', everybody)];
    expect(openPlayOff(advance(two, begun), everybody)?.id).toBe('1');
    const left = advance(two, [
      ...begun,
      { kind: 'withdrawal', stage: 'group', entrant: 'e5', effect: 'forfeits' },
    ]);
    expect(left.needed).toMatchObject([{ entrants: ['e1', 'e4'], place: 1 }]);
    expect(openPlayOff(left, ['e1', 'e4'])?.id).toBe('1');
    expect(slotsOf(left)).not.toMatch(/e1|e4/);
  });

  it('is not due for a withdrawal after a corrected result has decided the rank', () => {
    const corrected = begun.map((row) => {
      const match = two.matches.find(({ key }) => row.kind === 'result' && row.match === key);
      const names = match?.slots.map(nameOf) ?? [];
      return match !== undefined && names.every((name) => ['e4', 'e5'].includes(name))
        ? resultRow(match, names[0] === 'e5' ? 0 : 1)
        : row;
    });
    const leaves: LogRow = { kind: 'withdrawal', stage: 'group', entrant: 'e8', effect: 'forfeits' };
    expect(advance(two, [...corrected, leaves]).playOffs[0]).toMatchObject({ isDue: false });
  });

  it('decides who has won a league', () => {
    const league = planForTest({ mode: 'league', noOfEntrants: 3 });
    const everybody = ['e1', 'e2', 'e3'];
    const log = [...groupResults(league, everybody), playOff('1', everybody)];
    expect(advance(league, log)).toMatchObject({ status: 'running', winner: null });
    const results = playOffResults(advance(league, log), '1', ['e3', 'e1', 'e2']);
    expect(advance(league, [...log, ...results])).toMatchObject({ status: 'finished', winner: 'e3' });
  });

  it('is not due any more when a corrected result decides the rank', () => {
    const corrected = begun.map((row) => {
      const match = two.matches.find(({ key }) => row.kind === 'result' && row.match === key);
      const names = match?.slots.map(nameOf) ?? [];
      const [home] = names;
      return match !== undefined && names.every((name) => ['e4', 'e5'].includes(name))
        ? resultRow(match, home === 'e5' ? 0 : 1)
        : row;
    });
    const [before, after] = [advance(two, begun), advance(two, corrected)];
    expect(after.playOffs[0]).toMatchObject({ isDue: false });
    const ofPlayOff = Object.keys(before.matches).filter((key) => key.startsWith('play-off'));
    expect(changedMatches(two, before, after)).toEqual(expect.arrayContaining(ofPlayOff));
    expect(ofPlayOff.map((key) => after.matches[key]?.status)).toEqual(['not-due', 'not-due', 'not-due']);
  });

  it('goes on without whoever withdraws', () => {
    const log: readonly LogRow[] = [
      ...begun,
      { kind: 'withdrawal', stage: 'group', entrant: 'e5', effect: 'forfeits' },
    ];
    const state = advance(two, log);
    const statuses = state.playOffs[0]?.matches.map(({ key }) => state.matches[key]?.status);
    expect(statuses?.toSorted()).toEqual(['forfeited', 'forfeited', 'ready']);
    const decided = advance(two, [...log, ...playOffResults(state, '1', ['e8', 'e4', 'e5'])]);
    expect(slotsOf(decided)).toBe('e1 e3 e2 e8');
  });

  it('is not needed for a lot among those who are left after a withdrawal', () => {
    const log: readonly LogRow[] = [
      ...tied,
      { kind: 'withdrawal', stage: 'group', entrant: 'e5', effect: 'forfeits' },
    ];
    expect(advance(two, log).needed).toMatchObject([{ entrants: ['e4', 'e8'] }]);
    const lot = advance(two, [...log, { kind: 'order', entrants: ['e8', 'e4'] }]);
    expect(slotsOf(lot)).toBe('e1 e3 e2 e8');
  });

  it('lets whoever loses it call the knockout', () => {
    const calling = { ...two, config: { ...two.config, callerRule: 'loser-calls' as const } };
    const results = playOffResults(advance(calling, begun), '1', ['e8', 'e4', 'e5']);
    const { callers } = advance(calling, [...begun, ...results]);
    expect(Object.entries(callers).filter(([key]) => key.startsWith('knockout'))).toHaveLength(2);
    expect(Object.values(advance(calling, begun).callers)).not.toContain('e5');
  });
});
