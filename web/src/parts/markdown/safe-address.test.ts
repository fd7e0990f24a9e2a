import { describe, expect, it } from 'vitest';
import { safeAddress } from './safe-address.ts';

const origin = 'https://darts.example';
const kindOf = (address: string) => safeAddress(address, origin)?.kind ?? null;

describe('safeAddress', () => {
  it.each([
    ['https://www.dartn.de/', 'outside'],
    ['http://192.168.0.4:3000/x', 'outside'],
    ['//evil.example/x', 'outside'],
    ['mailto:wirt@example.org', 'outside'],
    ['tel:+4930123', 'outside'],
    ['/matches/new', 'inside'],
    ['matches', 'inside'],
    ['https://darts.example/home/news?page=2#top', 'inside'],
    ['#user-content-fn-1', 'anchor'],
  ])('%s leads %s', (address, kind) => expect(kindOf(address)).toBe(kind));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java\rscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u0000javascript:alert(1)',
    'javascript://darts.example/%0aalert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://darts.example/1234',
    'filesystem:https://darts.example/x',
    'about:blank',
    'view-source:javascript:alert(1)',
    'ws://darts.example',
    'ftp://example.org',
    'https://',
    'http://[',
    '',
  ])('%s is refused', (address) => expect(safeAddress(address, origin)).toBeNull());

  it('keeps only path, query and hash of an address of the app', () => {
    expect(safeAddress('https://darts.example/home?x=1#y', origin)).toEqual({
      kind: 'inside',
      href: '/home?x=1#y',
    });
  });

  it('never treats another host as the app', () => {
    expect(kindOf('https://darts.example.evil.example/')).toBe('outside');
    expect(kindOf('https://darts.example@evil.example/')).toBe('outside');
    expect(kindOf('https:evil.example')).toBe('inside');
    expect(safeAddress('https:evil.example', origin)?.href).toBe('/evil.example');
    expect(kindOf('/\\evil.example')).toBe('outside');
  });
});
