import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf } from './balance.ts';
import {
  type Booking,
  bookingKinds,
  checkBooking,
  isAboutEntry,
  maxCents,
  openDeposits,
  payments,
  reverseBooking,
} from './booking.ts';
import { arePrizesValid, prizesOfPlaces, shareOut, splitPrizes } from './prizes.ts';

const booking = (more: Partial<Booking> = {}): Booking => ({
  id: 'a',
  kind: 'fee',
  cents: 1000,
  payment: 'cash',
  entryId: 'anna',
  reverses: null,
  ...more,
});

/** What somebody tries: a booking, or the reversal of any earlier line. */
const attempt = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom(...bookingKinds),
      cents: fc.oneof(fc.constant(500), fc.integer({ min: 0, max: maxCents })),
      payment: fc.constantFrom(...payments),
      entryId: fc.constantFrom(null, 'anna', 'ben'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ line: fc.nat(40) }) },
);
type Attempt = typeof attempt extends fc.Arbitrary<infer One> ? One : never;

const bookAll = (attempts: readonly Attempt[]): readonly Booking[] => {
  const book: Booking[] = [];
  for (const [number, tried] of attempts.entries()) {
    const id = `${number}`;
    if ('line' in tried) {
      const reversal = reverseBooking(book, {
        id,
        reverses: book[tried.line % (book.length || 1)]?.id ?? '',
      });
      if (reversal.ok) book.push(reversal.value);
    } else {
      const one = { ...tried, id, reverses: null };
      if (checkBooking(book, one).ok) book.push(one);
    }
  }
  return book;
};

describe('a cash book', () => {
  it('has what came in, less what went out, and no line is ever lost', () => {
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 60 }), (attempts) => {
        const book = bookAll(attempts);
        const balance = balanceOf(book);
        expect(balance.in).toBe(balance.out + balance.kept);
        // Counted by hand: only lines that nobody has reversed.
        const reversed = new Set(book.flatMap(({ reverses }) => reverses ?? []));
        let [came, went] = [0, 0];
        for (const { id, kind, cents, payment, reverses } of book) {
          if (reverses !== null || reversed.has(id) || payment === 'waived') continue;
          if (['fee', 'deposit', 'income'].includes(kind)) came += cents;
          else went += cents;
        }
        expect([balance.in, balance.out]).toEqual([came, went]);
        expect(balance.openDeposits).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('has for each entry at most one fee, one prize and one deposit', () => {
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 60 }), (attempts) => {
        const book = bookAll(attempts);
        const reversed = new Set(book.flatMap(({ reverses }) => reverses ?? []));
        const counting = book.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
        for (const entryId of ['anna', 'ben']) {
          const count = (kind: string) =>
            counting.filter((one) => one.kind === kind && one.entryId === entryId).length;
          expect(count('fee')).toBeLessThanOrEqual(1);
          expect(count('prize')).toBeLessThanOrEqual(1);
          expect([0, 1]).toContain(count('deposit') - count('deposit-back'));
          expect(openDeposits(book, entryId)).toHaveLength(count('deposit') - count('deposit-back'));
        }
        for (const one of counting) expect(one.entryId !== null).toBe(isAboutEntry(one.kind));
      }),
    );
  });

  it('is empty again when everything is reversed, latest first', () => {
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 40 }), (attempts) => {
        const book = [...bookAll(attempts)];
        for (const { id } of book.toReversed()) {
          const reversal = reverseBooking(book, { id: `-${id}`, reverses: id });
          if (reversal.ok) book.push(reversal.value);
        }
        const { byKind, waived, kept } = balanceOf(book);
        expect([...Object.values(byKind), waived, kept].every((cents) => cents === 0)).toBe(true);
      }),
    );
  });

  it.each([
    ['half a cent', { cents: 0.5 }, 'wrong'],
    ['less than nothing', { cents: -1 }, 'wrong'],
    ['more than allowed', { cents: maxCents + 1 }, 'wrong'],
    ['a fee of nobody', { entryId: null }, 'wrong'],
    ['an income of an entry', { kind: 'income' }, 'wrong'],
    ['a prize that is waived', { kind: 'prize', payment: 'waived' }, 'wrong'],
    ['a reversal that nobody has made', { reverses: 'a' }, 'wrong'],
    ['a second fee', {}, 'error.money.already-booked'],
    ['a deposit back that was not left', { kind: 'deposit-back' }, 'error.money.not-booked'],
  ] as const)('refuses %s', (_, more, error) => {
    expect(checkBooking([booking()], booking({ id: 'b', ...more }))).toEqual({ ok: false, error });
  });

  it('gives back exactly the deposit that was left, and reverses nothing twice', () => {
    const left = booking({ id: 'd', kind: 'deposit', cents: 500 });
    const back = booking({ id: 'e', kind: 'deposit-back', cents: 500 });
    expect(checkBooking([left], { ...back, cents: 600 }).ok).toBe(false);
    expect(checkBooking([left], back).ok).toBe(true);
    // The deposit is out of the box: first its return is reversed.
    expect(reverseBooking([left, back], { id: 'f', reverses: 'd' }).ok).toBe(false);
    const undone = reverseBooking([left, back], { id: 'f', reverses: 'e' });
    expect(undone).toMatchObject({ ok: true, value: { kind: 'deposit-back', cents: 500, reverses: 'e' } });
    const again = booking({ id: 'g', kind: 'deposit', cents: 500 });
    expect(reverseBooking([left, back, again], { id: 'f', reverses: 'e' }).ok).toBe(false);
    if (!undone.ok) throw new Error('checked above');
    const book = [left, back, undone.value];
    expect(reverseBooking(book, { id: 'h', reverses: 'e' }).ok).toBe(false);
    expect(reverseBooking(book, { id: 'h', reverses: 'f' }).ok).toBe(false);
    expect(reverseBooking(book, { id: 'h', reverses: 'd' }).ok).toBe(true);
  });
});

describe('prizes', () => {
  it('are the whole pot, and nobody loses a cent', () => {
    const weights = fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.nat(maxCents), weights, (cents, given) => {
        const parts = shareOut(cents, given);
        const total = given.reduce((all, one) => all + one, 0);
        expect(parts.reduce((all, one) => all + one, 0)).toBe(total === 0 ? 0 : cents);
        for (const [index, part] of parts.entries())
          expect(Math.abs(part - (total === 0 ? 0 : (cents * (given[index] ?? 0)) / total))).toBeLessThan(1);
      }),
    );
  });

  it('of places are split among all who share them', () => {
    const band = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { maxLength: 16 }), fc.array(band), (prizes, sizes) => {
        let next = 1;
        const bands = sizes.map((size) => {
          const from = next;
          next += size;
          const entrants = Array.from({ length: size }, (_, index) => `${from + index}`);
          return { from, to: from + size - 1, entrants };
        });
        const split = splitPrizes(prizes, bands);
        for (const { from, to, entrants } of bands) {
          const got = entrants.map((entrant) => split.get(entrant) ?? 0);
          expect(got.reduce((all, one) => all + one, 0)).toBe(
            prizes.slice(from - 1, to).reduce((all, one) => all + one, 0),
          );
          expect(Math.max(...got) - Math.min(...got)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it.each([
    // 5 entries of 7 euros; 50, 30 and 20 percent of 35 euros.
    ['all of the pot', [50, 30, 20], 3500, [1750, 1050, 700]],
    ['thirds', [34, 33, 33], 1000, [340, 330, 330]],
    ['what cannot be divided', [50, 25, 25], 101, [51, 25, 25]],
    ['a part of the pot', [40, 20], 1001, [401, 200]],
    ['nothing', [50, 50], 0, [0, 0]],
  ])('are %s', (_, places, pot, cents) => {
    expect(prizesOfPlaces({ by: 'percent', places }, pot)).toEqual(cents);
  });

  it('are amounts whatever was paid, and never more than all', () => {
    expect(prizesOfPlaces({ by: 'amount', places: [5000, 2500] }, 0)).toEqual([5000, 2500]);
    expect(arePrizesValid({ by: 'percent', places: [60, 41] })).toBe(false);
    expect(arePrizesValid({ by: 'percent', places: [60, 40] })).toBe(true);
    expect(arePrizesValid({ by: 'amount', places: [6000, 4100] })).toBe(true);
  });

  it('of a shared third place are halves, the odd cent for the first', () => {
    const bands = [
      { from: 1, to: 1, entrants: ['a'] },
      { from: 2, to: 2, entrants: ['b'] },
      { from: 3, to: 4, entrants: ['c', 'd'] },
    ];
    expect([...splitPrizes([5000, 3000, 1001], bands)]).toEqual([
      ['a', 5000],
      ['b', 3000],
      ['c', 501],
      ['d', 500],
    ]);
  });
});
