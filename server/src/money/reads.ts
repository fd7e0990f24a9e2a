import type { BookingEntity, MoneyEntity, MoneySettings } from '@neundarter/contract/entities/money/money';
import { ok } from '@neundarter/rules/result';
import type { Queries } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { passRows } from '../platform/passes/pass-rows.ts';
import { findNamesOfUsers } from '../players/find-names-of-users.ts';
import {
  describeDoorLink,
  doorPlace,
  findMoneyEvent,
  type MoneyCaller,
  type MoneyPlatform,
} from './access.ts';
import { moneyRows, type StoredBooking } from './store.ts';

/** Bookings in the shape of the API. */
export const describeBookings = async (
  q: Queries,
  bookings: readonly StoredBooking[],
): Promise<BookingEntity[]> => {
  const names = await findNamesOfUsers(
    q,
    bookings.flatMap(({ bookedBy }) => bookedBy ?? []),
  );
  return bookings.map(({ eventId: _, seq: __, bookedBy, ...booking }) => ({
    ...booking,
    bookedBy: bookedBy === null ? null : (names.get(bookedBy) ?? null),
  }));
};

/** Everything about the money of a tournament, for its organisers. */
export const readMoney = (
  { db, clock, rights }: MoneyPlatform,
  caller: MoneyCaller,
): Promise<Outcome<MoneyEntity>> =>
  db.read(async (q): Promise<Outcome<MoneyEntity>> => {
    const found = await findMoneyEvent(q, rights, caller);
    if (!found.ok) return found;
    const pass = await passRows.findOpen(q, doorPlace(caller.id), clock.now());
    return ok({
      settings: await moneyRows.findSettings(q, caller.id),
      bookings: await describeBookings(q, await moneyRows.find(q, caller.id)),
      doorLink: pass === null ? null : describeDoorLink(pass),
    });
  });

/** What a tournament asks for. For other nouns. */
export const findMoneySettings = (q: Queries, eventId: string): Promise<MoneySettings> =>
  moneyRows.findSettings(q, eventId);
