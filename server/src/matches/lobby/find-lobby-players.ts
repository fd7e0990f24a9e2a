import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { PresenceChanged } from '@neundarter/contract/live';
import type { Queries } from '../../platform/db/database.ts';
import { findPlayerEntities } from '../../players/reads.ts';
import { findPlaying } from './store.ts';

/** Without a turn for so long nobody counts as playing any more, in ms: a long break, not a forgotten match. */
const playingForMs = 30 * 60_000;

/** How a player shows, to whomever. */
export type ShownPlayer = PresenceChanged['player'];

export type LobbyFacts = {
  /** Players with a live connection. */
  readonly present: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly now: number;
};

const shown = ({ id, props }: PlayerEntity, matchId: string | null, isPresent: boolean): ShownPlayer => {
  const { firstName, lastName, nickName, fullName, pictureUrl, settings } = props;
  const whenIdle = isPresent ? 'online' : 'offline';
  return {
    id,
    firstName,
    lastName,
    nickName,
    fullName,
    pictureUrl,
    status: matchId === null ? whenIdle : 'playing',
    matchId,
    onlineMatchesAllowed: settings.onlineMatchesAllowed,
  };
};

/** Players and the match each of them plays just now. */
export const findPlayingNow = (
  q: Queries,
  now: number,
  playerIds?: readonly string[],
): Promise<ReadonlyMap<string, string>> => findPlaying(q, now - playingForMs, playerIds);

/** How players show in the lobby now, by name; those without an account never do. */
export const findLobbyPlayers = async (
  q: Queries,
  playerIds: readonly string[],
  { present, now }: LobbyFacts,
): Promise<readonly ShownPlayer[]> => {
  if (playerIds.length === 0) return [];
  const playing = await findPlayingNow(q, now, playerIds);
  return (await findPlayerEntities(q, playerIds))
    .filter(({ props }) => props.type === 'registered')
    .map((player) => shown(player, playing.get(player.id) ?? null, present.has(player.id)));
};
