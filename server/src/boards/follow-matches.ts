import { ok } from '@neundarter/rules/result';
import { announceBoards } from '../matches/boards/announce-boards.ts';
import { findHallOfMatch } from '../matches/boards/match-board-rows.ts';
import type { LockedMatch, MatchFollower, MatchPlatform, StartFollower } from '../matches/settle-match.ts';
import type { WriteTx } from '../platform/db/database.ts';

type Changed = { readonly before: LockedMatch | null; readonly after: LockedMatch | null };

/** Tells the hall of a match; only matches of events have boards. */
const tellHall = async (platform: MatchPlatform, tx: WriteTx, { before, after }: Changed): Promise<void> => {
  const stored = (after ?? before)?.stored;
  if (stored === undefined || stored.props.eventId === null) return;
  const teamId = await findHallOfMatch(tx.q, stored.id);
  if (teamId !== null) announceBoards(platform, tx, teamId);
};

/** A board is free again when the match on it ends, and occupied when its end is taken back. */
export const followMatches =
  (platform: MatchPlatform): MatchFollower =>
  async (tx, changed) => {
    await tellHall(platform, tx, changed);
    return ok(true);
  };

/** A board is occupied when a match on it starts. */
export const followMatchStarts =
  (platform: MatchPlatform): StartFollower =>
  (tx, started) =>
    tellHall(platform, tx, started);
