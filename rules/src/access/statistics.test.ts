import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { mayExportMatches, mayListTournaments, mayReadStatistics } from './statistics.ts';

const nobody = { roles: [], teamIds: [] };
const guest: Actor = { kind: 'guest', id: 'g', ...nobody };
const anna: Actor = { kind: 'user', id: 'u', playerId: 'anna', ...nobody };
const admin: Actor = { kind: 'user', id: 'a', playerId: 'boss', roles: ['admin'], teamIds: [] };
const withoutPlayer: Actor = { kind: 'user', id: 'n', ...nobody };

describe('the statistics of a player', () => {
  it.each([
    ['a guest', guest, false, false],
    ['the player', anna, true, true],
    ['an admin', admin, true, false],
    ['a user without a player', withoutPlayer, true, false],
  ])('%s', (_, actor, mayRead, isPlayer) => {
    expect(mayReadStatistics(actor)).toBe(mayRead);
    expect(mayExportMatches(actor, 'anna')).toBe(isPlayer);
    expect(mayListTournaments(actor, 'anna')).toBe(isPlayer);
  });
});
