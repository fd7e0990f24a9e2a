import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { favouriteWins, nameOf, planForTest, playOut, winnersBy } from '../../../test-support/tournaments.ts';
import { seededChance } from '../../board/seeded-chance.ts';
import { goneIn, type LogRow } from '../advance/log.ts';
import { advance, type Tournament } from '../course/advance.ts';
import type { Plan } from '../plan/plan.ts';

const knockout = planForTest({ mode: 'single-knockout', noOfEntrants: 8, callerRule: 'loser-calls' });

/** The log of a tournament that the favourites win, in playing order: e8, e5, e7 and e6 lose first. */
const { log } = playOut(knockout, favouriteWins);
const afterFirst = (count: number) => log.slice(0, count);
const goes = (entrant: string): LogRow => ({ kind: 'gone', entrant });
const isBack = (entrant: string): LogRow => ({ kind: 'back', entrant });
const callersAfter = (plan: Plan, rows: readonly LogRow[]) => advance(plan, rows).callers;
/** A match with a caller. @param at which of them */
const callIn = (callers: Readonly<Record<string, string>>, at: number): readonly [string, string] => {
  const found = Object.entries(callers)[at];
  if (found === undefined) throw new Error('There is no such call');
  return found;
};

const [, second, third] = knockout.matches.map(({ key }) => key);

describe('whoever has gone', () => {
  it('is passed over, and the next one calls', () => {
    const [caller = ''] = Object.values(callersAfter(knockout, afterFirst(1)));
    expect(callersAfter(knockout, [...afterFirst(1), goes(caller)])).toEqual({});
    expect(callersAfter(knockout, [goes(caller), ...afterFirst(2)])[second ?? '']).not.toBe(caller);
    expect(
      Object.values(callersAfter(knockout, [...afterFirst(1), goes(caller), ...log.slice(1)])),
    ).not.toContain(caller);
  });

  it('gets the open call again when back, and whoever had taken it over calls next', () => {
    const rows = afterFirst(2);
    const before = callersAfter(knockout, rows);
    const [match, caller] = callIn(before, 1);
    const away = [...rows, goes(caller)];
    expect(callersAfter(knockout, away)).not.toEqual(before);
    expect(callersAfter(knockout, [...away, isBack(caller)])).toEqual(before);
    const over = log.filter((row) => row.kind === 'result' && row.match === match);
    // The call is over: somebody else has called it, and the one who is back calls the next match.
    const late = callersAfter(knockout, [...rows, goes(caller), ...over, isBack(caller)]);
    expect(late[match]).not.toBe(caller);
  });

  it('does not get back what organisers have given to somebody else', () => {
    const rows = afterFirst(1);
    const [match, caller] = callIn(callersAfter(knockout, rows), 0);
    const byHand: LogRow = { kind: 'caller', match, caller: 'e1' };
    expect(callersAfter(knockout, [...rows, goes(caller), byHand, isBack(caller)])[match]).toBe('e1');
  });

  it('has called what has begun or is over', () => {
    const rows = afterFirst(1);
    const [match, caller] = callIn(callersAfter(knockout, rows), 0);
    const begins: LogRow = { kind: 'begin', match, caller };
    expect(callersAfter(knockout, [...rows, begins, goes(caller)])[match]).toBe(caller);
  });

  it('loses calls by hand, too, also without a rule', () => {
    const byHand = planForTest({ mode: 'single-knockout', noOfEntrants: 8 });
    const chosen: LogRow = { kind: 'caller', match: third ?? '', caller: 'e1' };
    expect(callersAfter(byHand, [chosen, goes('e1')])).toEqual({});
    expect(callersAfter(byHand, [chosen, goes('e1'), isBack('e1')])).toEqual({ [third ?? '']: 'e1' });
    const over = log.filter((row) => row.kind === 'result' && row.match === third);
    expect(callersAfter(byHand, [chosen, ...over, goes('e1')])).toEqual({ [third ?? '']: 'e1' });
  });

  it('passes on the calls of a group, and gets the open ones again', () => {
    const plan = planForTest({
      mode: 'single-knockout-with-group-stage',
      noOfEntrants: 10,
      noOfGroups: 2,
      noOfQualifiers: 4,
      callerRule: 'loser-calls',
    });
    const before = callersAfter(plan, []);
    const away = callersAfter(plan, [goes('e9')]);
    expect(Object.values(before)).toContain('e9');
    expect(Object.values(away)).not.toContain('e9');
    expect(Object.keys(away)).toEqual(Object.keys(before));
    expect(callersAfter(plan, [goes('e9'), isBack('e9')])).toEqual(before);
    // A second one goes who had taken over a call: in whatever order they come back, everything is as before.
    const other = Object.entries(away).find(([key]) => before[key] === 'e9')?.[1] ?? '';
    const both = [goes('e9'), goes(other)];
    for (const order of [
      ['e9', other],
      [other, 'e9'],
    ])
      expect(callersAfter(plan, [...both, ...order.map(isBack)])).toEqual(before);
  });
});

const groupsFirst = {
  noOfEntrants: 32,
  noOfGroups: 8,
  noOfQualifiers: 16,
  callerRule: 'loser-calls',
} as const;

describe('in a knockout after groups', () => {
  it('losers of the knockout call before those who have been out longer', () => {
    const plan = planForTest({ mode: 'single-knockout-with-group-stage', ...groupsFirst });
    const { log: rows, state } = playOut(plan, favouriteWins);
    const { callers } = advance(plan, rows);
    const playing = new Set(
      plan.matches
        .filter(({ place }) => place.stage !== 'group')
        .flatMap(({ key }) => state.matches[key]?.slots.map(nameOf) ?? []),
    );
    const later = plan.matches.filter(({ place }) => place.stage === 'knockout' && place.round > 0);
    const fromKnockout = later.filter(({ key }) => playing.has(callers[key] ?? ''));
    // Of the seven matches after the first round all have a caller who had just lost.
    expect(later).toHaveLength(7);
    expect(fromKnockout).toHaveLength(7);
  });
});

/** A random course: matches, and people who go and come back in between. */
const randomCourse = (plan: Plan, seed: string): readonly LogRow[] => {
  const chance = seededChance(seed);
  const { log: results } = playOut(plan, winnersBy(chance));
  const away = new Set<string>();
  return results.flatMap((row) => {
    if (chance() < 0.7) return [row];
    const entrant = `e${1 + Math.floor(chance() * 32)}`;
    const isAway = away.delete(entrant);
    if (!isAway) away.add(entrant);
    return [row, isAway ? isBack(entrant) : goes(entrant)];
  });
};

const playersOf = (plan: Plan, { matches }: Tournament, status: 'ready' | 'finished'): readonly string[] =>
  plan.matches
    .filter(
      ({ key, place }) => matches[key]?.status === status && (status === 'ready' || place.stage !== 'group'),
    )
    .flatMap(({ key }) => matches[key]?.slots.map(nameOf) ?? []);

/** Who has played in the knockout, is there, has nothing to play, and has called nothing yet. */
const freeLosers = (plan: Plan, state: Tournament, gone: ReadonlySet<string>): readonly string[] => {
  const busy = new Set([...playersOf(plan, state, 'ready'), ...Object.values(state.callers), ...gone]);
  return playersOf(plan, state, 'finished').filter((entrant) => !busy.has(entrant));
};

const runs = { numRuns: 5 };
const modes = ['single-knockout', 'double-knockout', 'single-knockout-with-group-stage'] as const;

describe.each(modes)('in a random course of a %s', (mode) => {
  const plan = planForTest({ mode, ...groupsFirst });

  it('nobody is called who has gone, and losers of the knockout come first', () => {
    let assigned = 0;
    const check = (rows: readonly LogRow[], before: Tournament): Tournament => {
      const state = advance(plan, rows);
      const gone = goneIn(rows);
      const played = playersOf(plan, state, 'finished');
      for (const { key, place } of plan.matches) {
        const caller = state.callers[key];
        if (caller === undefined || state.matches[key]?.status !== 'ready') continue;
        expect(gone.has(caller)).toBe(false);
        if (place.stage === 'group' || caller === before.callers[key] || rows.at(-1)?.kind === 'back')
          continue;
        assigned += 1;
        if (!played.includes(caller)) expect(freeLosers(plan, state, gone)).toEqual([]);
      }
      return state;
    };
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const rows = randomCourse(plan, seed);
        let state = advance(plan, []);
        for (const at of rows.keys()) state = check(rows.slice(0, at + 1), state);
      }),
      runs,
    );
    expect(assigned).toBeGreaterThan(20);
  });

  it('whoever goes and is back at once calls what they called', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 32 }), (seed, number) => {
        const entrant = `e${number}`;
        const rows = randomCourse(plan, seed);
        for (const at of rows.keys()) {
          const now = rows.slice(0, at);
          if (goneIn(now).has(entrant)) continue;
          const { callers } = advance(plan, now);
          expect(advance(plan, [...now, goes(entrant), isBack(entrant)]).callers).toEqual(callers);
        }
      }),
      runs,
    );
  });
});
