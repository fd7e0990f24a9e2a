import { plainUse } from '@neundarter/rules/hall/event-board';
import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { openHall } from './hall-scene.ts';
import { useTournaments } from './use-tournaments.ts';

describe.each(databases)('several tournaments of a team in one hall on $name', ({ create }) => {
  const server = useTournaments(create, { rateLimits: {} });
  const { app } = server;

  /** Two tournaments with people of the same names, each on a board of its own. */
  const open = async () => {
    const hall = await openHall(server, { boards: 2, players: 4 });
    const { scene, calls, send, boardIds } = hall;
    const other = await hall.start();
    const [one = '', two = ''] = boardIds;
    for (const [id, boardId] of [
      [hall.id, one],
      [other.id, two],
    ])
      await send(`PATCH /events/${id}/boards`, { boards: [{ boardId, ...plainUse }] });
    const peopleIn = async (matchId: string) =>
      (
        await app.db.query((q) =>
          q
            .selectFrom('match_players')
            .innerJoin('players', 'players.id', 'match_players.player_id')
            .select(['players.id', 'players.first_name as firstName', 'players.last_name as lastName'])
            .where('match_players.match_id', '=', matchId)
            .orderBy('players.first_name')
            .orderBy('players.last_name')
            .execute(),
        )
      ).map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
    const mine = await peopleIn(hall.matchIds[0] ?? '');
    const names = mine.map(({ name }) => name);
    const sameNames = async (matchId: string) =>
      (await peopleIn(matchId)).some(({ name }) => names.includes(name));
    const twins = await Promise.all(other.matchIds.map(sameNames));
    const twin = other.matchIds[twins.indexOf(true)] ?? '';
    const callOther = () => send(`PATCH /events/${other.id}/matches/${twin}/call`, { boardId: two });
    return { ...hall, scene, calls, other, twin, mine, one, callOther } as const;
  };

  it('call nobody of the same name and club to two boards', async () => {
    const { callTo, matchIds, one, callOther, other, send, at } = await open();
    const [match = ''] = matchIds;
    await callTo(match, one);
    expect((await callOther()).text).toBe('error.calls.person-busy');
    expect((await send(`GET /events/${other.id}/hall`)).json.play).not.toContainEqual(
      expect.objectContaining({ matchId: match }),
    );
    await app.db.write(({ q }) =>
      q
        .updateTable('event_participants')
        .set({ team_name: 'DC Jena' })
        .where('event_id', '=', other.id)
        .execute(),
    );
    expect((await callOther()).status).toBe(200);
    expect((await send(`DELETE ${at(match)}/call`)).status).toBe(200);
  });

  it('call nobody who writes in the other one', async () => {
    const { callTo, matchIds, one, callOther, other, twin, calls } = await open();
    const [match = ''] = matchIds;
    await callTo(match, one);
    const [person] = await app.db.query((q) =>
      q.selectFrom('match_players').select('player_id as id').where('match_id', '=', twin).execute(),
    );
    await app.db.write(async ({ q }) => {
      await q
        .updateTable('event_participants')
        .set({ team_name: 'DC Jena' })
        .where('event_id', '=', other.id)
        .execute();
      await q
        .updateTable('matches')
        .set({ caller: person?.id ?? null })
        .where('id', '=', match)
        .execute();
    });
    expect((await callOther()).text).toBe('error.calls.person-busy');
    await calls.must(`PATCH /matches/${match}/start`);
    expect((await callOther()).text).toBe('error.calls.person-busy');
  });
});
