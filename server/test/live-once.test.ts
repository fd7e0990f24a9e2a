import { afterAll, describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { connectLive, disconnectClients } from './live-client.ts';
import { idOf, legs, runningCalls } from './running-calls.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Whoever follows a match and its event at once, such as a page with a bracket and a scoreboard.

describe.each(databases)('one change on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create, { rateLimits: {}, listens: true });
  const { enter } = runningCalls({ call, scene, calls });
  afterAll(disconnectClients);

  /** A ready match of a new tournament, and a page that follows both. */
  const follow = async () => {
    const eventId = await calls.createRunning(shortSetup('single-knockout'), 4);
    const match = (await calls.matchesOf(eventId)).find(({ status }) => status === 'ready');
    const client = await connectLive(app.url, scene.chief.token);
    for (const channel of [`matches/${idOf(match)}`, `events/${eventId}`]) await client.subscribe(channel);
    /** What the page has heard of both, once everything that was sent before has arrived. */
    const heard = async () => {
      await client.subscribe(`events/${eventId}`);
      // The winner gets a seat in another match.
      const isAboutBoth = ({ payload }: (typeof client.heard)[number]) =>
        payload.matchId === undefined || payload.matchId === idOf(match);
      return client.heard.filter(isAboutBoth).map(({ event }) => event);
    };
    return { eventId, match, client, heard };
  };

  it('reaches who follows a match and its event once', async () => {
    const { match, client, heard } = await follow();
    await calls.must(`PATCH /matches/${idOf(match)}/start`);
    await client.hears('match-score-updated');
    expect(await heard()).toEqual(['match-started', 'match-score-updated']);
  });

  it('announces the event once when a turn ends a match', async () => {
    const { match, client, heard } = await follow();
    await calls.win(idOf(match));
    await client.hears('event-changed');
    const names = await heard();
    expect(names.toSorted()).toEqual([
      'event-changed',
      'leg-closed',
      'match-finished',
      'match-score-updated',
      'match-score-updated',
      'match-started',
      'set-closed',
    ]);
  });

  it('announces the event once when its organiser enters a result, with all matches that changed', async () => {
    const { eventId, match, client, heard } = await follow();
    expect((await enter(eventId, match, legs([1, 0]))).status).toBe(200);
    const { payload } = await client.hears('event-changed');
    expect((await heard()).filter((event) => event === 'event-changed')).toHaveLength(1);
    expect(payload.matchIds).toContain(idOf(match));
    expect(new Set(payload.matchIds).size).toBe(payload.matchIds.length);
    expect(payload.revision).toBe((await calls.must(`GET /events/${eventId}`)).props.revision);
  });
});
