import { mapPlayers } from '@neundarter/rules/match/players';
import type { Party, PerParty } from '@neundarter/rules/match/types';
import { lockEvent } from '../../events/lock-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { requestAnnouncement } from '../announce-match.ts';
import { matchCache } from '../storage/match-cache.ts';
import { removeGuestSeatsOf } from '../storage/seat-rows.ts';
import { findMatchesOfPlayer, lockMatch, updateParties, updateRequest } from '../storage/store.ts';
import type { StoredMatch } from '../storage/stored-match.ts';

/** Forgets the names of a player, also of a guest in whose place they have not confirmed to play. */
const withoutName = (parties: PerParty<Party>, playerId: string): PerParty<Party> =>
  mapPlayers(parties, (player) =>
    player.id === playerId && player.type !== 'bot' ? { type: 'registered', id: playerId } : player,
  );

/** Rejects the open requests of a deleted player, because nobody can answer them any more. */
const answerForNobody = async (
  { announce }: Pick<Platform, 'announce'>,
  tx: WriteTx,
  stored: StoredMatch,
): Promise<void> => {
  const request = stored.props.onlineMatchRequest;
  if (request?.status !== 'requested') return;
  const rejected = { ...request, status: 'rejected' } as const;
  const props = { ...stored.props, onlineMatchRequest: rejected, revision: stored.props.revision + 1 };
  await updateRequest(tx, { ...stored, props });
  announce(tx, [requestAnnouncement({ ...stored, props }, rejected)]);
};

/** Removes a player's name from all matches. The turns stay, because the matches also belong to the other players. */
export const anonymiseMatches = async (
  { db, announce }: Pick<Platform, 'db' | 'announce'>,
  tx: WriteTx,
  playerId: string,
): Promise<void> => {
  const caches = matchCache(db);
  // Locks events before matches, each in the same order, so that no two commands deadlock.
  const matches = await findMatchesOfPlayer(tx.q, playerId);
  const eventIds = new Set(matches.flatMap(({ eventId }) => eventId ?? []));
  for (const eventId of [...eventIds].toSorted()) await lockEvent(tx, eventId);
  const ids = matches.map(({ id }) => id).toSorted();
  for (const id of ids) {
    const stored = await lockMatch(tx, id);
    if (stored === null) continue;
    const { parties, revision } = stored.props;
    const props = { ...stored.props, parties: withoutName(parties, playerId), revision: revision + 1 };
    await updateParties(tx, { ...stored, props });
    await answerForNobody({ announce }, tx, stored);
  }
  await removeGuestSeatsOf(tx, playerId);
  tx.afterCommit(() => ids.forEach(caches.deleted));
};
