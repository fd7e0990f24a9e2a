import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TournamentLogEntry } from '../../../data/club/tournament-course.ts';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { json } from '../../../test/fake-server.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEvent } from '../../../test/tournaments.ts';
import { LogDialog } from './log-dialog.tsx';

const entry = (seq: number, more: Partial<TournamentLogEntry> = {}): TournamentLogEntry => ({
  seq,
  kind: 'result',
  matchId: null,
  entrants: [],
  reason: null,
  madeAt: 0,
  madeBy: null,
  undoneAt: null,
  ...more,
});

it('shows the result, who has entered it, and who has taken it back and why', async () => {
  const entries = [
    entry(3, { score: [3, 1], end: null }),
    entry(2, { score: [3, 0], end: 'forfeit', madeBy: 'Anna Adler' }),
    entry(1, {
      score: [1, 3],
      end: 'paper',
      madeBy: 'Anna Adler',
      undoneAt: 0,
      undoneBy: 'Ben Berg',
      undoneBecause: 'Verschrieben',
    }),
    entry(4, {
      score: [3, 2],
      madeOn: { guest: 3 },
      undoneAt: 0,
      undoneBy: 'Max',
      undoneOn: { guest: null },
    }),
    // From servers that say no more.
    entry(0, { undoneAt: 0 }),
  ];
  fakeApi({ 'GET /events/cup1/log': () => json(entries) });
  const tournament = tournamentOf(tournamentEvent(), { kind: 'guest', id: 'g1', roles: [], teamIds: [] });
  if (tournament === null) throw new Error('The event is no tournament');
  renderInApp(
    <LogDialog view={{ ...tournament, names: new Map(), matches: [] }} onClose={() => undefined} />,
  );
  const [scored, forfeited, undone, byDevices, earlier] = (await screen.findAllByRole('listitem')).map(
    ({ textContent }) => textContent,
  );
  expect(scored).toMatch(/^Ergebnis3:1/);
  expect(forfeited).toMatch(/^Ergebnis3:0 · kampflos.*, Anna Adler$/);
  expect(undone).toMatch(
    /^Ergebnis1:3 · ohne Darts eingetragen.*, Anna AdlerZurückgenommen: .*, Ben BergGrund: Verschrieben$/,
  );
  expect(byDevices).toMatch(/^Ergebnis3:2.*, Gast 3Zurückgenommen: .*, Handy von Max$/);
  expect(earlier).toMatch(/^Ergebniszurückgenommen/);
});
