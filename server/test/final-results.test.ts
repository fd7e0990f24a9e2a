import { appVersion } from '@neundarter/contract/limits';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createEvent } from './create-event.ts';
import { createClub, createPerson, givePassword, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { alone, registered, shortMatches } from './short-matches.ts';
import { useApp } from './use-app.ts';

// A result becomes final: whoever scored a match may take back its end for 24 hours, afterwards only people with more
// rights, for a reason that is kept. A finished match does not disappear by undoing and deleting it.

const hour = 60 * 60_000;

describe.each(databases)('results of finished matches on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let play: ReturnType<typeof shortMatches>['play'];
  let club: string;
  let [anna, ben, captain, admin]: Person[] = [];

  beforeAll(async () => {
    play = shortMatches(call).play;
    club = await createClub(app);
    anna = await createPerson(app, { teamIds: [club] });
    ben = await createPerson(app, { teamIds: [club], firstName: 'Ben' });
    captain = await createPerson(app, { teamIds: [club], roles: ['team-admin'] });
    admin = await createPerson(app, { roles: ['admin'] });
  });
  afterEach(() => {
    app.clock.time = null;
  });

  const tokenOf = (who: Person | undefined) => who?.token ?? '';
  const parties = () => [alone(registered(anna as Person)), alone(registered(ben as Person))] as const;
  const finished = () => play({ token: tokenOf(anna), parties: parties() });
  const later = (ms: number) => {
    app.clock.time = Date.now() + ms;
  };
  const undo = async (id: string, by: Person | undefined, reason?: string) =>
    call(`DELETE /matches/${id}/throw`, {
      token: tokenOf(by),
      ...(reason !== undefined && { body: { reason } }),
    });
  const remove = async (id: string, by: Person | undefined) =>
    (await call(`DELETE /matches/${id}`, { token: tokenOf(by) })).text;
  const read = async (id: string) => (await call(`GET /matches/${id}`, { token: tokenOf(anna) })).json.props;

  /** A finished match of Anna and Ben in a training that ended some time ago. */
  const trainingMatch = async (endedMs: number): Promise<string> => {
    const end = Date.now() - endedMs;
    const times = { startDateTime: end - 2 * hour, endDateTime: end };
    const eventId = await createEvent(app, { teamId: club, ...times });
    const id = newId();
    const config = { startingScore: 40, legsToWinSet: 1 };
    const props = { parties: parties(), config, eventId, timeStamp: end - hour };
    const { token } = anna as Person;
    await call('POST /matches/', { token, body: { id, props } });
    await call(`PATCH /matches/${id}/start`, { token });
    const body = { playerId: anna?.playerId, score: 40, attemptsOnDouble: 1 };
    expect((await call(`POST /matches/${id}/throw`, { token, body })).status).toBe(200);
    return id;
  };

  it('can be undone by the players for a day, counted by the clock of the server', async () => {
    const id = await finished();
    const { finishReceivedAt } = await read(id);
    expect(finishReceivedAt).toBeGreaterThan(Date.now() - hour);
    app.clock.time = finishReceivedAt + 24 * hour - 1;
    const { json } = await undo(id, ben);
    expect(json.props).toMatchObject({ status: 'running', finishReceivedAt });
    expect(json.props.reopenings).toBeUndefined();
  });

  it('cannot be undone by the players after a day, even with a reason', async () => {
    const id = await finished();
    later(25 * hour);
    for (const reason of [undefined, 'Verzählt'])
      expect(await undo(id, ben, reason)).toMatchObject({ status: 403, text: 'error.match.over' });
    expect((await read(id)).status).toBe('finished');
  });

  it('cannot be undone later, with an error that a device of an older version knows', async () => {
    const id = await finished();
    later(25 * hour);
    const headers = {
      authorization: `Bearer ${tokenOf(ben)}`,
      accept: 'application/problem+json',
      'x-frontend-version': '1.2.1',
    };
    const url = `/api/v1/matches/${id}/throw`;
    const answer = await app.http.inject({ method: 'DELETE', url, headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'error.insufficient-permissions',
      reason: 'error.match.over',
    });
    const today = { ...headers, 'x-app-version': appVersion };
    const told = (await app.http.inject({ method: 'DELETE', url, headers: today })).json();
    expect(told).toMatchObject({ status: 403, code: 'error.match.over' });
    expect(told).not.toHaveProperty('reason');
  });

  it('can be undone later by a platform admin, with a reason that everybody can read', async () => {
    const id = await finished();
    later(25 * hour);
    expect((await undo(id, admin)).text).toBe('error.match.reason-needed');
    expect((await undo(id, admin, ' ')).text).toBe('error.invalid-request');
    const before = (await read(id)).revision;
    const requestId = newId();
    const send = () =>
      call(`DELETE /matches/${id}/throw`, {
        token: tokenOf(admin),
        body: { reason: ' Falsches Doppel ' },
        headers: { 'x-request-id': requestId },
      });
    const { json } = await send();
    const reopening = { at: app.clock.time, reason: 'Falsches Doppel' };
    expect(json.props).toMatchObject({ status: 'running', reopenings: [reopening] });
    expect((await send()).json.props).toMatchObject({ revision: before + 1, reopenings: [reopening] });
    expect(await read(id)).toMatchObject({ reopenings: [reopening] });
    const standing = await call(`GET /matches/${id}/standing`);
    expect(standing.json.reopenings).toBeUndefined();
  });

  it('of a training can be undone later by an admin of its team', async () => {
    const id = await trainingMatch(hour);
    later(25 * hour);
    expect((await undo(id, ben, 'Verzählt')).text).toBe('error.match.over');
    expect((await undo(id, captain, 'Verzählt')).json.props.status).toBe('running');
  });

  it('of a training of last week can be undone only by admins of its team, except right after they were sent', async () => {
    const id = await trainingMatch(7 * 24 * hour);
    expect((await undo(id, ben)).json.props.status).toBe('running');
    const body = { playerId: anna?.playerId, score: 40, attemptsOnDouble: 1 };
    await call(`POST /matches/${id}/throw`, { token: tokenOf(ben), body });
    expect((await read(id)).event).toMatchObject({ isOver: true, isFinal: true });
    later(hour);
    expect((await undo(id, ben)).text).toBe('error.match.over');
    expect((await undo(id, captain, 'Verzählt')).status).toBe(200);
  });

  it('can be deleted after an undo only by a platform admin', async () => {
    const id = await finished();
    await undo(id, ben);
    expect(await remove(id, ben)).toBe('error.match.was-finished');
    expect(await remove(id, anna)).toBe('error.match.was-finished');
    expect(await remove(id, captain)).toBe('error.insufficient-permissions');
    expect(await remove(id, admin)).toBe('');
  });

  it('of an older version are final a day after the last turn', async () => {
    const id = await finished();
    const finishedAt = Date.now() - 25 * hour;
    await app.db.write(async ({ q }) => {
      const older = { finish_received_at: null, finished_at: finishedAt };
      await q.updateTable('matches').set(older).where('id', '=', id).execute();
    });
    expect((await undo(id, ben)).text).toBe('error.match.over');
  });

  it('name the user who reopened them in that user’s data, until the account is deleted', async () => {
    const [boss, id] = [await createPerson(app, { roles: ['admin'] }), await finished()];
    later(25 * hour);
    await undo(id, boss, 'Falsch gezählt');
    const at = app.clock.time;
    const { json } = await call('GET /users/me/export', { token: boss.token });
    expect(json.reopenings).toEqual([{ matchId: id, at, reason: 'Falsch gezählt' }]);
    await givePassword(app, boss, 'Treble20!');
    const body = { password: 'Treble20!' };
    expect((await call(`DELETE /users/${boss.userId}`, { token: boss.token, body })).text).toBe('');
    const row = await app.db.query((q) =>
      q.selectFrom('matches').select('reopenings').where('id', '=', id).executeTakeFirst(),
    );
    expect(row?.reopenings).not.toContain(boss.userId);
    expect((await read(id)).reopenings).toEqual([{ at, reason: 'Falsch gezählt' }]);
  });
});
