import { livePath } from '@neundarter/contract/live';
import { untilPainted } from '../../device/until-painted.ts';
import { readSession } from '../people/session.ts';

/** The used part of a Socket.IO socket. */
export type LiveSocket = {
  connected: boolean;
  /** Whether it is connected or will connect by itself. */
  active: boolean;
  on(event: string, listener: (...values: never[]) => void): unknown;
  emit(event: string, ...values: unknown[]): unknown;
  connect(): unknown;
  disconnect(): unknown;
};

/** The token of this tab's latest connection; empty for a guest. */
let sentToken = '';

/** The token by which the server knows this tab's connection; empty for a guest. */
export const tokenOfSocket = (): string => sentToken;

/** Loads Socket.IO only when a page needs live events. Retries without end, with a delay of at most three seconds. */
export async function openSocket(): Promise<LiveSocket> {
  await untilPainted();
  const { io } = await import('socket.io-client');
  return io({
    path: livePath,
    // Called at every connection.
    auth: (tell) => {
      sentToken = readSession()?.token ?? '';
      tell({ token: sentToken });
    },
    autoConnect: false,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 300,
    reconnectionDelayMax: 3000,
    timeout: 8000,
  });
}
