import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { PresenceChanged } from '@neundarter/contract/live';
import type { Queries } from '../../platform/db/database.ts';
import { findPlayerEntities } from '../../players/reads.ts';
import { findPlaying } from './store.ts';

/**
 * Time after the last turn during which a player counts as playing, in ms; longer than a break, shorter than
 * forgotten.
 */
const playingForMs = 30 * 60_000;

/** A player's entry in the lobby. */
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

/** Players who are playing now, with their match. */
export const findPlayingNow = (
  q: Queries,
  now: number,
  playerIds?: readonly string[],
): Promise<ReadonlyMap<string, string>> => findPlaying(q, now - playingForMs, playerIds);

/** Current lobby entries of players, by name; players without an account have none. */
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
