import { findEventsById } from '../events/reads.ts';
import { countAttempt } from '../platform/attempts.ts';
import { contentHash } from '../platform/content-hash.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { findKnownPlayers } from '../players/reads.ts';
import { findAdminIdsOf } from '../teams/reads.ts';
import { findAddressOfPlayer } from '../users/reads.ts';
import type { ConsentNotice } from './consent-mails.ts';
import type { Entered } from './store.ts';
import type { EventPeople } from './unlink-account.ts';

/** Mails to one address in a day; further wishes stand in the list of participants. */
const perAddress = { max: 10, windowMs: 24 * 60 * 60_000 };
/** Team admins who are told if no address is named. */
const maxAdmins = 3;

type Telling = Pick<Platform, 'notify' | 'clock'> & Pick<EventPeople, 'organiserAddress'>;

const addressesOf = async (
  { organiserAddress }: Telling,
  tx: WriteTx,
  { eventId, teamId }: { readonly eventId: string; readonly teamId: string },
): Promise<readonly string[]> => {
  const named = await organiserAddress(tx, eventId);
  if (named !== null) return [named];
  const addresses: string[] = [];
  for (const playerId of (await findAdminIdsOf(tx.q, teamId)).slice(0, maxAdmins)) {
    const address = await findAddressOfPlayer(tx.q, playerId);
    if (address !== null) addresses.push(address);
  }
  return addresses.toSorted();
};

/** Tells the organisers by mail, once per player and event, that somebody whom others have entered wants to leave. */
export const tellOrganisers = async (
  telling: Telling,
  tx: WriteTx,
  { eventId, playerId }: Entered,
): Promise<void> => {
  const [event] = await findEventsById(tx.q, [eventId]);
  const [player] = await findKnownPlayers(tx.q, [playerId]);
  if (event === undefined || player === undefined) return;
  const { teamId, name: eventName, type: eventType } = event.props;
  for (const to of await addressesOf(telling, tx, { eventId, teamId })) {
    const key = `wants-out-mail:${contentHash(to)}`;
    if ((await countAttempt(tx, [{ key, ...perAddress }], telling.clock.now())) !== null) continue;
    const about = { eventId, eventType, eventName, name: player.fullName };
    const what: ConsentNotice = { kind: 'wants-out', ...about };
    const repeats = { once: `wants-out:${eventId}:${playerId}:${contentHash(to)}` };
    await telling.notify(tx, { by: 'mail', what, to, repeats });
  }
};
