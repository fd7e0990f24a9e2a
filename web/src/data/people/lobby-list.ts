import type { LobbyPlayer, LobbyStatus } from '@neundarter/contract/entities/lobby';
import type { PresenceChanged } from '@neundarter/contract/live';

const order: Readonly<Record<LobbyStatus, number>> = { online: 0, playing: 1, offline: 2 };

/** Players who can play now come first, then by name. */
const compare = (one: LobbyPlayer, other: LobbyPlayer): number =>
  order[one.status] - order[other.status] || one.fullName.localeCompare(other.fullName, 'de');

/** Team mates are always listed; other players only while they are online and accept online matches. */
const isListed = ({ status, isTeammate, onlineMatchesAllowed }: LobbyPlayer): boolean =>
  isTeammate || (status !== 'offline' && onlineMatchesAllowed);

/**
 * The lobby after a player came, left or began to play.
 * @param ownId the signed-in user's player, who is never listed
 */
export function applyPresence(
  list: readonly LobbyPlayer[],
  { player }: PresenceChanged,
  ownId: string,
): readonly LobbyPlayer[] {
  if (player.id === ownId) return list;
  const known = list.find(({ id }) => id === player.id);
  const changed: LobbyPlayer = { ...player, isTeammate: known?.isTeammate ?? false };
  const others = list.filter(({ id }) => id !== player.id);
  if (!isListed(changed)) return known === undefined ? list : others;
  return [...others, changed].toSorted(compare);
}
