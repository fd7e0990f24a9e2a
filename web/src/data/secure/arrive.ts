import type { RelocationState } from '@neundarter/contract/entities/relocation';
import { guestTokenLifetimeMs } from '@neundarter/contract/limits';
import { request } from '../api/api.ts';
import { newId } from '../api/new-id.ts';
import { matchesPlace, matchQueue } from '../match/match-queue.ts';
import { enter } from '../people/account.ts';
import { keepGuest } from '../people/identity.ts';
import { gameQueue, gamesPlace } from '../practice/game-queue.ts';
import { openIdbStore } from '../queue/device-queue.ts';
import type { Queued, QueueRecord } from '../queue/queue-record.ts';
import { takeSettings, unpack } from './luggage.ts';

/** What the address of this page says about an arrival; null if nobody arrives. */
export function arrivalIn(hash: string): { readonly code: string; readonly to: string | null } | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const code = given.get('code');
  return code === null ? null : { code, to: given.get('to') };
}

/** Who wants to go on here. @throws {ApiError} */
export const readArrival = (code: string): Promise<RelocationState> =>
  request('POST /relocations/state', { body: { code } });

/** Length of a claim, in characters. */
const claimLength = 22;

const claimKey = 'relocation-claim';

function keptClaim(code: string): string | null {
  try {
    const [known = '', claim = ''] = (sessionStorage.getItem(claimKey) ?? '').split(' ');
    return known === code && claim !== '' ? claim : null;
  } catch {
    // Without storage a lost answer cannot be asked for again after a reload.
    return null;
  }
}

/** Whether this tab has used the code itself, and so gets the answer again. */
export const hasClaimed = (code: string): boolean => keptClaim(code) !== null;

/** A secret of this page for a code: with it the answer can be asked for again if it was lost on its way. */
function claimFor(code: string): string {
  const kept = keptClaim(code);
  if (kept !== null) return kept;
  const claim = (newId() + newId()).slice(0, claimLength);
  try {
    sessionStorage.setItem(claimKey, `${code} ${claim}`);
  } catch {
    // As above.
  }
  return claim;
}

/**
 * Goes on here with the identity and the things of the other address.
 * @throws {ApiError} also if the code was used or its time is over
 */
export async function arrive(code: string): Promise<void> {
  const taken = await request('POST /relocations/take', { body: { code, claim: claimFor(code) } });
  const { settings, matches, games } = unpack(taken.content);
  takeSettings(settings);
  await takeRecords(matchesPlace, matches);
  await takeRecords(gamesPlace, games);
  for (const { id } of matches) matchQueue().onOtherTab(id);
  for (const { id } of games) gameQueue().onOtherTab(id);
  const { guest, session } = taken;
  if (guest !== null)
    keepGuest({
      token: guest.token,
      guestId: guest.guestId,
      renewAt: Date.now() + guestTokenLifetimeMs / 2,
    });
  if (session !== null) await enter(session);
}

/** A record that this address knows already stays as it is, so that a repeat doubles nothing. */
async function takeRecords<Q extends Queued>(
  place: { readonly database: string; readonly table: string; readonly keyPath: string },
  records: readonly QueueRecord<Q>[],
): Promise<void> {
  if (records.length === 0) return;
  const store = await openIdbStore<Q>(place);
  for (const { id, base, queue, refusal } of records)
    await store.update(id, (stored) =>
      stored.base === null && stored.queue.length === 0 ? { ...stored, base, queue, refusal } : stored,
    );
}
