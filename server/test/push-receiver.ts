import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushAddress } from '@neundarter/contract/entities/own-call';
import type { PushMessage } from '@neundarter/contract/push-message';
import ece from 'http_ece';

/** The address and the keys that a browser would have, and what decrypts messages (RFC 8291). */
export const newPushAddress = (endpoint: string) => {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const address: PushAddress = { endpoint, p256dh, auth };
  const read = (body: Buffer): PushMessage =>
    JSON.parse(
      ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString('utf8'),
    );
  return { address, read };
};

/** What the server says of itself (RFC 8292), if its signature is right; the token, and the key that has signed it. */
export const readVapid = (headers: IncomingHttpHeaders) => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('the signature is wrong');
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString('utf8')), key };
};

type Received = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly message: PushMessage;
};

/** A push service at this machine (RFC 8030): it takes messages, and answers as it is told. */
export const openPushReceiver = async () => {
  const received: Received[] = [];
  const devices = new Map<string, ReturnType<typeof newPushAddress>>();
  const state = { status: 201, received };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const path = request.url ?? '';
      const device = devices.get(path);
      const isPush = request.method === 'POST' && Number(request.headers['ttl']) >= 0;
      if (device === undefined || !isPush || request.headers['content-encoding'] !== 'aes128gcm')
        return response.writeHead(device === undefined ? 404 : 400).end();
      if (state.status < 300)
        received.push({ path, headers: request.headers, message: device.read(Buffer.concat(pieces)) });
      return response.writeHead(state.status, { location: `${path}/message` }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    origin,
    /** A browser that has asked for an address. */
    newDevice: () => {
      const path = `/push/${randomBytes(9).toString('base64url')}`;
      const device = newPushAddress(`${origin}${path}`);
      devices.set(path, device);
      const messages = () => received.filter((one) => one.path === path).map(({ message }) => message);
      return { address: device.address, path, messages };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
