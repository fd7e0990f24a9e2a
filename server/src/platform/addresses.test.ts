import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { addressesOf, lanAddresses } from './addresses.ts';
import { renderBanner } from './banner.ts';

const ip = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo;

describe('lanAddresses', () => {
  it('returns the addresses that other devices can reach', () => {
    const interfaces = {
      lo: [ip('127.0.0.1', true), ip('::1', true)],
      wlan0: [ip('192.168.1.20'), ip('fe80::1')],
      eth0: [ip('169.254.3.4')],
      docker0: [ip('172.17.0.1')],
    };
    expect(lanAddresses(interfaces)).toEqual(['192.168.1.20']);
  });

  it('begins with the network in which phones most probably are', () => {
    const interfaces = {
      eth0: [ip('100.64.0.7')],
      eth1: [ip('172.20.0.2'), ip('10.0.0.5')],
      wlan0: [ip('192.168.1.20')],
    };
    expect(lanAddresses(interfaces)).toEqual(['192.168.1.20', '10.0.0.5', '172.20.0.2', '100.64.0.7']);
  });
});

describe('addressesOf', () => {
  const lan = ['192.168.1.20'];

  it('returns this machine and the network if the server listens everywhere', () => {
    expect(addressesOf({ host: null, port: 3000 }, null, lan)).toEqual({
      local: 'http://localhost:3000',
      lan: ['http://192.168.1.20:3000'],
      publicUrl: null,
    });
  });

  it('returns no network address if the server listens only on this machine', () => {
    expect(addressesOf({ host: '127.0.0.1', port: 3000 }, null, lan).lan).toEqual([]);
    expect(addressesOf({ host: '::1', port: 3000 }, null, lan).local).toBe('http://[::1]:3000');
  });

  it('returns the one address that the server listens on', () => {
    expect(addressesOf({ host: '192.168.1.20', port: 80 }, null, lan)).toMatchObject({
      local: 'http://192.168.1.20:80',
      lan: ['http://192.168.1.20:80'],
    });
  });
});

describe('renderBanner', () => {
  const addresses = { local: 'http://localhost:3000', lan: ['http://192.168.1.20:3000'], publicUrl: null };
  const address = 'http://192.168.1.20:3000';

  it('shows the addresses and a code for phones', async () => {
    const banner = await renderBanner({
      version: '1.2.1',
      addresses,
      address,
      httpsUntil: null,
      certificateFrom: 'TLS_CERT',
      readyMs: 612.4,
    });
    expect(banner).toContain('Neundarter 1.2.1');
    expect(banner).toContain('612 ms');
    expect(banner).toContain('http://localhost:3000');
    expect(banner).toContain('by phone: http://192.168.1.20:3000');
    expect(banner).toMatch(/[█▀▄]{5}/);
  });

  it('sends phones to the public address if there is one', async () => {
    const publicUrl = 'https://darts.example.org';
    const banner = await renderBanner({
      version: '1.2.1',
      addresses: { ...addresses, publicUrl },
      address: publicUrl,
      httpsUntil: null,
      certificateFrom: 'TLS_CERT',
      readyMs: 1,
    });
    expect(banner).toContain(`by phone: ${publicUrl}`);
  });

  it('shows no code if no phone can reach the server', async () => {
    const banner = await renderBanner({
      version: '1.2.1',
      addresses: { ...addresses, lan: [] },
      address: 'http://127.0.0.1:3000',
      httpsUntil: null,
      certificateFrom: 'TLS_CERT',
      readyMs: 1,
    });
    expect(banner).not.toMatch(/[█▀▄]/);
  });
});
