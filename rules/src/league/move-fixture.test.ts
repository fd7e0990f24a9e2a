import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Side } from '../matchday/plan.ts';
import {
  checkMoveDeed,
  limitsOfRound,
  type MoveAct,
  type MoveDeed,
  type MoveFacts,
  movedTo,
  needsOffice,
  openMoveOf,
  usualMoveRules,
} from './move-fixture.ts';

const day = 24 * 3_600_000;
const now = 1_000 * day;
const start = now + 20 * day;
const later = start + 5 * day;
const earlier = start - 5 * day;

const factsOf = (more: Partial<MoveFacts> = {}): MoveFacts => ({
  startDateTime: start,
  plannedDateTime: start,
  halfEndsAt: start + 30 * day,
  isInLastRounds: false,
  isOpen: true,
  answering: ['home', 'away'],
  acts: [],
  rules: usualMoveRules,
  ...more,
});
const proposed = (by: Side, dates: readonly number[], about: string | null = null): MoveDeed => ({
  kind: 'proposed',
  by,
  dates,
  reason: null,
  about,
});
const after = (facts: MoveFacts, ...deeds: readonly MoveDeed[]): MoveFacts => ({
  ...facts,
  acts: [...facts.acts, ...deeds.map((deed, place): MoveAct => ({ ...deed, id: `${place}` }))],
});
const accepted = (by: Side | 'office', date: number, needs = false): MoveDeed => ({
  kind: 'accepted',
  by,
  about: '0',
  date,
  needsOffice: needs,
});
const codeOf = (facts: MoveFacts, deed: MoveDeed, at = now): string => {
  const checked = checkMoveDeed(facts, deed, at);
  return checked.ok ? 'ok' : checked.error;
};

describe('a proposal', () => {
  it.each([
    { what: 'one date', dates: [later], code: 'ok' },
    { what: 'three dates', dates: [later, earlier, later + day], code: 'ok' },
    { what: 'none', dates: [], code: 'error.leagues.move-date' },
    { what: 'four', dates: [1, 2, 3, 4].map((more) => start + more * day), code: 'error.leagues.move-date' },
    { what: 'the same twice', dates: [later, later], code: 'error.leagues.move-date' },
    { what: 'a date that has gone by', dates: [now], code: 'error.leagues.move-date' },
    { what: 'the present date', dates: [start], code: 'error.leagues.move-date' },
    { what: 'a date after the half', dates: [start + 30 * day], code: 'error.leagues.move-date' },
  ])('of $what: $code', ({ dates, code }) => {
    expect(codeOf(factsOf(), proposed('home', dates))).toBe(code);
  });

  it.each([
    { what: 'in the last rounds', facts: { isInLastRounds: true }, code: 'error.leagues.move-only-office' },
    { what: 'once it has begun', facts: { isOpen: false }, code: 'error.leagues.move-closed' },
    {
      what: 'too short before the start',
      facts: { startDateTime: now + 3 * day, rules: { officeAgrees: 'never', daysBefore: 3 } },
      code: 'error.leagues.too-late',
    },
  ] as const)('is refused $what', ({ facts, code }) => {
    expect(codeOf(factsOf(facts), proposed('home', [later]))).toBe(code);
  });

  it('is replaced only by who has seen it, and an answer with other dates is never too late', () => {
    const asked = after(factsOf(), proposed('home', [later]));
    expect(codeOf(asked, proposed('away', [earlier]))).toBe('error.leagues.move-changed');
    expect(codeOf(asked, proposed('away', [earlier], '0'))).toBe('ok');
    expect(codeOf(asked, proposed('home', [earlier], '0'))).toBe('ok');
    expect(codeOf(asked, proposed('away', [later + day], '0'), start - day)).toBe('ok');
  });

  it('goes by with its dates', () => {
    const asked = after(factsOf(), proposed('home', [earlier, later]));
    expect(openMoveOf(asked, earlier)?.dates).toEqual([later]);
    expect(codeOf(asked, accepted('away', earlier), earlier)).toBe('error.leagues.move-date');
    expect(openMoveOf(asked, later)).toBeNull();
    expect(codeOf(asked, accepted('away', later), later)).toBe('error.leagues.move-changed');
  });

  it('of one side waits for the other one, or for the office if that has no accounts', () => {
    expect(openMoveOf(after(factsOf(), proposed('home', [later])), now)?.waitsFor).toBe('away');
    const alone = after(factsOf({ answering: ['home'] }), proposed('home', [later]));
    expect(openMoveOf(alone, now)?.waitsFor).toBe('office');
    expect(codeOf(alone, accepted('office', later))).toBe('ok');
  });
});

describe('an answer', () => {
  const asked = after(factsOf(), proposed('home', [later]));
  const agreed = after(asked, accepted('away', later, true));

  it('moves only with both, and with the office where the league says so', () => {
    expect(codeOf(asked, accepted('home', later))).toBe('error.insufficient-permissions');
    expect(codeOf(asked, accepted('away', later + day))).toBe('error.leagues.move-date');
    expect(movedTo(asked, accepted('away', later), now)).toBe(later);
    expect(movedTo(asked, accepted('away', later, true), now)).toBeNull();
    expect(openMoveOf(agreed, now)).toMatchObject({ agreed: later, waitsFor: 'office' });
    expect(movedTo(agreed, { kind: 'approved', about: '0' }, now)).toBe(later);
    expect(codeOf(asked, { kind: 'approved', about: '0' })).toBe('error.leagues.move-changed');
  });

  it('needs the office as the league says: never, for later dates, or always', () => {
    const needs = (officeAgrees: 'never' | 'later' | 'always') =>
      [earlier, later].map((date) => needsOffice(factsOf({ rules: { officeAgrees, daysBefore: 3 } }), date));
    expect(needs('never')).toEqual([false, false]);
    expect(needs('later')).toEqual([false, true]);
    expect(needs('always')).toEqual([true, true]);
  });

  it('can be left by either side before the office has agreed, and by nobody else', () => {
    for (const by of ['home', 'away'] as const)
      expect(codeOf(agreed, { kind: 'withdrawn', by, about: '0' })).toBe('ok');
    expect(codeOf(asked, { kind: 'withdrawn', by: 'away', about: '0' })).toBe(
      'error.insufficient-permissions',
    );
    expect(codeOf(agreed, { kind: 'refused', by: 'office', about: '0', reason: null })).toBe('ok');
    expect(codeOf(agreed, proposed('home', [earlier], '0'))).toBe('error.leagues.move-changed');
  });
});

it('never moves without two different sides, whatever anybody tries in whichever order', () => {
  const date = fc.constantFrom(-1, 9, 10, 15, 25, 30, 60).map((days) => now + days * day);
  const side = fc.constantFrom<Side>('home', 'away');
  const by = fc.constantFrom<Side | 'office'>('home', 'away', 'office');
  const about = fc.integer({ min: 0, max: 3 }).map(String);
  const deed: fc.Arbitrary<MoveDeed> = fc.oneof(
    fc.record({
      kind: fc.constant('proposed' as const),
      by: side,
      dates: fc.uniqueArray(date, { maxLength: 4 }),
      reason: fc.constant(null),
      about: fc.option(about),
    }),
    fc.record({ kind: fc.constant('accepted' as const), by, about, date, needsOffice: fc.boolean() }),
    fc.record({ kind: fc.constant('refused' as const), by, about, reason: fc.constant(null) }),
    fc.record({ kind: fc.constant('withdrawn' as const), by: side, about }),
    fc.record({ kind: fc.constant('approved' as const), about }),
  );
  /** What was tried, often aimed at what waits; whether the office is needed follows from the date, as on the server. */
  const aimed = (facts: MoveFacts, sent: MoveDeed, { at, isAimed }: { at: number; isAimed: boolean }) => {
    const open = isAimed ? openMoveOf(facts, at) : null;
    if (isAimed && sent.kind === 'proposed') return { ...sent, about: open?.id ?? null };
    const named = open === null || sent.kind === 'moved' ? sent : { ...sent, about: open.id };
    if (named.kind !== 'accepted') return named;
    const to = open?.dates[0] ?? named.date;
    return { ...named, date: to, needsOffice: needsOffice(facts, to) };
  };
  const tried = fc.record({
    deed,
    days: fc.constantFrom(0, 0, 0, 1),
    isAimed: fc.boolean(),
  });
  let moves = 0;
  fc.assert(
    fc.property(fc.array(tried, { minLength: 10, maxLength: 40 }), (tries) => {
      let facts = factsOf();
      let at = now;
      let agreers = new Set<string>();
      for (const { deed: sent, days, isAimed } of tries) {
        at += days * day;
        const done = aimed(facts, sent, { at, isAimed });
        if (!checkMoveDeed(facts, done, at).ok) continue;
        if (done.kind === 'proposed') agreers = new Set([done.by]);
        if (done.kind === 'accepted') agreers.add(done.by);
        const to = movedTo(facts, done, at);
        facts = { ...facts, acts: [...facts.acts, { ...done, id: `${facts.acts.length}` }] };
        if (to === null) continue;
        moves += 1;
        expect([...agreers].toSorted()).toEqual(['away', 'home']);
        expect(to).toBeGreaterThan(at);
        expect(to).toBeLessThan(facts.halfEndsAt);
        expect(to > facts.plannedDateTime).toBe(done.kind === 'approved');
        facts = { ...facts, startDateTime: to };
        expect(openMoveOf(facts, at)).toBeNull();
      }
    }),
    { numRuns: 1000 },
  );
  expect(moves).toBeGreaterThan(20);
});

describe('the limits of a round', () => {
  // Wednesdays, 20:00 in winter; the half of three rounds ends on the Sunday after the last one.
  const wednesday = Date.UTC(2027, 0, 6, 19);
  const plan = [0, 1, 2, 3, 4, 5].map((round) => ({
    round,
    home: round < 3 ? 0 : 1,
    away: round < 3 ? 1 : 0,
    plannedDateTime: wednesday + round * 7 * day,
  }));

  it('are those of its half and the end of the season', () => {
    expect(limitsOfRound(plan, 0)).toEqual({
      halfEndsAt: Date.UTC(2027, 0, 24, 23),
      isInLastRounds: false,
    });
    expect(limitsOfRound(plan, 3).halfEndsAt).toBe(Date.UTC(2027, 1, 14, 23));
    expect(plan.map(({ round }) => limitsOfRound(plan, round).isInLastRounds)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    const single = plan.map((one) => ({ ...one, home: 0, away: 1 }));
    expect(limitsOfRound(single, 0).halfEndsAt).toBe(Date.UTC(2027, 1, 14, 23));
  });

  it('follow German clocks over the change of summer', () => {
    const last = [{ round: 0, home: 0, away: 1, plannedDateTime: Date.UTC(2027, 2, 24, 19) }];
    expect(limitsOfRound(last, 0).halfEndsAt).toBe(Date.UTC(2027, 2, 28, 22));
  });
});
