import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { mayCorrectThrow } from './correct-throw.ts';
import type { MatchFacts } from './match.ts';

const user = (id: string, playerId: string): Actor => ({
  kind: 'user',
  id,
  playerId,
  roles: [],
  teamIds: [],
});
const guest: Actor = { kind: 'guest', id: 'device', roles: [], teamIds: [] };
const anna = user('anna', 'p1');
const ben = user('ben', 'p2');
const stranger = user('stranger', 'p3');
const admin: Actor = { ...user('admin', 'p4'), roles: ['admin'] };

const match: MatchFacts = {
  createdBy: 'device',
  playerIds: ['p1', 'p2'],
  status: 'running',
  finishReceivedAt: null,
  isOnlineMatch: false,
  event: null,
};
const online: MatchFacts = { ...match, isOnlineMatch: true };
const ended: MatchFacts = { ...match, status: 'finished', finishReceivedAt: 0 };
const dayLater = 24 * 60 * 60_000;

const answer = (
  actor: Actor,
  facts: MatchFacts,
  more: { readonly losesTurns?: boolean; readonly now?: number } = {},
) => {
  const may = mayCorrectThrow(
    { actor, match: facts },
    { playerId: 'p1', losesTurns: false, now: 0, ...more },
  );
  return may.ok ? 'ok' : may.error;
};

describe('mayCorrectThrow', () => {
  it('is for whoever may undo: the device, the players and platform admins', () => {
    for (const actor of [guest, anna, ben, admin])
      expect(answer(actor, match, { losesTurns: true })).toBe('ok');
    expect(answer(stranger, match)).toBe('error.insufficient-permissions');
  });

  it('is only for the own turns in an online match, and never removes turns there', () => {
    expect(answer(anna, online)).toBe('ok');
    expect(answer(anna, online, { losesTurns: true })).toBe('error.insufficient-permissions');
    expect(answer(ben, online)).toBe('error.insufficient-permissions');
    expect(answer(guest, online)).toBe('error.insufficient-permissions');
    expect(answer(admin, online, { losesTurns: true })).toBe('ok');
  });

  it('ends with the result, as the undo does', () => {
    expect(answer(anna, ended)).toBe('ok');
    expect(answer(anna, ended, { now: dayLater })).toBe('error.match.over');
    expect(answer(admin, ended, { now: dayLater })).toBe('error.match.reason-needed');
  });
});
