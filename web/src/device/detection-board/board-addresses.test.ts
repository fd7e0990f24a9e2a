import { describe, expect, it } from 'vitest';
import { boardAddresses } from './board-addresses.ts';

describe('the addresses of a board', () => {
  it('are the two ports of the standard board', () => {
    expect(boardAddresses('standard', ' localhost ')).toEqual({
      statusUrl: 'http://localhost:4000/status',
      socketUrl: 'ws://localhost:4001',
    });
  });

  it('are one port of the board manager', () => {
    expect(boardAddresses('autodarts', '192.168.1.20')).toEqual({
      statusUrl: 'http://192.168.1.20:3180/api/state',
      socketUrl: 'ws://192.168.1.20:3180/api/events',
    });
  });

  it.each([
    ['standard', 'board.local:4630/4631', 'http://board.local:4630/status', 'ws://board.local:4631'],
    ['standard', 'board.local:4630', 'http://board.local:4630/status', 'ws://board.local:4630'],
    ['standard', '[::1]', 'http://[::1]:4000/status', 'ws://[::1]:4001'],
    ['autodarts', '[fe80::1]:80', 'http://[fe80::1]:80/api/state', 'ws://[fe80::1]:80/api/events'],
  ] as const)('of %s may have other ports: %s', (kind, host, statusUrl, socketUrl) => {
    expect(boardAddresses(kind, host)).toEqual({ statusUrl, socketUrl });
  });

  it.each(['', '   ', 'a b', 'http://board', 'board/path', 'me@board', 'board:port', 'board?x', '::1'])(
    'do not exist for "%s"',
    (host) => {
      expect(boardAddresses('standard', host)).toBeNull();
    },
  );
});
