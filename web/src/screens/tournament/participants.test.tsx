import type { TournamentStatus } from '@neundarter/rules/tournament/setup/status';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tournamentOf } from '../../data/club/tournaments.ts';
import { entryNamesOf } from '../../parts/tournament/entry-name.ts';
import { playerEntity, signInAs, teamEntity, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../test/tournaments.ts';
import { Participants } from './participants.tsx';

const visitor = { kind: 'guest', id: 'g1', roles: [], teamIds: [] } as const;
const pair = tournamentEntry('Anna Adler', 0, {
  participant: {
    type: 'double',
    players: [
      { type: 'registered', id: 'anna', firstName: 'Anna', lastName: 'Adler' },
      { type: 'external', id: 'ben', firstName: 'Ben', lastName: 'Berg' },
    ],
  },
});

/** The texts and addresses of the links in the list. */
const linksIn = (status: TournamentStatus): readonly (readonly [string | null, string | null])[] => {
  const tournament = tournamentOf(tournamentEvent({ status, participants: [pair] }), visitor);
  if (tournament === null) throw new Error('The event is no tournament');
  const view = { ...tournament, names: entryNamesOf([pair]), matches: [] };
  renderInApp(<Participants view={view} />);
  expect(screen.getByRole('listitem').textContent).toContain('Anna Adler & Ben Berg');
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('lead to their figures in the tournament once it has started, for those who are signed in', () => {
  expect(linksIn('running')).toEqual([]);
  cleanup();
  signInAs({
    user: userEntity({ playerId: 'me', teamIds: ['bulls'] }),
    player: playerEntity({ id: 'me' }),
    teams: [teamEntity()],
  });
  expect(linksIn('running')).toEqual([['Anna Adler', '/tournaments/cup1/stats/anna']]);
  cleanup();
  expect(linksIn('published')).toEqual([]);
});

it('stand by name, with their seeds once they are drawn', () => {
  const entries = [
    tournamentEntry('Udo U', 0, { seed: 1 }),
    tournamentEntry('Ähr A', 1, { seed: 2 }),
    tournamentEntry('Ben B', 2, { seed: 0 }),
  ];
  const tournament = tournamentOf(tournamentEvent({ status: 'running', participants: entries }), visitor);
  if (tournament === null) throw new Error('The event is no tournament');
  renderInApp(<Participants view={{ ...tournament, names: entryNamesOf(entries), matches: [] }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '3Setzplatz 3Ähr A',
    '1Setzplatz 1Ben B',
    '2Setzplatz 2Udo U',
  ]);
});
