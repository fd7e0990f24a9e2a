import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

type Place = { readonly host: string | null; readonly ports: readonly number[] };

/** Further ports whose connections go to the same server, e.g. 80 and 443. */
export function listenAlso({ host, ports }: Place, accept: (socket: Socket) => void) {
  const servers = ports.map((port) => ({ port, server: createServer(accept) }));
  return {
    /** Rejects with the error of the port that cannot be opened. */
    open: async (): Promise<void> => {
      for (const { port, server } of servers) {
        await listen(server, port, host ?? '::').catch(async (error: NodeJS.ErrnoException) => {
          // A machine without IPv6.
          if (host !== null || error.code !== 'EAFNOSUPPORT') throw error;
          await listen(server, port, '0.0.0.0');
        });
      }
    },
    close: (): void => {
      for (const { server } of servers) server.close();
    },
  };
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen({ port, host });
  await once(server, 'listening');
}
