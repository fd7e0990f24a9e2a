import type { LobbyPlayer } from '@neundarter/contract/entities/lobby';

/** A player in the lobby; by default online, and accepts online matches. */
export const lobbyPlayer = (firstName: string, changes: Partial<LobbyPlayer> = {}): LobbyPlayer => ({
  id: firstName.toLowerCase(),
  firstName,
  lastName: null,
  nickName: null,
  fullName: firstName,
  pictureUrl: null,
  status: 'online',
  matchId: null,
  onlineMatchesAllowed: true,
  isTeammate: false,
  ...changes,
});
