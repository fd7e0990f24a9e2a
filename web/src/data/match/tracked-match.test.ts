import { nextPosition, throwerOf } from '@neundarter/rules/match/turn-order';
import type { Match } from '@neundarter/rules/match/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeMatchServer, scorerId } from '../../test/fake-match-server.ts';
import { paperMatch, playMatch } from '../../test/played-match.ts';
import { settle } from '../../test/settle.ts';
import { TestTimers, testMatchQueue } from '../../test/test-queue.ts';
import { viewerOf } from '../people/viewer.ts';
import { createMemoryStore } from '../queue/device-queue.ts';
import type { QueueStore } from '../queue/queue-store.ts';
import type { Snapshot } from '../queue/tracker.ts';
import type { MatchCommand, MatchQueued } from './match-commands.ts';
import type { MatchQueue } from './match-queue.ts';
import { type MatchTracker, type MatchView, openMatchTracker } from './tracked-match.ts';

const started = playMatch();
const matchId = started.id;

const ready = (tracker: MatchTracker): Extract<Snapshot<MatchView>, { state: 'ready' }> => {
  const snapshot = tracker.snapshot();
  if (snapshot.state !== 'ready') throw new Error(`the tracker is ${snapshot.state}`);
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

describe('a match tracker', () => {
  let server: FakeMatchServer;
  let store: QueueStore<MatchQueued>;
  let queue: MatchQueue;
  let viewerId: string | null;

  beforeEach(() => {
    server = new FakeMatchServer();
    server.keep(started);
    store = createMemoryStore();
    queue = testMatchQueue({ store, send: server.send });
    viewerId = scorerId;
  });

  const openWith = (ofQueue: MatchQueue): MatchTracker =>
    openMatchTracker(matchId, {
      queue: ofQueue,
      readMatch: server.read,
      viewer: () => viewerOf(null, viewerId),
    });
  const open = async (): Promise<MatchTracker> => {
    const tracker = openWith(queue);
    await settle();
    return tracker;
  };
  /** A server whose answers wait until the test delivers them. */
  const openSlowly = () => {
    const { promise: isDelivered, resolve } = Promise.withResolvers<undefined>();
    const tracker = openMatchTracker(matchId, {
      queue,
      readMatch: async (id) => {
        const answer = server.read(id);
        await isDelivered;
        return answer;
      },
      viewer: () => viewerOf(null, viewerId),
    });
    return { tracker, deliver: () => resolve(undefined) };
  };
  const play = (tracker: MatchTracker, id: string, score: number) =>
    tracker.dispatch(throwOn(ready(tracker).match, id, score));

  it('loads from the server', async () => {
    const tracker = openWith(queue);
    expect(tracker.snapshot().state).toBe('loading');
    await settle();
    expect(ready(tracker).match.status).toBe('running');
    expect(ready(tracker).info).toMatchObject({ revision: 1, mayScore: true });
  });

  it('shows a turn at once, before anything is kept or sent', async () => {
    const tracker = await open();
    expect(play(tracker, 't1', 60).ok).toBe(true);
    expect(restsOf(ready(tracker).match)).toEqual([441, 501]);
    expect(server.applied).toEqual([]);
    await settle();
    expect(server.applied).toEqual(['t1']);
    expect(ready(tracker).queue).toEqual({ phase: 'idle', waitCode: null, waitingTurns: 0, refusal: null });
    expect(ready(tracker).info.revision).toBe(2);
  });

  it('keeps unchanged objects when the server confirms a turn', async () => {
    const tracker = await open();
    play(tracker, 't1', 60);
    const shown = ready(tracker).match;
    await settle();
    expect(ready(tracker).match).toBe(shown);
  });

  it('accepts quick turns without waiting', async () => {
    const tracker = await open();
    for (const [index, score] of [60, 45, 100, 41, 26].entries()) play(tracker, `t${index}`, score);
    expect(restsOf(ready(tracker).match)).toEqual([315, 415]);
    await settle();
    expect(server.applied).toEqual(['t0', 't1', 't2', 't3', 't4']);
    expect(restsOf(server.matchOf(matchId))).toEqual([315, 415]);
  });

  it('refuses an illegal turn and changes nothing', async () => {
    const tracker = await open();
    expect(play(tracker, 't1', 179)).toEqual({ ok: false, error: 'error.invalid-score' });
    await settle();
    expect(restsOf(ready(tracker).match)).toEqual([501, 501]);
    expect(server.attempts).toBe(0);
  });

  it('continues without network, counts the unsent turns, and survives a reload', async () => {
    const tracker = await open();
    server.isReachable = false;
    play(tracker, 't1', 60);
    play(tracker, 't2', 45);
    await settle();
    expect(ready(tracker).queue).toMatchObject({
      phase: 'waiting',
      waitCode: 'error.api.network-error',
      waitingTurns: 2,
    });
    const reloaded = openWith(testMatchQueue({ store, send: server.send }));
    await settle();
    expect(restsOf(ready(reloaded).match)).toEqual([441, 456]);
    server.isReachable = true;
    await queue.wake();
    await settle();
    expect(server.applied).toEqual(['t1', 't2']);
  });

  it('reads once after turns of another device, but not after its own turns', async () => {
    const tracker = await open();
    play(tracker, 't1', 60);
    await settle();
    tracker.noticeRevision(2);
    await settle();
    server.keep(playMatch({ legs: ['501 | 60 100'] }));
    tracker.noticeRevision(3);
    await settle();
    expect(restsOf(ready(tracker).match)).toEqual([441, 401]);
  });

  it('reads again if it gets a live event before an older answer arrives', async () => {
    const { tracker, deliver } = openSlowly();
    await settle();
    server.keep(playMatch({ legs: ['501 | 60'] }));
    tracker.noticeRevision(2);
    deliver();
    await settle();
    expect(restsOf(ready(tracker).match)).toEqual([441, 501]);
  });

  it('names the turn that another device has made impossible and lets the user drop it', async () => {
    const tracker = await open();
    server.isReachable = false;
    play(tracker, 't1', 60);
    await settle();
    server.keep(playMatch({ legs: ['501 | 100'] }));
    server.isReachable = true;
    await queue.wake();
    await settle();
    expect(ready(tracker).queue).toEqual({
      phase: 'refused',
      waitCode: null,
      waitingTurns: 1,
      refusal: {
        code: 'error.match.out-of-sync',
        kind: 'throw',
        party: null,
        turn: { playerId: throwerOf(started)?.playerId, score: 60, setNumber: 1, legNumber: 1 },
        record: expect.objectContaining({ refusal: { code: 'error.match.out-of-sync', commandId: 't1' } }),
      },
    });
    expect(play(tracker, 't2', 45)).toEqual({ ok: false, error: 'error.match.out-of-sync' });
    await tracker.discardQueue();
    await settle();
    expect(restsOf(ready(tracker).match)).toEqual([401, 501]);
    expect(ready(tracker).queue.phase).toBe('idle');
  });

  it('keeps its turns when the match got a result from paper, and sends them when that is taken back', async () => {
    const tracker = await open();
    server.isReachable = false;
    play(tracker, 't1', 60);
    play(tracker, 't2', 45);
    await settle();
    server.keep(paperMatch());
    server.isReachable = true;
    await queue.wake();
    await settle();
    expect(ready(tracker).match).toMatchObject({ status: 'finished', winningParty: 1 });
    expect(ready(tracker).queue).toMatchObject({
      phase: 'refused',
      waitingTurns: 2,
      refusal: { code: 'error.invalid-match-status', kind: 'throw', turn: { score: 60 } },
    });
    expect((await store.read(matchId))?.queue.map(({ id }) => id)).toEqual(['t1', 't2']);
    server.keep(started);
    await tracker.retryQueue();
    await settle();
    expect(server.applied).toEqual(['t1', 't2']);
    expect(restsOf(ready(tracker).match)).toEqual([441, 456]);
    expect(ready(tracker).queue).toEqual({ phase: 'idle', waitCode: null, waitingTurns: 0, refusal: null });
  });

  it('continues after the reason for a refusal is gone', async () => {
    const tracker = await open();
    server.refusal = 'error.insufficient-permissions';
    play(tracker, 't1', 60);
    await settle();
    expect(ready(tracker).queue.phase).toBe('refused');
    server.refusal = null;
    await tracker.retryQueue();
    await settle();
    expect(ready(tracker).queue.phase).toBe('idle');
    expect(server.applied).toEqual(['t1']);
  });

  it('reports that a match is missing, or was deleted', async () => {
    server.delete(matchId);
    const missing = await open();
    expect(missing.snapshot().state).toBe('missing');
    server.keep(started);
    const tracker = openWith(testMatchQueue({ send: server.send }));
    await settle();
    server.delete(matchId);
    tracker.noticeDeleted();
    await settle();
    expect(tracker.snapshot().state).toBe('missing');
  });

  it('still shows a match that was removed from the device', async () => {
    const tracker = await open();
    await queue.forget(matchId);
    expect(ready(tracker).match.status).toBe('running');
    await settle();
    expect(ready(tracker).match.status).toBe('running');
    expect(play(tracker, 't1', 60).ok).toBe(true);
    await settle();
    expect(server.applied).toEqual(['t1']);
  });

  it('reports that a match is missing if this device has deleted it', async () => {
    const tracker = await open();
    server.delete(matchId);
    await queue.forget(matchId);
    await settle();
    expect(tracker.snapshot().state).toBe('missing');
  });

  it('keeps unsent turns of a deleted match until the user decides', async () => {
    const tracker = await open();
    server.isReachable = false;
    play(tracker, 't1', 60);
    await settle();
    server.delete(matchId);
    server.isReachable = true;
    await queue.wake();
    await settle();
    expect(ready(tracker).queue.refusal?.code).toBe('error.not-found');
    await tracker.discardQueue();
    await settle();
    expect(tracker.snapshot().state).toBe('missing');
  });

  it('fails without network when the device does not know the match, and can try again', async () => {
    server.isReachable = false;
    const tracker = await open();
    expect(tracker.snapshot().state).toBe('failed');
    server.isReachable = true;
    await tracker.refresh();
    await settle();
    expect(ready(tracker).match.status).toBe('running');
  });

  it('scores a match that only this device knows', async () => {
    server.delete(matchId);
    server.isReachable = false;
    await queue.append(matchId, creation);
    viewerId = null;
    const tracker = await open();
    expect(ready(tracker).match.status).toBe('scheduled');
    expect(ready(tracker).info).toMatchObject({ mayScore: true, revision: 0 });
    tracker.dispatch({ kind: 'start', id: 's1', at: 1 });
    play(tracker, 't1', 60);
    viewerId = scorerId;
    server.isReachable = true;
    await settle();
    await queue.wake();
    await settle();
    expect(server.applied).toEqual(['c1', 's1', 't1']);
  });

  it('ignores the answer "not found" to a read before its creation', async () => {
    server.delete(matchId);
    const { tracker, deliver } = openSlowly();
    await settle();
    server.keep(started);
    await queue.append(matchId, creation);
    await settle();
    expect(ready(tracker).queue.waitingTurns).toBe(0);
    deliver();
    await settle();
    expect(ready(tracker).match.id).toBe(matchId);
    expect(await queue.read(matchId)).not.toBeNull();
  });

  it('does not ask the server about a match that is not created yet', async () => {
    server.delete(matchId);
    server.isReachable = false;
    await queue.append(matchId, creation);
    let questions = 0;
    const tracker = openMatchTracker(matchId, {
      queue,
      readMatch: (id) => {
        questions += 1;
        return server.read(id);
      },
      viewer: () => viewerOf(null, viewerId),
    });
    await tracker.refresh();
    await settle();
    expect(questions).toBe(0);
    expect(ready(tracker).match.status).toBe('scheduled');
  });

  it('does not let strangers score', async () => {
    viewerId = 'somebody000000000000';
    expect(ready(await open()).info.mayScore).toBe(false);
  });

  it('shows the turns of another tab', async () => {
    const tracker = await open();
    const otherTab = testMatchQueue({ store, send: server.send, tellOthers: queue.onOtherTab });
    await otherTab.append(matchId, throwOn(started, 't1', 60));
    await settle();
    expect(restsOf(ready(tracker).match)).toEqual([441, 501]);
  });

  it('removes a turn that the device cannot store', async () => {
    const failing: QueueStore<MatchQueued> = {
      ...store,
      update: async (id, change) => {
        if (server.attempts === 0 && (await store.read(id)) !== null) throw new Error('full');
        return store.update(id, change);
      },
    };
    const tracker = openWith(testMatchQueue({ store: failing, send: server.send, timers: new TestTimers() }));
    await settle();
    const errors: string[] = [];
    tracker.onNotKept((error) => errors.push(error));
    play(tracker, 't1', 60);
    await settle();
    expect(errors).toEqual(['error.device.storage-failed']);
    expect(restsOf(ready(tracker).match)).toEqual([501, 501]);
  });
});
