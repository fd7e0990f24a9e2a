import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../migrations/all.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createClub, createPerson, givePassword, joinClubs, type Person } from './create-person.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { connectLive, disconnectClients } from './live-client.ts';
import { startApp, type TestApp } from './start-app.ts';

// The role `team-admin` belongs to one team: it rules nowhere else and ends when the team is left. The last admin of a
// team or of the platform does not disappear unnoticed.

const password = 'Treble20!';
const lastOfTeam = { status: 409, text: 'error.teams.last-admin' };

describe.each(databases)('team admins on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;
  let [club, others]: string[] = [];
  let admin: Person;
  let captain: Person;
  let anna: Person;

  beforeAll(async () => {
    site = await create();
    app = await startApp({ db: await openDatabase(site.options), rateLimits: {}, listens: true });
    call = await checkedClient(app);
    admin = await createPerson(app, { roles: ['admin'] });
  });
  beforeEach(async () => {
    [club, others] = [await createClub(app), await createClub(app, 'Lions')];
    captain = await createPerson(app, { roles: ['team-admin'], teamIds: [club] });
    anna = await createPerson(app, { teamIds: [club, others] });
  });
  afterEach(disconnectClients);
  afterAll(async () => {
    await app.close();
    await site.dispose();
  });

  const rolesOf = async (person: Person) => {
    const { roles, adminOfTeamIds } = (await call('GET /users/me', { token: person.token })).json.props;
    return { roles, adminOfTeamIds };
  };
  const setRoles = (by: Person, who: Person, body: object) =>
    call('PATCH /users/', { token: by.token, body: { id: who.userId, ...body } });
  const rename = async (by: Person, id: string | undefined) =>
    (await call('PATCH /teams/', { token: by.token, body: { id, changedProps: { name: 'Neu' } } })).status;
  const remove = (by: Person, who: Person, query = '') =>
    call(`DELETE /teams/${club}/players/${who.playerId}${query}`, { token: by.token });
  const deleteAccount = async (who: Person, more: object = {}) => {
    const body = { password, ...more };
    return call(`DELETE /users/${who.userId}`, { token: who.token, body });
  };

  it('manage only the team for which they have the role', async () => {
    expect((await setRoles(captain, anna, { roles: ['team-admin'] })).status).toBe(200);
    expect(await rolesOf(anna)).toEqual({ roles: ['team-admin'], adminOfTeamIds: [club] });
    expect([await rename(anna, club), await rename(anna, others)]).toEqual([200, 403]);
    const event = { type: 'training', name: 'Training', startDateTime: 1, endDateTime: 2 };
    const add = (teamId: string | undefined) =>
      call('POST /events/', { token: anna.token, body: { id: newId(), props: { teamId, ...event } } });
    expect([(await add(club)).status, (await add(others)).status]).toEqual([200, 403]);
  });

  it('are appointed for a named team', async () => {
    const body = { roles: ['team-admin'], teamId: others };
    expect((await setRoles(captain, anna, body)).text).toBe('error.insufficient-permissions');
    const { json } = await setRoles(admin, anna, body);
    expect(json.props).toMatchObject({ roles: ['team-admin'], adminOfTeamIds: [others] });
    await setRoles(admin, anna, { changedProps: { roles: ['team-admin'] }, teamId: club });
    expect((await rolesOf(anna)).adminOfTeamIds.toSorted()).toEqual([club, others].toSorted());
    await setRoles(admin, anna, { roles: [], teamId: club });
    expect(await rolesOf(anna)).toEqual({ roles: ['team-admin'], adminOfTeamIds: [others] });
    const elsewhere = { roles: ['team-admin'], teamId: await createClub(app) };
    expect((await setRoles(admin, anna, elsewhere)).text).toBe('error.invalid-request');
    const twice = { roles: [], changedProps: { roles: [] } };
    expect((await setRoles(admin, anna, twice)).text).toBe('error.invalid-request');
  });

  it('cannot be appointed without a team, nor by another role', async () => {
    const lonely = await createPerson(app);
    expect((await setRoles(admin, lonely, { roles: ['team-admin'] })).text).toBe('error.invalid-request');
    await setRoles(captain, anna, { roles: ['team-admin'] });
    await setRoles(admin, anna, { roles: ['team-admin', 'adrs-enabled'] });
    expect(await rolesOf(anna)).toEqual({ roles: ['team-admin', 'adrs-enabled'], adminOfTeamIds: [club] });
  });

  it('can be appointed with an invitation, and get the role when it is accepted', async () => {
    const ben = await createPerson(app, { firstName: 'Ben' });
    const body = { emailAddress: ben.emailAddress };
    await call(`POST /teams/${club}/players`, { token: admin.token, body });
    expect((await setRoles(admin, ben, { roles: ['team-admin'] })).status).toBe(200);
    expect(await rolesOf(ben)).toEqual({ roles: [], adminOfTeamIds: [] });
    expect(await rename(ben, club)).toBe(403);
    await app.db.write(async ({ q }) => {
      const accepted = { status: 'confirmed' } as const;
      await q.updateTable('team_members').set(accepted).where('player_id', '=', ben.playerId).execute();
    });
    expect(await rolesOf(ben)).toEqual({ roles: ['team-admin'], adminOfTeamIds: [club] });
  });

  it('lose the role with the membership, and do not get it back with a new invitation', async () => {
    await setRoles(captain, anna, { roles: ['team-admin'] });
    expect((await remove(captain, anna)).status).toBe(204);
    expect(await rolesOf(anna)).toEqual({ roles: [], adminOfTeamIds: [] });
    await joinClubs(app, [{ teamId: club ?? '', playerId: anna.playerId }]);
    expect(await rolesOf(anna)).toEqual({ roles: [], adminOfTeamIds: [] });
  });

  it('get an event at once when their rights have changed', async () => {
    await setRoles(captain, anna, { roles: ['team-admin'] });
    const { subscribe, socket } = await connectLive(app.url, anna.token);
    const eventId = newId();
    const times = { startDateTime: 1, endDateTime: 2 };
    const props = { teamId: club, type: 'training', name: 'Intern', ...times };
    await call('POST /events/', { token: captain.token, body: { id: eventId, props } });
    expect(await subscribe(`events/${eventId}`)).toMatchObject({ ok: true });
    const told = new Promise((resolve) => socket.once('rights-changed', () => resolve('told')));
    await remove(captain, anna);
    expect(await told).toBe('told');
  });

  it('get an event also for a new role, without having subscribed to anything', async () => {
    const { socket } = await connectLive(app.url, anna.token);
    const told = new Promise((resolve) => socket.once('rights-changed', () => resolve('told')));
    await setRoles(captain, anna, { roles: ['team-admin'] });
    expect(await told).toBe('told');
  });

  it('cannot be removed as the last ones of a team without a confirmation', async () => {
    expect(await remove(admin, captain)).toMatchObject(lastOfTeam);
    expect(await setRoles(admin, captain, { roles: [], teamId: club })).toMatchObject(lastOfTeam);
    expect((await rolesOf(captain)).adminOfTeamIds).toEqual([club]);
    const confirmed = { roles: [], teamId: club, isConfirmed: true };
    expect((await setRoles(admin, captain, confirmed)).json.props.adminOfTeamIds).toEqual([]);
    await setRoles(admin, captain, { roles: ['team-admin'], teamId: club });
    expect((await remove(admin, captain, '?isConfirmed=true')).status).toBe(204);
  });

  it('can be removed without a confirmation if another admin or no member remains', async () => {
    await setRoles(captain, anna, { roles: ['team-admin'] });
    expect((await remove(admin, captain)).status).toBe(204);
    await remove(admin, anna, '?isConfirmed=true');
    const alone = await createPerson(app, { roles: ['team-admin'], teamIds: [club ?? ''] });
    expect((await remove(admin, alone)).status).toBe(204);
  });

  it('need a confirmation to delete their account as the last ones of a team', async () => {
    await givePassword(app, captain, password);
    expect(await deleteAccount(captain)).toMatchObject(lastOfTeam);
    expect((await call('GET /users/me', { token: captain.token })).status).toBe(200);
    expect((await deleteAccount(captain, { isConfirmed: true })).status).toBe(204);
  });

  it('of the platform need a confirmation to delete their account as the last ones', async () => {
    await givePassword(app, admin, password);
    const refusal = { status: 409, text: 'error.users.last-admin' };
    expect(await deleteAccount(admin)).toMatchObject(refusal);
    const unverified = await createPerson(app, { isVerified: false, roles: ['admin'] });
    expect(await deleteAccount(admin)).toMatchObject(refusal);
    expect(unverified.userId).not.toBe(admin.userId);
    const second = await createPerson(app, { roles: ['admin'] });
    expect((await deleteAccount(admin)).status).toBe(204);
    admin = second;
  });
});

describe.each(databases)('team admins of an older version on $name', ({ createEmpty }) => {
  it('get the role for their teams, which is logged', async () => {
    const site = await createEmpty();
    const before = migrations.slice(
      0,
      migrations.findIndex(({ name }) => name.startsWith('0018')),
    );
    const older = await openDatabase({ ...site.options, migrations: before });
    const teamIds = [await createClub({ db: older }), await createClub({ db: older })];
    const people = [newId(), newId(), newId()];
    await older.write(async ({ q }) => {
      for (const [index, id] of people.entries()) {
        const names = { first_name: 'A', last_name: null, nick_name: null, search_name: 'a' };
        const unset = { external_id: null, current_team_id: null, picture_id: null, props_hash: null };
        const player = {
          id,
          online_id: id.slice(0, 6),
          type: 'registered',
          online_matches_allowed: 0,
        } as const;
        await q
          .insertInto('players')
          .values({ ...player, ...names, ...unset, created_by: null, created_at: 1 })
          .execute();
        const user = { id, email: `${id}@club.de`, password_hash: '', player_id: id, verified_at: 1 };
        const more = { last_seen: null, created_at: 1, wanted_player_id: null, wanted_team_id: null };
        const roles = JSON.stringify(index < 2 ? ['admin', 'team-admin'] : ['adrs-enabled']);
        await q
          .insertInto('users')
          .values({ ...user, ...more, roles })
          .execute();
        for (const [place, team_id] of teamIds.entries()) {
          // The second one has only invitations.
          const status = index === 1 || place === 1 ? 'invite-pending' : 'confirmed';
          await q.insertInto('team_members').values({ team_id, player_id: id, status, since: 1 }).execute();
        }
      }
    });
    await older.close();
    const notes: string[] = [];
    const db = await openDatabase({ ...site.options, onUpdate: (note) => notes.push(note) });
    expect(notes).toContainEqual('team-admin is now a role in one team: 2 users have it for 3 memberships');
    const rows = await db.query((q) =>
      q.selectFrom('team_members').select(['team_id', 'player_id']).where('is_admin', '=', 1).execute(),
    );
    const [first, second] = people;
    expect(rows.map(({ team_id, player_id }) => `${team_id} ${player_id}`).toSorted()).toEqual(
      [`${teamIds[0]} ${first}`, `${teamIds[0]} ${second}`, `${teamIds[1]} ${second}`].toSorted(),
    );
    const roles = await db.query((q) => q.selectFrom('users').select(['id', 'roles']).execute());
    expect(Object.fromEntries(roles.map((row) => [people.indexOf(row.id), row.roles]))).toEqual({
      0: '["admin"]',
      1: '["admin"]',
      2: '["adrs-enabled"]',
    });
    await db.close();
    await site.dispose();
  });
});
