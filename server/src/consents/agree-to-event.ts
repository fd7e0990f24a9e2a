import { announceEventChange } from '../events/announce-event-change.ts';
import { lockEvent } from '../events/lock-event.ts';
import { linkSeats } from '../matches/seats/link-seats.ts';
import type { MatchPlatform } from '../matches/settle-match.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { consentRows, type Entered } from './store.ts';

/** Gives a player who has agreed their seats in all matches of a locked event, also in those that are over. */
export const linkAccount = (platform: MatchPlatform, tx: WriteTx, entered: Entered) =>
  linkSeats(platform, tx, entered);

/**
 * A player has shown that they take part: the matches of the event count for them from the beginning. Does nothing if
 * there is no open question.
 */
export const agreeToEvent = async (platform: MatchPlatform, entered: Entered): Promise<void> => {
  const known = await platform.db.query((q) => consentRows.findOne(q, entered));
  if (known?.status !== 'open') return;
  await platform.db.write(async (tx) => {
    const { eventId } = entered;
    await lockEvent(tx, eventId);
    const open = await consentRows.findOne(tx.q, entered);
    if (open?.status !== 'open') return;
    const answeredAt = platform.clock.now();
    await consentRows.put(tx, { ...open, status: 'agreed', wantsOut: false, answeredAt });
    const matchIds = await linkAccount(platform, tx, entered);
    await announceEventChange(platform, tx, { eventId, matchIds, isEdit: false });
  });
};

/** The same for a caller who enters the PIN of an event; guests and users without a player agree to nothing. */
export const agreeByEnrolling = async (
  platform: MatchPlatform,
  { eventId, actor }: { readonly eventId: string; readonly actor: Actor },
): Promise<void> => {
  const { playerId } = describeActor(actor);
  if (playerId !== undefined) await agreeToEvent(platform, { eventId, playerId });
};
