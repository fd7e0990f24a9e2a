import { plainUse } from '@neundarter/rules/hall/event-board';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, givePassword } from './create-person.ts';
import { databases } from './databases.ts';
import { type HallOptions, openHall as openTestHall } from './hall-scene.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

describe.each(databases)('calls on $name', ({ create }) => {
  const { app, call } = useTournaments(create, { rateLimits: {} });

  const openHall = (options: HallOptions = {}) => openTestHall({ app, call }, options);
  type Hall = Awaited<ReturnType<typeof openHall>>;
  const [first, second] = [0, 1] as const;
  const named = ({ matchIds, boardIds }: Hall) => ({
    one: matchIds[first] ?? '',
    other: matchIds[second] ?? '',
    board: boardIds[first] ?? '',
    free: boardIds[second] ?? '',
  });

  /** The board that lists of matches name for a match. */
  const boardInList = async ({ send, id }: Hall, matchId: string) => {
    const { json } = await send(`GET /matches?eventId=${id}&limit=50`);
    return json.find((match: { id: string }) => match.id === matchId).props.board;
  };

  it('the hall proposes a match for each board, and says why others wait', async () => {
    const { hall, matchIds, boardIds } = await openHall();
    const { play, next, waiting, mode, calls } = await hall();
    expect(mode).toBe('proposal');
    expect(calls).toEqual([]);
    expect(play.map(({ boardId }: { boardId: string }) => boardId)).toEqual(boardIds);
    expect(play.every(({ matchId }: { matchId: string }) => matchIds.includes(matchId))).toBe(true);
    expect(next).toHaveLength(2);
    expect(waiting).toContainEqual(expect.objectContaining({ why: 'parties-unknown' }));
  });

  it('a hall without boards says so, and a match can be postponed there', async () => {
    const { hall, send, at, id, matchIds } = await openHall({ boards: 0 });
    const [one = ''] = matchIds;
    expect((await hall()).waiting).toContainEqual(expect.objectContaining({ matchId: one, why: 'no-board' }));
    expect((await send(`PATCH /events/${id}/hall`, { mode: 'by-hand' })).json.mode).toBe('by-hand');
    expect((await send(`PATCH ${at(one)}/postpone`, { minutes: 10 })).status).toBe(200);
    expect((await hall()).waiting).toContainEqual(
      expect.objectContaining({ matchId: one, why: 'postponed' }),
    );
  });

  it('proposes only boards that the tournament uses, and only for matches they are meant for', async () => {
    const { hall, send, id, boardIds, callTo, matchIds } = await openHall({ boards: 3 });
    const choose = (boards: readonly object[]) => send(`PATCH /events/${id}/boards`, { boards });
    const [plain = '', reserved = '', unused = ''] = boardIds;
    await choose([
      { boardId: plain, ...plainUse },
      { boardId: reserved, ...plainUse, rounds: ['final'] },
    ]);
    const { boards, play, waiting } = await hall();
    expect(boards.map((board: { id: string }) => board.id)).toEqual([plain, reserved]);
    expect(play.map(({ boardId }: { boardId: string }) => boardId)).toEqual([plain]);
    expect(waiting).toContainEqual(expect.objectContaining({ why: 'board-reserved' }));
    expect((await callTo(matchIds[0] ?? '', unused)).text).toBe('error.calls.not-ready');
    // Whoever insists may use a board for another match.
    expect((await callTo(matchIds[0] ?? '', reserved)).status).toBe(200);
  });

  it('a match is called once, to one board, for everybody to see, until it starts', async () => {
    const scene = await openHall();
    const { one, other, board, free } = named(scene);
    const called = await scene.callTo(one, board);
    expect(called.json.calls).toMatchObject([{ matchId: one, boardId: board, calls: 1, presentAt: null }]);
    expect(called.json.play.map(({ boardId }: { boardId: string }) => boardId)).toEqual([free]);
    expect(await scene.seen(one)).toMatchObject({ board: 'Board 1', called: expect.any(Number) });
    expect(await scene.seen(other)).toMatchObject({ board: null, called: null });
    expect([await boardInList(scene, one), await boardInList(scene, other)]).toEqual(['Board 1', undefined]);
    expect((await scene.callTo(one, board)).json.calls).toEqual(called.json.calls);
    expect((await scene.callTo(one, free)).text).toBe('error.calls.already-called');
    expect((await scene.callTo(other, board)).text).toBe('error.boards.occupied');
    expect((await scene.callTo(newId(), board)).text).toBe('error.not-found');
    expect((await scene.callTo(other, newId())).text).toBe('error.calls.not-ready');
    await scene.calls.must(`PATCH /matches/${one}/start`);
    expect(await scene.seen(one)).toMatchObject({ board: 'Board 1', called: null });
    expect((await scene.callTo(one, free)).text).toBe('error.calls.not-ready');
    expect((await scene.callTo(other, board)).text).toBe('error.boards.occupied');
  });

  it('an end without a start changes the event once', async () => {
    const scene = await openHall();
    const { one, board } = named(scene);
    await scene.callTo(one, board);
    const revision = async () => (await scene.send(`GET /events/${scene.id}`)).json.props.revision as number;
    const before = await revision();
    await scene.calls.must(`PATCH /matches/${one}/forfeit`, {
      body: { winningParty: 0 },
    });
    expect([await revision(), (await scene.hall()).calls]).toEqual([before + 1, []]);
  });

  it('an end that is taken back does not call again', async () => {
    const scene = await openHall();
    const { one, board } = named(scene);
    await scene.callTo(one, board);
    await scene.calls.must(`POST ${scene.at(one)}/result`, { body: { kind: 'forfeit', winningParty: 0 } });
    expect([(await scene.hall()).calls, await boardInList(scene, one)]).toEqual([[], undefined]);
    await scene.calls.must(`PATCH ${scene.at(one)}/undo-result`, { body: { reason: 'Sie sind doch da' } });
    expect(await scene.seen(one)).toMatchObject({ status: 'ready', called: null });
    expect((await scene.hall()).calls).toEqual([]);
  });

  it('is called a second and a last time, one after the other', async () => {
    const scene = await openHall();
    const { one, board } = named(scene);
    const again = (calls: number) => scene.send(`PATCH ${scene.at(one)}/call/repeat`, { calls });
    expect((await again(2)).text).toBe('error.calls.not-called');
    await scene.callTo(one, board);
    expect((await again(3)).text).toBe('error.calls.not-called');
    expect((await again(2)).json.calls[0].calls).toBe(2);
    expect((await again(2)).json.calls[0].calls).toBe(2);
    expect((await again(3)).json.calls[0].calls).toBe(3);
    expect((await scene.send(`PATCH ${scene.at(one)}/call/present`)).json.calls[0].presentAt).toBeGreaterThan(
      0,
    );
  });

  it('is taken back and postponed, which frees the board', async () => {
    const scene = await openHall();
    // Whoever waits may be named to write, and is busy then.
    await scene.send(`PATCH /events/${scene.id}/hall`, { callers: 'none' });
    const { one, other, board } = named(scene);
    await scene.callTo(one, board);
    expect((await scene.send(`DELETE ${scene.at(one)}/call`)).json.calls).toEqual([]);
    expect(await scene.seen(one)).toMatchObject({ board: null, called: null });
    expect((await scene.send(`DELETE ${scene.at(one)}/call`)).status).toBe(200);
    await scene.callTo(one, board);
    const { json } = await scene.send(`PATCH ${scene.at(one)}/postpone`, { minutes: 10 });
    expect(json.calls).toEqual([]);
    expect(json.waiting).toContainEqual({ matchId: one, why: 'postponed', until: expect.any(Number) });
    expect((await scene.callTo(other, board)).status).toBe(200);
    expect((await scene.callTo(one, scene.boardIds[1] ?? '')).json.calls).toHaveLength(2);
    await scene.calls.must(`PATCH /matches/${one}/start`);
    const late = await scene.send(`PATCH ${scene.at(one)}/postpone`, { minutes: 10 });
    expect(late.text).toBe('error.calls.not-ready');
  });

  it('ends when its board breaks, is deleted, or the match is forfeited', async () => {
    const scene = await openHall({ boards: 3 });
    const { one, other, board, free } = named(scene);
    await scene.callTo(one, board);
    await scene.calls.must(`PATCH ${scene.hallPath}/${board}/break`, { body: { running: 'stay' } });
    expect((await scene.hall()).calls).toEqual([]);
    expect((await scene.callTo(one, board)).text).toBe('error.boards.broken');
    await scene.callTo(other, free);
    await scene.calls.must(`POST ${scene.at(other)}/result`, { body: { kind: 'forfeit', winningParty: 0 } });
    expect((await scene.hall()).calls).toEqual([]);
    await scene.callTo(one, free);
    await scene.calls.must(`DELETE ${scene.hallPath}/${free}`);
    expect((await scene.hall()).calls).toEqual([]);
    expect(await scene.seen(one)).toMatchObject({ board: null, called: null });
  });

  it('ends when the organiser puts the match elsewhere', async () => {
    const scene = await openHall();
    const { one, board } = named(scene);
    await scene.callTo(one, board);
    await scene.calls.must(`PATCH ${scene.at(one)}/board`, { body: { board: 'Board 1' } });
    expect((await scene.hall()).calls).toHaveLength(1);
    await scene.calls.must(`PATCH ${scene.at(one)}/board`, { body: { board: 'Board 2' } });
    expect((await scene.hall()).calls).toEqual([]);
  });

  it('of another event of the team occupy their board', async () => {
    const scene = await openHall();
    const { one, board } = named(scene);
    const { id, matchIds } = await scene.start();
    await scene.calls.must(`PATCH /events/${id}/matches/${matchIds[0]}/call`, { body: { boardId: board } });
    expect((await scene.callTo(one, board)).text).toBe('error.boards.occupied');
    const hall = await scene.hall();
    expect(hall.taken).toEqual([board]);
    expect(hall.calls).toEqual([]);
    expect(hall.waiting.map(({ matchId }: { matchId: string }) => matchId)).not.toContain(matchIds[0]);
  });

  it('at the same moment get one board once and one match once', async () => {
    const scene = await openHall({ boards: 4, players: 16 });
    // Whoever waits may be named to write, and is busy then.
    await scene.send(`PATCH /events/${scene.id}/hall`, { callers: 'none' });
    const [board = ''] = scene.boardIds;
    const answers = await Promise.all(scene.matchIds.map((matchId) => scene.callTo(matchId, board)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await scene.hall()).calls).toHaveLength(1);
    const left = scene.matchIds.find((_, index) => answers[index]?.status !== 200) ?? '';
    const boards = scene.boardIds.slice(1);
    const spread = await Promise.all(boards.map((boardId) => scene.callTo(left, boardId)));
    expect(spread.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await scene.hall()).calls).toHaveLength(2);
  });

  it('follow the mode that organisers choose, and forget who called with the account', async () => {
    const scene = await openHall();
    const { one, board } = named(scene);
    expect((await scene.send(`PATCH /events/${scene.id}/hall`, { mode: 'by-hand' })).json.mode).toBe(
      'by-hand',
    );
    expect((await scene.hall()).mode).toBe('by-hand');
    const chief = await createPerson(app, { roles: ['team-admin'], teamIds: [scene.scene.teamId] });
    const path = `${scene.at(one)}/call`;
    expect((await call(`PATCH ${path}`, { token: chief.token, body: { boardId: board } })).status).toBe(200);
    const mine = (await call('GET /users/me/export', { token: chief.token })).text;
    expect(mine).toContain(one);
    await givePassword(app, chief, 'Treble20!');
    const body = { password: 'Treble20!', isConfirmed: true };
    await scene.calls.must(`DELETE /users/${chief.userId}`, { by: chief, body });
    const rows = await app.db.query((q) => q.selectFrom('calls').select('called_by').execute());
    expect(rows.map(({ called_by }) => called_by)).not.toContain(chief.userId);
    expect((await scene.hall()).calls).toHaveLength(1);
  });

  it('need a tournament that has started', async () => {
    const { calls, send } = await openHall();
    const id = await calls.create(shortSetup('single-knockout'));
    expect((await send(`GET /events/${id}/hall`)).text).toBe('error.event.invalid-status');
    expect((await send(`GET /events/${newId()}/hall`)).text).toBe('error.not-found');
  });
});
