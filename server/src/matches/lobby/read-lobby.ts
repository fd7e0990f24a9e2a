import { type LobbyPlayer, lobbyStatuses } from '@neundarter/contract/entities/lobby';
import { maxLobbyPlayers } from '@neundarter/contract/limits';
import { isAdmin } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Presence } from '../../platform/presence.ts';
import { findMemberIdsOf } from '../../teams/reads.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { findLobbyPlayers, findPlayingNow } from './find-lobby-players.ts';

/** Maximum number of online strangers to look up, so that the query does not grow without limit. */
const maxStrangers = 1000;

type Parts = Pick<Platform, 'db' | 'clock'> & { readonly presence: Pick<Presence, 'playerIds'> };

const order = ({ status }: LobbyPlayer): number => lobbyStatuses.indexOf(status);

/**
 * The players whom the caller may see in the lobby: teammates, and other online players who accept online matches,
 * without the caller. Online players come first, then those who are playing, each by name. A match of an event that is
 * not public is named only to the team of the event.
 */
export const readLobby = async (
  { db, clock, presence }: Parts,
  actor: Actor,
): Promise<Result<LobbyPlayer[], 'error.insufficient-permissions'>> => {
  if (actor.kind !== 'user' || actor.playerId === null) return refused('error.insufficient-permissions');
  const present = await presence.playerIds();
  const now = clock.now();
  const players = await db.read(async (q) => {
    const mates = new Set(await findMemberIdsOf(q, actor.teamIds));
    const active = [...present, ...(await findPlayingNow(q, now)).keys()];
    const strangers = [...new Set(active)].filter((id) => !mates.has(id)).slice(0, maxStrangers);
    const all = await findLobbyPlayers(q, [...mates, ...strangers], { present, now });
    const teamIds = isAdmin(describeActor(actor)) ? 'all' : actor.teamIds;
    return all
      .map(({ entryFor }) => entryFor(teamIds))
      .map((player): LobbyPlayer => ({ ...player, isTeammate: mates.has(player.id) }));
  });
  const isShown = ({ id, isTeammate, onlineMatchesAllowed, status }: LobbyPlayer) =>
    id !== actor.playerId && (isTeammate || (onlineMatchesAllowed && status !== 'offline'));
  const inOrder = players.filter(isShown).toSorted((one, other) => order(one) - order(other));
  return ok(inOrder.slice(0, maxLobbyPlayers));
};
