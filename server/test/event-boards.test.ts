import { plainUse } from '@neundarter/rules/hall/event-board';
import { beforeAll, describe, expect, it } from 'vitest';
import { findEventBoards, replaceUses } from '../src/boards/event-board-rows.ts';
import { newId } from '../src/platform/ids.ts';
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
});
