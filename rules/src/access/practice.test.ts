import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { mayPractiseAs, mayUseScoringGame } from './practice.ts';

const guest = (id: string): Actor => ({ kind: 'guest', id, roles: [], teamIds: [] });
const user = (id: string, playerId?: string): Actor => ({
  kind: 'user',
  id,
  roles: [],
  teamIds: [],
  ...(playerId !== undefined && { playerId }),
});
const admin: Actor = { ...user('chef'), roles: ['admin'] };

describe('mayUseScoringGame', () => {
  it.each([
    ['the guest who created it', guest('g1'), true],
    ['another guest', guest('g2'), false],
    ['an admin', admin, false],
    ['a user', user('u1', 'p1'), false],
  ])('of a guest: %s', (_, actor, expected) => {
    expect(mayUseScoringGame(actor, { createdBy: 'g1', playerId: null })).toBe(expected);
  });

  it.each([
    ['its player', user('u1', 'p1'), true],
    ['its player with another account', user('u2', 'p1'), true],
    ['another player', user('u2', 'p2'), false],
    ['an admin', admin, false],
    ['a guest with the id of the player', guest('p1'), false],
  ])('of a player: %s', (_, actor, expected) => {
    expect(mayUseScoringGame(actor, { createdBy: 'u1', playerId: 'p1' })).toBe(expected);
  });

  it('is false for a guest without an id', () => {
    expect(mayUseScoringGame(guest(''), { createdBy: '', playerId: null })).toBe(false);
  });
});

describe('mayPractiseAs', () => {
  it('is true only for the player', () => {
    expect(mayPractiseAs(user('u1', 'p1'), 'p1')).toBe(true);
    expect(mayPractiseAs(user('u1', 'p1'), 'p2')).toBe(false);
    expect(mayPractiseAs(user('u1'), 'p1')).toBe(false);
    expect(mayPractiseAs({ ...guest('g1'), playerId: 'p1' }, 'p1')).toBe(false);
    expect(mayPractiseAs(admin, 'p1')).toBe(false);
  });
});
