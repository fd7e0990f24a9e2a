import { nextPosition, throwerOf } from '@neundarter/rules/match/turn-order';
import type { Match } from '@neundarter/rules/match/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeMatchServer, scorerId } from '../../test/fake-match-server.ts';
import { playMatch } from '../../test/played-match.ts';
import { TestTimers, testOutbox } from '../../test/test-outbox.ts';
import { viewerOf } from '../people/viewer.ts';
import { createMemoryStore } from '../queue/command-queue-memory.ts';
import type { Outbox } from './match-queue.ts';
import type { MatchCommand, OutboxStore } from './match-queue-types.ts';
import { type MatchSession, openMatchSession, type SessionSnapshot } from './match-session-store.ts';

const started = playMatch();
const matchId = started.id;

const settle = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1) await new Promise((done) => setTimeout(done, 0));
};
const ready = (session: MatchSession): Extract<SessionSnapshot, { state: 'ready' }> => {
  const snapshot = session.snapshot();
  if (snapshot.state !== 'ready') throw new Error(`the session is ${snapshot.state}`);
  return snapshot;
};
const restsOf = (match: Match | undefined) => match?.sets.at(-1)?.legs.at(-1)?.remainingScores;
const throwOn = (match: Match, id: string, score: number): MatchCommand => ({
  kind: 'throw',
  id,
  newThrow: {
    id,
    playerId: throwerOf(match)?.playerId ?? '',
    score,
    dartsThrown: 3,
    attemptsOnDouble: 0,
    timeStamp: 1,
  },
  position: nextPosition(match) ?? { setNumber: 1, legNumber: 1, throwNumber: 1 },
});
const { parties, config } = started;
const creation: MatchCommand = {
  kind: 'create',
  id: 'c1',
  newMatch: { parties, config, startingParty: 0, description: null, timeStamp: 1 },
};

describe('a match session', () => {
  let server: FakeMatchServer;
  let store: OutboxStore;
  let outbox: Outbox;
  let viewerId: string | null;

  beforeEach(() => {
    server = new FakeMatchServer();
    server.keep(started);
    store = createMemoryStore();
    outbox = testOutbox({ store, send: server.send });
    viewerId = scorerId;
  });

  const openWith = (ofOutbox: Outbox): MatchSession =>
    openMatchSession(matchId, {
      outbox: ofOutbox,
      readMatch: server.read,
      viewer: () => viewerOf(null, viewerId),
    });
  const open = async (): Promise<MatchSession> => {
    const session = openWith(outbox);
    await settle();
    return session;
  };
  /** What the server says is under way until it is delivered. */
  const openSlowly = () => {
    const { promise: isDelivered, resolve } = Promise.withResolvers<undefined>();
    const session = openMatchSession(matchId, {
      outbox,
      readMatch: async (id) => {
        const answer = server.read(id);
        await isDelivered;
        return answer;
      },
      viewer: () => viewerOf(null, viewerId),
    });
    return { session, deliver: () => resolve(undefined) };
  };
  const play = (session: MatchSession, id: string, score: number) =>
    session.dispatch(throwOn(ready(session).match, id, score));

  it('loads from the server', async () => {
    const session = openWith(outbox);
    expect(session.snapshot().state).toBe('loading');
    await settle();
    expect(ready(session).match.status).toBe('running');
    expect(ready(session).info).toMatchObject({ revision: 1, mayScore: true });
  });

  it('shows a turn at once, before anything is kept or sent', async () => {
    const session = await open();
    expect(play(session, 't1', 60).ok).toBe(true);
    expect(restsOf(ready(session).match)).toEqual([441, 501]);
    expect(server.applied).toEqual([]);
    await settle();
    expect(server.applied).toEqual(['t1']);
    expect(ready(session).queue).toEqual({ phase: 'idle', waitingTurns: 0, refusal: null });
    expect(ready(session).info.revision).toBe(2);
  });

  it('keeps what did not change when the server confirms it', async () => {
    const session = await open();
    play(session, 't1', 60);
    const shown = ready(session).match;
    await settle();
    expect(ready(session).match).toBe(shown);
  });

  it('takes quick turns without waiting', async () => {
    const session = await open();
    for (const [index, score] of [60, 45, 100, 41, 26].entries()) play(session, `t${index}`, score);
    expect(restsOf(ready(session).match)).toEqual([315, 415]);
    await settle();
    expect(server.applied).toEqual(['t0', 't1', 't2', 't3', 't4']);
    expect(restsOf(server.matchOf(matchId))).toEqual([315, 415]);
  });

  it('refuses what the rules refuse and changes nothing', async () => {
    const session = await open();
    expect(play(session, 't1', 179)).toEqual({ ok: false, error: 'error.invalid-score' });
    await settle();
    expect(restsOf(ready(session).match)).toEqual([501, 501]);
    expect(server.attempts).toBe(0);
  });

  it('plays on without network, says what waits, and survives a reload', async () => {
    const session = await open();
    server.isReachable = false;
    play(session, 't1', 60);
    play(session, 't2', 45);
    await settle();
    expect(ready(session).queue).toMatchObject({ phase: 'waiting', waitingTurns: 2 });
    const reloaded = openWith(testOutbox({ store, send: server.send }));
    await settle();
    expect(restsOf(ready(reloaded).match)).toEqual([441, 456]);
    server.isReachable = true;
    await outbox.wake();
    await settle();
    expect(server.applied).toEqual(['t1', 't2']);
  });

  it('reads once when another device has gone on, and not for its own turns', async () => {
    const session = await open();
    play(session, 't1', 60);
    await settle();
    session.noticeRevision(2);
    await settle();
    server.keep(playMatch({ legs: ['501 | 60 100'] }));
    session.noticeRevision(3);
    await settle();
    expect(restsOf(ready(session).match)).toEqual([441, 401]);
  });

  it('reads again when it hears of a turn while an older answer is under way', async () => {
    const { session, deliver } = openSlowly();
    await settle();
    server.keep(playMatch({ legs: ['501 | 60'] }));
    session.noticeRevision(2);
    deliver();
    await settle();
    expect(restsOf(ready(session).match)).toEqual([441, 501]);
  });

  it('names the turn that another device has made impossible and lets it be dropped', async () => {
    const session = await open();
    server.isReachable = false;
    play(session, 't1', 60);
    await settle();
    server.keep(playMatch({ legs: ['501 | 100'] }));
    server.isReachable = true;
    await outbox.wake();
    await settle();
    expect(ready(session).queue).toEqual({
      phase: 'refused',
      waitingTurns: 1,
      refusal: {
        code: 'error.match.out-of-sync',
        kind: 'throw',
        party: null,
        turn: { playerId: throwerOf(started)?.playerId, score: 60, setNumber: 1, legNumber: 1 },
      },
    });
    expect(play(session, 't2', 45)).toEqual({ ok: false, error: 'error.match.out-of-sync' });
    await session.discardQueue();
    await settle();
    expect(restsOf(ready(session).match)).toEqual([401, 501]);
    expect(ready(session).queue.phase).toBe('idle');
  });

  it('goes on after a refusal that was mended', async () => {
    const session = await open();
    server.refusal = 'error.insufficient-permissions';
    play(session, 't1', 60);
    await settle();
    expect(ready(session).queue.phase).toBe('refused');
    server.refusal = null;
    await session.retryQueue();
    await settle();
    expect(ready(session).queue.phase).toBe('idle');
    expect(server.applied).toEqual(['t1']);
  });

  it('says that a match is missing, or was deleted', async () => {
    server.delete(matchId);
    const missing = await open();
    expect(missing.snapshot().state).toBe('missing');
    server.keep(started);
    const session = openWith(testOutbox({ send: server.send }));
    await settle();
    server.delete(matchId);
    session.noticeDeleted();
    await settle();
    expect(session.snapshot().state).toBe('missing');
  });

  it('shows on what the device has tidied away', async () => {
    const session = await open();
    await outbox.forget(matchId);
    expect(ready(session).match.status).toBe('running');
    await settle();
    expect(ready(session).match.status).toBe('running');
    expect(play(session, 't1', 60).ok).toBe(true);
    await settle();
    expect(server.applied).toEqual(['t1']);
  });

  it('says that a match is missing that this device has deleted', async () => {
    const session = await open();
    server.delete(matchId);
    await outbox.forget(matchId);
    await settle();
    expect(session.snapshot().state).toBe('missing');
  });

  it('keeps unsent turns of a deleted match until somebody decides', async () => {
    const session = await open();
    server.isReachable = false;
    play(session, 't1', 60);
    await settle();
    server.delete(matchId);
    server.isReachable = true;
    await outbox.wake();
    await settle();
    expect(ready(session).queue.refusal?.code).toBe('error.not-found');
    await session.discardQueue();
    await settle();
    expect(session.snapshot().state).toBe('missing');
  });

  it('fails without network when the device does not know the match, and can try again', async () => {
    server.isReachable = false;
    const session = await open();
    expect(session.snapshot().state).toBe('failed');
    server.isReachable = true;
    await session.refresh();
    await settle();
    expect(ready(session).match.status).toBe('running');
  });

  it('scores a match only this device knows', async () => {
    server.delete(matchId);
    server.isReachable = false;
    await outbox.append(matchId, creation);
    viewerId = null;
    const session = await open();
    expect(ready(session).match.status).toBe('scheduled');
    expect(ready(session).info).toMatchObject({ mayScore: true, revision: 0 });
    session.dispatch({ kind: 'start', id: 's1', at: 1 });
    play(session, 't1', 60);
    viewerId = scorerId;
    server.isReachable = true;
    await settle();
    await outbox.wake();
    await settle();
    expect(server.applied).toEqual(['c1', 's1', 't1']);
  });

  it('does not believe an answer that its own creation has overtaken', async () => {
    server.delete(matchId);
    const { session, deliver } = openSlowly();
    await settle();
    server.keep(started);
    await outbox.append(matchId, creation);
    await settle();
    expect(ready(session).queue.waitingTurns).toBe(0);
    deliver();
    await settle();
    expect(ready(session).match.id).toBe(matchId);
    expect(await outbox.read(matchId)).not.toBeNull();
  });

  it('does not ask the server about a match that is still to be created, however early somebody looks', async () => {
    server.delete(matchId);
    server.isReachable = false;
    await outbox.append(matchId, creation);
    let questions = 0;
    const session = openMatchSession(matchId, {
      outbox,
      readMatch: (id) => {
        questions += 1;
        return server.read(id);
      },
      viewer: () => viewerOf(null, viewerId),
    });
    await session.refresh();
    await settle();
    expect(questions).toBe(0);
    expect(ready(session).match.status).toBe('scheduled');
  });

  it('does not let strangers score', async () => {
    viewerId = 'somebody000000000000';
    expect(ready(await open()).info.mayScore).toBe(false);
  });

  it('follows another tab of the device', async () => {
    const session = await open();
    const otherTab = testOutbox({ store, send: server.send, tellOthers: outbox.onOtherTab });
    await otherTab.append(matchId, throwOn(started, 't1', 60));
    await settle();
    expect(restsOf(ready(session).match)).toEqual([441, 501]);
  });

  it('takes a turn back that the device cannot keep', async () => {
    const failing: OutboxStore = {
      ...store,
      update: async (id, change) => {
        if (server.attempts === 0 && (await store.read(id)) !== null) throw new Error('full');
        return store.update(id, change);
      },
    };
    const session = openWith(testOutbox({ store: failing, send: server.send, timers: new TestTimers() }));
    await settle();
    const errors: string[] = [];
    session.onNotKept((error) => errors.push(error));
    play(session, 't1', 60);
    await settle();
    expect(errors).toEqual(['error.device.storage-failed']);
    expect(restsOf(ready(session).match)).toEqual([501, 501]);
  });
});
