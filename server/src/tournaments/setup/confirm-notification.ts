import { ok, refused } from '@neundarter/rules/result';
import { announceEventChange } from '../../events/announce-event-change.ts';
import { lockEvent } from '../../events/lock-event.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { hashToken } from '../../platform/identity/secret-token.ts';
import { isSameSecret } from '../../platform/is-same-secret.ts';
import type { Platform } from '../../platform/platform.ts';
import { findTournament, updateTournament } from '../storage/store.ts';

/**
 * Lets the owner of a notification address agree, with the secret from the mail; a repeat changes nothing. Whoever has no
 * right secret learns nothing about the tournament: `error.registration.invalid-link`.
 */
export const confirmNotification = (
  platform: Platform,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<Outcome<undefined>> =>
  platform.db.write(async (tx): Promise<Outcome<undefined>> => {
    await lockEvent(tx, id);
    const row = await findTournament(tx.q, id);
    const isRight = isSameSecret(hashToken(token), row?.notificationToken ?? '');
    if (row === null || row.notificationToken === null || !isRight)
      return refused('error.registration.invalid-link');
    if (!row.notificationWaits) return ok(undefined);
    await updateTournament(tx, { ...row, notificationWaits: false });
    await announceEventChange(platform, tx, { eventId: id, matchIds: [], isEdit: false });
    return ok(undefined);
  });
