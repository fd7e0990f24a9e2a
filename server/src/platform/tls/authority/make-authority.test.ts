import { X509Certificate } from 'node:crypto';
import { type AddressInfo, connect as connectTcp } from 'node:net';
import { connect, createServer } from 'node:tls';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Authority, makeAuthority, makeLeaf } from './make-authority.ts';
import type { OwnPlace } from './own-place.ts';

const dayMs = 24 * 60 * 60_000;
const now = Date.now();
const place = {
  names: ['laptop.local', 'laptop.lan'],
  networks: [
    { address: '192.168.1.0', prefix: 24 },
    { address: '10.0.0.0', prefix: 8 },
  ],
};

const violation = 'permitted subtree violation';

let authority: Authority;
let nowhere: Authority;
beforeAll(async () => {
  authority = await makeAuthority(place, now);
  nowhere = await makeAuthority({ ...place, networks: [] }, now);
});

type Asked = Pick<OwnPlace, 'names' | 'addresses'> & { readonly as: string; readonly by?: Authority };

/** How a client that trusts the root ends a handshake: `ok`, or its reason. */
async function askedAs({ as, by = authority, ...subject }: Asked): Promise<string> {
  const { cert, key } = await makeLeaf(by, { ...subject, now });
  const server = createServer({ cert, key }, (socket) => socket.end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.on('listening', resolve));
  server.on('tlsClientError', () => undefined);
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve) => {
    const socket = connectTcp(port, '127.0.0.1');
    const isAddress = /^[\d.]+$|:/.test(as);
    const tls = connect({ socket, ca: by.root, host: as, ...(!isAddress && { servername: as }) });
    tls.on('secureConnect', () => resolve('ok'));
    tls.on('error', (error) => resolve(error.message));
  });
  server.close();
  return answer;
}

describe('a device that trusts the authority', () => {
  it('accepts the names and addresses of the place', async () => {
    const own = { names: ['laptop.local'], addresses: ['192.168.1.77', '10.200.3.4'] };
    for (const as of ['laptop.local', '192.168.1.77', '10.200.3.4'])
      expect(await askedAs({ ...own, as })).toBe('ok');
  });

  it('refuses everything else, also if the key of the server was stolen', async () => {
    for (const name of ['evil.test', 'local', 'other.local', 'notlaptop.local', 'bank.example.org'])
      expect(await askedAs({ names: [name], addresses: [], as: name }), name).toBe(violation);
    for (const address of ['192.168.2.1', '8.8.8.8', '11.0.0.1', '2001:db8::1'])
      expect(await askedAs({ names: [], addresses: [address], as: address }), address).toBe(violation);
  });

  it('refuses every address if the machine was in no private network', async () => {
    expect(await askedAs({ by: nowhere, names: ['laptop.local'], addresses: [], as: 'laptop.local' })).toBe(
      'ok',
    );
    for (const address of ['192.168.1.1', '8.8.8.8', '2001:db8::1'])
      expect(await askedAs({ by: nowhere, names: [], addresses: [address], as: address }), address).toBe(
        'excluded subtree violation',
      );
  });
});

describe('the certificates', () => {
  it('have the lives that browsers allow', async () => {
    const leaf = new X509Certificate((await makeLeaf(authority, { ...place, addresses: [], now })).cert);
    const days = (Date.parse(leaf.validTo) - Date.parse(leaf.validFrom)) / dayMs;
    expect(days).toBeGreaterThan(390);
    expect(days).toBeLessThanOrEqual(398);
    expect(Date.parse(leaf.validFrom)).toBeLessThan(now);
  });

  it('cannot outlive the authority', async () => {
    const late = now + 3640 * dayMs;
    const leaf = new X509Certificate(
      (await makeLeaf(authority, { ...place, addresses: [], now: late })).cert,
    );
    expect(leaf.validTo).toBe(new X509Certificate(authority.intermediate).validTo);
  });

  it('are only for servers, and an authority signs no further one', async () => {
    const leaf = new X509Certificate((await makeLeaf(authority, { ...place, addresses: [], now })).cert);
    expect(leaf.ca).toBe(false);
    expect(leaf.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
    expect(new X509Certificate(authority.intermediate).ca).toBe(true);
  });

  it('keep no key of the root', () => {
    expect(Object.keys(authority).sort()).toEqual(['intermediate', 'key', 'names', 'networks', 'root']);
    const root = new X509Certificate(authority.root);
    const intermediate = new X509Certificate(authority.intermediate);
    expect(intermediate.verify(root.publicKey)).toBe(true);
    expect(root.publicKey.equals(intermediate.publicKey)).toBe(false);
  });

  it('are different for every server, so that nobody else has a trusted key', async () => {
    const other = await makeAuthority(place, now);
    expect(other.root).not.toBe(authority.root);
    expect(new X509Certificate(other.root).serialNumber).not.toBe(
      new X509Certificate(authority.root).serialNumber,
    );
  });
});
