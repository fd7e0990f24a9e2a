import type { UserRole } from '@neundarter/rules/access/match';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createClub, createPerson, type Person } from './create-person.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { startApp, type TestApp } from './start-app.ts';

// Every call about people × every kind of caller: allowed, or refused with the right code. Each line names who may;
// everybody else gets what stands in `refusals`.

const callers = ['nobody', 'guest', 'unverified', 'anna', 'mate', 'captain', 'rival', 'admin'] as const;
type Caller = (typeof callers)[number];

const everybody = callers;
const withToken = callers.slice(1);
const accounts = callers.slice(2);
const users = callers.slice(3);

const unauthorized = 'error.unauthorized';
const forbidden = 'error.insufficient-permissions';
const unverified = 'error.login.email-not-verified';

type Kind = 'anyone' | 'guest' | 'account' | 'user';

/** What a caller hears who may not, before anything else is looked at. */
const refusalOf = (caller: Caller, kind: Kind): string => {
  if (caller === 'nobody' && kind !== 'anyone') return unauthorized;
  if (caller === 'guest' && (kind === 'account' || kind === 'user')) return forbidden;
  if (caller === 'unverified' && kind === 'user') return unverified;
  return forbidden;
};

describe.each(databases)('who may do what on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;
  let club: string;
  let target: Person;
  let tokens: { readonly [name in Caller]: string | undefined };
  let young: string;

  beforeAll(async () => {
    site = await create();
    app = await startApp({ db: await openDatabase(site.options), rateLimits: {} });
    call = await checkedClient(app);
    club = await createClub(app);
    const others = await createClub(app);
    target = await createPerson(app, { teamIds: [club] });
    const person = async (roles: readonly UserRole[], teamIds: readonly string[]) =>
      (await createPerson(app, { roles, teamIds })).token;
    const captain = await person(['team-admin'], [club]);
    young = newId();
    const props = { firstName: 'Jonas' };
    await call('POST /players/', { token: captain, body: { id: young, props } });
    await call(`POST /teams/${club}/players`, { token: captain, body: { playerId: young } });
    tokens = {
      nobody: undefined,
      guest: (await call('GET /login/guest')).json.token,
      unverified: (await createPerson(app, { isVerified: false, roles: ['admin'] })).token,
      anna: target.token,
      mate: await person(['scorer-analyzer', 'adrs-enabled'], [club]),
      captain,
      rival: await person(['team-admin'], [others]),
      admin: await person(['admin'], []),
    };
  });
  afterAll(async () => {
    await app.close();
    await site.dispose();
  });

  const roles = (given: readonly UserRole[]) => ({ id: target.userId, changedProps: { roles: given } });
  const change = (id: string, changedProps: object) => ({ id, changedProps });

  type Line = readonly [
    what: string,
    kind: Kind,
    request: () => { readonly address: string; readonly body?: object },
    may: readonly Caller[],
  ];

  const lines: readonly Line[] = [
    ['GET /players', 'user', () => ({ address: 'GET /players' }), users],
    ['GET /players/count', 'user', () => ({ address: 'GET /players/count' }), users],
    ['GET /players/{id}', 'anyone', () => ({ address: `GET /players/${young}` }), everybody],
    ['GET /players/uid', 'guest', () => ({ address: `GET /players/uid/${target.userId}` }), withToken],
    ['GET /players/online', 'guest', () => ({ address: 'GET /players/online/zzzzzz' }), withToken],
    [
      'GET /users/{id}/player',
      'account',
      () => ({ address: `GET /users/${target.userId}/player` }),
      accounts,
    ],
    ['GET /users/{id}/teams', 'account', () => ({ address: `GET /users/${target.userId}/teams` }), accounts],
    ['GET /teams', 'guest', () => ({ address: 'GET /teams' }), withToken],
    ['GET /teams/count', 'guest', () => ({ address: 'GET /teams/count' }), withToken],
    ['GET /teams/{id}', 'anyone', () => ({ address: `GET /teams/${club}` }), everybody],
    ['GET /teams/{id}/players', 'guest', () => ({ address: `GET /teams/${club}/players` }), withToken],
    [
      'GET /teams/{id}/players with pending ones',
      'guest',
      () => ({ address: `GET /teams/${club}/players?includePending=true` }),
      ['anna', 'mate', 'captain', 'admin'],
    ],
    ['GET /users', 'user', () => ({ address: 'GET /users' }), ['admin']],
    ['GET /users/count', 'user', () => ({ address: 'GET /users/count' }), ['admin']],
    [
      'GET /users of a player',
      'user',
      () => ({ address: `GET /users?playerId=${target.playerId}` }),
      ['anna', 'captain', 'admin'],
    ],
    [
      'GET /users/{id}',
      'account',
      () => ({ address: `GET /users/${target.userId}` }),
      ['anna', 'captain', 'admin'],
    ],
    ['GET /users/me', 'account', () => ({ address: 'GET /users/me' }), accounts],
    ['PATCH /users/ admin', 'user', () => ({ address: 'PATCH /users/', body: roles(['admin']) }), ['admin']],
    ['PATCH /users/ nothing', 'user', () => ({ address: 'PATCH /users/', body: roles([]) }), ['admin']],
    [
      'PATCH /users/ team-admin',
      'user',
      () => ({ address: 'PATCH /users/', body: roles(['team-admin']) }),
      ['captain', 'admin'],
    ],
    ['PATCH /users/ nothing again', 'user', () => ({ address: 'PATCH /users/', body: roles([]) }), ['admin']],
    [
      'PATCH /users/ as roles',
      'user',
      () => ({ address: 'PATCH /users/', body: { id: target.userId, roles: ['adrs-enabled'] } }),
      ['admin'],
    ],
    [
      'POST /players/',
      'user',
      () => ({ address: 'POST /players/', body: { id: newId(), props: { firstName: 'Neu' } } }),
      ['captain', 'rival', 'admin'],
    ],
    [
      'PATCH /players/ of a registered player',
      'user',
      () => ({ address: 'PATCH /players/', body: change(target.playerId, { firstName: 'Anne' }) }),
      ['anna', 'admin'],
    ],
    [
      'PATCH /players/ of one without an account',
      'user',
      () => ({ address: 'PATCH /players/', body: change(young, { firstName: 'Jon' }) }),
      ['captain', 'admin'],
    ],
    ['DELETE /players/ registered', 'user', () => ({ address: `DELETE /players/${target.playerId}` }), []],
    [
      'POST /teams/',
      'user',
      () => ({ address: 'POST /teams/', body: { id: newId(), props: { name: 'Neu' } } }),
      ['admin'],
    ],
    [
      'PATCH /teams/ name',
      'user',
      () => ({ address: 'PATCH /teams/', body: change(club, { name: 'Bulls' }) }),
      ['captain', 'admin'],
    ],
    [
      'PATCH /teams/ canUseTournaments',
      'user',
      () => ({ address: 'PATCH /teams/', body: change(club, { canUseTournaments: true }) }),
      ['admin'],
    ],
    [
      'PATCH /teams/ both',
      'user',
      () => ({ address: 'PATCH /teams/', body: change(club, { name: 'Bulls', canUseTournaments: true }) }),
      ['admin'],
    ],
    ['GET /team-wishes', 'user', () => ({ address: 'GET /team-wishes' }), ['admin']],
  ];

  describe.each(lines)('%s', (_what, kind, request, may) => {
    it.each(callers)('%s', async (caller) => {
      const { address, body } = request();
      const answer = await call(address, { token: tokens[caller], ...(body && { body }) });
      const seen = answer.status < 400 ? 'allowed' : answer.text;
      expect(seen).toBe(may.includes(caller) ? 'allowed' : refusalOf(caller, kind));
    });
  });

  // What is gone after it was allowed once: everybody who may not first, then who may.
  const endings: readonly Line[] = [
    ['inviting', 'user', () => ({ address: `POST /teams/${club}/players`, body: { playerId: young } }), []],
    [
      'DELETE a member',
      'user',
      () => ({ address: `DELETE /teams/${club}/players/${target.playerId}` }),
      ['captain'],
    ],
    ['DELETE a player', 'user', () => ({ address: `DELETE /players/${young}` }), ['captain']],
    ['DELETE a team', 'user', () => ({ address: `DELETE /teams/${club}` }), ['admin']],
  ];

  it.each(endings)('%s', async (what, kind, request, may) => {
    const { address, body } = request();
    const send = (caller: Caller) => call(address, { token: tokens[caller], ...(body && { body }) });
    for (const caller of callers.filter((one) => one !== 'admin' && one !== 'captain'))
      expect([what, caller, (await send(caller)).text]).toEqual([what, caller, refusalOf(caller, kind)]);
    for (const caller of may) expect([what, (await send(caller)).status]).toEqual([what, 204]);
    if (may.length === 0) expect((await send('captain')).text).toBe('error.teams.player-is-already-member');
  });

  it('nobody removes themselves or changes their own roles', async () => {
    const other = await createClub(app);
    const self = await createPerson(app, { roles: ['admin', 'team-admin'], teamIds: [other] });
    const removed = await call(`DELETE /teams/${other}/players/${self.playerId}`, { token: self.token });
    expect(removed.text).toBe(forbidden);
    const body = { id: self.userId, changedProps: { roles: [] } };
    expect((await call('PATCH /users/', { token: self.token, body })).text).toBe(forbidden);
  });

  it('an address is for its owner and admins', async () => {
    const anna = await createPerson(app);
    const read = async (token: string | undefined) =>
      (await call(`GET /users?playerId=${anna.playerId}`, { token })).json?.[0]?.props.emailAddress;
    expect(await read(anna.token)).toBe(anna.emailAddress);
    expect(await read(tokens.admin)).toBe(anna.emailAddress);
    const team = await createClub(app);
    const mate = await createPerson(app, { teamIds: [team] });
    const captain = await createPerson(app, { roles: ['team-admin'], teamIds: [team] });
    const seen = await call(`GET /users?playerId=${mate.playerId}`, { token: captain.token });
    expect(seen.json[0].props).toMatchObject({ emailAddress: null, playerId: mate.playerId });
  });
});
