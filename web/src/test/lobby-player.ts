import type { LobbyPlayer } from '@neundarter/contract/entities/lobby';

/** Somebody in the lobby who is online and takes online matches, unless said otherwise. */
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
