import { ok, refused } from '@neundarter/rules/result';
import { isEnrolmentOpen } from '@neundarter/rules/tournament/setup/status';
import type { EventCaller } from '../../events/gather-event-rights.ts';
import { lockEvent } from '../../events/lock-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { DeriveKey } from '../../platform/passes/derive-key.ts';
import { findByKey } from '../../platform/passes/find-by-key.ts';
import { passRows } from '../../platform/passes/pass-rows.ts';
import { keepSecret } from '../../platform/passes/pass-secrets.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import { findManagedEvent } from '../core/find-managed-event.ts';
import { keyPlace, pinPlace } from '../storage/find-pins.ts';
import { findTournament } from '../storage/store.ts';

type Wanted = EventCaller & { readonly id: string };

/** The key that belongs to the PIN of today; the first who asks for it makes it work. */
const findOrIssue = async (
  tx: WriteTx,
  deriveKey: DeriveKey,
  { eventId, now }: { readonly eventId: string; readonly now: number },
): Promise<Outcome<{ readonly key: string }>> => {
  const pin = await passRows.findOpen(tx.q, pinPlace(eventId), now);
  if (pin === null) return refused('error.event.invalid-status');
  const place = keyPlace(eventId);
  const key = deriveKey(pin);
  if ((await findByKey(tx.q, { place, key }, now)) === null)
    await passRows.issue(tx, { place, secret: await keepSecret(place.kind, key), now });
  return ok({ key });
};

/**
 * The key for the QR code of a tournament's card, for its organisers: the same until there is another PIN. Refusals:
 * `error.not-found`, `error.insufficient-permissions`, `error.event.invalid-status` when nobody can be enrolled.
 */
export const giveCardKey = (
  { db, clock, rights }: TournamentPlatform,
  deriveKey: DeriveKey,
  { id, ...caller }: Wanted,
): Promise<Outcome<{ readonly key: string }>> =>
  db.write(async (tx): Promise<Outcome<{ readonly key: string }>> => {
    await lockEvent(tx, id);
    const found = await findManagedEvent(tx.q, rights, { id, ...caller });
    if (!found.ok) return found;
    const row = await findTournament(tx.q, id);
    if (row === null || !isEnrolmentOpen(row.status)) return refused('error.event.invalid-status');
    return findOrIssue(tx, deriveKey, { eventId: id, now: clock.now() });
  });
