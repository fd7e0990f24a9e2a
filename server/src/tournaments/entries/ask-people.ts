import { idsOf, type Participant } from '@neundarter/rules/tournament/setup/participants';
import { askEntered } from '../../consents/ask-entered.ts';
import { findUnagreed } from '../../consents/reads.ts';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoredTournament } from '../storage/stored-tournament.ts';
import { type NewPair, tellPartners } from './tell-partners.ts';

/**
 * Asks everybody whom others have entered, and tells partners of a new pair; a draft tells nobody. Call it after the entry
 * is written.
 */
export const askPeople = async (
  platform: Pick<Platform, 'clock' | 'notify'>,
  tx: WriteTx,
  { row, ...pair }: NewPair & { readonly row: Pick<StoredTournament, 'status'> },
): Promise<void> => {
  if (row.status === 'draft') return;
  await askEntered(platform, tx, pair.event.id);
  await tellPartners(platform, tx, pair);
};

/** Player ids of those people whom others have entered into the event and who have not agreed. */
export const findUnagreedOf = async (
  q: Queries,
  eventId: string,
  participant: Participant,
): Promise<readonly string[]> => {
  const unagreed = (await findUnagreed(q, [eventId])).get(eventId);
  return unagreed === undefined ? [] : idsOf(participant).filter((id) => unagreed.has(id));
};
