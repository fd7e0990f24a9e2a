import { plainUse } from '@neundarter/rules/hall/event-board';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
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

  type Play = { readonly matchId: string; readonly boardId: string };
  type Asked = {
    readonly people: readonly { readonly eventId: string; readonly person: string }[];
    readonly isSame: boolean | null;
  };
  type Seen = {
    readonly play: readonly Play[];
    readonly next: readonly { readonly matchId: string }[];
    readonly waiting: readonly { readonly matchId: string }[];
    readonly together?: {
      readonly halls: readonly (Seen & { readonly eventId: string })[];
      readonly queue: readonly string[];
      readonly boardIds: readonly string[];
      readonly perhapsSame: readonly Asked[];
    };
  };

  /** Two tournaments with people of the same names, which share all boards. */
  const share = async (boards = 4) => {
    const hall = await openHall(server, { boards, players: 4 });
    const other = await hall.start();
    const seenIn = async (id: string): Promise<Seen> =>
      (await hall.send(`GET /events/${id}/hall`)).json as never;
    const playersOf = async (matchId: string) =>
      (
        await app.db.query((q) =>
          q.selectFrom('match_players').select('player_id as id').where('match_id', '=', matchId).execute(),
        )
      ).map(({ id }) => id);
    const calledIn = (id: string) =>
      app.db.query((q) =>
        q
          .selectFrom('calls')
          .innerJoin('matches', 'matches.id', 'calls.match_id')
          .select(['calls.match_id as matchId', 'calls.board_id as boardId'])
          .where('matches.event_id', '=', id)
          .execute(),
      );
    const answer = (id: string, { people }: Asked, isSame: boolean | null) =>
      hall.send(`PATCH /events/${id}/hall/people`, { people: people.map(({ person }) => person), isSame });
    return { ...hall, other, seenIn, playersOf, calledIn, answer } as const;
  };

  it('have one plan for their boards and people, whichever of them is asked', async () => {
    const { id, other, seenIn, boardIds, matchIds } = await share();
    const [mine, theirs] = [await seenIn(id), await seenIn(other.id)];
    expect(mine.together?.halls.map(({ eventId }) => eventId)).toEqual([other.id]);
    expect(mine.together?.boardIds).toEqual(boardIds);
    expect(mine.together?.queue).toEqual(theirs.together?.queue);
    expect(mine.together?.halls[0]?.play).toEqual(theirs.play);
    const plays = [...mine.play, ...(mine.together?.halls[0]?.play ?? [])];
    expect(plays.map(({ matchId }) => matchId).toSorted()).toEqual(mine.together?.queue.toSorted());
    expect(new Set(plays.map(({ boardId }) => boardId)).size).toBe(plays.length);
    // The same four names play in both, so only two matches can begin at once.
    expect(plays.length).toBe(2);
    const later = [...mine.next, ...theirs.next, ...mine.waiting, ...theirs.waiting].map(
      ({ matchId }) => matchId,
    );
    const [waiting] = [...matchIds, ...other.matchIds].filter(
      (matchId) => !plays.some((play) => play.matchId === matchId),
    );
    expect(later).toContain(waiting);
  });

  it('ask once whether two people are the same, keep the answer and take it back', async () => {
    const { id, other, seenIn, answer } = await share();
    const asked = (await seenIn(id)).together?.perhapsSame ?? [];
    expect(asked.length).toBe(4);
    expect(asked.every(({ isSame }) => isSame === null)).toBe(true);
    expect((await seenIn(other.id)).together?.perhapsSame).toEqual(
      asked.map(({ people }) => expect.objectContaining({ people: expect.arrayContaining([...people]) })),
    );
    for (const one of asked) expect((await answer(id, one, false)).status).toBe(200);
    const apart = await seenIn(other.id);
    expect(apart.together?.perhapsSame.map(({ isSame }) => isSame)).toEqual([false, false, false, false]);
    expect(apart.together?.queue.length).toBe(4);

    const [first] = asked;
    if (first === undefined) throw new Error('Nothing is asked');
    expect((await answer(other.id, first, true)).status).toBe(200);
    const same = await seenIn(id);
    expect(same.together?.perhapsSame.filter(({ isSame }) => isSame)).toHaveLength(1);
    expect(same.together?.queue.length).toBe(3);

    expect((await answer(id, first, null)).status).toBe(200);
    const open = (await seenIn(id)).together?.perhapsSame ?? [];
    expect(open.filter(({ isSame }) => isSame === null)).toHaveLength(1);
    expect((await answer(id, first, null)).status).toBe(200);
    const strangers = { people: [newId(), newId()].map((person) => ({ eventId: id, person })), isSame: null };
    expect((await answer(id, strangers, true)).text).toBe('error.event.participant-not-found');
  });

  it('call somebody to one board only if two people are the same, and to both if not', async () => {
    const { id, matchIds, boardIds, other, seenIn, answer, callTo, send, playersOf } = await share();
    const asked = (await seenIn(id)).together?.perhapsSame ?? [];
    const [one = '', two = ''] = boardIds;
    const [match = ''] = matchIds;
    await callTo(match, one);
    const people = await playersOf(match);
    const pairs = asked.filter((pair) => pair.people.some(({ person }) => people.includes(person)));
    const doubles = pairs.flatMap((pair) => pair.people.map(({ person }) => person));
    const isTwin = await Promise.all(
      other.matchIds.map(async (twin) => (await playersOf(twin)).some((person) => doubles.includes(person))),
    );
    const twin = other.matchIds[isTwin.indexOf(true)] ?? '';
    const callTwin = () => send(`PATCH /events/${other.id}/matches/${twin}/call`, { boardId: two });
    expect((await callTwin()).text).toBe('error.calls.person-busy');
    for (const pair of pairs) await answer(id, pair, true);
    expect((await callTwin()).text).toBe('error.calls.person-busy');
    for (const pair of pairs) await answer(id, pair, false);
    expect((await callTwin()).status).toBe(200);
  });

  it('call by themselves and take no board and no person twice', async () => {
    const { id, other, seenIn, send, playersOf, calledIn } = await share(3);
    for (const event of [id, other.id]) await send(`PATCH /events/${event}/hall`, { mode: 'automatic' });
    const calledNow = async () =>
      [...(await calledIn(id)), ...(await calledIn(other.id))].filter(({ boardId }) => boardId !== null);
    await expect.poll(async () => (await calledNow()).length, { timeout: 10_000 }).toBe(2);
    const called = await calledNow();
    expect(new Set(called.map(({ boardId }) => boardId)).size).toBe(2);
    const people = (await Promise.all(called.map(({ matchId }) => playersOf(matchId)))).flat();
    const names = await app.db.query((q) =>
      q
        .selectFrom('players')
        .select(['first_name as first', 'last_name as last'])
        .where('id', 'in', people)
        .execute(),
    );
    expect(new Set(names.map(({ first, last }) => `${first} ${last}`)).size).toBe(4);
    expect((await seenIn(id)).together?.queue).toEqual([]);
  });

  it('leave the boards of one that is called by hand to it, and take none from it', async () => {
    const { id, other, seenIn, send } = await share();
    await send(`PATCH /events/${other.id}/hall`, { mode: 'by-hand' });
    const mine = await seenIn(id);
    expect(mine.play.length).toBe(2);
    expect(mine.together?.halls.map(({ eventId }) => eventId)).toEqual([other.id]);
    expect(mine.together?.queue.length).toBeGreaterThanOrEqual(2);
  });

  it('are of one day: who has not played for long is not there, as long as nobody begins', async () => {
    const { id, other, seenIn, send } = await share();
    const long = 13 * 60 * 60_000;
    await app.db.write(({ q }) =>
      q
        .updateTable('tournaments')
        .set({ started_at: sql<number>`started_at - ${long}` })
        .where('event_id', '=', other.id)
        .execute(),
    );
    expect((await seenIn(id)).together).toBeUndefined();
    const [match = ''] = other.matchIds;
    expect((await send(`PATCH /matches/${match}/start`)).status).toBe(200);
    expect((await seenIn(id)).together?.halls.length).toBe(1);
  });
});
