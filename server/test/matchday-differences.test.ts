import type { EventEntity } from '@neundarter/contract/entities/event';
import { afterEach, describe, expect, it } from 'vitest';
import { createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { followEvent } from './event-reader.ts';
import { disconnectClients } from './live-client.ts';
import { createSides, matchdayCalls } from './matchday-scene.ts';
import { legs } from './running-calls.ts';
import { useApp } from './use-app.ts';

// On a match day, both sides and devices of the guests see more than visitors. Differences are made from what visitors see.

const minuteMs = 60_000;
const reason = 'Falsch notiert';
const paper = (...won: readonly [number, number]) => legs([...won]);

describe.each(databases)('the differences of a match day on $name', ({ create }) => {
  const { app, call } = useApp(create, { rateLimits: {}, listens: true });
  afterEach(() => {
    app.clock.time = null;
    disconnectClients();
  });

  it('lead to what a fresh read gives, for visitors, both sides and a device of the guests', async () => {
    const scene = await createSides(app);
    const calls = matchdayCalls(call, scene);
    const { home, away } = scene;
    const { id, games } = await calls.createRunning({ isPublic: true });
    const device = await createPerson(app, { firstName: 'Phone' });
    await calls.pairDevice(id, device);
    const people: readonly (Person | undefined)[] = [
      undefined,
      await createPerson(app),
      home.mate,
      away.mate,
      home.captain,
      away.captain,
      device,
    ];
    const read = async (path: string, by?: Person) =>
      (await calls.succeed(call(`GET ${path}`, { token: by?.token }))) as unknown;
    const readers = await Promise.all(
      people.map((by) =>
        followEvent({
          url: app.url,
          eventId: id,
          token: by?.token,
          read: (path) => read(path, by),
          tables: { table: 'table' },
        }),
      ),
    );
    const [first = '', second = '', third = '', fourth = ''] = games;
    const enter = (game: string, body: object, by = home.captain) =>
      calls.succeed(call(`POST /events/${id}/matches/${game}/result`, { token: by.token, body }));
    const acts: readonly (() => Promise<unknown>)[] = [
      () => enter(first, paper(3, 0)),
      () => calls.forfeitGame(second, 1),
      () => enter(first, { ...paper(1, 3), reason, reset: [] }),
      () =>
        calls.succeed(
          call(`PATCH /events/${id}/matches/${first}/undo-result`, {
            token: home.captain.token,
            body: { reason },
          }),
        ),
      () => enter(third, paper(3, 1), away.captain),
      async () => {
        app.clock.time = (app.clock.time ?? Date.now()) + 11 * minuteMs;
        await enter(third, { ...paper(3, 2), reason, reset: [] });
      },
      () =>
        calls.succeed(
          call(`POST /events/${id}/matches/${second}/objection`, {
            token: away.captain.token,
            body: { reason },
          }),
        ),
      () => enter(fourth, paper(0, 3)),
    ];
    for (const [place, act] of acts.entries()) {
      await act();
      const { revision } = ((await read(`/events/${id}`)) as EventEntity).props;
      for (const [who, reader] of readers.entries()) {
        if (reader.event().props.revision < revision) await reader.follow(revision);
        expect([place, who, reader.event()]).toEqual([place, who, await read(`/events/${id}`, people[who])]);
        expect(reader.tables().get('table')).toEqual(await read(`/events/${id}/table`));
      }
    }
    // The objection is announced without a difference.
    expect(readers.map(({ counts }) => counts)).toEqual(
      people.map(() => ({ reads: 2, missed: 0, tables: 1 })),
    );
  });
});
