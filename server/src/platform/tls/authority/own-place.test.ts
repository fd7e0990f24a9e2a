import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { ownPlace } from './own-place.ts';

const at = (cidr: string, more: Partial<NetworkInterfaceInfo> = {}): NetworkInterfaceInfo =>
  ({
    family: 'IPv4',
    internal: false,
    address: cidr.split('/')[0] ?? '',
    netmask: '',
    mac: '',
    cidr,
    ...more,
  }) as NetworkInterfaceInfo;

it('knows the private networks of this machine, each once, and its addresses in them', () => {
  const interfaces = {
    lo: [at('127.0.0.1/8', { internal: true })],
    eth0: [at('10.1.2.3/16')],
    wlan0: [at('192.168.178.20/24'), at('192.168.178.21/24')],
    docker0: [at('172.17.0.1/16')],
    ppp0: [at('84.1.2.3/32')],
  };
  expect(ownPlace({ name: 'Laptop.fritz.box', interfaces })).toEqual({
    names: ['laptop.local', 'laptop.lan', 'laptop.home.arpa'],
    networks: [
      { address: '192.168.178.0', prefix: 24 },
      { address: '10.1.0.0', prefix: 16 },
    ],
    addresses: ['192.168.178.20', '192.168.178.21', '10.1.2.3'],
  });
});

it('never takes more than a private network as a whole', () => {
  const networksOf = (cidr: string) => ownPlace({ interfaces: { eth0: [at(cidr)] } }).networks;
  expect(networksOf('192.168.1.5/0')).toEqual([{ address: '192.168.0.0', prefix: 16 }]);
  expect(networksOf('10.255.1.5/4')).toEqual([{ address: '10.0.0.0', prefix: 8 }]);
  expect(networksOf('172.31.1.5/22')).toEqual([{ address: '172.31.0.0', prefix: 22 }]);
  // Addresses of providers and of the internet are no private network.
  for (const cidr of ['172.32.0.1/16', '100.64.0.1/10', '11.0.0.1/8', '169.254.3.4/16'])
    expect(networksOf(cidr), cidr).toEqual([]);
});

it('makes a name out of whatever the machine is called', () => {
  const nameOf = (name: string) => ownPlace({ name, interfaces: {} }).names[0];
  expect(nameOf('Bernds MacBook')).toBe('bernds-macbook.local');
  expect(nameOf('_darts_')).toBe('darts.local');
  expect(nameOf('')).toBe('neundarter.local');
  expect(nameOf('42')).toBe('neundarter.local');
  expect(nameOf('ü'.repeat(70))).toBe('neundarter.local');
  expect(nameOf('x'.repeat(70))).toBe(`${'x'.repeat(63)}.local`);
});
