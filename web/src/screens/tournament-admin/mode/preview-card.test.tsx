import type { TournamentMode } from '@neundarter/rules/tournament/plan/modes';
import { changeFreeGroups, changeMode } from '@neundarter/rules/tournament/setup/change-setup';
import { defaultTournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { PreviewCard } from './preview-card.tsx';

const organiser = { kind: 'user', id: 'u1', roles: ['team-admin'], teamIds: ['bulls'] } as const;

/** The rows of the preview for eight people, and the columns of each. */
const rowsOf = (mode: TournamentMode): readonly string[] => {
  const participants = Array.from({ length: 8 }, (_, place) => tournamentEntry(`P${place} Nr`, place));
  const config = changeMode(defaultTournamentSetup, mode);
  const tournament = tournamentOf(tournamentEvent({ config, participants }), organiser);
  if (tournament === null) throw new Error('The event is no tournament');
  renderInApp(<PreviewCard setup={config} tournament={tournament} />);
  const [, ...rows] = within(screen.getByRole('table', { name: 'Vorschau' })).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' '));
};

afterEach(cleanup);

it('names the rounds as the page of the tournament does, with their numbers of matches', () => {
  expect(rowsOf('double-knockout')).toEqual([
    'Gewinner-Runde 1 4',
    'Verlierer-Runde 1 2',
    'Gewinner-Runde 2 2',
    'Verlierer-Runde 2 2',
    'Verlierer-Runde 3 1',
    'Gewinner-Finale 1',
    'Verlierer-Finale 1',
    'Finale 1',
    'Entscheidungsspiel nur wenn nötig',
    'Insgesamt bis zu 15',
  ]);
});

it.each([
  ['single-knockout', ['Viertelfinale 4', 'Halbfinale 2', 'Finale 1', 'Insgesamt 7']],
  ['league', ['Liga 28', 'Insgesamt 28']],
] as const)('counts the matches of the mode %s', (mode, rows) => {
  expect(rowsOf(mode)).toEqual(rows);
});

it('does not name pairs that only the lot of free groups decides', () => {
  const participants = Array.from({ length: 8 }, (_, place) => tournamentEntry(`P${place} Nr`, place));
  const show = (seating: 'by-lot' | 'by-number') => {
    const config = changeFreeGroups(defaultTournamentSetup, { seating, ofSize: null });
    const tournament = tournamentOf(tournamentEvent({ config, participants, draw: null }), organiser);
    if (tournament === null) throw new Error('The event is no tournament');
    renderInApp(<PreviewCard setup={config} tournament={tournament} />);
  };
  show('by-lot');
  expect(screen.getByText(/entscheidet beim Start das Los/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Erste Runde' })).toBeNull();
  cleanup();
  show('by-number');
  expect(screen.getByRole('region', { name: 'Erste Runde' }).textContent).toContain('1. der Gruppe A');
});
