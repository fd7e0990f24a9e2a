import type { TournamentData } from '@neundarter/contract/entities/tournament';
import { defaultTournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { act, cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { entryNamesOf } from '../../../parts/tournament/entry-name.ts';
import type { MatchPhase, MatchView } from '../../../parts/tournament/match-view.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { json } from '../../../test/fake-server.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { Groups } from './groups.tsx';

const visitor = { kind: 'guest', id: 'g1', roles: [], teamIds: [] } as const;
const people = ['Anna A', 'Ben B', 'Cora C', 'Dirk D'].map((name, position) =>
  tournamentEntry(name, position),
);
const names = entryNamesOf(people);

const match = (
  matchId: string,
  entrants: readonly [string, string],
  more: Partial<MatchView> = {},
): MatchView => {
  const sideOf = (entrant: string) => ({
    name: names.get(entrant) ?? '',
    entrant,
    isBye: false,
    score: null,
    hasWon: false,
  });
  return {
    key: matchId,
    matchId,
    number: 1,
    stage: 'play-off',
    groupId: '1',
    round: 0,
    index: 0,
    matchDay: null,
    board: null,
    phase: 'ready',
    isBegun: false,
    isCalled: false,
    sides: [sideOf(entrants[0]), sideOf(entrants[1])],
    caller: null,
    callerId: null,
    ...more,
  };
};

/** Anna and Ben in group A, Cora and Dirk in group B; in a league all in one. */
const show = (path: string, matches: readonly MatchView[], mode: 'groups' | 'league' = 'groups') => {
  const groups = {
    groups: [
      { groupId: 'A', name: 'Gruppe A', participants: ['anna', 'ben'] },
      { groupId: 'B', name: 'Gruppe B', participants: ['cora', 'dirk'] },
    ],
    league: [{ groupId: 'Liga', name: 'Liga', participants: people.map(({ id }) => id) }],
  }[mode];
  const data: Partial<TournamentData> = {
    status: 'running',
    config: {
      ...defaultTournamentSetup,
      tournamentMode: mode === 'league' ? 'league' : 'single-knockout-with-group-stage',
    },
    participants: people,
    stages: { group: { groups, matchDays: [] }, knockout: null, doubleElimination: null },
  };
  const tournament = tournamentOf(tournamentEvent(data), visitor);
  if (tournament === null) throw new Error('The event is no tournament');
  renderInApp(
    <Routes>
      <Route
        path="/tournaments/cup1/groups/*"
        element={<Groups view={{ ...tournament, names, matches }} />}
      />
    </Routes>,
    { path: `/tournaments/cup1/groups/${path}` },
  );
};

/** The addresses of the matches in a list. */
const linksIn = (list: HTMLElement): readonly (string | null)[] =>
  within(list)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

const inGroup = match('m1', ['anna', 'ben']);
const across = match('m2', ['ben', 'cora'], { groupId: '2', phase: 'running' });

beforeEach(() => fakeApi({ 'GET /events/cup1/table': () => json([]) }));
afterEach(cleanup);

describe('play-offs', () => {
  it('stand on the pages of the groups of those who play', () => {
    show('A', [inGroup, across]);
    expect(screen.getByRole('heading', { name: 'Stechen' })).toBeDefined();
    expect(linksIn(screen.getByRole('list', { name: 'Stechen' }))).toEqual([
      '/matches/m1',
      '/matches/view/m2',
    ]);
    cleanup();
    show('B', [inGroup, across]);
    expect(linksIn(screen.getByRole('list', { name: 'Stechen' }))).toEqual(['/matches/view/m2']);
  });

  it('stand with their group, or on their own, where all groups are', () => {
    show('all', [inGroup, across]);
    expect(linksIn(screen.getByRole('region', { name: 'Gruppe A, Stechen' }))).toEqual(['/matches/m1']);
    expect(screen.queryByRole('region', { name: 'Gruppe B, Stechen' })).toBeNull();
    expect(linksIn(screen.getByRole('list', { name: 'Stechen' }))).toEqual(['/matches/view/m2']);
  });

  it.each(['Liga', 'matchdays'])('stand in a league at %s', (path) => {
    show(path, [match('m1', ['anna', 'dirk'])], 'league');
    expect(linksIn(screen.getByRole('list', { name: 'Stechen' }))).toEqual(['/matches/m1']);
  });

  it.each<MatchPhase>(['not-due', 'cancelled'])('are not shown if they are %s', (phase) => {
    show('A', [{ ...inGroup, phase, matchId: null }]);
    expect(screen.queryByText('Stechen')).toBeNull();
  });
});

describe('on paper', () => {
  const ofGroup = (key: string, matchDay: number) =>
    match(key, ['anna', 'ben'], { stage: 'group', groupId: 'A', matchDay });
  const lists = (role: 'list' | 'region') =>
    screen.getAllByRole(role, { name: /Spieltag \d$/ }).map((one) => one.getAttribute('aria-label'));
  const print = () => act(() => void dispatchEvent(new Event('beforeprint')));
  afterEach(() => act(() => void dispatchEvent(new Event('afterprint'))));

  it('a group has all its match days', () => {
    show('A', [ofGroup('m1', 1), ofGroup('m2', 2), ofGroup('m3', 3)]);
    expect(lists('list')).toEqual(['Spieltag 1']);
    print();
    expect(lists('list')).toEqual(['Spieltag 1', 'Spieltag 2', 'Spieltag 3']);
    expect(screen.queryByRole('navigation', { name: 'Spieltage' })).toBeNull();
  });

  it('the page of all groups has them, too', () => {
    show('all', [ofGroup('m1', 1), ofGroup('m2', 2)]);
    expect(lists('region')).toEqual(['Gruppe A, Spieltag 1']);
    print();
    expect(lists('region')).toEqual(['Gruppe A, Spieltag 1', 'Gruppe A, Spieltag 2']);
  });
});
