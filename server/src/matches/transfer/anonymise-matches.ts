import type { MatchPlayer, Party, PerParty } from '@neundarter/rules/match/types';
import { lockEvent } from '../../events/lock-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { requestAnnouncement } from '../announce-match.ts';
import { matchCache } from '../storage/match-cache.ts';
import { findMatchesOfPlayer, lockMatch, updateParties, updateRequest } from '../storage/store.ts';
import type { StoredMatch } from '../storage/stored-match.ts';

const withoutName = (parties: PerParty<Party>, playerId: string): PerParty<Party> => {
  const forget = (player: MatchPlayer): MatchPlayer =>
    player.id === playerId && player.type === 'registered' ? { type: 'registered', id: playerId } : player;
  const forgetIn = (party: Party): Party => {
    if (party.type === 'single') return { ...party, player: forget(party.player) };
    if (party.type !== 'double') return party;
    return { ...party, players: [forget(party.players[0]), forget(party.players[1])] };
  };
  return [forgetIn(parties[0]), forgetIn(parties[1])];
};

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
    await updateParties(tx, stored, withoutName(stored.props.parties, playerId));
    await answerForNobody({ announce }, tx, stored);
  }
  tx.afterCommit(() => ids.forEach(caches.deleted));
};
