import { livePath } from '@neundarter/contract/live';
import { untilPainted } from '../../device/until-painted.ts';
import { readSetting } from '../local-settings.ts';
import { readSession } from '../people/session.ts';
import type { SilenceWatch } from './silence-watch.ts';

/** The used part of a Socket.IO socket. */
export type LiveSocket = {
  connected: boolean;
  /** Whether it is connected or will connect by itself. */
  active: boolean;
  on(event: string, listener: (...values: never[]) => void): unknown;
  /** The connection below: its pings say that the server is there. */
  readonly io: { on(event: 'ping', listener: () => void): unknown };
  /** Begins to watch whether the server still says something. */
  readonly watchSilence: (onSilent: () => void) => SilenceWatch;
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
  const [{ io }, { watchSilence }] = await Promise.all([
    import('socket.io-client'),
    import('./silence-watch.ts'),
  ]);
  const socket = io({
    path: livePath,
    // Called at every connection.
    auth: (tell) => {
      sentToken = readSession()?.token ?? '';
      tell({ token: sentToken, tabletKey: readSetting('tablet')?.key });
    },
    autoConnect: false,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 300,
    reconnectionDelayMax: 3000,
    timeout: 8000,
  });
  return Object.assign(socket, { watchSilence });
}
