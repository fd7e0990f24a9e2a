import type { Log } from './log.ts';
import type { SharedPresence } from './shared-presence.ts';

/** Listeners of a change: all of them, or only those of this process, since each process notices the change itself. */
export type ChangeScope = 'everywhere' | 'here';

/** Which players are online: signed in with a live connection to any of the server's processes. */
export type Presence = {
  /** A connection of a player has arrived. @returns a function to call once when the connection is closed */
  readonly arrive: (playerId: string) => () => void;
  /** All online players; only those of this process if the others cannot be read. */
  readonly playerIds: () => Promise<ReadonlySet<string>>;
  /** Calls `listener` when a player came or left; the player may have other connections. */
  readonly onChange: (listener: (playerId: string, scope: ChangeScope) => void) => void;
  readonly stop: () => Promise<void>;
};

/** A player who changes the page or loses the network for a moment has not left, in ms. */
const usualGraceMs = 3000;

type Parts = {
  readonly log: Log;
  /** Shared by several processes; null for a single process. */
  readonly shared: SharedPresence | null;
  readonly graceMs?: number;
};

/** Counts the connections of this process and shares its online players with the other processes. */
export function createPresence({ log, shared, graceMs = usualGraceMs }: Parts): Presence {
  const connections = new Map<string, number>();
  const leaving = new Map<string, NodeJS.Timeout>();
  let tell: (playerId: string, scope: ChangeScope) => void = () => undefined;

  /** Tells the other processes before it calls the listener: a client that then reads the players must see the change. */
  const change = (playerId: string, write: ((id: string) => Promise<void>) | undefined): void => {
    Promise.resolve(write?.(playerId))
      .catch((error: unknown) => log.debug({ err: error }, 'presence could not be shared'))
      .finally(() => tell(playerId, 'everywhere'));
  };
  const goAway = (playerId: string): void => {
    leaving.delete(playerId);
    connections.delete(playerId);
    change(playerId, shared?.take);
  };
  const leave = (playerId: string): void => {
    const left = (connections.get(playerId) ?? 1) - 1;
    connections.set(playerId, left);
    if (left > 0) return;
    clearTimeout(leaving.get(playerId));
    leaving.set(playerId, setTimeout(() => goAway(playerId), graceMs).unref());
  };

  shared?.start({
    playersHere: () => [...connections.keys()],
    onForgotten: (playerIds) => playerIds.forEach((id) => tell(id, 'everywhere')),
    onVanished: (playerIds) => playerIds.forEach((id) => tell(id, 'here')),
  });
  return {
    arrive: (playerId) => {
      clearTimeout(leaving.get(playerId));
      leaving.delete(playerId);
      const isNew = !connections.has(playerId);
      connections.set(playerId, (connections.get(playerId) ?? 0) + 1);
      if (isNew) change(playerId, shared?.put);
      return () => leave(playerId);
    },
    playerIds: async () => {
      const elsewhere = await shared?.readAll().catch(() => []);
      return new Set([...connections.keys(), ...(elsewhere ?? [])]);
    },
    onChange: (listener) => {
      tell = listener;
    },
    stop: async () => {
      for (const timer of leaving.values()) clearTimeout(timer);
      await shared?.stop();
    },
  };
}
