import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { PresenceChanged } from '@neundarter/contract/live';
import type { Queries } from '../../platform/db/database.ts';
import { findPlayerEntities } from '../../players/reads.ts';
import { findPlaying, type PlayingMatch } from './store.ts';

/**
 * Time after the last turn during which a player counts as playing, in ms; longer than a break, shorter than
 * forgotten.
 */
const playingForMs = 30 * 60_000;

/** A player's entry in the lobby. */
export type ShownPlayer = PresenceChanged['player'];

type LobbyFacts = {
  /** Players with a live connection. */
  readonly present: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** A player's entry for members of some teams, without the id of a match that they may not see. */
type EntryFor = (teamIds: readonly string[] | 'all') => ShownPlayer;

/** A player's entry in the lobby, and whether only members of one team may see the match. */
export type LobbyEntry = { readonly playing: PlayingMatch | null; readonly entryFor: EntryFor };

const mayKnow = ({ closedTeamId }: PlayingMatch, teamIds: readonly string[] | 'all'): boolean =>
  closedTeamId === null || teamIds === 'all' || teamIds.includes(closedTeamId);

const entryOf = (
  { id, props }: PlayerEntity,
  playing: PlayingMatch | null,
  isPresent: boolean,
): LobbyEntry => {
  const { firstName, lastName, nickName, fullName, pictureUrl, settings } = props;
  const whenIdle = isPresent ? 'online' : 'offline';
  const entryFor: EntryFor = (teamIds) => ({
    id,
    firstName,
    lastName,
    nickName,
    fullName,
    pictureUrl,
    status: playing === null ? whenIdle : 'playing',
    matchId: playing !== null && mayKnow(playing, teamIds) ? playing.id : null,
    onlineMatchesAllowed: settings.onlineMatchesAllowed,
  });
  return { playing, entryFor };
};

/** Players who are playing now, with their match. */
export const findPlayingNow = (
  q: Queries,
  now: number,
  playerIds?: readonly string[],
): Promise<ReadonlyMap<string, PlayingMatch>> => findPlaying(q, now - playingForMs, playerIds);

/** Current lobby entries of players, by name; players without an account have none. */
export const findLobbyPlayers = async (
  q: Queries,
  playerIds: readonly string[],
  { present, now }: LobbyFacts,
): Promise<readonly LobbyEntry[]> => {
  if (playerIds.length === 0) return [];
  const playing = await findPlayingNow(q, now, playerIds);
  return (await findPlayerEntities(q, playerIds))
    .filter(({ props }) => props.type === 'registered')
    .map((player) => entryOf(player, playing.get(player.id) ?? null, present.has(player.id)));
};
