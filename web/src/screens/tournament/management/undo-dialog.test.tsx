import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UndoDialog } from '../../../parts/results/undo-dialog.tsx';
import type { MatchView, SideView } from '../../../parts/tournament/match-view.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { json } from '../../../test/fake-server.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { dependentSentence } from './dependent-sentence.ts';

const side = (name: string, score: number): SideView => ({
  name,
  entrant: name.toLowerCase(),
  isBye: false,
  score,
  hasWon: false,
});
const match = (number: number, phase: MatchView['phase'], sides: MatchView['sides']): MatchView => ({
  key: `knockout/1/${number}`,
  matchId: `m${number}`,
  number,
  stage: 'knockout',
  groupId: null,
  round: 1,
  index: 0,
  matchDay: null,
  board: 'Board 1',
  phase,
  isBegun: true,
  isCalled: false,
  sides,
  caller: null,
  callerId: null,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows names, score and state of what would be reset', async () => {
  const dependents = [
    { matchId: 'm5', number: 5, status: 'finished' },
    { matchId: 'm7', number: 7, status: 'running' },
    { matchId: 'm9', number: 9, status: 'running' },
  ];
  fakeApi({ 'GET /events/cup1/matches/m1/dependents': () => json(dependents) });
  const matches = [
    match(5, 'finished', [side('Anna', 3), side('Ben', 1)]),
    match(7, 'running', [side('Anna', 0), side('Cem', 2)]),
  ];
  renderInApp(
    <UndoDialog
      eventId="cup1"
      matchId="m1"
      sentenceOf={(one) => dependentSentence(one, matches)}
      onClose={() => undefined}
    />,
  );
  await screen.findByText('3 Spiele bauen auf diesem Ergebnis auf und haben schon begonnen:');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Spiel 5, Anna gegen Ben, 3 zu 1, beendet',
    'Spiel 7, Anna gegen Cem, 0 zu 2, läuft',
    'Spiel 9',
  ]);
});
