import { livePath } from '@neundarter/contract/live';
import { WebSocket } from 'ws';
import { textOf } from './spectator.ts';

const open = (port: number, channel: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const address = `ws://127.0.0.1:${port}${livePath}/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('message', (data) => {
      const packet = textOf(data);
      if (packet.startsWith('0')) socket.send('40');
      else if (packet.startsWith('40')) socket.send(`420${JSON.stringify(['subscribe', channel])}`);
      else if (packet.startsWith('43')) resolve(socket);
    });
  });

/** Opens connections to the live channel at the same moment, which all subscribe to a channel, and closes them again. */
export async function subscribeAtOnce(port: number, channel: string, count: number): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: count }, () => open(port, channel)));
  for (const socket of sockets) socket.terminate();
}
