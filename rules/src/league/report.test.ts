import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Side } from '../matchday/plan.ts';
import {
  absentOf,
  checkReportDeed,
  confirmedFrom,
  isSignedByBoth,
  openMattersOf,
  type ReportAct,
  type ReportDeed,
  type ReportFacts,
  reopensReport,
  reportStateOf,
  rulingOf,
  usualDeadlines,
} from './report.ts';

const hour = 3_600_000;
const day = 24 * hour;
const end = 1_000 * day;
const played = { games: [12, 8], legs: [40, 30] } as const;

const signed = (side: Side, protest: string | null = null): ReportDeed => ({ kind: 'signed', side, protest });
const objected = (side: Side, about: 'result' | 'signature' = 'result'): ReportDeed => ({
  kind: 'objected',
  side,
  about,
  reason: 'Nicht so',
});
const reopened = (by: Side | 'office'): ReportDeed => ({ kind: 'reopened', by, reason: 'Zahlendreher' });
const checked = (reason: string | null = null): ReportDeed => ({ kind: 'checked', reason, result: played });
const ruled: ReportDeed = {
  kind: 'ruled',
  ruling: 'rescored',
  side: null,
  result: { games: [0, 20], legs: [0, 60], points: [0, 2] },
  reason: 'Nicht spielberechtigt',
};

/** The acts come an hour after each other, the first one at the end of the fixture. */
const factsOf = (...deeds: readonly ReportDeed[]): ReportFacts => ({
  finishedAt: end,
  result: played,
  acts: deeds.map((deed, index): ReportAct => ({ ...deed, at: end + index * hour })),
  deadlines: usualDeadlines,
});
const soon = end + 10 * hour;
const late = end + 4 * day;

describe('the state of a report', () => {
  it.each([
    { deeds: [], early: 'played', after: 'confirmed-late' },
    { deeds: [signed('home')], early: 'signed-home', after: 'confirmed-late' },
    { deeds: [signed('away')], early: 'signed-away', after: 'confirmed-late' },
    { deeds: [signed('home'), signed('away')], early: 'confirmed', after: 'confirmed' },
    { deeds: [checked()], early: 'checked', after: 'checked' },
    {
      deeds: [signed('home'), signed('away'), reopened('home')],
      early: 'confirmed',
      after: 'confirmed',
    },
    {
      deeds: [signed('home'), signed('away'), reopened('home'), reopened('away')],
      early: 'played',
      after: 'confirmed-late',
    },
    {
      deeds: [signed('home'), signed('away'), checked(), reopened('office')],
      early: 'played',
      after: 'confirmed-late',
    },
    { deeds: [signed('home'), ruled, signed('away')], early: 'rescored', after: 'rescored' },
  ])('follows from the acts and the clock', ({ deeds, early, after }) => {
    expect(reportStateOf(factsOf(...deeds), soon)).toBe(early);
    expect(reportStateOf(factsOf(...deeds), late)).toBe(after);
  });

  it('is open before the end, and a check counts only for the result that the office saw', () => {
    const facts = factsOf(checked());
    expect(reportStateOf({ ...facts, finishedAt: null }, late)).toBe('open');
    const other = { ...facts, result: { ...played, legs: [41, 30] } as const };
    expect(reportStateOf(other, soon)).toBe('played');
    expect(openMattersOf(other, end, soon)).toContain('changed');
  });
});

it.each([
  { deeds: [], now: soon, open: ['unsigned'] },
  { deeds: [], now: late, open: ['unchecked'] },
  { deeds: [signed('home', 'Falsches Board')], now: soon, open: ['unsigned', 'protest'] },
  { deeds: [signed('home', 'Falsches Board'), checked('Geklärt')], now: soon, open: [] },
  { deeds: [signed('home'), signed('away'), objected('away')], now: soon, open: ['objection', 'unchecked'] },
  {
    deeds: [signed('home'), signed('away'), reopened('away')],
    now: soon,
    open: ['reopening', 'unchecked'],
  },
  { deeds: [objected('away'), ruled], now: late, open: [] },
])('says what waits for the office: $open', ({ deeds, now, open }) => {
  expect(openMattersOf(factsOf(...deeds), end, now)).toEqual(open);
});

it('names a fixture that was not played in time', () => {
  const facts = { ...factsOf(), finishedAt: null, result: null };
  expect(openMattersOf(facts, end, end + 3 * day - 1)).toEqual([]);
  expect(openMattersOf(facts, end, end + 3 * day)).toEqual(['overdue']);
});

it.each([
  { what: 'to the result', deed: objected('home'), until: end + 7 * day },
  { what: 'to its signature', deed: objected('home', 'signature'), until: end + 2 * day },
])('lets a side object $what in time', ({ deed, until }) => {
  const facts = factsOf(signed('home'));
  expect(checkReportDeed(facts, deed, until - 1).ok).toBe(true);
  expect(checkReportDeed(facts, deed, until)).toEqual({ ok: false, error: 'error.leagues.too-late' });
});

it.each([
  { what: 'to a signature that is not there', deed: objected('home', 'signature'), facts: factsOf() },
  { what: 'before the end', deed: objected('home'), facts: { ...factsOf(), finishedAt: null } },
  { what: 'with a check before the end', deed: checked(), facts: { ...factsOf(), finishedAt: null } },
  { what: 'by reopening what one has signed', deed: reopened('office'), facts: factsOf(signed('home')) },
])('refuses $what', ({ deed, facts }) => {
  expect(checkReportDeed(facts, deed, soon)).toEqual({ ok: false, error: 'error.leagues.report-not-ready' });
});

it('settles a protest only with a reason', () => {
  const facts = factsOf(signed('away', 'Falsches Board'));
  expect(checkReportDeed(facts, checked(), soon)).toEqual({
    ok: false,
    error: 'error.leagues.reason-missing',
  });
  expect(checkReportDeed(facts, checked('Geklärt'), soon).ok).toBe(true);
});

it('knows who was absent, whom the office can correct', () => {
  expect(absentOf(factsOf().acts, 'away')).toBe('away');
  expect(absentOf(factsOf(ruled).acts, 'away')).toBeNull();
});

// Random evenings: everybody tries everything in any order, games change in between wherever that is possible.
describe('in any order of acts', () => {
  const side = fc.constantFrom('home' as const, 'away' as const);
  const deed: fc.Arbitrary<ReportDeed> = fc.oneof(
    fc.record({ kind: fc.constant('signed' as const), side, protest: fc.constantFrom(null, 'Protest') }),
    fc.record({
      kind: fc.constant('objected' as const),
      side,
      about: fc.constantFrom('result' as const, 'signature' as const),
      reason: fc.constant('Nein'),
    }),
    fc.record({
      kind: fc.constant('reopened' as const),
      by: fc.constantFrom('home' as const, 'away' as const, 'office' as const),
      reason: fc.constant('Zahlendreher'),
    }),
    fc.record({
      kind: fc.constant('checked' as const),
      reason: fc.constantFrom(null, 'Geklärt'),
      result: fc.constant(played),
    }),
    fc.constant(ruled),
  );
  const step = fc.record({ deed: fc.option(deed, { freq: 4 }), hours: fc.integer({ min: 1, max: 30 }) });

  /** A step without a deed changes a game, as a match day lets it: never below both signatures, and it takes them back. */
  const walk = (
    steps: readonly { readonly deed: ReportDeed | null; readonly hours: number }[],
    look: (before: ReportFacts, after: ReportFacts, now: number) => void,
  ) => {
    let facts = factsOf();
    let now = end;
    let changes = 0;
    for (const { deed: wish, hours } of steps) {
      now += hours * hour;
      const before = facts;
      if (wish === null) {
        if (isSignedByBoth(facts)) continue;
        changes += 1;
        const acts = facts.acts.filter(({ kind }) => kind !== 'signed');
        facts = { ...facts, acts, result: { games: [12, 8], legs: [40, 30 + changes] } };
      } else if (checkReportDeed(facts, wish, now).ok)
        facts = { ...facts, acts: [...facts.acts, { ...wish, at: now }] };
      look(before, facts, now);
    }
    return { facts, now };
  };

  it('nothing that both have signed changes in silence', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        walk(steps, (before, after) => {
          if (!isSignedByBoth(before) || isSignedByBoth(after)) {
            if (isSignedByBoth(before)) expect(after.result).toEqual(before.result);
            return;
          }
          // The signatures are gone: the office, or the second side, has said so with a reason that stays.
          const last = after.acts.at(-1);
          expect(last).toMatchObject({ kind: 'reopened', reason: 'Zahlendreher' });
          expect(last?.kind === 'reopened' && reopensReport(before, last.by)).toBe(true);
          expect(after.result).toEqual(before.result);
        });
      }),
    );
  });

  it('nobody blocks by not signing, and no work is needed for it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { facts, now } = walk(steps, () => undefined);
        const deadline = confirmedFrom(facts) ?? 0;
        const state = reportStateOf(facts, Math.max(now, deadline));
        expect(['confirmed', 'confirmed-late', 'checked', 'rescored']).toContain(state);
        expect(openMattersOf(facts, end, Math.max(now, deadline))).not.toContain('unsigned');
      }),
    );
  });

  it('a decision of the office stands, whatever the sides do after it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        walk(steps, (before, after, now) => {
          if (rulingOf(before.acts) === null) return;
          expect(reportStateOf(after, now)).toBe('rescored');
        });
      }),
    );
  });
});
