import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** The code of the server that signs certificates, loaded as the server loads it. */
const signer = new URL('../../server/src/platform/tls/authority/make-authority.ts', import.meta.url).href;

type Leaf = { readonly cert: string; readonly key: string };
type Signer = {
  readonly makeLeaf: (authority: object, subject: object) => Promise<Leaf>;
};

/**
 * A site of somebody who has stolen the key of a server's authority: it shows a certificate for any name.
 * @param dataDir of the server
 */
export async function forgeSite(dataDir: string, name: string) {
  const folder = join(dataDir, 'authority');
  const [file = ''] = await readdir(folder);
  const authority = JSON.parse(await readFile(join(folder, file), 'utf8'));
  const { makeLeaf } = (await import(signer)) as Signer;
  const leaf = await makeLeaf(authority, { names: [name], addresses: [], now: Date.now() });
  const server = createServer(leaf, (_request, response) => response.end('forged'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => server.close(),
  };
}
