import { defaultTournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tournamentOf } from '../../data/club/tournaments.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../test/tournaments.ts';
import { Introduction } from './introduction.tsx';
import { TournamentActions } from './tournament-actions.tsx';

const visitor = { kind: 'guest', id: 'g1', roles: [], teamIds: [] } as const;

/** The page of a tournament with four places, in both places that lead to the registration. */
const show = (taken: number) => {
  const participants = ['Anna A', 'Ben B', 'Cem C', 'Dora D']
    .slice(0, taken)
    .map((name, place) => tournamentEntry(name, place));
  const event = tournamentEvent({
    status: 'published',
    config: { ...defaultTournamentSetup, maxNoOfParticipants: 4 },
    participants,
  });
  const tournament = tournamentOf(event, visitor);
  if (tournament === null) throw new Error('The event is no tournament');
  const view = { ...tournament, names: new Map(), matches: [] };
  renderInApp(
    <>
      <TournamentActions view={view} />
      <Introduction view={view} />
    </>,
  );
};
const words = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') === '/tournaments/cup1/register')
    .map(({ textContent }) => textContent);

afterEach(cleanup);

it('leads to the waiting list from both places once every place is taken', () => {
  show(3);
  expect(words()).toEqual(['Anmelden', 'Anmelden']);
  cleanup();
  show(4);
  expect(words()).toEqual(['Warteliste', 'Warteliste']);
});
