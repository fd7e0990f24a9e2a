import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createEvent } from './create-event.ts';
import { createClub, createPerson, makeMates, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { dumpDatabase, settleOutbox } from './dump-database.ts';
import { eventually } from './eventually.ts';
import { sampleMatch } from './sample-match.ts';
import { createOrganiser, shortSetup, tournamentCalls } from './tournament-scene.ts';
import { useApp } from './use-app.ts';

const password = 'Treble20!';

describe.each(databases)('registered players and their matches on $name', ({ create }) => {
  const { app, call } = useApp(create);

  const registered = (player: Person, more: object = {}) => ({
    type: 'single',
    player: { type: 'registered', id: player.playerId, ...more },
  });
  const guest = () => ({ type: 'single', player: { type: 'guest', id: newId(), name: 'Gast' } });
  const createMatch = (token: string, parties: readonly object[], id = newId()) =>
    call('POST /matches/', { token, body: { id, props: { parties, config: { legsToWinSet: 1 } } } });
  const guestToken = async (): Promise<string> => (await call('GET /login/guest')).json.token;

  it('play under their own names', async () => {
    const [anna, bernd] = [await createPerson(app), await createPerson(app, { firstName: 'Bernd' })];
    await makeMates(app, [anna, bernd]);
    const parties = [registered(anna, { name: 'Der Weltmeister' }), registered(bernd)];
    const id = newId();
    const match = (await createMatch(anna.token, parties, id)).json;
    expect(match.props.parties).toEqual([
      registered(anna, { name: 'Anna', firstName: 'Anna' }),
      registered(bernd, { name: 'Bernd', firstName: 'Bernd' }),
    ]);
    expect((await createMatch(anna.token, parties, id)).json).toEqual(match);
    const changedProps = { parties: [registered(bernd), guest()] };
    const changed = await call('PATCH /matches/', { token: anna.token, body: { id, changedProps } });
    expect(changed.json.props.parties[0].player.name).toBe('Bernd');
    const listed = await call(`GET /matches?playerId=${bernd.playerId}`);
    expect(listed.json.map((one: { id: string }) => one.id)).toEqual([id]);
  });

  it('have to exist, and can be named only by signed-in users', async () => {
    const anna = await createPerson(app);
    const nobody = { ...anna, playerId: newId() };
    const refused = { status: 400, text: 'error.invalid-request' };
    expect(await createMatch(anna.token, [registered(anna), registered(nobody)])).toMatchObject(refused);
    expect(await createMatch(await guestToken(), [registered(anna), guest()])).toMatchObject(refused);
    const unverified = await createPerson(app, { isVerified: false });
    expect(await createMatch(unverified.token, [registered(anna), guest()])).toMatchObject(refused);
    const created = (await createMatch(anna.token, [guest(), guest()])).json;
    const body = { id: created.id, changedProps: { parties: [registered(nobody), guest()] } };
    expect(await call('PATCH /matches/', { token: anna.token, body })).toMatchObject(refused);
  });

  it('may both score, as well as admins, but nobody else', async () => {
    const [anna, bernd, eve] = [await createPerson(app), await createPerson(app), await createPerson(app)];
    const admin = await createPerson(app, { roles: ['admin'] });
    await makeMates(app, [anna, bernd]);
    const { id } = (await createMatch(anna.token, [registered(anna), registered(bernd)])).json;
    const start = (token: string) => call(`PATCH /matches/${id}/start`, { token });
    expect((await start(eve.token)).text).toBe('error.insufficient-permissions');
    expect((await start(await guestToken())).text).toBe('error.insufficient-permissions');
    expect((await start(bernd.token)).status).toBe(200);
    const body = { playerId: anna.playerId, score: 60 };
    expect((await call(`POST /matches/${id}/throw`, { token: bernd.token, body })).status).toBe(200);
    expect((await call(`DELETE /matches/${id}/throw`, { token: admin.token })).status).toBe(200);
  });

  describe('that a guest created', () => {
    const guestMatch = async (token: string) => {
      const { id, props } = sampleMatch();
      await call('POST /matches/', { token, body: { id, props } });
      return id;
    };
    const claim = (token: string, of: string) =>
      call('POST /users/me/matches/claim', { token, body: { guestToken: of } });

    it('are taken over with the guest token, which then loses its rights to them', async () => {
      const [device, other] = [await guestToken(), await guestToken()];
      const [mine, foreign] = [await guestMatch(device), await guestMatch(other)];
      const anna = await createPerson(app);
      expect((await call(`GET /matches/${mine}/standing`)).json.createdById).not.toBe(anna.userId);
      expect((await claim(anna.token, device)).json).toEqual({ count: 1 });
      expect((await claim(anna.token, device)).json).toEqual({ count: 0 });
      expect((await call(`GET /matches/${mine}/standing`)).json.createdById).toBe(anna.userId);
      const start = (token: string, id: string) => call(`PATCH /matches/${id}/start`, { token });
      expect((await start(device, mine)).text).toBe('error.insufficient-permissions');
      expect((await start(anna.token, foreign)).text).toBe('error.insufficient-permissions');
      expect((await start(anna.token, mine)).status).toBe(200);
    });

    it('cannot be claimed with anything else', async () => {
      const device = await guestToken();
      const id = await guestMatch(device);
      const anna = await createPerson(app);
      const guestId = (await call(`GET /matches/${id}`)).json.props.createdById;
      for (const wrong of [guestId, anna.token, `${device.slice(0, -4)}AAAA`, 'g1.x.y.z'])
        expect((await claim(anna.token, wrong)).text).toBe('error.insufficient-permissions');
      expect((await claim(device, device)).text).toBe('error.insufficient-permissions');
    });
  });

  describe('as data', () => {
    it('are exported as one file, without secrets', async () => {
      const [anna, bernd] = [await createPerson(app), await createPerson(app)];
      const teamId = await createClub(app);
      const member = await createPerson(app, { teamIds: [teamId] });
      const { id } = (await createMatch(anna.token, [registered(anna), guest()])).json;
      await createMatch(bernd.token, [registered(bernd), guest()]);
      const file = await call('GET /users/me/export', { token: anna.token });
      expect(file.json).toMatchObject({
        account: { id: anna.userId, email: anna.emailAddress },
        player: { id: anna.playerId },
        teams: [],
        matches: [{ id }],
      });
      expect(file.text).not.toMatch(/password|token/i);
      expect(file.text).not.toContain(bernd.userId);
      const other = await call('GET /users/me/export', { token: member.token });
      expect(other.json.teams).toMatchObject([{ id: teamId }]);
      expect(file.headers).toMatchObject({
        'content-disposition': 'attachment; filename="neundarter.json"',
        'cache-control': 'no-store',
        'x-entry-count': '1',
      });
    });

    it('contain of the matches of events only those that the caller plays in', async () => {
      const teamId = await createClub(app);
      const [chief, member] = [
        await createPerson(app, { roles: ['team-admin'], teamIds: [teamId] }),
        await createPerson(app, { teamIds: [teamId], firstName: 'Fremder' }),
      ];
      const eventId = await createEvent(app, { teamId });
      const create = async (home: Person | null, more: object) => {
        const id = newId();
        const parties = [home === null ? guest() : registered(home), registered(member)];
        const body = { id, props: { parties, config: { legsToWinSet: 1 }, ...more } };
        expect((await call('POST /matches/', { token: chief.token, body })).status).toBe(200);
        return id;
      };
      const played = [await create(chief, { eventId }), await create(chief, {})];
      const scored = await create(null, {});
      const others = [await create(null, { eventId }), await create(null, { eventId })];
      const file = await call('GET /users/me/export', { token: chief.token });
      const ids = file.json.matches.map(({ id }: { readonly id: string }) => id);
      expect(ids.toSorted()).toEqual([...played, scored].toSorted());
      expect(file.headers['x-entry-count']).toBe('3');
      for (const id of others) expect(file.text).not.toContain(id);
      const ofMember = await call('GET /users/me/export', { token: member.token });
      expect(ofMember.json.matches).toHaveLength(5);
    });

    it('contain no matches of a tournament that the caller organises', async () => {
      const scene = await createOrganiser(app);
      const { createRunning, playOn } = tournamentCalls(call, scene);
      const id = await createRunning(shortSetup('single-knockout'), 4);
      await playOn(id);
      const { json } = await call('GET /users/me/export', { token: scene.chief.token });
      expect([json.matches, json.createdEvents]).toMatchObject([[], [{ id, name: 'Pokal' }]]);
    });

    it('are deleted with the account, but the matches stay without the name', async () => {
      const emailAddress = `${newId()}@club.de`;
      const { token, user } = (await call('POST /users/register', { body: { emailAddress, password } })).json;
      const mail = await eventually(() => app.mails.find(({ to }) => to === emailAddress), 'the mail');
      await call('POST /users/verify', { body: { token: new URL(mail.link).searchParams.get('token') } });
      const { playerId } = (await call('GET /users/me', { token })).json.props;
      const names = { firstName: 'Geheimnisvoll', lastName: 'Unverwechselbar', nickName: 'Einzigartig' };
      await call('PATCH /players/', { token, body: { id: playerId, changedProps: names } });
      const anna = await createPerson(app);
      await makeMates(app, [anna, { playerId }]);
      const parties = [registered({ ...anna, playerId }), registered(anna)];
      const { id } = (await createMatch(token, parties)).json;
      await call(`PATCH /matches/${id}/start`, { token });
      await call(`POST /matches/${id}/throw`, { token, body: { playerId, score: 140 } });
      const remove = (by: string, secret: string) =>
        call(`DELETE /users/${user.id}`, { token: by, body: { password: secret } });
      expect((await remove(anna.token, password)).text).toBe('error.insufficient-permissions');
      expect((await remove(token, 'Treble19!')).text).toBe('error.login.wrong-password');
      expect((await remove(token, password)).status).toBe(204);
      expect((await call('GET /users/me', { token })).text).toBe('error.unauthorized');
      expect((await call('POST /login', { body: { emailAddress, password } })).status).toBe(404);
      const match = (await call(`GET /matches/${id}`)).json.props;
      expect(match.parties[0].player).toEqual({ type: 'registered', id: playerId });
      expect(match.parties[1].player.name).toBe('Anna');
      expect(match.sets[0].legs[0].throws).toHaveLength(1);
      await settleOutbox(app.db);
      const dump = JSON.stringify(await dumpDatabase(app.db));
      for (const personal of [emailAddress, ...Object.values(names)])
        expect(dump.toLowerCase()).not.toContain(personal.toLowerCase());
    });
  });
});
