import type { SubscribeAnswer } from '@neundarter/contract/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchStanding, scoreUpdate } from '../../test/standings.ts';
import { LiveConnection } from './live.ts';
import type { LiveSocket } from './open-socket.ts';
import { watchSilence } from './silence-watch.ts';

type Listener = (...values: unknown[]) => void;

/** A socket whose network the test controls. */
class FakeSocket implements LiveSocket {
  connected = false;
  active = false;
  connects = 0;
  /** Whether everything sent is lost. */
  isSilent = false;
  subscribed: string[] = [];
  unsubscribed: string[] = [];
  answer: SubscribeAnswer = { ok: true, standing: matchStanding(4) };
  #listeners = new Map<string, Listener>();
  readonly watchSilence = watchSilence;
  /** The server says that it is there. */
  ping = (): void => undefined;
  readonly io = {
    on: (_: 'ping', listener: () => void) => {
      this.ping = listener;
    },
  };

  on(event: string, listener: (...values: never[]) => void) {
    this.#listeners.set(event, listener as Listener);
  }
  emit(event: string, channel: unknown, reply?: unknown) {
    (event === 'subscribe' ? this.subscribed : this.unsubscribed).push(String(channel));
    if (this.isSilent) return;
    (reply as ((answer: SubscribeAnswer) => void) | undefined)?.(this.answer);
  }
  connect() {
    this.active = true;
    this.connects += 1;
  }
  disconnect() {
    this.active = false;
    this.drop();
  }
  arrive(event: string, value?: unknown) {
    this.#listeners.get(event)?.(value);
  }
  up() {
    this.connected = true;
    this.arrive('connect');
  }
  drop() {
    this.connected = false;
    this.arrive('disconnect');
  }
}

let socket: FakeSocket;
let live: LiveConnection;
const opened = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
  live = new LiveConnection(async () => socket);
});
afterEach(() => vi.useRealTimers());

describe('LiveConnection', () => {
  it('subscribes again after every interruption and passes on the standing', async () => {
    const onStanding = vi.fn();
    live.subscribe('matches/match1', { onStanding });
    await opened();
    socket.up();
    socket.drop();
    socket.up();
    expect(socket.subscribed).toEqual(['matches/match1', 'matches/match1']);
    expect(onStanding).toHaveBeenCalledTimes(2);
  });

  it('connects once, however many subscribe meanwhile, and again after the server has ended it', async () => {
    live.subscribe('matches/match1', {});
    await opened();
    live.subscribe('matches/match2', {});
    live.wake();
    expect(socket.connects).toBe(1);
    socket.up();
    expect(socket.subscribed).toEqual(['matches/match1', 'matches/match2']);
    socket.disconnect();
    live.wake();
    expect(socket.connects).toBe(2);
  });

  it('passes events only to the listeners of their channel', async () => {
    const [mine, other] = [vi.fn(), vi.fn()];
    live.subscribe('matches/match1', { 'match-score-updated': mine });
    live.subscribe('matches/match2', { 'match-score-updated': other });
    await opened();
    socket.up();
    socket.arrive('match-score-updated', scoreUpdate(5, 401));
    expect(mine).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
  });

  it('subscribes to every channel again when rights have changed', async () => {
    const onRefused = vi.fn();
    live.subscribe('matches/match1', { onRefused });
    live.subscribe('events/event1', {});
    await opened();
    socket.up();
    socket.answer = { ok: false, error: 'error.not-found' };
    socket.arrive('rights-changed', {});
    expect(socket.subscribed).toEqual(['matches/match1', 'events/event1', 'matches/match1', 'events/event1']);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('error.not-found');
  });

  it('is lost three seconds after the connection broke, not earlier', async () => {
    live.subscribe('matches/match1', {});
    await opened();
    socket.up();
    expect(live.getState()).toBe('connected');
    socket.drop();
    await vi.advanceTimersByTimeAsync(2999);
    expect(live.getState()).toBe('connecting');
    await vi.advanceTimersByTimeAsync(1);
    expect(live.getState()).toBe('lost');
    socket.up();
    expect(live.getState()).toBe('connected');
  });

  it('is lost three seconds after the network went, though nobody closed the connection', async () => {
    live.subscribe('matches/match1', {});
    await opened();
    socket.up();
    socket.isSilent = true;
    live.doubt();
    await vi.advanceTimersByTimeAsync(2999);
    expect(live.getState()).toBe('connected');
    await vi.advanceTimersByTimeAsync(1);
    expect(live.getState()).toBe('lost');
    socket.drop();
    expect(live.getState()).toBe('lost');
    socket.up();
    expect(live.getState()).toBe('connected');
  });

  it('opens a connection that has gone silent again when the network is back', async () => {
    live.subscribe('matches/match1', {});
    await opened();
    socket.up();
    socket.isSilent = true;
    live.doubt();
    await vi.advanceTimersByTimeAsync(3000);
    const before = socket.connects;
    live.wake();
    expect(socket.connects).toBe(before + 1);
  });

  it('stays connected to a server that needs no network', async () => {
    live.subscribe('matches/match1', {});
    await opened();
    socket.up();
    live.doubt();
    await vi.advanceTimersByTimeAsync(3000);
    expect(live.getState()).toBe('connected');
  });

  it('is lost three seconds after the last word of the server, though nothing says that the network has gone', async () => {
    live.subscribe('matches/match1', {});
    await opened();
    socket.up();
    socket.ping();
    for (let second = 0; second < 5; second += 1) {
      await vi.advanceTimersByTimeAsync(2500);
      socket.ping();
    }
    await vi.advanceTimersByTimeAsync(2999);
    expect(live.getState()).toBe('connected');
    await vi.advanceTimersByTimeAsync(1);
    expect([live.getState(), live.isOpen()]).toEqual(['lost', true]);
    socket.ping();
    expect(live.getState()).toBe('connected');
  });

  it('hears the server by its events, too, and asks it nothing meanwhile', async () => {
    live.subscribe('matches/match1', {});
    await opened();
    socket.up();
    socket.ping();
    for (let turn = 0; turn < 3; turn += 1) {
      await vi.advanceTimersByTimeAsync(2000);
      socket.arrive('match-score-updated', scoreUpdate(turn, 501));
    }
    expect(live.getState()).toBe('connected');
    expect(socket.subscribed).toEqual(['matches/match1']);
  });

  it('is patient with a slow connection, but never for longer than six seconds', async () => {
    live.subscribe('matches/match1', {});
    await opened();
    socket.up();
    socket.ping();
    await vi.advanceTimersByTimeAsync(3400);
    expect(live.getState()).toBe('lost');
    socket.ping();
    await vi.advanceTimersByTimeAsync(3800);
    expect(live.getState()).toBe('connected');
    await vi.advanceTimersByTimeAsync(100);
    expect(live.getState()).toBe('lost');
    await vi.advanceTimersByTimeAsync(60_000);
    socket.ping();
    await vi.advanceTimersByTimeAsync(6000);
    expect(live.getState()).toBe('lost');
  });

  it('waits for no word of the server while it is not connected', async () => {
    live.subscribe('matches/match1', {});
    await opened();
    socket.up();
    socket.ping();
    socket.drop();
    socket.up();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(live.getState()).toBe('connected');
  });

  it('is lost if it was never open', async () => {
    live.subscribe('matches/match1', {});
    await vi.advanceTimersByTimeAsync(3000);
    expect(live.getState()).toBe('lost');
  });

  it('tries again if its code could not be loaded', async () => {
    const open = vi
      .fn(async (): Promise<LiveSocket> => socket)
      .mockRejectedValueOnce(new TypeError('offline'));
    live = new LiveConnection(open);
    live.subscribe('matches/match1', {});
    await vi.advanceTimersByTimeAsync(3000);
    socket.up();
    expect(open).toHaveBeenCalledTimes(2);
    expect(socket.subscribed).toEqual(['matches/match1']);
  });

  it('leaves a channel with its last listener and closes when nobody listens', async () => {
    const stops = [live.subscribe('matches/match1', {}), live.subscribe('matches/match1', {})];
    await opened();
    socket.up();
    stops[0]?.();
    expect(socket.unsubscribed).toEqual([]);
    stops[1]?.();
    expect(socket.unsubscribed).toEqual(['matches/match1']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(socket.connected).toBe(false);
  });

  it('reports why a channel was refused', async () => {
    const onRefused = vi.fn();
    socket.answer = { ok: false, error: 'error.not-found' };
    live.subscribe('matches/match1', { onRefused });
    await opened();
    socket.up();
    expect(onRefused).toHaveBeenCalledWith('error.not-found');
  });

  it('reports every successful subscription, but not that of a refused channel', async () => {
    const onSubscribed = vi.fn();
    socket.answer = { ok: true, standing: null };
    live.subscribe('lobby', { onSubscribed });
    await opened();
    socket.up();
    socket.drop();
    socket.up();
    expect(onSubscribed).toHaveBeenCalledTimes(2);
    socket.drop();
    socket.answer = { ok: false, error: 'error.insufficient-permissions' };
    socket.up();
    expect(onSubscribed).toHaveBeenCalledTimes(2);
  });

  it('passes presence events only to listeners of the lobby', async () => {
    const [inLobby, inMatch] = [vi.fn(), vi.fn()];
    live.subscribe('lobby', { 'presence-changed': inLobby });
    live.subscribe('matches/match1', { 'presence-changed': inMatch });
    await opened();
    socket.up();
    socket.arrive('presence-changed', { player: { id: 'ben' } });
    expect(inLobby).toHaveBeenCalledOnce();
    expect(inMatch).not.toHaveBeenCalled();
  });

  it('reports the end of its session once, for any number of channels', async () => {
    const onSessionEnd = vi.fn();
    live = new LiveConnection(async () => socket, onSessionEnd);
    live.subscribe('matches/match1', {});
    live.subscribe('lobby', {});
    await opened();
    socket.up();
    socket.arrive('session-ended', { reason: 'password-changed' });
    expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith('password-changed');
  });

  it('treats a refused connection as the end of its session', async () => {
    const onSessionEnd = vi.fn();
    live = new LiveConnection(async () => socket, onSessionEnd);
    live.subscribe('lobby', {});
    await opened();
    socket.arrive('connect_error', new Error('xhr poll error'));
    expect(onSessionEnd).not.toHaveBeenCalled();
    socket.arrive('connect_error', new Error('error.unauthorized'));
    expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith('expired');
  });
});
