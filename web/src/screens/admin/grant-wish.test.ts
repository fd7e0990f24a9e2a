import type { TeamWish } from '@neundarter/contract/entities/team';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, refusal, type SentCall } from '../../test/fake-server.ts';
import { playerEntity, signInAs, teamEntity, userEntity } from '../../test/people.ts';
import { grantWish } from './grant-wish.ts';

const wish = (id: string): TeamWish => ({
  id,
  props: { name: 'Bulls', message: '', playerId: 'p2', playerName: 'Uwe', createdAt: 0 },
});
const wisher = userEntity({ id: 'u2', playerId: 'p2', roles: ['adrs-enabled'] });

type Refused = { readonly step: string; readonly code: string };

/** A server that refuses one call. */
const serve = (refused?: Refused): readonly SentCall[] =>
  fakeServer(({ method, url }) => {
    const step = `${method} ${url.replace('/api/v1', '').replace(/\?.*/, '')}`;
    if (refused !== undefined && step.startsWith(refused.step)) return refusal(409, refused.code);
    if (step === 'POST /teams/') return json(teamEntity());
    if (step === 'GET /users') return json([wisher]);
    if (step === 'PATCH /users/') return json(wisher);
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return json({ ...playerEntity(), id: 'p2' });
  });

const stepsOf = (calls: readonly SentCall[]) =>
  calls.map(({ method, url }) => `${method} ${url.replace(/\?.*/, '').replace(/[0-9a-z]{20}/, '*')}`);

const teamMadeIn = (calls: readonly SentCall[]) => (calls[0]?.body as { id?: string } | undefined)?.id;

beforeEach(() => signInAs());
afterEach(() => vi.unstubAllGlobals());

describe('granting a wish', () => {
  it('creates the team, invites the user, gives the role and ends the wish', async () => {
    const calls = serve();
    await grantWish(wish('w1'), 'me');
    expect(stepsOf(calls)).toEqual([
      'POST /api/v1/teams/',
      'POST /api/v1/teams/*/players',
      'GET /api/v1/users',
      'PATCH /api/v1/users/',
      'DELETE /api/v1/team-wishes/w1',
    ]);
    expect(calls[1]?.body).toEqual({ playerId: 'p2' });
    expect(calls[3]?.body).toEqual({
      id: 'u2',
      changedProps: { roles: ['adrs-enabled', 'team-admin'] },
      teamId: teamMadeIn(calls),
    });
  });

  it('continues with the same team after a failure', async () => {
    const failed = serve({ step: 'PATCH /users', code: 'error.api.500' });
    await expect(grantWish(wish('w2'), 'me')).rejects.toThrow('error.api.500');
    expect(stepsOf(failed)).not.toContain('DELETE /api/v1/team-wishes/w2');
    const again = serve();
    await grantWish(wish('w2'), 'me');
    expect(teamMadeIn(again)).toMatch(/^[0-9a-z]{20}$/);
    expect(teamMadeIn(again)).toBe(teamMadeIn(failed));
  });

  it.each(['error.teams.player-is-already-invited', 'error.teams.player-is-already-member'])(
    'ignores %s',
    async (code) => {
      const calls = fakeServer(({ method, url }) => {
        if (url.endsWith('/players')) return refusal(409, code);
        if (method === 'DELETE') return new Response(null, { status: 204 });
        return json(url.includes('/users') ? (method === 'GET' ? [wisher] : wisher) : teamEntity());
      });
      await grantWish(wish(`w-${code}`), 'me');
      expect(calls.at(-1)?.method).toBe('DELETE');
    },
  );

  it('does not change the admin’s own roles', async () => {
    const calls = serve();
    await grantWish(wish('w4'), 'u2');
    expect(calls.map(({ method }) => method)).not.toContain('PATCH');
  });
});
