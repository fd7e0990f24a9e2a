import type { Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { boardsMigration } from '../migrations/0061-boards.ts';
import { eventBoardsMigration } from '../migrations/0062-event-boards.ts';
import { callsMigration } from '../migrations/0063-calls.ts';
import { boardTabletsMigration } from '../migrations/0065-board-tablets.ts';
import { databases } from './databases.ts';
import { createOrganiser, shortSetup, type TournamentScene, tournamentCalls } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

describe.each(databases)('labels of boards on $name', ({ create }) => {
  const { app, call } = useTournaments(create, { rateLimits: {} });
  let bulls: TournamentScene;
  let doubles: TournamentScene;

  /** Two tournaments of four with these labels at their matches. */
  const label = async (hall: TournamentScene, labels: readonly string[]) => {
    const { createRunning, matchesOf, must } = tournamentCalls(call, hall);
    for (const some of [labels.slice(0, 3), labels.slice(3)]) {
      const id = await createRunning(shortSetup('single-knockout'), 4);
      const matches = await matchesOf(id);
      for (const [index, board] of some.entries())
        await must(`PATCH /events/${id}/matches/${matches[index]?.matchId}/board`, { body: { board } });
    }
  };
  const boardsOf = async ({ teamId, chief }: TournamentScene) =>
    (await call(`GET /teams/${teamId}/boards`, { token: chief.token })).json;

  beforeAll(async () => {
    bulls = await createOrganiser(app, 'Bulls');
    doubles = await createOrganiser(app, 'Doubles');
    await label(bulls, ['10', 'board 2', '2', 'Stream', 'Board 10']);
    await label(doubles, ['2']);
    // As it was before the migration.
    await app.db.write(async ({ q }) => {
      const db = q as unknown as Kysely<unknown>;
      for (const table of ['event_halls', 'calls', 'event_boards', 'match_boards', 'board_tablets', 'boards'])
        await db.schema.dropTable(table).execute();
      for (const { up } of [boardsMigration, eventBoardsMigration, callsMigration, boardTabletsMigration])
        await up(db);
    });
  });

  it('become boards of their team, equal names once, in the order of a hall', async () => {
    const names = (await boardsOf(bulls)).map(({ name }: { name: string }) => name);
    expect(names.map((name: string) => name.toLowerCase())).toEqual(['board 2', 'board 10', 'stream']);
    expect((await boardsOf(doubles)).map(({ name }: { name: string }) => name)).toEqual(['Board 2']);
  });

  it('stay at their matches, which are on these boards now', async () => {
    const waiting = (await boardsOf(bulls)).map((board: { waiting: number }) => board.waiting);
    expect(waiting).toEqual([2, 2, 1]);
    const labels = await app.db.query((q) =>
      q.selectFrom('match_places').select('board').where('board', 'is not', null).execute(),
    );
    expect(labels.map(({ board }) => board).toSorted()).toEqual(
      ['10', '2', '2', 'Board 10', 'Stream', 'board 2'].toSorted(),
    );
  });
});
