import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { countPastMatches } from '../src/rankings/count-past-matches.ts';
import { createEvent } from './create-event.ts';
import { createClub, createPerson, givePassword, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { alone, guest, pair, registered, shortMatches } from './short-matches.ts';
import { useApp } from './use-app.ts';

type Row = { readonly rank: number; readonly key: string; readonly pointsFor: number };

describe.each(databases)('tables of events on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let teamId: string;
  let anna: Person;
  let ben: Person;
  let carla: Person;

  beforeAll(async () => {
    teamId = await createClub(app);
    const join = (firstName: string) => createPerson(app, { teamIds: [teamId], firstName });
    anna = await join('Anna');
    ben = await join('Ben');
    carla = await join('Carla');
  });

  const read = async (eventId: string, what: string) => (await call(`GET /events/${eventId}/${what}`)).json;
  const table = async (eventId: string, query = ''): Promise<readonly Row[]> =>
    read(eventId, `table${query}`);
  const points = async (eventId: string, query = '') =>
    Object.fromEntries((await table(eventId, query)).map((row) => [row.key, row.pointsFor]));
  /** A match that the first person wins with one turn. */
  const win = (eventId: string, winner: Person, loser: Person, more: object = {}) =>
    shortMatches(call).play({
      token: anna.token,
      parties: [alone(registered(winner)), alone(registered(loser))],
      eventId,
      ...more,
    });

  it('rank everybody who played in a training, and change with every match', async () => {
    const eventId = await createEvent(app, { teamId });
    expect(await table(eventId)).toEqual([]);
    await win(eventId, anna, ben);
    const last = await win(eventId, anna, carla);
    const open = await shortMatches(call).start({
      token: anna.token,
      parties: [alone(registered(ben)), alone(guest('Jan'))],
      eventId,
    });
    const rows = await table(eventId);
    expect(rows[0]).toMatchObject({ rank: 1, key: anna.playerId, pointsFor: 4, noOfMatches: 2, legsWon: 2 });
    expect(rows.slice(1)).toMatchObject([
      { rank: 2, isTied: true },
      { rank: 2, isTied: true },
    ]);
    const event = (await call(`GET /events/${eventId}`)).json.props;
    expect(event).toMatchObject({ revision: 2, editRevision: 0 });
    await call(`DELETE /matches/${last}/throw`, { token: anna.token });
    expect(await points(eventId)).toEqual({ [anna.playerId]: 2, [ben.playerId]: 0 });
    await shortMatches(call).throwTurns(open, {
      token: anna.token,
      parties: [alone(guest()), alone(guest())],
    });
    expect(await points(eventId)).toMatchObject({ [anna.playerId]: 2, [ben.playerId]: 2 });
    expect(await table(eventId)).toHaveLength(3);
  });

  it('rank pairs, or each partner', async () => {
    const eventId = await createEvent(app, { teamId });
    const parties = [pair(registered(anna), registered(ben)), pair(registered(carla), guest('Jan'))] as const;
    await shortMatches(call).play({ token: anna.token, parties, eventId });
    const key = [anna.playerId, ben.playerId].toSorted().join('+');
    expect((await table(eventId, '?partyType=double')).map((row) => row.key)).toContain(key);
    expect(await table(eventId, '?partyType=double')).toHaveLength(2);
    expect(await table(eventId, '?partyType=single')).toHaveLength(4);
    for (const query of ['?partyType=both', '?sorting=best', '?matchDay=0', '?unknown=1', '?stage=final'])
      expect((await call(`GET /events/${eventId}/table${query}`)).text).toBe('error.invalid-request');
  });

  it('are returned with highscores, short legs, high finishes and sums', async () => {
    const eventId = await createEvent(app, { teamId });
    const config = { startingScore: 501 };
    const turns = [180, 60, 180, 60, 141] as const;
    const id = newId();
    const parties = [alone(registered(anna)), alone(registered(ben))];
    const props = { parties, config: { ...config, legsToWinSet: 1 }, eventId };
    await call('POST /matches/', { token: anna.token, body: { id, props } });
    await call(`PATCH /matches/${id}/start`, { token: anna.token });
    for (const [index, score] of turns.entries()) {
      const { playerId } = index % 2 === 0 ? anna : ben;
      const attemptsOnDouble = score === 141 ? 1 : 0;
      const body = { playerId, score, attemptsOnDouble, dartsThrown: 3 };
      expect((await call(`POST /matches/${id}/throw`, { token: anna.token, body })).status).toBe(200);
    }
    const leg = { matchId: id, setNumber: 1, legNumber: 1, dartsThrown: 9, checkoutScore: 141 };
    expect(await read(eventId, 'highscores')).toMatchObject([
      {
        player: { id: anna.playerId },
        noOf180s: 2,
        noOf177s: 0,
        oneEighties: [{ matchId: id, count: 2 }],
      },
    ]);
    expect(await read(eventId, 'shortlegs')).toMatchObject([{ player: { id: anna.playerId }, legs: [leg] }]);
    expect(await read(eventId, 'highfinishes')).toMatchObject([{ legs: [leg] }]);
    expect(await read(eventId, 'stats')).toMatchObject({
      noOfMatches: 1,
      noOfLegs: 1,
      noOfPlayers: 2,
      stats: { totalDartsThrown: 15, noOf180s: 2, highestCheckout: 141 },
    });
    expect(await read(eventId, 'stats?stage=group')).toMatchObject({ noOfMatches: 0 });
  });

  it('are not found by callers who may not read the event', async () => {
    const eventId = await createEvent(app, { teamId, isPublic: false });
    await win(eventId, anna, ben);
    for (const what of ['table', 'highscores', 'shortlegs', 'highfinishes', 'stats', 'matches']) {
      expect((await call(`GET /events/${eventId}/${what}`)).text).toBe('error.not-found');
      expect((await call(`GET /events/${eventId}/${what}`, { token: carla.token })).status).toBe(200);
    }
  });

  it('are not found any more as soon as the event is closed, whoever has read them before', async () => {
    const eventId = await createEvent(app, { teamId });
    const seen = async () =>
      Promise.all(
        [undefined, ben.token, (await createPerson(app)).token].map(
          async (token) => (await call(`GET /events/${eventId}/table`, { token })).status,
        ),
      );
    const open = (isPublic: boolean) =>
      app.db.write(async ({ q }) => {
        await q
          .updateTable('events')
          .set({ is_public: isPublic ? 1 : 0 })
          .where('id', '=', eventId)
          .execute();
      });
    expect(await seen()).toEqual([200, 200, 200]);
    await open(false);
    expect(await seen()).toEqual([404, 200, 404]);
    await open(true);
    expect(await seen()).toEqual([200, 200, 200]);
  });

  it('are the same for simultaneous requests, and not sent again while unchanged', async () => {
    const eventId = await createEvent(app, { teamId });
    await win(eventId, anna, ben);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => call(`GET /events/${eventId}/table`)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const headers = { 'if-none-match': String(answers[0]?.headers['etag']) };
    const again = await app.http.inject({ url: `/api/v1/events/${eventId}/table`, headers });
    expect(again.statusCode).toBe(304);
    await win(eventId, ben, anna);
    const newer = await app.http.inject({ url: `/api/v1/events/${eventId}/table`, headers });
    expect(newer.statusCode).toBe(200);
  });

  it('forget the name of a player whose account is deleted', async () => {
    const eventId = await createEvent(app, { teamId });
    const dora = await createPerson(app, { teamIds: [teamId], firstName: 'Dora' });
    await win(eventId, dora, anna);
    expect(JSON.stringify(await table(eventId))).toContain('Dora');
    await givePassword(app, dora, 'Treble20!');
    const body = { password: 'Treble20!' };
    expect((await call(`DELETE /users/${dora.userId}`, { token: dora.token, body })).status).toBe(204);
    expect(JSON.stringify(await table(eventId))).not.toContain('Dora');
    expect(await points(eventId)).toMatchObject({ [dora.playerId]: 2 });
  });

  it('count matches that ended before figures were stored', async () => {
    const eventId = await createEvent(app, { teamId });
    await win(eventId, anna, ben);
    const before = await read(eventId, 'table');
    await app.db.write(async ({ q }) => {
      await q.deleteFrom('event_figures').where('event_id', '=', eventId).execute();
    });
    expect(await countPastMatches(app.db)).toBe(1);
    expect(await countPastMatches(app.db)).toBe(0);
    expect(await read(eventId, 'table?sorting=pdc')).toEqual(before);
  });
});
