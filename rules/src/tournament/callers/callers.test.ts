import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  favouriteWins,
  nameOf,
  planForTest,
  playOut,
  seedOf,
  winnersBy,
} from '../../../test-support/tournaments.ts';
import { seededChance } from '../../board/seeded-chance.ts';
import type { LogRow } from '../advance/log.ts';
import { advance } from '../course/advance.ts';
import { changedCallers } from '../course/changes.ts';
import type { Plan } from '../plan/plan.ts';

const knockout = planForTest({ mode: 'single-knockout', noOfEntrants: 8, callerRule: 'loser-calls' });

/** The log of a tournament that the favourites win, in playing order. */
const logOf = (plan: Plan): readonly LogRow[] => {
  const { log } = playOut(plan, favouriteWins);
  const order = plan.matches.map(({ key }) => key);
  const positionOf = (row: LogRow) => (row.kind === 'result' ? order.indexOf(row.match) : -1);
  return log.toSorted((one, other) => positionOf(one) - positionOf(other));
};

const callersAfter = (plan: Plan, rows: readonly LogRow[]) =>
  Object.entries(advance(plan, rows).callers).map(([match, caller]) => `${match} ${caller}`);

describe('callers of a knockout', () => {
  const log = logOf(knockout);

  it('are the losers, in the order of their matches', () => {
    expect(callersAfter(knockout, [])).toEqual([]);
    expect(callersAfter(knockout, log.slice(0, 1))).toEqual(['knockout/0/1 e8']);
    expect(callersAfter(knockout, log.slice(0, 2))).toEqual(['knockout/0/1 e8', 'knockout/0/2 e5']);
    expect(callersAfter(knockout, log)).toEqual([
      'knockout/0/1 e8',
      'knockout/0/2 e5',
      'knockout/0/3 e7',
      'knockout/1/0 e6',
      'knockout/1/1 e4',
      'knockout/2/0 e3',
    ]);
  });

  it('have no other match to play or to call', () => {
    const double = planForTest({ mode: 'double-knockout', noOfEntrants: 16, callerRule: 'loser-calls' });
    const rows = logOf(double);
    let before = advance(double, []);
    let chosen = 0;
    rows.forEach((_, index) => {
      const state = advance(double, rows.slice(0, index + 1));
      const ready = double.matches
        .map(({ key }) => key)
        .filter((key) => state.matches[key]?.status === 'ready');
      const playing = new Set(ready.flatMap((key) => state.matches[key]?.slots.map(nameOf) ?? []));
      const calls = ready.flatMap((key) => state.callers[key] ?? []);
      for (const key of ready.filter((match) => state.callers[match] !== before.callers[match])) {
        const caller = state.callers[key] ?? '';
        expect(playing.has(caller)).toBe(false);
        expect(calls.filter((one) => one === caller)).toHaveLength(1);
        chosen += 1;
      }
      before = state;
    });
    expect(chosen).toBeGreaterThan(15);
  });

  it('can be the winners', () => {
    const winners = planForTest({ mode: 'single-knockout', noOfEntrants: 8, callerRule: 'winner-calls' });
    expect(callersAfter(winners, logOf(winners).slice(0, 1))).toEqual(['knockout/0/1 e1']);
  });

  it('are only those chosen by hand if the organisers want this', () => {
    const byHand = planForTest({ mode: 'single-knockout', noOfEntrants: 8 });
    const chosen: LogRow = { kind: 'caller', match: 'knockout/0/3', caller: 'e1' };
    expect(callersAfter(byHand, [...logOf(byHand), chosen])).toEqual(['knockout/0/3 e1']);
    expect(byHand.groupCallers).toEqual({});
  });

  it('chosen by hand replace others, who call the next match', () => {
    const byHand: LogRow = { kind: 'caller', match: 'knockout/0/1', caller: 'e3' };
    expect(callersAfter(knockout, [...log.slice(0, 1), byHand])).toEqual(['knockout/0/1 e3']);
    expect(callersAfter(knockout, [...log.slice(0, 1), byHand, ...log.slice(1, 2)])).toEqual([
      'knockout/0/1 e3',
      'knockout/0/2 e8',
      'knockout/0/3 e5',
    ]);
    const nobody: LogRow = { kind: 'caller', match: 'knockout/0/1', caller: null };
    expect(callersAfter(knockout, [nobody, ...log.slice(0, 1)])).toEqual(['knockout/0/2 e8']);
  });

  it('are removed with the result that chose them, unless their match has begun', () => {
    const begins: LogRow = { kind: 'begin', match: 'knockout/0/1', caller: 'e8' };
    expect(callersAfter(knockout, log.slice(0, 1).slice(1))).toEqual([]);
    expect(callersAfter(knockout, [begins])).toEqual(['knockout/0/1 e8']);
    const beginsAlone: LogRow = { kind: 'begin', match: 'knockout/0/1', caller: null };
    expect(callersAfter(knockout, [beginsAlone, ...log.slice(0, 1)])).toEqual(['knockout/0/2 e8']);
  });

  it.each([
    ['double-knockout', 32],
    ['double-knockout-with-group-stage', 32],
    ['single-knockout-with-group-stage', 24],
  ] as const)('stay the same if their matches begin: %s of %i', (mode, noOfEntrants) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const groups = { noOfGroups: 8, noOfQualifiers: 16 };
        const plan = planForTest({ mode, noOfEntrants, callerRule: 'loser-calls', ...groups });
        const { log } = playOut(plan, winnersBy(seededChance(seed)));
        const withBegins = log.reduce<readonly LogRow[]>((rows, row) => {
          if (row.kind !== 'result') return [...rows, row];
          const caller = advance(plan, rows).callers[row.match] ?? null;
          return [...rows, { kind: 'begin', match: row.match, caller }, row];
        }, []);
        expect(advance(plan, withBegins).callers).toEqual(advance(plan, log).callers);
      }),
      { numRuns: 3 },
    );
  });

  it('can be compared, which lists the matches with a new caller', () => {
    const before = advance(knockout, log.slice(0, 1));
    expect(changedCallers(before, advance(knockout, log.slice(0, 2)))).toEqual(['knockout/0/2']);
    expect(changedCallers(before, before)).toEqual([]);
  });

  it('who withdraw later have called the matches that are over', () => {
    const leaves: LogRow = { kind: 'withdrawal', stage: 'knockout', entrant: 'e8' };
    expect(callersAfter(knockout, [...log.slice(0, 2), leaves])).toContain('knockout/0/1 e8');
  });

  it('who withdraw are replaced', () => {
    const leaves: LogRow = { kind: 'withdrawal', stage: 'knockout', entrant: 'e8' };
    expect(callersAfter(knockout, [...log.slice(0, 1), leaves])).toEqual([]);
    expect(callersAfter(knockout, [...log.slice(0, 1), leaves, ...log.slice(1, 2)])).toEqual([
      'knockout/0/2 e5',
    ]);
  });
});

describe('callers after groups', () => {
  // A e1 e4 e5 e8, B e2 e3 e6 e7: e5, e8, e6 and e7 are out.
  const plan = planForTest({
    mode: 'single-knockout-with-group-stage',
    noOfEntrants: 8,
    noOfGroups: 2,
    noOfQualifiers: 4,
    callerRule: 'loser-calls',
  });
  const log = logOf(plan);
  const groups = log.filter((row) => row.kind === 'result' && row.match.startsWith('group'));

  it('are those who are out, the one with the longest pause first', () => {
    const { callers } = advance(plan, groups);
    const lastMatches = plan.matches.filter(({ place }) => place.stage === 'group' && place.matchDay === 3);
    const out = lastMatches
      .flatMap(({ slots }) => slots.map(nameOf))
      .filter((entrant) => seedOf(entrant) > 4);
    expect([callers['knockout/0/0'], callers['knockout/0/1']]).toEqual(out.slice(0, 2));
    const late = [...groups.slice(2), ...groups.slice(0, 2)];
    const { callers: others } = advance(plan, late);
    expect(others['knockout/0/0']).not.toBe(callers['knockout/0/0']);
  });

  it('call in their own groups during the group stage', () => {
    const { callers } = advance(plan, []);
    expect(Object.keys(callers)).toHaveLength(12);
    for (const { key, slots } of plan.matches.filter(({ place }) => place.stage === 'group')) {
      expect(slots.map(nameOf)).not.toContain(callers[key]);
    }
  });

  it('who were chosen by hand and withdraw are replaced, too, and are back with them', () => {
    const key = Object.keys(plan.groupCallers).find((match) => match.startsWith('group/B')) ?? '';
    const chosen: LogRow = { kind: 'caller', match: key, caller: 'e8' };
    const leaves: LogRow = { kind: 'withdrawal', stage: 'group', entrant: 'e8', effect: 'forfeits' };
    expect(advance(plan, [chosen]).callers[key]).toBe('e8');
    expect(advance(plan, [chosen, leaves]).callers[key]).toBe(plan.groupCallers[key]);
    const begins: LogRow = { kind: 'begin', match: key, caller: 'e8' };
    expect(advance(plan, [chosen, begins, leaves]).callers[key]).toBe('e8');
  });

  it('who take over a call keep it when a result from paper ends the match', () => {
    const leaves: LogRow = { kind: 'withdrawal', stage: 'group', entrant: 'e8', effect: 'forfeits' };
    const key = Object.keys(plan.groupCallers).find((match) => plan.groupCallers[match] === 'e8') ?? '';
    const result = log.filter((row) => row.kind === 'result' && row.match === key);
    const { callers } = advance(plan, [leaves]);
    expect(advance(plan, [leaves, ...result]).callers).toEqual(callers);
    expect(advance(plan, [...result, leaves]).callers[key]).toBe('e8');
    expect(advance(plan, result).callers).toEqual(advance(plan, []).callers);
  });

  it('are replaced in their group by the one with the fewest calls', () => {
    const leaves: LogRow = { kind: 'withdrawal', stage: 'group', entrant: 'e8', effect: 'forfeits' };
    const { callers } = advance(plan, [leaves]);
    expect(Object.values(callers)).not.toContain('e8');
    expect(Object.keys(callers)).toHaveLength(12);
    for (const { key, slots } of plan.matches) expect(slots.map(nameOf)).not.toContain(callers[key]);
  });
});
