import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createPerson, givePassword, makeMates, type Person } from './create-person.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { connectLive, disconnectClients } from './live-client.ts';
import { startApp, type TestApp } from './start-app.ts';

describe.each(databases)('online matches on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;

  beforeAll(async () => {
    site = await create();
    app = await startApp({ db: await openDatabase(site.options), rateLimits: {}, listens: true });
    call = await checkedClient(app);
  });
  afterAll(async () => {
    disconnectClients();
    await app.close();
    await site.dispose();
  });

  const side = ({ playerId }: Person) => ({ type: 'single', player: { type: 'registered', id: playerId } });
  const pair = async () => {
    const anna = await createPerson(app, { firstName: 'Anna' });
    const ben = await createPerson(app, { firstName: 'Ben', isOpen: true });
    return { anna, ben };
  };
  const createMatch = async (anna: Person, ben: Person, more: object = { isOnlineMatch: true }) => {
    const props = { parties: [side(anna), side(ben)], config: { legsToWinSet: 1 }, ...more };
    return call('POST /matches/', { token: anna.token, body: { id: newId(), props } });
  };
  const ask = (id: string, by: Person, to: Person, requestId: string = newId()) =>
    call(`POST /matches/${id}/request`, {
      token: by.token,
      body: { requestedByPlayerId: by.playerId, requestedToPlayerId: to.playerId },
      headers: { 'x-request-id': requestId },
    });
  const accept = (id: string, by: Person, requestId: string = newId()) =>
    call(`PATCH /matches/${id}/request/accept`, {
      token: by.token,
      body: { acceptedByPlayerId: by.playerId },
      headers: { 'x-request-id': requestId },
    });
  const reject = (id: string, by: Person, requestId: string = newId()) =>
    call(`PATCH /matches/${id}/request/reject`, {
      token: by.token,
      body: { rejectedByPlayerId: by.playerId },
      headers: { 'x-request-id': requestId },
    });
  const start = (id: string, { token }: Person) => call(`PATCH /matches/${id}/start`, { token });
  const throwTurn = (id: string, by: Person, playerId: string, score = 60) =>
    call(`POST /matches/${id}/throw`, { token: by.token, body: { playerId, score } });
  const asked = async () => {
    const { anna, ben } = await pair();
    const { id } = (await createMatch(anna, ben)).json;
    await ask(id, anna, ben);
    return { id: id as string, anna, ben };
  };
  const agreed = async () => {
    const match = await asked();
    await accept(match.id, match.ben);
    return match;
  };
  const requestOf = async (id: string) => (await call(`GET /matches/${id}`)).json.props.onlineMatchRequest;

  it('are requested, delivered, accepted, and played by both at their own boards', async () => {
    const { anna, ben } = await pair();
    const [ofAnna, ofBen] = [await connectLive(app.url, anna.token), await connectLive(app.url, ben.token)];
    await ofAnna.subscribe(`players/${anna.playerId}`);
    await ofBen.subscribe(`players/${ben.playerId}`);
    const { id } = (await createMatch(anna, ben)).json;
    const players = { requestedByPlayerId: anna.playerId, requestedToPlayerId: ben.playerId };
    expect((await ask(id, anna, ben)).json.props).toMatchObject({
      isOnlineMatch: true,
      status: 'scheduled',
      onlineMatchRequest: { status: 'requested', ...players },
    });
    const request = await ofBen.hears('match-requested');
    expect(request.payload).toEqual({ matchId: id, eventId: null, revision: 1, ...players });

    const watcher = await connectLive(app.url);
    await watcher.subscribe(`matches/${id}`);
    const accepted = (await accept(id, ben)).json.props;
    expect(accepted).toMatchObject({ status: 'scheduled', onlineMatchRequest: { status: 'accepted' } });
    for (const { hears } of [ofAnna, ofBen, watcher])
      expect((await hears('match-request-accepted')).payload).toMatchObject({ matchId: id, revision: 2 });
    expect(ofAnna.heard.some(({ event }) => event === 'match-requested')).toBe(false);

    expect((await start(id, ben)).json.props.status).toBe('running');
    expect((await throwTurn(id, anna, anna.playerId)).status).toBe(200);
    const update = await watcher.hears('match-score-updated', ({ change }) => change === 'throw');
    expect(update.payload.standing.currentPlayerId).toBe(ben.playerId);
    expect((await throwTurn(id, ben, ben.playerId, 100)).json.props.standing.score).toEqual([441, 401]);
  });

  it('cannot be accepted after ten minutes without an answer', async () => {
    const { id, ben } = await asked();
    app.clock.time = Date.now() + 10 * 60_000;
    expect(await accept(id, ben)).toMatchObject({ status: 409, text: 'error.match.request-expired' });
    expect(await requestOf(id)).toMatchObject({ status: 'requested' });
    expect((await reject(id, ben)).status).toBe(200);
    app.clock.time = null;
  });

  it('can be requested for a match that was not created as an online match', async () => {
    const { anna, ben } = await pair();
    expect((await createMatch(anna, ben, {})).text).toBe('error.match.player-not-available');
    await makeMates(app, [anna, ben]);
    const { id } = (await createMatch(anna, ben, {})).json;
    expect((await ask(id, anna, ben)).json.props.isOnlineMatch).toBe(true);
    expect((await start(id, anna)).text).toBe('error.match.request-not-accepted');
  });

  it.each([
    ['a guest', () => ({ type: 'single', player: { type: 'guest', id: newId(), name: 'Gast' } })],
    ['a bot', () => ({ type: 'single', player: { type: 'bot', id: newId(), level: 3 } })],
  ])('cannot be requested for a match with %s', async (_, other) => {
    const { anna } = await pair();
    const props = { parties: [side(anna), other()], isOnlineMatch: true };
    const answer = await call('POST /matches/', { token: anna.token, body: { id: newId(), props } });
    expect([answer.status, answer.text]).toEqual([400, 'error.invalid-request']);
  });

  it('can be requested only from players who accept them', async () => {
    const { anna, ben } = await pair();
    const { id } = (await createMatch(ben, anna)).json;
    const refusal = await ask(id, ben, anna);
    expect([refusal.status, refusal.text]).toEqual([403, 'error.match.online-matches-not-allowed']);
    const settings = { settings: { onlineMatchesAllowed: true } };
    const body = { id: anna.playerId, changedProps: settings };
    await call('PATCH /players/', { token: anna.token, body });
    expect((await ask(id, ben, anna)).status).toBe(200);
  });

  it('cannot begin before they are accepted', async () => {
    const { id, anna, ben } = await asked();
    const forfeit = (by: Person, winningParty: number) =>
      call(`PATCH /matches/${id}/forfeit`, { token: by.token, body: { winningParty } });
    for (const by of [anna, ben]) expect((await start(id, by)).text).toBe('error.match.request-not-accepted');
    expect((await forfeit(anna, 1)).text).toBe('error.match.request-not-accepted');
    await reject(id, ben);
    expect((await start(id, anna)).text).toBe('error.match.request-not-accepted');
  });

  it('can be rejected, which is final', async () => {
    const { id, anna, ben } = await asked();
    const ofAnna = await connectLive(app.url, anna.token);
    await ofAnna.subscribe(`players/${anna.playerId}`);
    expect((await reject(id, ben)).json.props.onlineMatchRequest.status).toBe('rejected');
    expect((await ofAnna.hears('match-request-rejected')).payload.matchId).toBe(id);
    expect((await accept(id, ben)).text).toBe('error.match.request-already-answered');
    expect((await ask(id, anna, ben)).text).toBe('error.match.already-requested');
  });

  it.each(['anna', 'ben'] as const)('are rejected when %s deletes the account', async (who) => {
    const match = await asked();
    const other = await connectLive(app.url, match[who === 'anna' ? 'ben' : 'anna'].token);
    await other.subscribe(`matches/${match.id}`);
    const { token, userId } = match[who];
    await givePassword(app, match[who], 'Treble20!');
    await call(`DELETE /users/${userId}`, { token, body: { password: 'Treble20!' } });
    expect((await other.hears('match-request-rejected')).payload.matchId).toBe(match.id);
    expect(await requestOf(match.id)).toMatchObject({ status: 'rejected' });
  });

  it('are withdrawn by deleting them, and the other player gets an event', async () => {
    const { id, anna, ben } = await asked();
    const ofBen = await connectLive(app.url, ben.token);
    await ofBen.subscribe(`players/${ben.playerId}`);
    expect((await call(`DELETE /matches/${id}`, { token: anna.token })).status).toBe(204);
    expect((await ofBen.hears('match-deleted')).payload).toMatchObject({
      matchId: id,
      playerIds: [anna.playerId, ben.playerId],
    });
    expect((await accept(id, ben)).text).toBe('error.not-found');
  });

  it('accept repeated calls and calls in the wrong order', async () => {
    const { anna, ben } = await pair();
    const { id } = (await createMatch(anna, ben)).json;
    const [question, answer] = [newId(), newId()];
    const first = await ask(id, anna, ben, question);
    for (const again of [question, newId()])
      expect((await ask(id, anna, ben, again)).json).toEqual(first.json);
    expect((await ask(id, ben, anna)).text).toBe('error.match.already-requested');
    const accepted = await accept(id, ben, answer);
    for (const again of [answer, newId()]) expect((await accept(id, ben, again)).json).toEqual(accepted.json);
    // The request arrives once more, late; then a rejection after the player has changed their mind.
    expect((await ask(id, anna, ben, question)).json).toEqual(accepted.json);
    expect((await reject(id, ben)).text).toBe('error.match.request-already-answered');
    expect((await reject(id, ben, answer)).text).toBe('error.id-already-exists');
    expect(accepted.json.props.revision).toBe(2);
    await start(id, anna);
    expect((await accept(id, ben)).json.props.status).toBe('running');
  });

  it('are answered once when both answers come at the same time', async () => {
    const { id, ben } = await asked();
    const answers = await Promise.all([accept(id, ben), reject(id, ben), accept(id, ben), reject(id, ben)]);
    const { status } = await requestOf(id);
    const won = status === 'accepted' ? [200, 409, 200, 409] : [409, 200, 409, 200];
    expect(answers.map((answer) => answer.status)).toEqual(won);
  });

  it('cannot be requested or answered by anybody else', async () => {
    const { anna, ben } = await pair();
    const [eve, admin] = [
      await createPerson(app, { isOpen: true }),
      await createPerson(app, { roles: ['admin'] }),
    ];
    const { id } = (await createMatch(anna, ben)).json;
    const forbidden = 'error.insufficient-permissions';
    const body = { requestedByPlayerId: anna.playerId, requestedToPlayerId: ben.playerId };
    for (const { token } of [ben, eve, admin])
      expect((await call(`POST /matches/${id}/request`, { token, body })).text).toBe(forbidden);
    expect((await ask(id, eve, ben)).text).toBe(forbidden);
    expect((await ask(id, anna, eve)).text).toBe('error.not-player-of-match');
    expect((await accept(id, ben)).text).toBe(forbidden);
    await ask(id, anna, ben);
    for (const by of [anna, eve, admin]) {
      expect((await accept(id, by)).text).toBe(forbidden);
      const inHisName = { acceptedByPlayerId: ben.playerId };
      const sent = { token: by.token, body: inHisName };
      expect((await call(`PATCH /matches/${id}/request/accept`, sent)).text).toBe(forbidden);
    }
    expect(await requestOf(id)).toMatchObject({ status: 'requested' });
  });

  it('let both players enter only their own turns, and undo the last turn of either', async () => {
    const { id, anna, ben } = await agreed();
    const admin = await createPerson(app, { roles: ['admin'] });
    await start(id, anna);
    const forbidden = 'error.insufficient-permissions';
    expect((await throwTurn(id, ben, anna.playerId)).text).toBe(forbidden);
    expect((await throwTurn(id, anna, ben.playerId)).text).toBe(forbidden);
    expect((await throwTurn(id, ben, ben.playerId)).text).toBe('error.invalid-player');
    expect((await throwTurn(id, anna, anna.playerId)).status).toBe(200);
    expect((await call(`DELETE /matches/${id}/throw`, { token: ben.token })).status).toBe(200);
    expect((await throwTurn(id, admin, anna.playerId, 26)).status).toBe(200);
    expect((await call(`DELETE /matches/${id}/throw`, { token: anna.token })).status).toBe(200);
    const eve = await createPerson(app);
    expect((await call(`DELETE /matches/${id}/throw`, { token: eve.token })).text).toBe(forbidden);
  });

  it('can be forfeited only in favour of the other player', async () => {
    const { id, anna, ben } = await agreed();
    const forfeit = (by: Person, winningParty: number) =>
      call(`PATCH /matches/${id}/forfeit`, { token: by.token, body: { winningParty } });
    expect((await forfeit(anna, 0)).text).toBe('error.insufficient-permissions');
    expect((await forfeit(ben, 1)).text).toBe('error.insufficient-permissions');
    expect((await forfeit(ben, 0)).json.props).toMatchObject({ status: 'finished', winningParty: 0 });
  });

  it('keep the settings and players that were requested', async () => {
    const { id, anna, ben } = await asked();
    const change = (changedProps: object) =>
      call('PATCH /matches/', { token: anna.token, body: { id, changedProps } });
    for (const props of [{ config: { startingScore: 301 } }, { parties: [side(ben), side(anna)] }])
      expect((await change(props)).text).toBe('error.invalid-match-status');
    expect((await change({ description: 'Ligaspiel' })).json.props.description).toBe('Ligaspiel');
    await reject(id, ben);
    expect((await change({ config: { startingScore: 301 } })).status).toBe(200);
    const guest = { type: 'single', player: { type: 'guest', id: newId(), name: 'Gast' } };
    expect((await change({ parties: [side(anna), guest] })).text).toBe('error.invalid-request');
  });

  it('are listed for the player who has to answer', async () => {
    const { anna, ben } = await pair();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { id } = (await createMatch(anna, ben)).json;
      await ask(id, anna, ben);
      ids.unshift(id);
    }
    await accept(ids[1] ?? '', ben);
    const list = async (query: string) =>
      (await call(`GET /matches?onlineMatchRequest.requestedToPlayerId=${ben.playerId}${query}`)).json.map(
        ({ id }: { id: string }) => id,
      );
    expect(await list('')).toEqual(ids);
    expect(await list('&onlineMatchRequest.status=requested')).toEqual([ids[0], ids[2]]);
    expect(await list('&onlineMatchRequest.status=accepted&onlineMatchRequest.status=rejected')).toEqual([
      ids[1],
    ]);
    expect(await list('&onlineMatchRequest.status=requested&limit=1&skip=1')).toEqual([ids[2]]);
    const filter = `onlineMatchRequest.requestedToPlayerId=${ben.playerId}&onlineMatchRequest.status=requested`;
    expect((await call(`GET /matches/count?${filter}`)).json).toEqual({ count: 2 });
    expect((await call(`GET /matches/count?${filter}&status=running`)).json).toEqual({ count: 0 });
    const wrong = await call('GET /matches?onlineMatchRequest.status=open');
    expect(wrong.text).toBe('error.invalid-request');
  });

  it('can be requested only a limited number of times', async () => {
    const { anna, ben } = await pair();
    app.clock.time = Date.now();
    const askAnew = async () => ask((await createMatch(anna, ben)).json.id, anna, ben);
    for (let count = 0; count < 30; count += 1) expect((await askAnew()).status).toBe(200);
    const tooMany = await askAnew();
    expect([tooMany.status, tooMany.text]).toEqual([429, 'error.too-many-requests']);
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0);
    app.clock.time += 10 * 60_000;
    expect((await askAnew()).status).toBe(200);
    app.clock.time = null;
  });

  it('can get a caller while they are scheduled, like any match', async () => {
    const { id, anna, ben } = await agreed();
    const eve = await createPerson(app);
    const change = (by: Person, caller: string | null) =>
      call('PATCH /matches/', { token: by.token, body: { id, changedProps: { caller } } });
    expect((await change(ben, eve.playerId)).json.props.caller).toBe(eve.playerId);
    expect((await call(`GET /matches/${id}/standing`)).json.caller).toBe(eve.playerId);
    expect((await change(eve, null)).text).toBe('error.insufficient-permissions');
    const nobody = await call('PATCH /matches/', {
      token: anna.token,
      headers: { accept: 'application/json' },
      body: { id, changedProps: { caller: newId() } },
    });
    expect([nobody.status, nobody.text]).toEqual([400, 'error.invalid-request']);
    expect((await change(anna, null)).json.props.caller).toBeNull();
    await change(anna, eve.playerId);
    await start(id, anna);
    expect((await change(anna, null)).text).toBe('error.invalid-match-status');
    expect((await call(`GET /matches/${id}`)).json.props.caller).toBe(eve.playerId);
  });
});
