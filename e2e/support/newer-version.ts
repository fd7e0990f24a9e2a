import { once } from 'node:events';
import { createServer, request } from 'node:http';

type VersionedApp = {
  readonly url: string;
  /** From now on the app's service worker is that of a newer version. */
  readonly publish: () => void;
  readonly stop: () => Promise<void>;
};

/** The app at an address at which a test can publish a newer version; all requests go on to the server. */
export async function startVersionedApp(serverUrl: string): Promise<VersionedApp> {
  let version = 1;
  const proxy = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === '/sw.js';
    const headers = isWorker ? { host: incoming.headers.host } : incoming.headers;
    const passed = request(`${serverUrl}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
      const kept = isWorker ? { 'content-type': answer.headers['content-type'] } : answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.on('data', (chunk) => outgoing.write(chunk));
      answer.on('end', () => outgoing.end(isWorker ? `\n// version ${version}\n` : undefined));
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    publish: () => {
      version += 1;
    },
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
