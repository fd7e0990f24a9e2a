import { mapPlayers } from '@neundarter/rules/match/players';
import type { MatchPlayer } from '@neundarter/rules/match/types';
import type { WriteTx } from '../../platform/db/database.ts';
import { announceMatch } from '../announce-match.ts';
import { type LockedMatch, type MatchPlatform, runFollowers } from '../settle-match.ts';
import { matchCache } from '../storage/match-cache.ts';
import { updateSeat, updateSeatedMatch } from '../storage/seat-rows.ts';
import { foldMatch } from '../storage/store.ts';
import { type StoredMatch, storedMatch } from '../storage/stored-match.ts';

/** A seat of a match, and who gets it. */
type SeatChange = { readonly playerId: string; readonly player: MatchPlayer };

/** The request of an online match names its players too. */
const withRequest = (stored: StoredMatch, { playerId, player: { id } }: SeatChange): StoredMatch => {
  const request = stored.props.onlineMatchRequest;
  if (request === null) return stored;
  const swap = (asked: string) => (asked === playerId ? id : asked);
  const onlineMatchRequest = {
    ...request,
    requestedByPlayerId: swap(request.requestedByPlayerId),
    requestedToPlayerId: swap(request.requestedToPlayerId),
  };
  return { ...stored, props: { ...stored.props, onlineMatchRequest } };
};

/**
 * Gives a seat of a locked match to somebody else, or to the same person under another type: in the parties, the turns
 * and the request of an online match. If the match is finished, the statistics of its players are counted again.
 */
export const giveSeat = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { before, change }: { readonly before: LockedMatch; readonly change: SeatChange },
): Promise<LockedMatch> => {
  const { playerId, player } = change;
  const parties = mapPlayers(before.match.parties, (one) => (one.id === playerId ? player : one));
  const seated = withRequest({ ...before.stored, props: { ...before.stored.props, parties } }, change);
  await tx.flush();
  await updateSeat(tx, { matchId: seated.id, ...change });
  const match = await foldMatch(tx.q, seated);
  const stored = storedMatch(seated, match, seated.moveCount);
  await updateSeatedMatch(tx, stored);
  const after = { stored, match };
  if (match.status === 'finished') await runFollowers(tx, platform.followers.seat, { before, after });
  platform.announce(tx, announceMatch({ change: 'edit', stored, before: before.match, after: match }));
  tx.afterCommit(() => matchCache(platform.db).committed(stored, match));
  return after;
};
