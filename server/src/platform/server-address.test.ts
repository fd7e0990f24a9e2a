import { expect, it } from 'vitest';
import { serverAddress } from './server-address.ts';

const everywhere = { host: null, port: 3000 };
const publicUrl = 'https://darts.example.org';

it.each([
  ['what the operator says', { publicUrl, trusted: null, bound: everywhere }, ['192.168.1.20'], publicUrl],
  [
    'what they say, also if nobody else reaches the port',
    { publicUrl, trusted: null, bound: { host: '127.0.0.1', port: 1 } },
    [],
    publicUrl,
  ],
  [
    'what they say, also beside a certificate',
    { publicUrl, trusted: 'https://darts.club.de', bound: everywhere },
    ['192.168.1.20'],
    publicUrl,
  ],
  [
    'a name that every browser trusts',
    { publicUrl: null, trusted: 'https://darts.club.de', bound: everywhere },
    ['192.168.1.20'],
    'https://darts.club.de',
  ],
  [
    'the best address in the network',
    { publicUrl: null, trusted: null, bound: everywhere },
    ['192.168.1.20', '10.0.0.5'],
    'http://192.168.1.20:3000',
  ],
  [
    'the address that the server listens on',
    { publicUrl: null, trusted: null, bound: { host: '10.0.0.5', port: 80 } },
    ['192.168.1.20', '10.0.0.5'],
    'http://10.0.0.5:80',
  ],
  [
    'without a network the number of this machine',
    { publicUrl: null, trusted: null, bound: everywhere },
    [],
    'http://127.0.0.1:3000',
  ],
  [
    'behind a proxy the number of this machine',
    { publicUrl: null, trusted: null, bound: { host: '127.0.0.1', port: 8080 } },
    ['192.168.1.20'],
    'http://127.0.0.1:8080',
  ],
])('is %s', (_, place, lan, expected) => {
  expect(serverAddress(place, lan)).toBe(expected);
});
