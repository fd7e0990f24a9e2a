import { tabletKeyHeader } from '@neundarter/contract/limits';
import { tabletPairingMs } from '@neundarter/rules/access/tablet';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { databases } from './databases.ts';
import { connectLive, disconnectClients } from './live-client.ts';
import { createOrganiser, shortSetup, tournamentCalls } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const firstTurn = { setNumber: 1, legNumber: 1, throwNumber: 1 };

describe.each(databases)('tablets on $name', ({ create }) => {
  const { app, call } = useTournaments(create, { rateLimits: {}, listens: true });
  afterEach(() => {
    disconnectClients();
    app.clock.time = null;
  });
  const advance = (ms: number) => {
    app.clock.time = (app.clock.time ?? Date.now()) + ms;
  };

  /** A hall with boards, a running tournament, and a way to bind tablets. */
  const openHall = async ({ boards = 2, players = 8, isPublic = true } = {}) => {
    const scene = await createOrganiser(app);
    const calls = tournamentCalls(call, scene);
    const made = Array.from({ length: boards }, (_, index) => ({ id: newId(), name: `Board ${index + 1}` }));
    const hallPath = `/teams/${scene.teamId}/boards`;
    await calls.must(`POST ${hallPath}`, { body: { boards: made } });
    const boardIds = made.map(({ id }) => id);
    const id = await calls.createRunning(shortSetup('single-knockout'), players);
    if (!isPublic)
      await app.db.write(({ q }) =>
        q.updateTable('events').set({ is_public: 0 }).where('id', '=', id).execute(),
      );
    const matchIds = (await calls.matchesOf(id))
      .filter(({ status }) => status === 'ready')
      .map(({ matchId }) => matchId ?? '');
    const chief = (address: string, body?: object) =>
      call(address, { token: scene.chief.token, ...(body && { body }) });
    const codeFor = async (boardId: string): Promise<string> =>
      (await chief(`POST ${hallPath}/${boardId}/tablet-code`)).json.code;
    const callTo = (matchId: string, boardId: string) =>
      chief(`PATCH /events/${id}/matches/${matchId}/call`, { boardId });
    const bind = async (boardId: string) => {
      const tabletId = newId();
      const bound = await call('POST /tablets/', { body: { id: tabletId, code: await codeFor(boardId) } });
      const token: string = (await call('GET /login/guest')).json.token;
      const { key } = bound.json as { key: string };
      const send = (address: string, body?: object) =>
        call(address, { token, headers: { [tabletKeyHeader]: key }, ...(body && { body }) });
      const report = async (body: object = {}) => (await send('PATCH /tablets/own', body)).json;
      return { id: tabletId, key, token, send, report };
    };
    const [one = '', other = ''] = matchIds;
    const [board = '', free = ''] = boardIds;
    return { ...scene, calls, id, matchIds, one, other, board, free, hallPath, chief, codeFor, callTo, bind };
  };

  const score = async (
    send: Awaited<ReturnType<Awaited<ReturnType<typeof openHall>>['bind']>>['send'],
    matchId: string,
  ) => {
    const { props } = (await send(`GET /matches/${matchId}`)).json;
    return send(`POST /matches/${matchId}/throw`, { playerId: props.currentPlayerId, score: 26 });
  };

  it('a code binds one tablet, once, for five minutes, and its answer can be had again', async () => {
    const { board, codeFor, teamId } = await openHall();
    const code = await codeFor(board);
    expect((await call('POST /tablets/code', { body: { code } })).json).toMatchObject({
      boardId: board,
      boardName: 'Board 1',
    });
    const id = newId();
    const bound = await call('POST /tablets/', { body: { id, code } });
    expect(bound.json).toMatchObject({ id, teamId, boardId: board, boardName: 'Board 1' });
    expect((await call('POST /tablets/', { body: { id, code } })).json).toEqual(bound.json);
    expect((await call('POST /tablets/', { body: { id: newId(), code } })).text).toBe(
      'error.tablet.code-expired',
    );
    expect((await call('POST /tablets/code', { body: { code } })).text).toBe('error.tablet.code-expired');
    const second = await codeFor(board);
    expect((await call('POST /tablets/', { body: { id, code: second } })).text).toBe(
      'error.id-already-exists',
    );
    advance(tabletPairingMs);
    expect((await call('POST /tablets/', { body: { id, code } })).text).toBe('error.id-already-exists');
    expect((await call('POST /tablets/', { body: { id: newId(), code: second } })).text).toBe(
      'error.tablet.code-expired',
    );
  });

  it('of two tablets with one code at the same moment one is bound; a newer code ends an older one', async () => {
    const { board, codeFor, chief, teamId } = await openHall();
    const code = await codeFor(board);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => call('POST /tablets/', { body: { id: newId(), code } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await chief(`GET /teams/${teamId}/tablets`)).json).toHaveLength(1);
    const [older, newer] = [await codeFor(board), await codeFor(board)];
    expect((await call('POST /tablets/', { body: { id: newId(), code: older } })).text).toBe(
      'error.tablet.code-expired',
    );
    expect((await call('POST /tablets/', { body: { id: newId(), code: newer } })).status).toBe(200);
  });

  it('neither code nor key stand in the database', async () => {
    const { board, codeFor } = await openHall();
    const code = await codeFor(board);
    const { key } = (await call('POST /tablets/', { body: { id: newId(), code } })).json;
    const stored = await app.db.query(async (q) => [
      await q.selectFrom('board_tablets').selectAll().execute(),
      await q.selectFrom('passes').selectAll().execute(),
      await q.selectFrom('outbox').selectAll().execute(),
    ]);
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  it('shows what is called on its board, says who is there, starts it and scores it', async () => {
    const { board, one, bind, callTo, chief, id } = await openHall();
    const tablet = await bind(board);
    expect(await tablet.report()).toMatchObject({ board: { name: 'Board 1' }, now: null, next: null });
    await callTo(one, board);
    const called = await tablet.report({ battery: 80 });
    expect(called.now).toMatchObject({ match: { id: one }, call: { calls: 1, presentAt: null } });
    expect(called.now.match.props.event).toMatchObject({ isAtOwnBoard: true });
    const there = await tablet.send('PATCH /tablets/own/present', { matchId: one });
    expect(there.json.now.call.presentAt).toBeGreaterThan(0);
    expect((await chief(`GET /events/${id}/hall`)).json.calls[0].presentAt).toBe(
      there.json.now.call.presentAt,
    );
    expect((await tablet.send(`PATCH /matches/${one}/switch`)).status).toBe(200);
    expect((await tablet.send(`PATCH /matches/${one}/start`)).status).toBe(200);
    expect((await score(tablet.send, one)).status).toBe(200);
    expect((await tablet.send(`DELETE /matches/${one}/throw`)).status).toBe(200);
    expect((await tablet.report()).now).toMatchObject({
      match: { id: one, props: { status: 'running' } },
      call: null,
    });
  });

  it('does nothing else: no other match, no forfeit, no settings, no deletion, no call', async () => {
    const { board, free, one, other, bind, callTo, id, teamId } = await openHall();
    const tablet = await bind(board);
    await callTo(one, board);
    await callTo(other, free);
    await tablet.report();
    const forbidden = async (address: string, body?: object) =>
      expect((await tablet.send(address, body)).text, address).toBe('error.insufficient-permissions');
    await forbidden(`PATCH /matches/${other}/start`);
    await forbidden(`PATCH /matches/${one}/forfeit`, { winningParty: 0 });
    await forbidden('PATCH /matches/', { id: one, changedProps: { description: 'Anderes' } });
    await forbidden(`PATCH /events/${id}/matches/${one}/call`, { boardId: board });
    await forbidden(`GET /teams/${teamId}/tablets`);
    await forbidden(`GET /teams/${teamId}/boards`);
    expect((await tablet.send('PATCH /tablets/own/present', { matchId: other })).text).toBe(
      'error.calls.not-called',
    );
    await tablet.send(`PATCH /matches/${one}/start`);
    await forbidden(`PATCH /matches/${one}/forfeit`, { winningParty: 0 });
  });

  it('sees the match of its board also in a closed tournament, and nothing else of it', async () => {
    const { board, free, one, other, bind, callTo, id } = await openHall({ isPublic: false });
    const tablet = await bind(board);
    await callTo(one, board);
    await callTo(other, free);
    expect((await tablet.report()).now.match.id).toBe(one);
    expect((await tablet.send(`GET /matches/${one}`)).status).toBe(200);
    expect((await tablet.send(`GET /matches/${other}`)).text).toBe('error.not-found');
    expect((await tablet.send(`GET /events/${id}`)).text).toBe('error.not-found');
    const { subscribe } = await connectLive(app.url, tablet.token, tablet.key);
    expect(await subscribe(`matches/${one}`)).toMatchObject({ ok: true });
    expect(await subscribe(`matches/${other}`)).toEqual({ ok: false, error: 'error.not-found' });
    expect(await subscribe(`events/${id}`)).toEqual({ ok: false, error: 'error.not-found' });
  });

  it('may start the match that it was told to be the next one, which then is on its board', async () => {
    const { board, one, matchIds, bind, callTo, chief, calls, id } = await openHall({ boards: 1 });
    const tablet = await bind(board);
    await callTo(one, board);
    await tablet.send(`PATCH /matches/${one}/start`);
    const { next } = await tablet.report();
    expect(matchIds).toContain(next.match.id);
    const others = matchIds.filter((matchId) => matchId !== one && matchId !== next.match.id);
    expect((await tablet.send(`PATCH /matches/${others[0]}/start`)).text).toBe(
      'error.insufficient-permissions',
    );
    await calls.must(`POST /events/${id}/matches/${one}/result`, {
      body: { kind: 'forfeit', winningParty: 0 },
    });
    expect((await tablet.send(`PATCH /matches/${next.match.id}/start`)).status).toBe(200);
    const hall = (await chief(`GET /events/${id}/hall`)).json;
    expect(hall.boards[0].matches).toMatchObject([{ id: next.match.id }]);
    expect((await score(tablet.send, next.match.id)).status).toBe(200);
  });

  it('two tablets of one board follow it, and a turn counts once', async () => {
    const { board, one, bind, callTo } = await openHall();
    const [first, second] = [await bind(board), await bind(board)];
    await callTo(one, board);
    expect((await first.report()).now.match.id).toBe(one);
    expect((await second.report()).now.match.id).toBe(one);
    const starts = await Promise.all([first, second].map(({ send }) => send(`PATCH /matches/${one}/start`)));
    expect(starts.filter(({ status }) => status === 200)).toHaveLength(1);
    const { props } = (await first.send(`GET /matches/${one}`)).json;
    const body = { playerId: props.currentPlayerId, score: 26, ...firstTurn };
    const turns = await Promise.all(
      [first, second].map(({ send }) => send(`POST /matches/${one}/throw`, body)),
    );
    expect(turns.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('asks for help until somebody has come, and says that its board is broken', async () => {
    const { board, one, bind, callTo, hallPath, chief, id } = await openHall();
    const tablet = await bind(board);
    await callTo(one, board);
    const { helpSince } = (await tablet.report({ needsHelp: true })).board;
    expect(helpSince).toBeGreaterThan(0);
    advance(1000);
    expect((await tablet.report({ needsHelp: true })).board.helpSince).toBe(helpSince);
    expect((await chief(`GET /events/${id}/hall`)).json.boards[0].helpSince).toBe(helpSince);
    expect((await call(`GET /events/${id}/boards`)).text).not.toContain('helpSince');
    expect((await chief(`DELETE ${hallPath}/${board}/help`)).json[0].helpSince).toBeNull();
    expect((await tablet.report()).board.helpSince).toBeNull();
    const broken = (await tablet.send('PATCH /tablets/own/broken')).json;
    expect(broken).toMatchObject({ board: { state: 'broken' }, now: null });
    expect((await chief(`GET /events/${id}/hall`)).json.calls).toEqual([]);
  });

  it('is listed with its last sign of life, and unbound at once, also on the live channel', async () => {
    const { board, one, bind, callTo, chief, teamId } = await openHall();
    const tablet = await bind(board);
    await callTo(one, board);
    advance(60_000);
    await tablet.report({ battery: 55 });
    const path = `/teams/${teamId}/tablets`;
    const [listed] = (await chief(`GET ${path}`)).json;
    expect(listed).toMatchObject({ id: tablet.id, boardId: board, battery: 55, lastSeenAt: app.clock.time });
    const { subscribe, hears, heard } = await connectLive(app.url, tablet.token, tablet.key);
    expect(await subscribe(`boards/${teamId}`)).toMatchObject({ ok: true });
    expect((await chief(`DELETE ${path}/${tablet.id}`)).status).toBe(204);
    expect((await chief(`DELETE ${path}/${tablet.id}`)).status).toBe(204);
    await hears('rights-changed');
    expect(await subscribe(`boards/${teamId}`)).toEqual({
      ok: false,
      error: 'error.insufficient-permissions',
    });
    const before = heard.filter(({ event }) => event === 'boards-changed').length;
    await chief(`PATCH /teams/${teamId}/boards/${board}`, { isStream: true });
    expect((await tablet.send('PATCH /tablets/own', {})).text).toBe('error.not-found');
    expect((await tablet.send(`PATCH /matches/${one}/start`)).text).toBe('error.insufficient-permissions');
    expect(heard.filter(({ event }) => event === 'boards-changed')).toHaveLength(before);
    expect((await chief(`GET ${path}`)).json).toEqual([]);
  });

  it('ends with its board, and cannot be unbound by another team', async () => {
    const { board, free, bind, chief, hallPath, teamId } = await openHall();
    const [tablet, kept] = [await bind(board), await bind(free)];
    const rival = await createOrganiser(app);
    const strange = await call(`DELETE /teams/${rival.teamId}/tablets/${kept.id}`, {
      token: rival.chief.token,
    });
    expect(strange.status).toBe(204);
    expect(await kept.report()).toMatchObject({ board: { id: free } });
    await chief(`DELETE ${hallPath}/${board}`);
    expect((await tablet.send('PATCH /tablets/own', {})).text).toBe('error.not-found');
    expect((await chief(`GET /teams/${teamId}/tablets`)).json).toMatchObject([{ id: kept.id }]);
  });

  it('a key that nobody has leads nowhere, whatever its shape', async () => {
    const token: string = (await call('GET /login/guest')).json.token;
    for (const key of ['x'.repeat(22), 'x', "' or 1=1 --", 'ä'.repeat(11)].map(encodeURI)) {
      const answer = await call('PATCH /tablets/own', {
        token,
        headers: { [tabletKeyHeader]: key },
        body: {},
      });
      expect(answer.text).toBe('error.not-found');
    }
  });
});
