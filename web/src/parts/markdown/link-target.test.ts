import { expect, it } from 'vitest';
import { linkTarget } from './link-target.ts';

const origin = 'https://darts.example';
const kindOf = (address: string, words = 'hier') => linkTarget(address, { words, origin })?.kind ?? null;

it.each([
  ['https://www.dartn.de/', 'outside'],
  ['https://other.example/logout', 'outside'],
  ['mailto:wirt@example.org', 'outside'],
  ['tel:+4930123', 'outside'],
  ['/matches/new', 'inside'],
  ['/home/news?page=2#top', 'inside'],
  ['/register', 'inside'],
  ['/tournaments/abc/register', 'inside'],
  ['https://darts.example/team-lounge', 'inside'],
  ['/logout-tournament', 'inside'],
  ['/api/v1/pictures/1', 'inside'],
  ['#user-content-fn-1', 'anchor'],
])('%s leads %s', (address, kind) => expect(kindOf(address)).toBe(kind));

it.each([
  // The user of an address reads as its host.
  'http://darts.example@evil.example/',
  'https://darts.example:443@evil.example/login',
  'https://:x@evil.example/',
  '//darts.example@evil.example',
  'https://a@darts.example@evil.example/',
  // Pages that do something at once, however they are written.
  '/logout',
  'logout',
  '/Logout',
  '/logout/',
  '/logout?x=1',
  '/%6cogout',
  '/x/../logout',
  '/.//logout',
  'https://darts.example/logout#top',
  '/log-out',
  '/confirm/ABC123',
  '/register/email-activated?token=x',
  '/register/new-password?token=x',
  '/register/team-invite-activated?teamId=x',
  '/api/v1/users/me/export',
  '/API/v1/logout',
  '/%E0%A4%A',
  '/api/v1/pictures/../users/me/export',
  'javascript:alert(1)',
])('%s is no link', (address) => expect(kindOf(address)).toBeNull());

it.each([
  ['https://darts.example/login', 'https://evil.example/'],
  ['http://darts.example', 'https://evil.example/'],
  ['www.darts.example', 'https://evil.example/'],
  ['darts.example/login', 'https://evil.example/'],
  [' darts.example ', 'https://evil.example/'],
  ['//darts.example', 'https://evil.example/'],
  ['darts.example', 'https://darts.example.evil.example/'],
  ['https://evil.example', '/home/news'],
  ['192.168.0.4:3000', 'https://evil.example/'],
  ['own@darts.example/x', 'https://evil.example/'],
])('%s does not lead to %s', (words, address) => expect(kindOf(address, words)).toBeNull());

it.each([
  ['https://liga.example/tabelle', 'https://liga.example/tabelle'],
  ['www.liga.example', 'http://www.liga.example'],
  ['liga.example', 'https://www.liga.example/x?y=1'],
  ['LIGA.example', 'https://liga.example/'],
  ['bücher.example', 'https://xn--bcher-kva.example/'],
  ['darts.example/home', '/home'],
  ['Tabelle der Liga', 'https://liga.example/'],
  ['3.5', 'https://liga.example/'],
  ['Am 1.2. um 19.30 Uhr', 'https://liga.example/'],
  ['wirt@example.org', 'mailto:wirt@example.org'],
])('%s may lead to %s', (words, address) => expect(kindOf(address, words)).not.toBeNull());
