import { type Chance, seededChance } from '@neundarter/rules/board/seeded-chance';
import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { openHall } from './hall-scene.ts';
import { tries } from './run-length.ts';
import { useTournaments } from './use-tournaments.ts';

const walks = tries({ usual: 2, long: 40 });
const steps = tries({ usual: 60, long: 200 });

const pick = <Item>(items: readonly Item[], chance: Chance): Item | undefined =>
  items[Math.floor(chance() * items.length)];

describe.each(databases)('random afternoons in a hall on $name', ({ create }) => {
  const server = useTournaments(create, { rateLimits: {}, lookAtHallsEveryMs: 20 });
  const { app } = server;

  type Hall = Awaited<ReturnType<typeof openHall>>;
  type Place = {
    readonly matchId: string;
    readonly boardId: string | null;
    readonly calledAt: number | null;
    /** A player. */
    readonly caller: string | null;
  };

  /** What is called and what runs at one moment, with the names of the people. */
  const look = (events: readonly string[]) =>
    app.db.read(async (q) => {
      const places: readonly (Place & { status: string })[] = await q
        .selectFrom('matches')
        .leftJoin('calls', (join) =>
          join.onRef('calls.match_id', '=', 'matches.id').on('calls.board_id', 'is not', null),
        )
        .leftJoin('match_boards', 'match_boards.match_id', 'matches.id')
        .select(['matches.id as matchId', 'matches.status', 'calls.called_at as calledAt', 'matches.caller'])
        .select((one) => one.fn.coalesce('calls.board_id', 'match_boards.board_id').as('boardId'))
        .where('matches.event_id', 'in', [...events])
        .where((where) =>
          where.or([where('matches.status', '=', 'running'), where('calls.board_id', 'is not', null)]),
        )
        .execute();
      const callers = places.flatMap(({ caller }) => caller ?? []);
      const named = await q
        .selectFrom('players')
        .select(['id', 'first_name as first', 'last_name as last'])
        .where('id', 'in', ['', ...callers])
        .execute();
      const people = await q
        .selectFrom('match_players')
        .innerJoin('players', 'players.id', 'match_players.player_id')
        .select(['match_id as matchId', 'first_name as first', 'last_name as last'])
        .where('match_id', 'in', places.length === 0 ? [''] : places.map(({ matchId }) => matchId))
        .execute();
      const broken = await q.selectFrom('boards').select('id').where('state', '=', 'broken').execute();
      const finished = await q
        .selectFrom('matches')
        .select('id')
        .where('event_id', 'in', [...events])
        .where('status', '=', 'finished')
        .execute();
      return {
        places,
        callers: new Map(named.map(({ id, first, last }) => [id, `${first} ${last}`])),
        names: new Map(
          [...Map.groupBy(people, ({ matchId }) => matchId)].map(([id, own]) => [
            id,
            own.map(({ first, last }) => `${first} ${last}`),
          ]),
        ),
        broken: broken.map(({ id }) => id),
        finished: finished.map(({ id }) => id),
      };
    });
  type Seen = Awaited<ReturnType<typeof look>>;

  /**
   * Nobody (to play or to call) and no board is booked twice, nothing is called to a broken board, and no call has moved. A match whose result was
   * taken back runs again, whatever was called since: it does not count.
   */
  const check = (seen: Seen, before: Seen, again: ReadonlySet<string>): void => {
    const places = seen.places.filter(({ matchId }) => !again.has(matchId));
    const boards = places.flatMap(({ boardId }) => boardId ?? []);
    expect(new Set(boards).size, 'boards').toBe(boards.length);
    const names = places.flatMap(({ matchId, caller }) => [
      ...(seen.names.get(matchId) ?? []),
      ...(caller === null ? [] : [seen.callers.get(caller) ?? caller]),
    ]);
    expect(new Set(names).size, 'people').toBe(names.length);
    for (const { matchId, boardId, calledAt } of places) {
      if (calledAt === null) continue;
      expect(seen.broken).not.toContain(boardId);
      const known = before.places.find((place) => place.matchId === matchId && place.calledAt === calledAt);
      if (known !== undefined) expect(boardId).toBe(known.boardId);
    }
  };

  /** One thing that happens in the hall; whether it is possible is for the server to say. */
  const happen = async (hall: Hall, events: readonly string[], chance: Chance, seen: Seen): Promise<void> => {
    const { send, calls, boardIds, hallPath } = hall;
    const event = pick(events, chance) ?? '';
    const at = (matchId: string) => `/events/${event}/matches/${matchId}`;
    const called = pick(
      seen.places.filter(({ calledAt }) => calledAt !== null),
      chance,
    );
    const running = pick(
      seen.places.filter(({ status }) => status === 'running'),
      chance,
    );
    const board = pick(boardIds, chance) ?? '';
    const luck = chance();
    if (luck < 0.2) {
      const match = pick(await calls.matchesOf(event), chance);
      await send(`PATCH ${at(match?.matchId ?? '')}/call`, { boardId: board });
    } else if (luck < 0.45) {
      if (called !== undefined)
        await calls.must(`PATCH /matches/${called.matchId}/start`).catch(() => undefined);
    } else if (luck < 0.65) {
      if (running !== undefined) await calls.finish(running.matchId, chance() < 0.5 ? 0 : 1);
    } else if (luck < 0.68) {
      const { caller } = pick(await calls.matchesOf(event), chance) ?? {};
      if (called !== undefined && caller)
        await send(`POST ${at(called.matchId)}/call/refusals`, { entrant: caller });
    } else if (luck < 0.71) {
      if (called !== undefined) await send(`DELETE ${at(called.matchId)}/call`);
    } else if (luck < 0.75) {
      if (called !== undefined) await send(`PATCH ${at(called.matchId)}/postpone`, { minutes: 1 });
    } else if (luck < 0.82) {
      const way = pick(['stay', 'move', 'pause'] as const, chance);
      const to = pick(boardIds, chance);
      await send(`PATCH ${hallPath}/${board}/break`, { running: way, ...(way === 'move' && { to }) });
    } else if (luck < 0.9) {
      await send(`PATCH ${hallPath}/${pick(seen.broken, chance) ?? board}`, { state: 'open' });
    } else if (luck < 0.95) {
      const entrants = await app.db.query((q) =>
        q
          .selectFrom('event_participants')
          .select('id')
          .where('event_id', '=', event)
          .orderBy('position')
          .execute(),
      );
      const presence = pick(['here', 'here', 'expected', 'injured'] as const, chance);
      await send(`PATCH /events/${event}/attendance`, { entrant: pick(entrants, chance)?.id, presence });
    } else if (luck < 0.98) {
      const mode = pick(['automatic', 'automatic', 'proposal'] as const, chance);
      await send(`PATCH /events/${event}/hall`, { mode });
    } else {
      const matchId = pick(seen.finished, chance);
      if (matchId !== undefined)
        await send(`PATCH ${at(matchId)}/undo-result`, { reason: 'Falsch eingetragen' });
    }
  };

  it.each(Array.from({ length: walks }, (_, walk) => walk))(
    'book nobody and no board twice, and move no call, on walk %i',
    async (walk) => {
      const chance = seededChance(`hall ${walk}`);
      const hall = await openHall(server, { boards: 3, players: 8 });
      const events = [hall.id, (await hall.start()).id];
      await hall.send(`PATCH /events/${hall.id}/hall`, { mode: 'automatic' });
      let seen = await look(events);
      let most = 0;
      const again = new Set<string>();
      for (let step = 0; step < steps; step += 1) {
        await happen(hall, events, chance, seen);
        const next = await look(events);
        for (const id of seen.finished) if (!next.finished.includes(id)) again.add(id);
        for (const id of next.finished) again.delete(id);
        check(next, seen, again);
        seen = next;
        most = Math.max(most, seen.places.length);
      }
      expect(most).toBeGreaterThan(1);
      expect(seen.finished.length).toBeGreaterThan(0);
    },
  );
});
