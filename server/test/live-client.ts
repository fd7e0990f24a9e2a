import {
  type LiveEventName,
  liveEventNames,
  livePath,
  type SubscribeAnswer,
} from '@neundarter/contract/live';
import { io, type Socket } from 'socket.io-client';
import { eventually } from './eventually.ts';

type HeardEvent = {
  readonly event: LiveEventName;
  // oxlint-disable-next-line typescript/no-explicit-any -- events of every shape
  readonly payload: any;
};

export type LiveClient = {
  readonly socket: Socket;
  readonly heard: readonly HeardEvent[];
  readonly subscribe: (channel: unknown) => Promise<SubscribeAnswer>;
  /** Waits for a matching event. */
  readonly hears: (
    event: LiveEventName,
    fits?: (payload: HeardEvent['payload']) => boolean,
  ) => Promise<HeardEvent>;
};

const clients = new Set<Socket>();

/** A browser on the live channel, not connected yet: see `connectLive`. */
export function liveClient(url: string, token?: string, tabletKey?: string): LiveClient {
  const socket = io(url, {
    path: livePath,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    auth: { ...(token !== undefined && { token }), ...(tabletKey !== undefined && { tabletKey }) },
  });
  clients.add(socket);
  const heard: HeardEvent[] = [];
  for (const event of liveEventNames) socket.on(event, (payload: unknown) => heard.push({ event, payload }));
  return {
    socket,
    heard,
    subscribe: (channel) => socket.timeout(10_000).emitWithAck('subscribe', channel),
    hears: (event, fits = () => true) =>
      eventually(() => heard.find((one) => one.event === event && fits(one.payload)), `event ${event}`),
  };
}

/** A connected browser. */
export async function connectLive(url: string, token?: string, tabletKey?: string): Promise<LiveClient> {
  const client = liveClient(url, token, tabletKey);
  await eventually(() => client.socket.connected || undefined, 'a connection');
  return client;
}

/** Closes every browser of this test file. */
export function disconnectClients(): void {
  for (const socket of clients) socket.disconnect();
  clients.clear();
}
