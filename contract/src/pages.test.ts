import { describe, expect, it } from 'vitest';
import { pageAt } from './pages.ts';

describe('the page at an address', () => {
  it.each([
    ['/', '/', null],
    ['/home', '/home', null],
    ['/Home/News/', '/home/news', null],
    ['/matches/new', '/matches/new', null],
    ['/matches/abc', '/matches/:id', 'abc'],
    ['/matches/view/nomatch', '/matches/view/nomatch', null],
    ['/matches/view/abc', '/matches/view/:id', 'abc'],
    ['/matches/abc/1/2', '/matches/:matchId/:setNumber/:legNumber', 'abc'],
    ['/match/abc/view', '/match/*', null],
    ['/team-lounge/event/abc', '/team-lounge/event/:id/guests?', 'abc'],
    ['/team-lounge/event/abc/guests', '/team-lounge/event/:id/guests?', 'abc'],
    ['/team-lounge/event/abc/live', '/team-lounge/event/:id/live', 'abc'],
    ['/tournaments/abc', '/tournaments/:id/*', 'abc'],
    ['/tournaments/abc/groups/a', '/tournaments/:id/*', 'abc'],
    ['/tournaments/abc/register', '/tournaments/:id/register', 'abc'],
    ['/tournaments/abc/admin', '/tournaments/:id/admin', 'abc'],
    ['/tournaments/abc/admin/steps/one', '/tournaments/:id/admin/:tab/*', 'abc'],
    ['/series/abc', '/series/:id', 'abc'],
    ['/series/abc/admin', '/series/:id/admin/:tab?', 'abc'],
    ['/players/me/stats', '/players/me/stats', null],
  ])('%s is %s', (path, page, id) => {
    expect(pageAt(path)).toEqual({ page, id });
  });

  it.each([
    '/api',
    '/assets/x.js',
    '/caller/181.mp3',
    '/.well-known/x',
    '/apiary',
    '/homes',
    '//',
    '/team-lounge/x',
  ])('%s is none', (path) => {
    expect(pageAt(path)).toBeNull();
  });
});
