import { describe, expect, it } from 'vitest';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { openHall } from './hall-scene.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const minute = 60_000;

describe.each(databases)('callers whom a hall names on $name', ({ create }) => {
  const server = useTournaments(create, { rateLimits: {} });
  const { app, call } = server;

  type Hall = Awaited<ReturnType<typeof openHall>>;
  /** A knockout of eight in which somebody has lost, so that they can call. */
  const open = async (players = 8) => {
    const hall = await openHall(server, { boards: 3, players });
    const [one = '', other = '', third = '', fourth = ''] = hall.matchIds;
    const [board = '', free = '', more = ''] = hall.boardIds;
    const loserOf = async (matchId: string): Promise<string> => {
      const match = await hall.seen(matchId);
      const slot = match?.slots[match.winner === 0 ? 1 : 0];
      return slot?.kind === 'entrant' ? slot.entrant : '';
    };
    return { ...hall, one, other, third, fourth, board, free, more, loserOf } as const;
  };
  const callerOf = async ({ seen }: Hall, matchId: string) => (await seen(matchId))?.caller ?? null;
  const storedCaller = (matchId: string) =>
    app.db.query(async (q) => {
      const row = await q.selectFrom('matches').select('caller').where('id', '=', matchId).executeTakeFirst();
      return row?.caller ?? null;
    });
  const guest = async () => (await createPerson(app)).token;

  it('are named when a match is called, and the rule of the tournament names nobody any more', async () => {
    const hall = await open();
    const { one, other, third, board, free, loserOf } = hall;
    await hall.calls.win(one);
    const loser = await loserOf(one);
    expect(await callerOf(hall, other)).toBe(loser);
    const { json } = await hall.callTo(third, board);
    expect(json.callers).toBe('if-possible');
    expect([await callerOf(hall, other), await callerOf(hall, third)]).toEqual([null, loser]);
    expect(await storedCaller(third)).not.toBeNull();
    await hall.callTo(other, free);
    expect(await callerOf(hall, other)).not.toBe(loser);
    await hall.calls.must(`PATCH /matches/${third}/start`);
    expect(await callerOf(hall, third)).toBe(loser);
  });

  it('stand in the proposal, and a rule by hand in the tournament or the hall asks for none', async () => {
    const hall = await open();
    await hall.calls.win(hall.one);
    const loser = await hall.loserOf(hall.one);
    expect((await hall.hall()).play[0]).toMatchObject({ caller: loser });
    const none = await hall.send(`PATCH /events/${hall.id}/hall`, { callers: 'none' });
    expect(none.json).toMatchObject({ callers: 'none', mode: 'proposal' });
    expect(none.json.play[0].caller).toBeUndefined();
    await hall.callTo(hall.other, hall.board);
    expect(await hall.seen(hall.other)).toMatchObject({ caller: null });
    expect((await hall.seen(hall.other))?.callerSoughtFrom).toBeUndefined();
    const byHand = await openHall(server, {
      setup: { ...shortSetup('single-knockout'), assignCaller: false },
    });
    expect((await byHand.hall()).callers).toBe('none');
  });

  it('give way to the rule of the tournament while organisers call by hand', async () => {
    const hall = await open();
    await hall.calls.win(hall.one);
    const loser = await hall.loserOf(hall.one);
    await hall.callTo(hall.third, hall.board);
    await hall.send(`DELETE ${hall.at(hall.third)}/call`);
    expect(await callerOf(hall, hall.other)).toBeNull();
    await hall.send(`PATCH /events/${hall.id}/hall`, { mode: 'by-hand' });
    expect(await callerOf(hall, hall.other)).toBe(loser);
    await hall.callTo(hall.third, hall.board);
    expect([await callerOf(hall, hall.other), await callerOf(hall, hall.third)]).toEqual([loser, null]);
  });

  it('do not call any more when the call ends, in whatever way', async () => {
    const hall = await open();
    const { one, other, board, free, more, at, send, calls, hallPath } = hall;
    await calls.win(one);
    const loser = await hall.loserOf(one);
    const ends: readonly (() => Promise<unknown>)[] = [
      () => send(`DELETE ${at(other)}/call`),
      () => send(`PATCH ${at(other)}/postpone`, { minutes: 1 }),
      () => calls.must(`PATCH ${at(other)}/board`, { body: { board: 'Board 2' } }),
      () => calls.must(`PATCH ${hallPath}/${board}/break`, { body: { running: 'stay' } }),
      () => calls.must(`DELETE ${hallPath}/${free}`),
      async () => {
        await calls.must(`POST ${at(other)}/result`, { body: { kind: 'forfeit', winningParty: 0 } });
        await calls.must(`PATCH ${at(other)}/undo-result`, { body: { reason: 'Sie sind doch da' } });
      },
    ];
    for (const [index, end] of ends.entries()) {
      const boardId = [board, board, board, board, free, more][index] ?? '';
      expect((await hall.callTo(other, boardId)).status, `call ${index}`).toBe(200);
      expect(await callerOf(hall, other), `call ${index}`).toBe(loser);
      await end();
      expect(await callerOf(hall, other), `end ${index}`).toBeNull();
      expect(await storedCaller(other), `end ${index}`).toBeNull();
    }
    await hall.callTo(other, more);
    expect(await callerOf(hall, other)).toBe(loser);
  });

  it('lose the call when they go, play or withdraw', async () => {
    const hall = await open();
    const { one, other, third, board, free, at, send, calls } = hall;
    await calls.win(one);
    const loser = await hall.loserOf(one);
    await hall.callTo(other, board);
    await send(`PATCH /events/${hall.id}/attendance`, { entrant: loser, presence: 'expected' });
    expect(await callerOf(hall, other)).toBeNull();
    await send(`PATCH /events/${hall.id}/attendance`, { entrant: loser, presence: 'here' });
    await hall.callTo(third, free);
    expect(await callerOf(hall, third)).toBe(loser);
    // The result of their match is taken back: it runs again, and they play.
    await calls.must(`PATCH ${at(one)}/undo-result`, { body: { reason: 'Falsch eingetragen' } });
    expect(await callerOf(hall, third)).toBeNull();
    expect(await storedCaller(third)).toBeNull();
  });

  it('may refuse: the next one is asked, and at last everybody', async () => {
    const hall = await open();
    const { one, other, third, fourth, board, free, calls, at } = hall;
    await calls.win(one);
    await calls.win(other);
    const losers = [await hall.loserOf(one), await hall.loserOf(other)];
    await hall.callTo(third, board);
    const first = await callerOf(hall, third);
    expect(losers).toContain(first);
    const token = await guest();
    const refuse = (entrant: string | null, by = token) =>
      call(`POST ${at(third)}/call/refusals`, { token: by, body: { entrant } });
    const next = losers.find((entrant) => entrant !== first) ?? '';
    expect((await refuse(next)).json).toEqual({ matchId: third, caller: first });
    expect((await refuse(first)).json).toEqual({ matchId: third, caller: next });
    expect(await callerOf(hall, third)).toBe(next);
    expect((await refuse(first)).json.caller).toBe(next);
    const asked: (string | null)[] = [next];
    while (asked.at(-1) !== null) asked.push((await refuse(asked.at(-1) ?? '')).json.caller);
    expect(asked).not.toContain(first);
    expect(new Set(asked).size).toBe(asked.length);
    const { callerSoughtFrom = Number.POSITIVE_INFINITY } = (await hall.seen(third)) ?? {};
    expect(callerSoughtFrom).toBeLessThanOrEqual(Date.now());
    // None of them is asked again for this match, but for another one.
    await hall.send(`DELETE ${at(third)}/call`);
    await hall.callTo(third, board);
    expect(await callerOf(hall, third)).toBeNull();
    await hall.callTo(fourth, free);
    expect(losers).toContain(await callerOf(hall, fourth));
  });

  it('are sought after three minutes, and anybody who is free may take the call', async () => {
    const hall = await open(4);
    const { one, other, board, calls, at } = hall;
    // The other two play next.
    await hall.callTo(other, board);
    const token = await guest();
    const claim = (entrant: string, matchId = other) =>
      call(`POST ${at(matchId)}/call/caller`, { token, body: { entrant } });
    const { slots = [], callerSoughtFrom = 0, called = 0 } = (await hall.seen(other)) ?? {};
    expect(callerSoughtFrom).toBe((called ?? 0) + 3 * minute);
    const [playing = ''] = slots.flatMap((slot) => (slot.kind === 'entrant' ? [slot.entrant] : []));
    await calls.win(one);
    const loser = await hall.loserOf(one);
    expect((await claim(loser)).text).toBe('error.calls.caller-not-sought');
    app.clock.time = Date.now() + 4 * minute;
    try {
      expect((await claim(playing)).text).toBe('error.calls.person-busy');
      expect((await claim('00000000000000000000')).text).toBe('error.event.participant-not-found');
      expect((await claim(loser, one)).text).toBe('error.calls.not-called');
      expect((await claim(loser)).json).toEqual({ matchId: other, caller: loser });
      expect((await claim(loser)).json.caller).toBe(loser);
      expect(await hall.seen(other)).toMatchObject({ caller: loser });
      expect((await hall.seen(other))?.callerSoughtFrom).toBeUndefined();
      await hall.send(`PATCH /events/${hall.id}/reports`, { isOpen: false });
      expect((await claim(loser)).text).toBe('error.calls.reports-closed');
    } finally {
      app.clock.time = null;
    }
  });

  it('whom an organiser has chosen stay, and only the organiser can change them', async () => {
    const hall = await open();
    const { one, other, third, board, free, calls, at } = hall;
    await calls.win(one);
    await calls.win(third);
    const [chosen, idle] = [await hall.loserOf(third), await hall.loserOf(one)];
    await calls.must(`PATCH ${at(other)}/caller`, { body: { caller: chosen } });
    await hall.callTo(other, board);
    expect(await callerOf(hall, other)).toBe(chosen);
    await hall.send(`DELETE ${at(other)}/call`);
    expect(await callerOf(hall, other)).toBe(chosen);
    await hall.callTo(other, board);
    await calls.must(`PATCH ${at(other)}/caller`, { body: { caller: idle } });
    const token = await guest();
    const refuse = await call(`POST ${at(other)}/call/refusals`, { token, body: { entrant: idle } });
    expect(refuse.text).toBe('error.calls.caller-by-hand');
    await calls.must(`PATCH ${at(other)}/caller`, { body: { caller: null } });
    await hall.send(`DELETE ${at(other)}/call`);
    await hall.callTo(other, free);
    expect(await callerOf(hall, other)).toBeNull();
  });

  it('can be refused a bounded number of times', async () => {
    const hall = await open();
    await hall.callTo(hall.other, hall.board);
    const token = await guest();
    const entrant = (await hall.seen(hall.one))?.slots.flatMap((slot) =>
      slot.kind === 'entrant' ? [slot.entrant] : [],
    )[0];
    const answers: number[] = [];
    for (let turn = 0; turn < 21; turn += 1) {
      const { status } = await call(`POST ${hall.at(hall.other)}/call/refusals`, {
        token,
        body: { entrant },
      });
      answers.push(status);
    }
    expect([answers.slice(0, 20).every((status) => status === 200), answers[20]]).toEqual([true, 429]);
  });
});
