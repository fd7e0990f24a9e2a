import { livePath } from '@neundarter/contract/live';
import { type RawData, WebSocket } from 'ws';

/** A message as text; by default `ws` passes it as one buffer. */
export const textOf = (data: RawData): string => (data as Buffer).toString('utf8');

/** What somebody listens to: a channel, and one event of it. */
type Heard = { readonly channel: string; readonly event: string };

/** Hears the score events of a match. @param onScore called with the raw text of each of them */
export const watchMatch = (port: number, matchId: string, onScore: (packet: string) => void): Promise<void> =>
  watch(port, { channel: `matches/${matchId}`, event: 'match-score-updated' }, onScore);

/**
 * Opens a connection to the live channel and subscribes like a browser. It implements the protocol itself, because
 * thousands of full clients in one process would measure the clients.
 * @param onEvent called with the raw text of each event
 */
export function watch(port: number, heard: Heard, onEvent: (packet: string) => void): Promise<void> {
  const subscribe = `420${JSON.stringify(['subscribe', heard.channel])}`;
  const start = `42["${heard.event}"`;
  return new Promise((resolve, reject) => {
    const address = `ws://127.0.0.1:${port}${livePath}/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('message', (data) => {
      const packet = textOf(data);
      if (packet === '2') socket.send('3');
      else if (packet.startsWith('0')) socket.send('40');
      else if (packet.startsWith('40')) socket.send(subscribe);
      else if (packet.startsWith('43')) resolve();
      else if (packet.startsWith(start)) onEvent(packet);
    });
  });
}

/** Calls `open` for `count` spectators, a hundred at once. */
export async function openAll(count: number, open: (index: number) => Promise<void>): Promise<void> {
  const atOnce = 100;
  for (let from = 0; from < count; from += atOnce) {
    const some = Math.min(atOnce, count - from);
    await Promise.all(Array.from({ length: some }, (_, at) => open(from + at)));
  }
}
