import type { TournamentStatus } from '@neundarter/rules/tournament/setup/status';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tournamentOf } from '../../data/club/tournaments.ts';
import { entryNamesOf } from '../../parts/tournament/entry-name.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { tournamentEvent } from '../../test/tournaments.ts';
import { TournamentHead } from './tournament-head.tsx';

const member = { kind: 'user', id: 'u1', roles: [], teamIds: ['bulls'], adminOfTeamIds: [] } as const;

const show = (status: TournamentStatus) => {
  const tournament = tournamentOf(tournamentEvent({ status }), member);
  if (tournament === null) throw new Error('The event is no tournament');
  renderInApp(<TournamentHead view={{ ...tournament, names: entryNamesOf([]), matches: [] }} />);
};

afterEach(cleanup);

it('says only of a draft that the team alone sees it', () => {
  show('draft');
  expect(screen.getByText('Diesen Entwurf sieht nur dein Team.')).toBeTruthy();
  cleanup();
  show('published');
  expect(screen.queryByText('Diesen Entwurf sieht nur dein Team.')).toBeNull();
});
