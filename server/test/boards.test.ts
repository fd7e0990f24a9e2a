import { maxBoardsOfTeam } from '@neundarter/contract/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { createOrganiser, shortSetup, type TournamentScene, tournamentCalls } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

describe.each(databases)('boards on $name', ({ create }) => {
  const { app, call } = useTournaments(create, { rateLimits: {} });
  let hall: TournamentScene;
  let calls: ReturnType<typeof tournamentCalls>;

  const send = async (address: string, body?: object, by: Person = hall.chief) =>
    call(address, { token: by.token, ...(body && { body }) });
  const list = async () => (await send(`GET /teams/${hall.teamId}/boards`)).json;
  const add = async (...names: readonly string[]) => {
    const boards = names.map((name) => ({ id: newId(), name }));
    const { json, text } = await send(`POST /teams/${hall.teamId}/boards`, { boards });
    return { ids: boards.map(({ id }) => id), boards, json, text };
  };
  const change = (id: string, body: object) => send(`PATCH /teams/${hall.teamId}/boards/${id}`, body);
  const breakIt = (id: string, body: object) => send(`PATCH /teams/${hall.teamId}/boards/${id}/break`, body);
  const namesOf = (boards: readonly { readonly name: string }[]) => boards.map(({ name }) => name);

  const startHall = async () => {
    hall = await createOrganiser(app);
    calls = tournamentCalls(call, hall);
  };
  /** A running tournament of four with two matches that can begin. */
  const tournament = async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const ready = (await calls.matchesOf(id)).filter(({ status }) => status === 'ready');
    const matchIds = ready.map(({ matchId }) => matchId ?? '');
    const put = (matchId: string, board: string | null, more: object = {}) =>
      send(`PATCH /events/${id}/matches/${matchId}/board`, { board, ...more });
    const boardsOf = async () => {
      const matches = await calls.matchesOf(id);
      return matchIds.map((matchId) => matches.find((one) => one.matchId === matchId)?.board);
    };
    const start = (matchId: string) => send(`PATCH /matches/${matchId}/start`);
    return { id, matchIds, put, boardsOf, start } as const;
  };

  describe('in the hall', () => {
    beforeAll(startHall);

    it('are added at the end, several at once, and once', async () => {
      const { boards, json } = await add('1', 'Board 2');
      expect(namesOf(json)).toEqual(['Board 1', 'Board 2']);
      expect(json[0]).toMatchObject({ state: 'open', isStream: false, matches: [], waiting: 0, revision: 0 });
      const again = await send(`POST /teams/${hall.teamId}/boards`, { boards });
      expect(namesOf(again.json)).toEqual(['Board 1', 'Board 2']);
      expect(namesOf((await add('Stream')).json)).toEqual(['Board 1', 'Board 2', 'Stream']);
    });

    it('have names of their own', async () => {
      const { boards } = await add('Alpha');
      expect((await add('alpha')).text).toBe('error.boards.name-taken');
      expect((await add('9', 'Board 9')).text).toBe('error.boards.name-taken');
      const other = [{ id: boards[0]?.id, name: 'Beta' }];
      const refused = await send(`POST /teams/${hall.teamId}/boards`, { boards: other });
      expect(refused.text).toBe('error.id-already-exists');
      const first = (await list())[0];
      expect((await change(first.id, { name: 'ALPHA' })).text).toBe('error.boards.name-taken');
      expect(namesOf((await change(first.id, { name: 'Board 1' })).json)).toContain('Board 1');
    });

    it('are changed only by who has seen their latest revision', async () => {
      const [id = ''] = (await add('Gamma')).ids;
      const { json } = await change(id, { isStream: true, revision: 0 });
      expect(json.find((one: { id: string }) => one.id === id)).toMatchObject({
        isStream: true,
        revision: 1,
      });
      expect((await change(id, { isStream: false, revision: 0 })).text).toBe(
        'error.boards.changed-meanwhile',
      );
      expect((await breakIt(id, { running: 'stay', revision: 0 })).text).toBe(
        'error.boards.changed-meanwhile',
      );
    });

    it('are put into an order that names all of them', async () => {
      const ids = (await list()).map(({ id }: { id: string }) => id);
      const { json } = await send(`PATCH /teams/${hall.teamId}/boards`, { ids: ids.toReversed() });
      expect(json.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
      const refused = await send(`PATCH /teams/${hall.teamId}/boards`, { ids: ids.slice(1) });
      expect(refused.text).toBe('error.boards.changed-meanwhile');
      const added = (await add('Delta')).json;
      expect(added.at(-1).name).toBe('Delta');
    });

    it('are at most as many as a hall has', async () => {
      const free = maxBoardsOfTeam - (await list()).length;
      const names = Array.from({ length: free + 1 }, (_, index) => `Platz ${index}`);
      expect((await add(...names)).text).toBe('error.boards.too-many');
      expect((await add(...names.slice(1))).json).toHaveLength(maxBoardsOfTeam);
    });

    it('of another team do not exist here', async () => {
      const [id = ''] = (await list()).map((one: { id: string }) => one.id);
      const other = await createOrganiser(app, 'Andere');
      const address = `PATCH /teams/${other.teamId}/boards/${id}`;
      const { text } = await send(address, { isStream: true }, other.chief);
      expect(text).toBe('error.not-found');
    });

    it('are seen by members, and by nobody else', async () => {
      const member = await createPerson(app, { teamIds: [hall.teamId] });
      const stranger = await createPerson(app);
      expect((await send(`GET /teams/${hall.teamId}/boards`, undefined, member)).status).toBe(200);
      expect((await send(`GET /teams/${hall.teamId}/boards`, undefined, stranger)).status).toBe(403);
    });
  });

  describe('with matches', () => {
    beforeAll(async () => {
      await startHall();
      await add('1', '2', '3', '4');
    });
    const board = async (name: string) => (await list()).find((one: { name: string }) => one.name === name);
    const clear = async () => {
      for (const { id } of await list()) await send(`DELETE /teams/${hall.teamId}/boards/${id}`);
      return add('1', '2', '3', '4');
    };

    it('show who waits and who plays there', async () => {
      const { matchIds, put, start, boardsOf } = await tournament();
      const [first = '', second = ''] = matchIds;
      expect((await put(first, ' 1 ')).status).toBe(200);
      expect((await put(second, 'Board 2')).status).toBe(200);
      expect(await boardsOf()).toEqual(['Board 1', 'Board 2']);
      expect(await board('Board 1')).toMatchObject({ waiting: 1, matches: [] });
      await start(first);
      expect(await board('Board 1')).toMatchObject({
        waiting: 0,
        matches: [{ id: first, eventName: 'Pokal', parties: [{}, {}] }],
      });
      await calls.finish(first);
      const after = await board('Board 1');
      expect(after).toMatchObject({ waiting: 0, matches: [] });
      expect(after.since).toBeGreaterThan(0);
    });

    it('take two running matches only if the organiser insists, also of another event', async () => {
      const [one, other] = [await tournament(), await tournament()];
      const [first = ''] = one.matchIds;
      const [second = ''] = other.matchIds;
      await one.put(first, 'Board 3');
      await one.start(first);
      // Who has not begun may wait for an occupied board.
      expect((await other.put(second, 'Board 3')).status).toBe(200);
      await other.put(second, null);
      await other.start(second);
      const refused = await other.put(second, '3');
      expect(refused.text).toBe('error.boards.occupied');
      expect((await other.boardsOf())[0]).toBe(null);
      expect((await other.put(second, '3', { isForced: true })).status).toBe(200);
      expect((await board('Board 3')).matches.map(({ id }: { id: string }) => id)).toEqual([first, second]);
      // Changing nothing is no third match.
      expect((await other.put(second, 'Board 3', { isForced: true })).status).toBe(200);
      await calls.finish(first);
      await calls.finish(second);
      expect((await board('Board 3')).matches).toEqual([]);
    });

    it('keep a text that no board has, and so does a team without boards', async () => {
      const { matchIds, put, boardsOf } = await tournament();
      await put(matchIds[0] ?? '', 'Theke');
      expect((await boardsOf())[0]).toBe('Theke');
    });

    it('show a new name at their open matches', async () => {
      const { matchIds, put, boardsOf, start } = await tournament();
      const [first = '', second = ''] = matchIds;
      const [id = ''] = (await add('Alt')).ids;
      await put(first, 'Alt');
      await start(first);
      await calls.finish(first);
      await put(second, 'Alt');
      await change(id, { name: 'Neu' });
      expect(await boardsOf()).toEqual(['Alt', 'Neu']);
      await change(id, { name: 'Weg' });
    });

    it('that break keep, move or pause what runs there, and lose what waits', async () => {
      await clear();
      const { matchIds, put, start, boardsOf } = await tournament();
      const [first = '', second = ''] = matchIds;
      await put(first, '1');
      await put(second, '1');
      await start(first);
      const one = await board('Board 1');
      const two = await board('Board 2');
      expect((await breakIt(one.id, { running: 'stay' })).status).toBe(200);
      expect(await boardsOf()).toEqual(['Board 1', null]);
      expect(await board('Board 1')).toMatchObject({ state: 'broken', waiting: 0, matches: [{ id: first }] });
      expect((await put(second, '1')).text).toBe('error.boards.broken');
      // A repeat changes nothing; mended, it can break again.
      expect((await breakIt(one.id, { running: 'pause' })).status).toBe(200);
      expect((await boardsOf())[0]).toBe('Board 1');
      await change(one.id, { state: 'open' });
      expect((await breakIt(one.id, { running: 'move' })).text).toBe('error.invalid-request');
      expect((await breakIt(one.id, { running: 'move', to: two.id })).status).toBe(200);
      expect((await boardsOf())[0]).toBe('Board 2');
      expect((await call(`GET /matches/${first}`)).json.props.status).toBe('running');
      expect((await breakIt(two.id, { running: 'pause' })).status).toBe(200);
      expect(await boardsOf()).toEqual([null, null]);
      expect((await board('Board 2')).matches).toEqual([]);
      await calls.finish(first);
    });

    it('that break move nothing to an occupied or broken board', async () => {
      await clear();
      const { matchIds, put, start, boardsOf } = await tournament();
      const [first = '', second = ''] = matchIds;
      await put(first, '1');
      await put(second, '2');
      await start(first);
      await start(second);
      const [one, two, three] = [await board('Board 1'), await board('Board 2'), await board('Board 3')];
      expect((await breakIt(one.id, { running: 'move', to: two.id })).text).toBe('error.boards.occupied');
      await breakIt(three.id, { running: 'stay' });
      expect((await breakIt(one.id, { running: 'move', to: three.id })).text).toBe('error.boards.broken');
      expect(await boardsOf()).toEqual(['Board 1', 'Board 2']);
      expect((await board('Board 1')).state).toBe('open');
      const removed = await send(`DELETE /teams/${hall.teamId}/boards/${one.id}`);
      expect(removed.text).toBe('error.boards.occupied');
      await calls.finish(first);
      await calls.finish(second);
      expect((await send(`DELETE /teams/${hall.teamId}/boards/${one.id}`)).status).toBe(200);
      expect(await boardsOf()).toEqual(['Board 1', 'Board 2']);
    });

    it('are given to whole groups', async () => {
      await clear();
      const id = await calls.createRunning(shortSetup('league'), 4);
      const groupOf = async () => (await calls.read(id)).stages.group.groups[0];
      const { groupId } = await groupOf();
      const put = (more: object = {}) =>
        send(`PATCH /events/${id}/groups/board`, { groupId, board: '4', ...more });
      expect((await put()).status).toBe(200);
      expect((await groupOf()).board).toBe('Board 4');
      expect((await board('Board 4')).waiting).toBe(6);
      const matches = await calls.matchesOf(id);
      const ready = matches.filter(({ matchDay }) => matchDay === 1);
      for (const { matchId } of ready) await send(`PATCH /matches/${matchId}/start`);
      expect((await put()).text).toBe('error.boards.occupied');
      expect((await put({ isForced: true })).status).toBe(200);
    });
  });
});
