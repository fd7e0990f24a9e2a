import type { BookingEntity } from '@neundarter/contract/entities/money/money';
import { expect, it } from 'vitest';
import type { TournamentView } from '../tournament-view.ts';
import { writeCashBook } from './write-cash-book.ts';

const booking = (more: Partial<BookingEntity>): BookingEntity => ({
  id: 'a',
  kind: 'fee',
  cents: 1250,
  payment: 'cash',
  feeKind: 'member',
  entryId: 'anna',
  note: null,
  reverses: null,
  bookedAt: new Date(2026, 10, 29, 18, 5).getTime(),
  bookedBy: 'Ole Chef',
  isByHelper: false,
  ...more,
});

it('has every booking, amounts as numbers, and no formula of a stranger', () => {
  const bookings = [
    booking({}),
    booking({ id: 'b', reverses: 'a', note: 'Vertan; "zweimal"' }),
    booking({ id: 'c', entryId: 'gone', isByHelper: true, bookedBy: null, payment: 'card' }),
    booking({ id: 'd', kind: 'expense', cents: 123_456, feeKind: null, entryId: null, note: '=1+1' }),
  ];
  const view = { names: new Map([['anna', '@Anna']]) } as unknown as TournamentView;
  const noSettings = { fees: { normal: null, member: null, youth: null }, deposit: null, prizes: null };
  const file = writeCashBook({ view, money: { settings: noSettings, bookings, doorLink: null } });
  expect(file.startsWith('\uFEFF')).toBe(true);
  expect(file.slice(1).trimEnd().split('\r\n')).toEqual([
    'Nr.;Zeit;Art;Wer;Betrag;Wie;Gebucht von;Notiz',
    "1;29.11.2026, 18:05;Startgeld Mitglied;'@Anna;12,50;bar;Ole Chef;",
    `2;29.11.2026, 18:05;Storno: Startgeld Mitglied;'@Anna;-12,50;bar;Ole Chef;"Vertan; ""zweimal"""`,
    '3;29.11.2026, 18:05;Startgeld Mitglied;nicht mehr dabei;12,50;Karte;Einlass;',
    "4;29.11.2026, 18:05;Ausgabe;;-1234,56;bar;Ole Chef;'=1+1",
  ]);
});
