import { type RouteName, routes } from '@neundarter/contract/routes/all';
import { afterEach, describe, expect, it } from 'vitest';
import { createClub, createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { connectLive, disconnectClients } from './live-client.ts';
import { permissionRows } from './permission-rows.ts';
import { followRows } from './permission-rows-live.ts';
import { type Caller, callers, createScene, guests, type Row, type Scene } from './permission-scene.ts';
import { useApp } from './use-app.ts';

// Every call of the contract × every kind of caller: allowed, or refused with the right code.

const forbidden = 'error.insufficient-permissions';

/** Error code for a caller without rights: first it depends on the kind of token. */
const refusalOf = (
  caller: Caller,
  name: RouteName,
  { refusal = forbidden, mayKnow = [], refusals = {} }: Row,
): string => {
  const kind = routes[name].caller;
  if (caller === 'nobody' && kind !== 'anyone') return 'error.unauthorized';
  if (guests.some((one) => one === caller) && (kind === 'account' || kind === 'user')) return forbidden;
  if (caller === 'unverified' && kind === 'user') return 'error.login.email-not-verified';
  return refusals[caller] ?? (mayKnow.includes(caller) ? forbidden : refusal);
};

const names = Object.keys(routes) as readonly RouteName[];
const rows = names.flatMap((name) =>
  permissionRows[name].map((row) => ({ name, what: row.what ?? 'as such', row })),
);

it('every call has a row with its address', async () => {
  expect(Object.keys(permissionRows).toSorted()).toEqual([...names].toSorted());
});

describe.each(databases)('who may do what on $name', ({ create }) => {
  const { app, call } = useApp(create, { rateLimits: {}, listens: true });

  /** A refusal changes nothing, so refused callers do not need a new scene for each call. */
  const refusedScenes = new Map<Caller, Promise<Scene>>();
  const refusedScene = (caller: Caller): Promise<Scene> => {
    const scene = refusedScenes.get(caller) ?? createScene({ app, call }, caller);
    refusedScenes.set(caller, scene);
    return scene;
  };

  /** The path of the call in the contract. */
  const isOf = (name: RouteName, address: string) => {
    const path = routes[name].address.replaceAll(/\{\w+\}/g, '[0-9a-z]+').replace(/\/$/, '/?');
    return new RegExp(`^${path}(\\?.*)?$`).test(address);
  };

  describe.each(rows)('$name $what', ({ name, row }) => {
    it.each(callers)('%s', async (caller) => {
      const scene = await (row.may.includes(caller)
        ? createScene({ app, call }, caller)
        : refusedScene(caller));
      const { address, ...sent } = await row.send(scene, caller);
      expect(isOf(name, address), address).toBe(true);
      const answer = await call(address, { token: scene.token, headers: scene.headers, ...sent });
      const seen = answer.status < 400 ? 'allowed' : answer.text;
      expect(seen).toBe(row.may.includes(caller) ? (row.answer ?? 'allowed') : refusalOf(caller, name, row));
    });
  });

  describe.each(followRows)('subscribing to $what', ({ may, channel }) => {
    afterEach(disconnectClients);
    it.each(callers)('%s', async (caller) => {
      const scene = await createScene({ app, call }, caller);
      const { subscribe } = await connectLive(app.url, scene.token);
      const answer = await subscribe(await channel(scene, caller));
      expect(answer.ok ? 'allowed' : answer.error).toBe(may.includes(caller) ? 'allowed' : 'error.not-found');
    });
  });

  it('a user cannot delete their own player or change their own roles', async () => {
    const club = await createClub(app);
    const self = await createPerson(app, { roles: ['admin', 'team-admin'], teamIds: [club] });
    const removed = await call(`DELETE /teams/${club}/players/${self.playerId}`, { token: self.token });
    expect(removed.text).toBe(forbidden);
    const body = { id: self.userId, changedProps: { roles: [] } };
    expect((await call('PATCH /users/', { token: self.token, body })).text).toBe(forbidden);
  });

  it('an email address is visible only to its owner and admins', async () => {
    const club = await createClub(app);
    const mate = await createPerson(app, { teamIds: [club] });
    const captain = await createPerson(app, { roles: ['team-admin'], teamIds: [club] });
    const admin = await createPerson(app, { roles: ['admin'] });
    const read = async (token: string) =>
      (await call(`GET /users?playerId=${mate.playerId}`, { token })).json[0].props;
    expect((await read(mate.token)).emailAddress).toBe(mate.emailAddress);
    expect((await read(admin.token)).emailAddress).toBe(mate.emailAddress);
    expect(await read(captain.token)).toMatchObject({ emailAddress: null, playerId: mate.playerId });
  });
});
