import type { LobbyPlayer } from '@neundarter/contract/entities/lobby';
import { describe, expect, it } from 'vitest';
import { lobbyPlayer } from '../../test/lobby-player.ts';
import { applyPresence } from './lobby-list.ts';

const list: readonly LobbyPlayer[] = [
  lobbyPlayer('Anna', { status: 'online' }),
  lobbyPlayer('Cem', { status: 'playing', matchId: 'm1', isTeammate: true }),
  lobbyPlayer('Dora', { status: 'offline', isTeammate: true }),
];
const namesAfter = (player: LobbyPlayer, ownId = 'me') => {
  const { isTeammate: _, ...event } = player;
  return applyPresence(list, { player: event }, ownId).map(({ fullName, status }) => `${fullName} ${status}`);
};
const before = ['Anna online', 'Cem playing', 'Dora offline'];

describe('applyPresence', () => {
  it.each<[string, LobbyPlayer, readonly string[]]>([
    [
      'a player who comes is listed by state and name',
      lobbyPlayer('Ben'),
      ['Anna online', 'Ben online', 'Cem playing', 'Dora offline'],
    ],
    [
      'a player who begins to play moves down',
      lobbyPlayer('Anna', { status: 'playing', matchId: 'm2' }),
      ['Anna playing', 'Cem playing', 'Dora offline'],
    ],
    [
      'a player who leaves is removed',
      lobbyPlayer('Anna', { status: 'offline' }),
      ['Cem playing', 'Dora offline'],
    ],
    [
      'a teammate who leaves stays',
      lobbyPlayer('Cem', { status: 'offline' }),
      ['Anna online', 'Cem offline', 'Dora offline'],
    ],
    [
      'a player who no longer accepts online matches is removed',
      lobbyPlayer('Anna', { onlineMatchesAllowed: false }),
      ['Cem playing', 'Dora offline'],
    ],
    ['strangers who leave are ignored', lobbyPlayer('Emil', { status: 'offline' }), before],
    [
      'strangers who accept no online matches are ignored',
      lobbyPlayer('Emil', { onlineMatchesAllowed: false }),
      before,
    ],
    [
      'umlauts are sorted correctly',
      lobbyPlayer('Änne'),
      ['Anna online', 'Änne online', 'Cem playing', 'Dora offline'],
    ],
  ])('%s', (_, player, names) => expect(namesAfter(player)).toEqual(names));

  it('never lists the viewer', () => expect(namesAfter(lobbyPlayer('Ben'), 'ben')).toEqual(before));

  it('remembers which players are teammates', () => {
    const { isTeammate: _, ...player } = lobbyPlayer('Dora');
    expect(applyPresence(list, { player }, 'me').find(({ id }) => id === 'dora')).toMatchObject({
      status: 'online',
      isTeammate: true,
    });
  });
});
