import { describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { checkedClient } from './checked-client.ts';
import { databases, postgresOnly } from './databases.ts';
import { eventually } from './eventually.ts';
import { openHall } from './hall-scene.ts';
import { startApp } from './start-app.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const lookAtHallsEveryMs = 20;
const options = { rateLimits: {}, lookAtHallsEveryMs } as const;
const minute = 60_000;

type Call = { readonly matchId: string; readonly boardId: string };
type Hall = Awaited<ReturnType<typeof openHall>>;

/** The calls of a hall, as soon as there are so many. */
const callsOf = ({ hall }: Hall, count: number): Promise<readonly Call[]> =>
  eventually(async () => {
    const { calls } = (await hall()) as { readonly calls: readonly Call[] };
    return calls.length === count ? calls : undefined;
  }, `${count} calls`);

const turnOn = ({ send, id }: Hall) => send(`PATCH /events/${id}/hall`, { mode: 'automatic' });

describe.each(databases)('a hall that calls by itself on $name', ({ create }) => {
  const server = useTournaments(create, options);
  const { app } = server;

  it('calls to all free boards, then whoever can play next, until the tournament ends', async () => {
    const hall = await openHall(server, { boards: 2, players: 4 });
    const { id, calls, hall: read } = hall;
    expect((await read()).calls).toEqual([]);
    expect((await turnOn(hall)).json.mode).toBe('automatic');
    const first = await callsOf(hall, 2);
    expect(new Set(first.map(({ boardId }) => boardId)).size).toBe(2);
    const callers = await app.db.query((q) => q.selectFrom('calls').select('called_by').execute());
    expect(callers.map(({ called_by }) => called_by)).toEqual([null, null]);
    for (const { matchId } of first) await calls.win(matchId);
    app.clock.time = Date.now() + 30 * minute;
    const [final] = await callsOf(hall, 1);
    app.clock.time = null;
    await calls.win(final?.matchId ?? '');
    expect((await read()).mode).toBe('proposal');
    await calls.must(`PATCH /events/${id}/matches/${final?.matchId}/undo-result`, {
      body: { reason: 'Irrtum' },
    });
    expect((await read()).mode).toBe('proposal');
  });

  it('calls what only waited for a time, and leaves postponed matches until then', async () => {
    const hall = await openHall(server, { boards: 1, players: 4 });
    const [one = '', other = ''] = hall.matchIds;
    for (const matchId of [one, other])
      await hall.send(`PATCH ${hall.at(matchId)}/postpone`, { minutes: 10 });
    await turnOn(hall);
    const third = await openHall(server, { boards: 1, players: 4 });
    await turnOn(third);
    await callsOf(third, 1);
    expect((await hall.hall()).calls).toEqual([]);
    app.clock.time = Date.now() + 11 * minute;
    await callsOf(hall, 1);
    app.clock.time = null;
  });

  it('shares the boards and the people of a team between its tournaments, without a double booking', async () => {
    const hall = await openHall(server, { boards: 3, players: 8 });
    const { id } = await hall.start();
    await turnOn(hall);
    await hall.send(`PATCH /events/${id}/hall`, { mode: 'automatic' });
    const boards = await eventually(async () => {
      const rows = await app.db.query((q) =>
        q.selectFrom('calls').select('board_id').where('board_id', 'in', hall.boardIds).execute(),
      );
      return rows.length === 3 ? rows.map(({ board_id }) => board_id) : undefined;
    }, 'a call to each board');
    expect(new Set(boards).size).toBe(3);
  });

  it('releases the knockout by a tap, once its groups are finished', async () => {
    const hall = await openHall(server, {
      boards: 2,
      players: 12,
      setup: shortSetup('single-knockout-with-group-stage'),
    });
    const { send, id, calls, hall: read } = hall;
    const release = () => send(`PATCH /events/${id}/hall/release`);
    expect((await release()).text).toBe('error.calls.not-ready');
    const groups = () => calls.matchesOf(id).then((all) => all.filter(({ groupId }) => groupId !== null));
    // Whose id is smaller wins, so that every table has an order.
    for (const { matchId, slots } of await groups()) {
      const [home = '', away = ''] = slots.flatMap((slot) => (slot.kind === 'entrant' ? [slot.entrant] : []));
      await calls.win(matchId ?? '', home < away ? 0 : 1);
    }
    const whys = (json: { waiting: readonly { why: string }[] }) => json.waiting.map(({ why }) => why);
    expect(whys(await read())).toContain('tables-are-shown');
    const released = await release();
    expect(released.status).toBe(200);
    expect(whys(released.json)).not.toContain('tables-are-shown');
    expect((await release()).status).toBe(200);
  });
});

describe.each(databases)('a hall that calls by itself after a restart on $name', ({ create }) => {
  it('goes on', async () => {
    const site = await create();
    const app = await startApp({
      db: await openDatabase(site.options),
      ...options,
      lookAtHallsEveryMs: 60 * minute,
    });
    const hall = await openHall({ app, call: await checkedClient(app) });
    await turnOn(hall);
    expect((await hall.hall()).calls).toEqual([]);
    await app.close();
    const again = await startApp({ db: await openDatabase(site.options), ...options });
    await eventually(
      async () =>
        (await again.db.query((q) => q.selectFrom('calls').selectAll().execute())).length === 2 || undefined,
      'two calls after the restart',
    );
    await again.close();
    await site.dispose();
  });
});

describe.each(postgresOnly)('a hall that two processes call for on $name', ({ create }) => {
  const server = useTournaments(create, options);

  it('calls each match and each board once', async () => {
    const other = await startApp({ db: await openDatabase(server.site.options), ...options });
    const hall = await openHall(server, { boards: 4, players: 16 });
    await turnOn(hall);
    const first = await callsOf(hall, 4);
    expect(new Set(first.map(({ boardId }) => boardId)).size).toBe(4);
    for (const { matchId } of first) await hall.calls.win(matchId);
    const second = await callsOf(hall, 4);
    expect(new Set([...first, ...second].map(({ matchId }) => matchId)).size).toBe(8);
    await other.close();
  });
});
