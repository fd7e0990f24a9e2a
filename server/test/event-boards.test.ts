import { plainUse } from '@neundarter/rules/hall/event-board';
import { beforeAll, describe, expect, it } from 'vitest';
import { findEventBoards, replaceUses } from '../src/boards/event-board-rows.ts';
import { newId } from '../src/platform/ids.ts';
import type { Person } from './create-person.ts';
import { databases } from './databases.ts';
import { createOrganiser, shortSetup, type TournamentScene, tournamentCalls } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

describe.each(databases)('boards of an event on $name', ({ create }) => {
  const { app, call } = useTournaments(create, { rateLimits: {} });
  let hall: TournamentScene;
  let eventId: string;
  const boards = ['Board 1', 'Board 2', 'Board 3'].map((name) => ({ id: newId(), name }));
  const idOf = (index: number) => boards[index]?.id ?? '';
  const found = () => app.db.query((q) => findEventBoards(q, eventId));

  beforeAll(async () => {
    hall = await createOrganiser(app);
    eventId = await tournamentCalls(call, hall).createRunning(shortSetup('single-knockout'), 4);
    await call(`POST /teams/${hall.teamId}/boards`, { token: hall.chief.token, body: { boards } });
  });

  it('are all of the hall as long as none are chosen', async () => {
    expect((await found()).map(({ id, use }) => [id, use])).toEqual(boards.map(({ id }) => [id, plainUse]));
  });

  it('are the chosen ones with their uses, and all again without', async () => {
    const use = { from: 1, until: 2, side: null, rounds: ['final'], groups: ['A'] } as const;
    const chosen = [
      { boardId: idOf(2), ...use },
      { boardId: idOf(0), ...plainUse },
    ];
    await app.db.write((tx) => replaceUses(tx, { eventId, chosen }));
    expect((await found()).map((board) => [board.name, board.use])).toEqual([
      ['Board 1', plainUse],
      ['Board 3', use],
    ]);
    await call(`DELETE /teams/${hall.teamId}/boards/${idOf(2)}`, { token: hall.chief.token });
    expect((await found()).map(({ name }) => name)).toEqual(['Board 1']);
    await app.db.write((tx) => replaceUses(tx, { eventId, chosen: [] }));
    expect((await found()).map(({ name }) => name)).toEqual(['Board 1', 'Board 2']);
  });

  const read = async (by: Person | null) =>
    (await call(`GET /events/${eventId}/boards`, by === null ? {} : { token: by.token })).json;
  const choose = (chosen: readonly object[]) =>
    call(`PATCH /events/${eventId}/boards`, { token: hall.chief.token, body: { boards: chosen } });

  it('are chosen by whoever manages the event, and told to those who follow the hall', async () => {
    expect(await read(null)).toMatchObject({
      isChosen: false,
      boards: [{ name: 'Board 1' }, { name: 'Board 2' }],
    });
    const use = { ...plainUse, rounds: ['final'] };
    const { json } = await choose([{ boardId: idOf(1), ...use }]);
    expect(json).toMatchObject({ isChosen: true, boards: [{ name: 'Board 2', isOccupied: false, use }] });
    expect(await read(hall.chief)).toEqual(json);
    expect((await choose([])).json).toMatchObject({ isChosen: false });
  });

  it('are refused by their wrong fields', async () => {
    const other = await createOrganiser(app, 'Andere');
    const foreign = { id: newId(), name: 'Board 1' };
    await call(`POST /teams/${other.teamId}/boards`, {
      token: other.chief.token,
      body: { boards: [foreign] },
    });
    const refused = await app.http.inject({
      method: 'PATCH',
      url: `/api/v1/events/${eventId}/boards`,
      headers: { accept: 'application/problem+json', authorization: `Bearer ${hall.chief.token}` },
      payload: {
        boards: [
          { boardId: foreign.id, ...plainUse },
          { boardId: idOf(0), ...plainUse, from: 5, until: 5 },
          { boardId: idOf(0), ...plainUse, side: 'home' },
        ],
      },
    });
    const fields = ['0/boardId', '2/boardId', '1/until', '2/side'].map((at) => `/boards/${at}`);
    expect([refused.statusCode, refused.json().fields]).toEqual([400, fields]);
    expect(await read(hall.chief)).toMatchObject({ isChosen: false });
  });

  it('name matches of other events only to members of the team', async () => {
    const scene = tournamentCalls(call, hall);
    const other = await scene.createRunning(shortSetup('single-knockout'), 4);
    const [match] = (await scene.matchesOf(other)).filter(({ status }) => status === 'ready');
    const token = hall.chief.token;
    await scene.must(`PATCH /events/${other}/matches/${match?.matchId}/board`, {
      body: { board: 'Board 1' },
    });
    await call(`PATCH /matches/${match?.matchId}/start`, { token });
    const shown = { isOccupied: true, matches: [{ id: match?.matchId }] };
    expect((await read(hall.chief)).boards[0]).toMatchObject(shown);
    expect((await read(null)).boards[0]).toMatchObject({ isOccupied: true, matches: [] });
  });
});
