import { describe, expect, it } from 'vitest';
import { createMayReach } from './check-target.ts';

const usual = createMayReach([]);
const ofClub = createMayReach(['192.168.1.50', '10.1.0.0/16', 'fd00:1::/32', '127.0.0.0/8']);
const everything = createMayReach(['0.0.0.0/0', '::/0']);

const outside = ['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111'];
const inside = [
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.50',
  '198.18.0.1',
  '::1',
  'fc00::1',
  'fd00:1::5',
];
const never = [
  '0.0.0.0',
  '0.1.2.3',
  '169.254.169.254',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::ffff:10.0.0.1',
  '::ffff:1.1.1.1',
  '::ffff:7f00:1',
  '::7f00:1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'localhost',
  '',
  '127.1',
];

describe('what may be reached', () => {
  it.each(outside)('%s in the internet', (address) => {
    expect(usual(address)).toBe(true);
  });
  it.each(inside)('not %s, unless the operator allows it', (address) => {
    expect([usual(address), everything(address)]).toEqual([false, true]);
  });
  it.each(never)('never %o', (address) => {
    expect([usual(address), everything(address)]).toEqual([false, false]);
  });
  it('exactly the addresses and networks that the operator names', () => {
    const known = [
      '192.168.1.50',
      '192.168.1.51',
      '10.1.2.3',
      '10.2.2.3',
      'fd00:1::5',
      'fd00:2::5',
      '127.0.0.1',
    ];
    expect(known.map(ofClub)).toEqual([true, false, true, false, true, false, true]);
  });
});
