import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { makeLeaf } from '../../server/src/platform/tls/authority/make-authority.ts';

/**
 * A site of somebody who has stolen the key of a server's authority: it shows a certificate for any name.
 * @param dataDir of the server
 */
export async function forgeSite(dataDir: string, name: string) {
  const folder = join(dataDir, 'authority');
  const [file = ''] = await readdir(folder);
  const authority = JSON.parse(await readFile(join(folder, file), 'utf8'));
  const leaf = await makeLeaf(authority, { names: [name], addresses: [], now: Date.now() });
  const server = createServer(leaf, (_request, response) => response.end('forged'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => server.close(),
  };
}
