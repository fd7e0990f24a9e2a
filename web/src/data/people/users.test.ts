import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, noNetwork, refusal } from '../../test/fake-server.ts';
import { signInAs } from '../../test/people.ts';
import { keepSession, readSession } from './session.ts';
import { deleteOwnAccount, readOwnData, readOwnTable, signOutEverywhere } from './users.ts';

beforeEach(() => signInAs());
afterEach(() => {
  vi.unstubAllGlobals();
  keepSession(null);
});

describe('ending all sessions and accounts', () => {
  it('forgets the session once the server has ended it', async () => {
    const calls = fakeServer(() => new Response(''));
    await signOutEverywhere();
    expect(calls).toMatchObject([{ url: '/api/v1/logout', body: { everywhere: true } }]);
    expect(readSession()).toBeNull();
  });

  it('keeps the session if the server could not be reached', async () => {
    fakeServer(noNetwork);
    await expect(signOutEverywhere()).rejects.toMatchObject({ code: 'error.api.network-error' });
    expect(readSession()?.token).toBe('secret');
  });

  it('keeps the session if the account was not deleted', async () => {
    fakeServer(() => refusal(403, 'error.login.wrong-password'));
    const sent = { password: 'x', isConfirmed: false };
    await expect(deleteOwnAccount('u1', sent)).rejects.toMatchObject({
      code: 'error.login.wrong-password',
    });
    expect(readSession()?.token).toBe('secret');
  });
});

describe('the export of a user’s own data', () => {
  it('is a file with the name that the server gives it', async () => {
    const headers = { 'content-disposition': 'attachment; filename="turns.csv"' };
    const calls = fakeServer(() => new Response('a;b\r\n', { headers }));
    const { name, content } = await readOwnTable('p1', 'turns');
    expect(name).toBe('turns.csv');
    expect(await content.text()).toBe('a;b\r\n');
    expect(calls[0]?.url).toBe('/api/v1/players/p1/matches/export?format=csv&content=turns');
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  it('is not a file if the server refuses', async () => {
    fakeServer(() => refusal(429, 'error.too-many-requests'));
    await expect(readOwnData()).rejects.toMatchObject({ code: 'error.too-many-requests', status: 429 });
  });
});
