import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const sourcesOf = (directive: string): readonly string[] => {
  const found = contentSecurityPolicy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
};

describe('what a page may talk to', () => {
  it('is this server, and the ports of a board on whatever machine it stands', () => {
    expect(sourcesOf('connect-src')).toEqual([
      "'self'",
      'http://*:4000',
      'ws://*:4001',
      'http://*:3180',
      'ws://*:3180',
    ]);
  });

  it('is nobody else: no other source names a foreign machine', () => {
    const others = contentSecurityPolicy.split('; ').filter((part) => !part.startsWith('connect-src '));
    expect(others.filter((part) => /[*:]\/|\*/.test(part))).toEqual([]);
  });
});
