import { idsOf, peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { noteMailed } from '../../consents/ask-entered.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { findKnownPlayers } from '../../players/reads.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { findAddressOfPlayer } from '../../users/reads.ts';
import { findEntryThread } from '../storage/find-entry-thread.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import type { TournamentNotice } from '../tournament-mails.ts';

/** A pair, who has made or changed it, and who was in it before. */
export type NewPair = {
  readonly event: EventRecord;
  readonly entry: Pick<StoredEntry, 'id' | 'participant'>;
  readonly actor: Actor;
  readonly earlierIds?: readonly string[];
};

/** Player ids of the people with an account whom somebody else has put into a pair. */
export const namedPartners = ({
  entry: { participant },
  actor,
  earlierIds = [],
}: Omit<NewPair, 'event'>): readonly string[] => {
  const { playerId } = describeActor(actor);
  if (participant.type === 'single') return [];
  return peopleOf(participant)
    .filter(({ id, type }) => type === 'registered' && id !== playerId && !earlierIds.includes(id))
    .map(({ id }) => id);
};

/**
 * Tells people with an account by mail that somebody else has put them into a pair; they can withdraw it. Whoever has to
 * agree gets no other mail about it.
 */
export const tellPartners = async (
  platform: Pick<Platform, 'notify' | 'clock'>,
  tx: WriteTx,
  pair: NewPair,
): Promise<void> => {
  const { event, entry } = pair;
  for (const playerId of namedPartners(pair)) {
    const to = await findAddressOfPlayer(tx.q, playerId);
    if (to === null) continue;
    const otherId = idsOf(entry.participant).find((id) => id !== playerId) ?? '';
    const other = peopleOf(entry.participant).find(({ id }) => id === otherId);
    const [known] = await findKnownPlayers(tx.q, [otherId]);
    const entered = [other?.firstName, other?.lastName].filter((part) => part !== undefined).join(' ');
    const what: TournamentNotice = {
      kind: 'named-as-partner',
      eventId: event.id,
      eventName: event.props.name,
      partnerName: known?.fullName ?? entered,
    };
    const repeats = { thread: findEntryThread(entry.id), state: what.kind };
    await platform.notify(tx, { by: 'mail', what, to, repeats });
    await noteMailed(tx, { eventId: event.id, playerId }, platform.clock.now());
  }
};
