import type { BookingEntity, MoneyEntity } from '@neundarter/contract/entities/money/money';
import { ok } from '@neundarter/rules/result';
import type { Queries } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { passRows } from '../platform/passes/pass-rows.ts';
import { findKnownPlayers } from '../players/reads.ts';
import { findPlayerIdOfUser } from '../users/reads.ts';
import {
  describeDoorLink,
  doorPlace,
  findMoneyEvent,
  type MoneyCaller,
  type MoneyPlatform,
} from './access.ts';
import { moneyRows, type StoredBooking } from './store.ts';

/** The names of users, by id. A few organisers book everything. */
const findNames = async (q: Queries, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>();
  for (const userId of new Set(userIds)) {
    const playerId = await findPlayerIdOfUser(q, userId);
    const [player] = playerId === null ? [] : await findKnownPlayers(q, [playerId]);
    if (player !== undefined) names.set(userId, player.fullName);
  }
  return names;
};

/** Bookings in the shape of the API. */
export const describeBookings = async (
  q: Queries,
  bookings: readonly StoredBooking[],
): Promise<BookingEntity[]> => {
  const names = await findNames(
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
