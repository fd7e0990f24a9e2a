import { guestTokenLifetimeMs } from '@neundarter/contract/limits';
import type { Route } from '@neundarter/contract/route';
import { routes } from '@neundarter/contract/routes/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createClub, createPerson } from './create-person.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { disconnectClients, liveClient } from './live-client.ts';
import { startApp, type TestApp } from './start-app.ts';

// A token of one kind is not accepted in place of another. The permission rows list the rights of a guest's token.

const password = 'Treble20!';
const kinds = [
  'expired guest',
  'verification',
  'password',
  'invitation',
  'ended session',
  'user id',
] as const;
type Kind = (typeof kinds)[number];

const addresses = Object.entries<Route>(routes)
  // Accepts an expired guest's token on purpose, and treats a caller with a worse token as having none.
  .filter(([name]) => name !== 'loginGuest')
  .map(([, { address }]) => address);

describe.each(databases)('tokens on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;
  let tokens: { readonly [kind in Kind]: string };

  beforeAll(async () => {
    site = await create();
    app = await startApp({ db: await openDatabase(site.options), rateLimits: {}, listens: true });
    call = await checkedClient(app);
    tokens = await makeTokens();
  });
  afterAll(async () => {
    disconnectClients();
    await app.close();
    await site.dispose();
  });

  const mailed = async (to: string, kind: 'email-activated' | 'password' | 'team-invite') => {
    const find = () => app.mails.find((mail) => mail.to === to && mail.link.includes(kind));
    const { link } = await eventually(find, `the ${kind} mail`);
    return new URL(link).searchParams.get('token') ?? '';
  };
  const makeTokens = async (): Promise<typeof tokens> => {
    app.clock.time = Date.now() - guestTokenLifetimeMs - 60_000;
    const expired = (await call('GET /login/guest')).json.token;
    app.clock.time = null;
    const emailAddress = `${newId()}@club.de`;
    const session = (await call('POST /users/register', { body: { emailAddress, password } })).json;
    await call('POST /users/reset-password', { body: { emailAddress } });
    const other = (await call('POST /login', { body: { emailAddress, password } })).json.token;
    await call('POST /logout', { token: other });
    const club = await createClub(app);
    const [captain, anna] = [
      await createPerson(app, { roles: ['team-admin'], teamIds: [club] }),
      await createPerson(app),
    ];
    const body = { emailAddress: anna.emailAddress };
    await call(`POST /teams/${club}/players`, { token: captain.token, body });
    return {
      'expired guest': expired,
      verification: await mailed(emailAddress, 'email-activated'),
      password: await mailed(emailAddress, 'password'),
      invitation: await mailed(anna.emailAddress, 'team-invite'),
      'ended session': other,
      'user id': session.user.id,
    };
  };

  describe.each(kinds)('%s', (kind) => {
    it.each(addresses)('is refused by %s', async (address) => {
      const [method = 'GET', path = ''] = address.split(' ');
      const answer = await app.http.inject({
        method: method as 'GET',
        url: `/api/v1${path.replaceAll(/\{\w+\}/g, newId())}`,
        headers: { authorization: `Bearer ${tokens[kind]}` },
      });
      expect([answer.statusCode, answer.body]).toEqual([401, 'error.unauthorized']);
    });

    it('opens no live connection', async () => {
      const { socket } = liveClient(app.url, tokens[kind]);
      const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
      expect(error.message).toBe('error.unauthorized');
    });
  });

  it('of mails are valid only for the purpose of the mail', async () => {
    const anna = await createPerson(app);
    const guest = (await call('GET /login/guest')).json.token;
    const others = { session: anna.token, guest, ...tokens };
    for (const [kind, token] of Object.entries(others)) {
      const verified = await call('POST /users/verify', { body: { token } });
      expect([kind, verified.text]).toEqual([
        kind,
        kind === 'verification' ? '' : 'error.registration.invalid-link',
      ]);
    }
    for (const [kind, token] of Object.entries(others).filter(([one]) => one !== 'password')) {
      const set = await call('POST /users/new-password', { body: { token, password } });
      expect([kind, set.text]).toEqual([kind, 'error.registration.invalid-link']);
    }
    const { playerId, emailAddress } = anna;
    for (const [kind, token] of Object.entries(others)) {
      const body = { playerId, emailAddress, token };
      const joined = await call(`POST /teams/${await createClub(app)}/validate-invite`, { body });
      expect([kind, joined.text]).toEqual([kind, 'error.teams.invite-failed']);
    }
    for (const [kind, guestToken] of Object.entries(others).filter(([one]) => !one.includes('guest'))) {
      const claimed = await call('POST /users/me/matches/claim', { token: anna.token, body: { guestToken } });
      expect([kind, claimed.text]).toEqual([kind, 'error.insufficient-permissions']);
    }
  });
});
