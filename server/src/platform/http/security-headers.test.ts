import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const sourcesOf = (directive: string): readonly string[] => {
  const found = contentSecurityPolicy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
};

describe('the connections of a page', () => {
  it('may go to this server, and to the ports of a board on any machine', () => {
    expect(sourcesOf('connect-src')).toEqual([
      "'self'",
      'http://*:4000',
      'ws://*:4001',
      'http://*:3180',
      'ws://*:3180',
    ]);
  });

  it('may not go elsewhere, and no other part of the policy names another machine', () => {
    const others = contentSecurityPolicy.split('; ').filter((part) => !part.startsWith('connect-src '));
    expect(others.filter((part) => /[*:]\/|\*/.test(part))).toEqual([]);
  });
});
