import { maxQueuedMs } from '@neundarter/rules/access/consent';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { rebuildStats } from '../src/statistics/rebuild-stats.ts';
import { createClub, createPerson, givePassword, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { dumpDatabase, settleOutbox } from './dump-database.ts';
import { eventually } from './eventually.ts';
import { alone, guest, registered, shortMatches } from './short-matches.ts';
import { useApp } from './use-app.ts';

const password = 'Treble20!';

describe.each(databases)('putting a player into matches on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let play: ReturnType<typeof shortMatches>;

  beforeAll(async () => {
    play = shortMatches(call);
  });
  beforeEach(() => {
    app.clock.time = null;
  });

  const must = async (address: string, by: { readonly token: string }, body?: object) => {
    const answer = await call(address, { token: by.token, ...(body && { body }) });
    expect(answer.status, `${address}: ${answer.text}`).toBeLessThan(300);
    return answer.json;
  };
  const versus = (home: Person, away: Person) => [alone(registered(home)), alone(registered(away))];
  type Sent = { readonly props?: object; readonly more?: object; readonly id?: string };
  const send = (by: Person, parties: readonly object[], { props, more, id = newId() }: Sent = {}) => {
    const config = { startingScore: 40, legsToWinSet: 1 };
    return call('POST /matches/', {
      token: by.token,
      body: { id, props: { parties, config, ...props }, ...more },
    });
  };
  const typesOf = (match: { props: { parties: readonly { player: { type: string } }[] } }) =>
    match.props.parties.map(({ player }) => player.type);
  const figuresOf = async ({ playerId, token }: Person) =>
    (await must(`GET /players/${playerId}/stats`, { token })).matchWinsAndLosses.total;
  const unconfirmedOf = async (person: Person): Promise<readonly string[]> =>
    (await must('GET /matches/unconfirmed', person)).map(({ id }: { id: string }) => id);
  const people = async <Names extends readonly string[]>(...names: Names) => {
    const created = [];
    for (const firstName of names) created.push(await createPerson(app, { firstName }));
    return created as { [index in keyof Names]: Person };
  };
  const refused = { status: 403, text: 'error.match.player-not-available' };

  describe('by strangers', () => {
    it('is refused, and does not change figures', async () => {
      const [anna, ben, eve] = await people('Anna', 'Ben', 'Eve');
      expect(await send(eve, versus(anna, ben))).toMatchObject(refused);
      const problem = await app.http.inject({
        method: 'POST',
        url: '/api/v1/matches/',
        headers: {
          authorization: `Bearer ${eve.token}`,
          accept: 'application/problem+json',
          'x-frontend-version': '1.2.1',
        },
        payload: { id: newId(), props: { parties: versus(anna, eve) } },
      });
      expect(problem.json()).toMatchObject({
        code: 'error.insufficient-permissions',
        reason: 'error.match.player-not-available',
        fields: ['/props/parties/0'],
      });
      const own = (await send(eve, [alone(registered(eve)), alone(guest())])).json;
      const changedProps = { parties: versus(eve, anna) };
      const change = { token: eve.token, body: { id: own.id, changedProps } };
      expect(await call('PATCH /matches/', change)).toMatchObject(refused);
    });

    it.each([
      ['says that it was kept', { more: { isKept: true } }],
      ['is old enough to have been kept', { props: { timeStamp: Date.now() - 120_000 } }],
    ])('turns the players into guests if the match %s', async (_, sent) => {
      const [anna, ben, eve] = await people('Anna', 'Ben', 'Eve');
      const { id } = await send(eve, versus(anna, ben), sent).then(({ json }) => json);
      await must(`PATCH /matches/${id}/forfeit`, eve, { winningParty: 0 });
      const match = await must(`GET /matches/${id}`, eve);
      expect(match.props.parties.map(({ player }: { player: object }) => player)).toEqual([
        { type: 'guest', id: anna.playerId, name: 'Anna' },
        { type: 'guest', id: ben.playerId, name: 'Ben' },
      ]);
      for (const person of [anna, ben]) {
        expect(await figuresOf(person)).toBe(0);
        expect(await unconfirmedOf(person)).toEqual([id]);
        expect((await must(`GET /matches?playerId=${person.playerId}`, person)).length).toBe(0);
        expect((await must(`GET /players/${person.playerId}/matches`, person)).length).toBe(0);
      }
      const changedProps = { parties: versus(anna, ben) };
      const other = await send(eve, versus(anna, ben), sent).then(({ json }) => json);
      const swap = { token: eve.token, body: { id: other.id, changedProps } };
      expect(await call('PATCH /matches/', swap)).toMatchObject(refused);
    });

    it('gets the same answer when repeated', async () => {
      const [anna, eve] = await people('Anna', 'Eve');
      const [id, parties] = [newId(), [alone(guest()), ...versus(eve, anna).slice(1)]];
      const first = await send(eve, parties, { id, more: { isKept: true } });
      expect(first.status).toBe(200);
      expect((await send(eve, parties, { id, more: { isKept: true } })).json).toEqual(first.json);
      expect((await send(eve, parties, { id })).json).toEqual(first.json);
      expect((await send(anna, parties, { id })).text).toBe('error.id-already-exists');
    });
  });

  describe('by members of a team', () => {
    it('depends on the members at the time of the match', async () => {
      const club = await createClub(app);
      const captain = await createPerson(app, { roles: ['team-admin'], teamIds: [club] });
      const anna = await createPerson(app, { teamIds: [club] });
      const ben = await createPerson(app, { firstName: 'Ben' });
      const start = Date.now();
      const days = (count: number) => start + count * 24 * 60 * 60_000;
      app.clock.time = days(1);
      await must(`POST /teams/${club}/players`, captain, { playerId: ben.playerId });
      expect(await send(anna, versus(anna, ben))).toMatchObject(refused);
      const mail = await eventually(() => app.mails.find(({ to }) => to === ben.emailAddress), 'the mail');
      const token = new URL(mail.link).searchParams.get('token');
      const { emailAddress, playerId } = ben;
      await must(`POST /teams/${club}/validate-invite`, ben, { playerId, emailAddress, token });
      expect(typesOf((await send(anna, versus(anna, ben))).json)).toEqual(['registered', 'registered']);
      app.clock.time = days(3);
      await must(`DELETE /teams/${club}/players/${ben.playerId}`, captain);
      app.clock.time = days(4);
      expect(await send(anna, versus(anna, ben))).toMatchObject(refused);
      const at = async (timeStamp: number) =>
        typesOf((await send(anna, versus(anna, ben), { props: { timeStamp } })).json)[1];
      expect(await at(days(2))).toBe('registered');
      expect(await at(days(3) + 1)).toBe('guest');
      expect(await at(days(0))).toBe('guest');
      app.clock.time = days(3) + maxQueuedMs + 1;
      expect(await at(days(2))).toBe('guest');
    });

    it('ends when the team is deleted, except for matches before that', async () => {
      const club = await createClub(app);
      const admin = await createPerson(app, { roles: ['admin'] });
      const [anna, ben] = [
        await createPerson(app, { teamIds: [club] }),
        await createPerson(app, { teamIds: [club] }),
      ];
      const before = Date.now() - 60_000;
      await must(`DELETE /teams/${club}`, admin);
      expect(await send(anna, versus(anna, ben))).toMatchObject(refused);
      const sent = { props: { timeStamp: before - 60_000 } };
      expect(typesOf((await send(anna, versus(anna, ben), sent)).json)).toEqual(['registered', 'registered']);
    });
  });

  describe('who has no account', () => {
    const createChild = async (captain: Person, club: string) => {
      const id = newId();
      await must('POST /players/', captain, { id, props: { firstName: 'Jonas' } });
      await must(`POST /teams/${club}/players`, captain, { playerId: id });
      return id;
    };

    it('is allowed to their own team, and the matches and figures belong to the later account', async () => {
      const club = await createClub(app);
      const captain = await createPerson(app, { roles: ['team-admin'], teamIds: [club] });
      const [anna, eve] = [await createPerson(app, { teamIds: [club] }), await createPerson(app)];
      const childId = await createChild(captain, club);
      const seat = { type: 'external', id: childId, firstName: 'J.', lastName: '' } as const;
      expect(await send(eve, [alone(seat), alone(guest())])).toMatchObject(refused);
      const parties = [alone(seat), alone(registered(anna))] as const;
      const id = await play.play({ token: anna.token, parties });
      const running = await play.start({ token: anna.token, parties });
      const names = { type: 'external', id: childId, firstName: 'Jonas', lastName: '' };
      expect((await must(`GET /matches/${id}`, anna)).props.parties[0].player).toEqual(names);
      const emailAddress = `${newId()}@club.de`;
      await must(`POST /teams/${club}/players`, captain, { playerId: childId, emailAddress });
      const account = { emailAddress, password, playerId: childId, teamId: club };
      const { token } = (await call('POST /users/register', { body: account })).json;
      const isVerification = (mail: { to: string; link: string }) =>
        mail.to === emailAddress && mail.link.includes('email-activated');
      const mail = await eventually(() => app.mails.find(isVerification), 'the mail');
      await call('POST /users/verify', { body: { token: new URL(mail.link).searchParams.get('token') } });
      const child: Person = { userId: '', playerId: childId, emailAddress, token };
      expect(await figuresOf(child)).toBe(1);
      expect((await must(`GET /players/${childId}/matches`, child)).length).toBe(2);
      for (const one of [id, running])
        expect(typesOf(await must(`GET /matches/${one}`, anna))).toEqual(['registered', 'registered']);
      await settleOutbox(app.db);
      const counted = await dumpDatabase(app.db);
      await rebuildStats(app.db);
      expect(await dumpDatabase(app.db)).toEqual(counted);
      // A device that still takes the player for one without an account is right about who plays.
      const late = await send(anna, [alone(seat), alone(guest())]);
      expect(typesOf(late.json)).toEqual(['registered', 'guest']);
    });

    it('turns a deleted player into a guest in a kept match', async () => {
      const club = await createClub(app);
      const captain = await createPerson(app, { roles: ['team-admin'], teamIds: [club] });
      const childId = await createChild(captain, club);
      await must(`DELETE /players/${childId}`, captain);
      const parties = [
        alone({ type: 'external', id: childId, firstName: 'Jonas', lastName: 'Klein' }),
        alone(guest()),
      ];
      expect((await send(captain, parties)).text).toBe('error.invalid-request');
      const kept = (await send(captain, parties, { more: { isKept: true } })).json;
      expect(kept.props.parties[0].player).toEqual({ type: 'guest', id: childId, name: 'Jonas Klein' });
    });
  });

  describe('who has not agreed', () => {
    const playKept = async (by: Person, other: Person) => {
      const { json } = await send(by, versus(by, other), { more: { isKept: true } });
      await must(`PATCH /matches/${json.id}/start`, by);
      const body = { playerId: by.playerId, score: 40, attemptsOnDouble: 1 };
      await must(`POST /matches/${json.id}/throw`, by, body);
      return json.id as string;
    };

    it('lets the player confirm the match afterwards, once', async () => {
      const [anna, eve] = await people('Anna', 'Eve');
      const id = await playKept(eve, anna);
      expect([await figuresOf(eve), await figuresOf(anna)]).toEqual([1, 0]);
      expect((await call(`PATCH /matches/${id}/confirm`, { token: eve.token })).text).toBe('error.not-found');
      const headers = { 'x-request-id': newId() };
      const confirmed = await call(`PATCH /matches/${id}/confirm`, { token: anna.token, headers });
      expect(typesOf(confirmed.json)).toEqual(['registered', 'registered']);
      expect([await figuresOf(eve), await figuresOf(anna)]).toEqual([1, 1]);
      expect(await unconfirmedOf(anna)).toEqual([]);
      const again = await call(`PATCH /matches/${id}/confirm`, { token: anna.token, headers });
      expect(again.json).toEqual(confirmed.json);
      expect((await must(`GET /players/${anna.playerId}/matches`, anna)).length).toBe(1);
    });

    it('lets the player refuse the match, which then has a guest with another id', async () => {
      const [anna, eve] = await people('Anna', 'Eve');
      const id = await playKept(eve, anna);
      const left = await must(`PATCH /matches/${id}/leave`, anna);
      expect(left.props.parties[1].player).toMatchObject({ type: 'guest', name: 'Anna' });
      expect(JSON.stringify(left)).not.toContain(anna.playerId);
      expect(await unconfirmedOf(anna)).toEqual([]);
      expect((await call(`PATCH /matches/${id}/confirm`, { token: anna.token })).status).toBe(404);
    });

    it('asks no longer after the parties are changed or the account is deleted', async () => {
      const [anna, eve] = await people('Anna', 'Eve');
      const { id } = (await send(eve, versus(eve, anna), { more: { isKept: true } })).json;
      const parties = [alone(registered(eve)), alone(guest())];
      await must('PATCH /matches/', eve, { id, changedProps: { parties } });
      expect(await unconfirmedOf(anna)).toEqual([]);
      await givePassword(app, anna, password);
      const named = await playKept(eve, anna);
      const answer = await call(`DELETE /users/${anna.userId}`, { token: anna.token, body: { password } });
      expect(answer.status).toBe(204);
      expect((await must(`GET /matches/${named}`, eve)).props.parties[1].player).not.toHaveProperty('name');
      const { guest_seats: seats } = await dumpDatabase(app.db);
      expect(seats?.join('')).not.toContain(anna.playerId);
    });

    it('limits how often one user can ask', async () => {
      const [anna, eve] = await people('Anna', 'Eve');
      const key = `unconfirmed:${eve.userId}`;
      await app.db.write(async ({ q }) => {
        await q
          .insertInto('attempts')
          .values({ key, count: 199, window_ends: Date.now() + 60_000 })
          .execute();
      });
      const [first, second] = [await playKept(eve, anna), await playKept(eve, anna)];
      expect(await unconfirmedOf(anna)).toEqual([first]);
      expect(typesOf(await must(`GET /matches/${second}`, eve))).toEqual(['registered', 'guest']);
    });
  });

  describe('who was not there', () => {
    const mates = async () => {
      const club = await createClub(app);
      return [
        await createPerson(app, { teamIds: [club] }),
        await createPerson(app, { teamIds: [club], firstName: 'Ben' }),
      ] as const;
    };

    it('lets the player leave the match even years later, without its figures', async () => {
      const [anna, ben] = await mates();
      const parties = [alone(registered(anna)), alone(registered(ben))] as const;
      const id = await play.play({ token: anna.token, parties });
      expect([await figuresOf(anna), await figuresOf(ben)]).toEqual([1, 1]);
      app.clock.time = Date.now() + 3 * 365 * 24 * 60 * 60_000;
      const expires_at = app.clock.time + 60_000;
      await app.db.write(async ({ q }) => {
        await q.updateTable('sessions').set({ expires_at }).where('user_id', '=', ben.userId).execute();
      });
      const headers = { 'x-request-id': newId() };
      const left = await call(`PATCH /matches/${id}/leave`, { token: ben.token, headers });
      expect(left.status, left.text).toBe(200);
      expect(left.json.props.parties[1].player).toMatchObject({ type: 'guest', name: 'Ben' });
      expect(JSON.stringify(left.json)).not.toContain(ben.playerId);
      expect(left.json.props).toMatchObject({ status: 'finished', winningParty: 0 });
      const again = await call(`PATCH /matches/${id}/leave`, { token: ben.token, headers });
      expect(again.json).toEqual(left.json);
      const more = await call(`PATCH /matches/${id}/leave`, { token: ben.token });
      expect(more.text).toBe('error.insufficient-permissions');
      expect(await figuresOf(ben)).toBe(0);
      expect((await must(`GET /players/${ben.playerId}/matches`, ben)).length).toBe(0);
      await settleOutbox(app.db);
      const counted = await dumpDatabase(app.db);
      await rebuildStats(app.db);
      expect(await dumpDatabase(app.db)).toEqual(counted);
    });

    it('lets the player leave a running match, and counts later turns for the guest', async () => {
      const [anna, ben] = await mates();
      const parties = [alone(registered(anna)), alone(registered(ben))] as const;
      const config = { startingScore: 101 };
      const id = await play.start({ token: anna.token, parties, config });
      const turn = (by: Person, score: number) =>
        must(`POST /matches/${id}/throw`, anna, { playerId: by.playerId, score });
      await turn(anna, 20);
      await turn(ben, 41);
      const guestId = (await must(`PATCH /matches/${id}/leave`, ben)).props.parties[1].player.id;
      await turn(anna, 20);
      const after = await turn(ben, 10);
      const throws = after.props.sets[0].legs[0].throws.map(({ playerId }: { playerId: string }) => playerId);
      expect(throws).toEqual([anna.playerId, guestId, anna.playerId, guestId]);
      expect(JSON.stringify(after)).not.toContain(ben.playerId);
      const foreign = { playerId: newId(), score: 20 };
      const refusal = await call(`POST /matches/${id}/throw`, { token: anna.token, body: foreign });
      expect(refusal.text).toBe('error.not-player-of-match');
    });

    it('does not let the player leave a running online match or a match of an event', async () => {
      const [anna, ben] = await people('Anna', 'Ben');
      const { id } = (await send(anna, versus(anna, ben), { props: { isOnlineMatch: true } })).json;
      const leave = (by: Person) => call(`PATCH /matches/${id}/leave`, { token: by.token });
      expect((await leave(ben)).text).toBe('error.invalid-match-status');
      const changedProps = { settings: { onlineMatchesAllowed: true } };
      await must('PATCH /players/', ben, { id: ben.playerId, changedProps });
      const players = { requestedByPlayerId: anna.playerId, requestedToPlayerId: ben.playerId };
      await must(`POST /matches/${id}/request`, anna, players);
      await must(`PATCH /matches/${id}/request/accept`, ben, { acceptedByPlayerId: ben.playerId });
      await must(`PATCH /matches/${id}/start`, anna);
      expect((await leave(ben)).text).toBe('error.invalid-match-status');
      const last = { playerId: anna.playerId, score: 40, attemptsOnDouble: 1 };
      await must(`POST /matches/${id}/throw`, anna, last);
      const left = await leave(ben);
      expect(left.status).toBe(200);
      expect(JSON.stringify(left.json)).not.toContain(ben.playerId);
    });
  });
});
