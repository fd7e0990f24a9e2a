import type { LiveEventName, LiveEvents, MissedAnswer, SubscribeAnswer } from '@neundarter/contract/live';
import type { LiveSocket } from '../data/live/open-socket.ts';
import { watchSilence } from '../data/live/silence-watch.ts';

type Listener = (...values: unknown[]) => void;

/**
 * The other end of the page's live connection, which the test plays. The page's own channel is the real one. A test puts
 * it there with `vi.mock('socket.io-client', () => import('…/test/fake-live-socket.ts'))`.
 */
class FakeLiveSocket implements LiveSocket {
  connected = false;
  active = false;
  /** Whether the network reaches the server. */
  isReachable = true;
  /** What the server answers to every subscription. */
  answer: SubscribeAnswer = { ok: true, standing: null };
  /** What the server answers to who has missed something; null for nothing. */
  missed: ((since: { readonly eventId: string; readonly revision: number }) => MissedAnswer) | null = null;
  readonly #channels = new Set<string>();
  readonly #listeners = new Map<string, Listener>();
  /** It never says that it is there, so that nobody waits for it. */
  readonly io = { on: () => undefined };
  readonly watchSilence = watchSilence;

  on(name: string, listener: (...values: never[]) => void): void {
    this.#listeners.set(name, listener as Listener);
  }

  emit(name: string, channel: unknown, reply?: unknown): void {
    if (name === 'missed')
      (reply as (answer: MissedAnswer) => void)(
        this.missed?.(channel as { readonly eventId: string; readonly revision: number }) ?? null,
      );
    if (name === 'unsubscribe') this.#channels.delete(String(channel));
    if (name !== 'subscribe') return;
    this.#channels.add(String(channel));
    (reply as ((answer: SubscribeAnswer) => void) | undefined)?.(this.answer);
  }

  connect(): void {
    this.active = true;
    if (!this.isReachable || this.connected) return;
    this.connected = true;
    this.#listeners.get('connect')?.();
  }

  disconnect(): void {
    this.active = false;
    this.#end();
  }

  /** Whether the page listens to a channel now. */
  hears(channel: string): boolean {
    return this.connected && this.#channels.has(channel);
  }

  /** Sends an event to the page. */
  tell<Name extends LiveEventName>(name: Name, event: LiveEvents[Name]): void {
    if (this.connected) this.#listeners.get(name)?.(event);
  }

  /** Interrupts the connection until `restore` is called. */
  interrupt(): void {
    this.isReachable = false;
    this.#end();
  }

  /** The network is back; Socket.IO connects by itself if it is still wanted. */
  restore(): void {
    this.isReachable = true;
    if (this.active) this.connect();
  }

  #end(): void {
    this.#channels.clear();
    if (!this.connected) return;
    this.connected = false;
    this.#listeners.get('disconnect')?.();
  }
}

/** The server of the one live connection of this page. */
export const liveServer = new FakeLiveSocket();

/** What `socket.io-client` exports. */
export const io = (): LiveSocket => liveServer;
