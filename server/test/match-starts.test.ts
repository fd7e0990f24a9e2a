import { contentTag } from '@neundarter/contract/differences/content-tag';
import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import type { CommonOfMatches, MatchScoreUpdated, MatchStarted } from '@neundarter/contract/live';
import { commonOf, startedMatch } from '@neundarter/contract/started-match';
import { afterEach, describe, expect, it } from 'vitest';
import { createEvent } from './create-event.ts';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { connectLive, disconnectClients, type LiveClient } from './live-client.ts';
import { idOf, legs } from './running-calls.ts';
import { sampleMatch } from './sample-match.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Whoever listens to an event learns of a match that begins all that a read of the running matches tells.

describe.each(databases)('a start on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create, { rateLimits: {}, listens: true });
  afterEach(disconnectClients);

  const read = async (path: string, token?: string) => {
    const { status, text, json } = await call(`GET ${path}`, { token });
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return json;
  };
  const runningOf = (eventId: string, token?: string): Promise<readonly EventMatch[]> =>
    read(`/events/${eventId}/matches?status=running`, token);

  const hearStart = async (live: LiveClient, matchId: string, revision = 1) => {
    const isIt = (payload: { matchId?: string; revision?: number }) =>
      payload.matchId === matchId && payload.revision === revision;
    const started: MatchStarted = (await live.hears('match-started', isIt)).payload;
    const score: MatchScoreUpdated = (await live.hears('match-score-updated', isIt)).payload;
    return { started, score };
  };

  /** Somebody who looks at an event. @returns what they know of a match that has begun, without a read */
  const follow = async (eventId: string, token?: string, liveToken = token) => {
    const live = await connectLive(app.url, liveToken);
    expect(await live.subscribe(`events/${eventId}`)).toMatchObject({ ok: true });
    const commons = new Map<string, CommonOfMatches>();
    const keep = (common: CommonOfMatches) => commons.set(contentTag(JSON.stringify(common)), common);
    for (const { props } of await runningOf(eventId, token)) keep(commonOf(props));
    const event: EventEntity = await read(`/events/${eventId}`, token);
    const learn = async (matchId: string, revision?: number): Promise<EventMatch | null> => {
      const { started, score } = await hearStart(live, matchId, revision);
      const { match } = started;
      if (match === undefined) return null;
      if (typeof match.common !== 'string') keep(match.common);
      const common = typeof match.common === 'string' ? commons.get(match.common) : match.common;
      return common === undefined ? null : startedMatch({ event, score, match, common });
    };
    return { live, learn };
  };

  const start = (matchId: string) => calls.must(`PATCH /matches/${matchId}/start`);
  const readyOf = async (eventId: string) =>
    (await calls.matchesOf(eventId)).filter(({ status }) => status === 'ready').map(idOf);

  it('is told to everybody as a fresh read shows it', async () => {
    const id = await calls.createRunning(shortSetup('double-knockout', { assignCaller: true }), 8);
    const member = await createPerson(app, { firstName: 'Mia', teamIds: [scene.teamId] });
    const guest = (await call('GET /login/guest')).json.token as string;
    const before = await follow(id);
    const [first = '', second = '', third = '', next = ''] = await readyOf(id);
    await calls.must(`PATCH /events/${id}/matches/${second}/board`, { body: { board: '7' } });
    const readers = [
      { token: undefined, reader: await follow(id) },
      { token: guest, reader: await follow(id, guest, undefined) },
      { token: member.token, reader: await follow(id, member.token) },
      { token: scene.chief.token, reader: await follow(id, scene.chief.token) },
    ];
    for (const matchId of [first, second, third]) {
      await start(matchId);
      for (const { token, reader } of readers) {
        const fresh = (await runningOf(id, token)).find((match) => match.id === matchId);
        expect(fresh).toBeDefined();
        expect(await reader.learn(matchId)).toEqual(fresh);
      }
    }
    // Whose event is older finds that out.
    expect(await before.learn(first)).not.toBeNull();
    expect(await before.learn(second)).toBeNull();
    // Who comes later has read a running match, and knows by it what the next ones are like.
    const late = await follow(id);
    await start(next);
    expect(await late.learn(next)).toEqual((await runningOf(id)).find((match) => match.id === next));
  });

  it('is told anew when the match begins once more, with somebody else', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const reader = await follow(id);
    const result = (matchId: string) => `POST /events/${id}/matches/${matchId}/result`;
    const [first = '', second = ''] = await readyOf(id);
    for (const matchId of [first, second]) await calls.must(result(matchId), { body: legs([1, 0]) });
    const [final = ''] = await readyOf(id);
    const learnStart = async () => {
      await start(final);
      const [fresh] = await runningOf(id);
      expect(await reader.learn(final, fresh?.props.revision)).toEqual(fresh);
      return fresh?.props.parties;
    };
    const before = await learnStart();
    const correction = { ...legs([0, 1]), reason: 'Vertauscht', reset: [] };
    await calls.must(result(first), { body: correction });
    expect(await runningOf(id)).toEqual([]);
    expect(await learnStart()).not.toEqual(before);
  });

  it('of a training is told, too', async () => {
    const { token } = scene.chief;
    const { teamId } = scene;
    const id = await createEvent(app, { teamId, isPublic: false });
    const reader = await follow(id, token);
    const { id: matchId, props } = sampleMatch();
    await calls.must('POST /matches/', { body: { id: matchId, props: { ...props, eventId: id } } });
    await start(matchId);
    expect(await reader.learn(matchId)).toEqual((await runningOf(id, token))[0]);
  });

  it('is small, and names nobody to those who follow only the match', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 8);
    const [first = '', second = ''] = await readyOf(id);
    const ofEvent = await follow(id);
    const ofMatch = await connectLive(app.url);
    const ofBoth = await connectLive(app.url);
    for (const channel of [`matches/${second}`, `events/${id}`]) await ofBoth.subscribe(channel);
    await ofMatch.subscribe(`matches/${second}`);
    await start(first);
    await start(second);
    const told = (await hearStart(ofEvent.live, second)).started;
    expect(typeof told.match?.common).toBe('string');
    expect(told.match?.seats).toHaveProperty('entries');
    expect(JSON.stringify(told).length).toBeLessThan(400);
    const { match: _, ...bare } = told;
    expect((await hearStart(ofMatch, second)).started).toEqual(bare);
    await hearStart(ofBoth, second);
    const heard = ofBoth.heard.filter(
      ({ event, payload }) => event === 'match-started' && payload.matchId === second,
    );
    expect(heard.map(({ payload }) => payload)).toEqual([told]);
  });

  it('is not told to strangers of a closed event', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    await calls.must('PATCH /events/', { body: { id, changedProps: { isPublic: false } } });
    const stranger = await connectLive(app.url);
    expect(await stranger.subscribe(`events/${id}`)).toEqual({ ok: false, error: 'error.not-found' });
    const organiser = await follow(id, scene.chief.token);
    const [first = ''] = await readyOf(id);
    await start(first);
    await organiser.learn(first);
    // Everything that was sent before has arrived.
    await stranger.subscribe('events/none');
    expect(stranger.heard).toEqual([]);
  });
});
