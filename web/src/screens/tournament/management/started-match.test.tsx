import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { MatchView, SideView } from '../../../parts/tournament/match-view.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { json } from '../../../test/fake-server.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import type { TournamentView } from '../tournament-view.ts';
import { MatchMenu } from './match-menu.tsx';
import { openRounds } from './open-rounds.ts';
import { ResultDialog } from './result-dialog.tsx';
import { offeredTools } from './tools.tsx';

// A match that was started but has no turn counts as not begun.

const side = (name: string): SideView => ({
  name,
  entrant: name.toLowerCase(),
  isBye: false,
  score: 0,
  hasWon: false,
});
const match = (
  isBegun: boolean,
  more: Partial<MatchView> = {},
): MatchView & { readonly matchId: string } => ({
  key: 'knockout/0/0',
  number: 1,
  stage: 'knockout',
  groupId: null,
  round: 0,
  index: 0,
  matchDay: null,
  board: null,
  phase: 'running',
  isBegun,
  sides: [side('Anna'), side('Ben')],
  caller: null,
  callerId: null,
  ...more,
  matchId: more.matchId ?? 'm1',
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const itemsOf = (isBegun: boolean) => {
  renderInApp(<MatchMenu match={match(isBegun)} fresh={[]} leaving={[]} onAct={() => undefined} />);
  fireEvent.click(screen.getByRole('button'));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};

it('offers a caller and a withdrawal before the first turn only', () => {
  expect(itemsOf(false)).toEqual([
    'Ergebnis eintragen',
    'Schreiber wählen',
    'Board eintragen',
    'Anna zurückziehen',
    'Ben zurückziehen',
  ]);
  cleanup();
  expect(itemsOf(true)).toEqual(['Ergebnis eintragen', 'Board eintragen']);
});

const waysOf = (isBegun: boolean) => {
  fakeApi({ 'GET /matches/m1': () => json({}, 404) });
  renderInApp(<ResultDialog eventId="cup1" match={match(isBegun)} onClose={() => undefined} />);
  return screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
};

it('offers paper and forfeits before the first turn, then only to give up', () => {
  expect(waysOf(false)).toEqual([
    'Auf Papier gespielt',
    'Kampflos für Anna',
    'Kampflos für Ben',
    'Beide verlieren',
  ]);
  cleanup();
  expect(waysOf(true)).toEqual(['Aufgabe: Anna gewinnt', 'Aufgabe: Ben gewinnt']);
});

/** A final of two with a match for the third place beside it. */
const viewOf = (
  matches: readonly MatchView[],
  changeable?: NonNullable<TournamentView['data']['changeable']>,
): TournamentView => {
  const participants = ['Anna A', 'Ben B'].map((name, place) =>
    tournamentEntry(name, place, { seed: place }),
  );
  const event = tournamentEvent({ status: 'running', participants, ...(changeable && { changeable }) });
  const data = event.props.eventData as TournamentView['data'];
  const config = {
    ...data.config,
    tournamentMode: 'single-knockout' as const,
    groupStageConfig: { ...data.config.groupStageConfig, hasGroupStage: false },
  };
  return {
    event,
    data: { ...data, config, draw: { seed: 'seed', noOfDraws: 1 } },
    participants,
    own: null,
    isOrganiser: true,
    names: new Map(),
    matches,
  };
};

it('lets a round be changed and the third place be dropped before the first turn, as the server says', () => {
  const thirdPlace = (isBegun: boolean) =>
    match(isBegun, { key: 'third-place/0/0', stage: 'third-place', matchId: 'm2' });
  const toolsOf = (isBegun: boolean, changeable?: NonNullable<TournamentView['data']['changeable']>) =>
    offeredTools(viewOf([match(isBegun), thirdPlace(isBegun)], changeable));
  expect(toolsOf(false)).toEqual(['round', 'thirdPlace', 'log']);
  expect(toolsOf(true)).toEqual(['log']);
  expect(toolsOf(false, { rounds: [], thirdPlace: false, unplayed: [] })).toEqual(['log']);
  const open = { rounds: ['final' as const], thirdPlace: true, unplayed: [] };
  expect(toolsOf(false, open)).toEqual(['round', 'thirdPlace', 'log']);
  expect(openRounds(viewOf([match(false)], open)).map(({ round }) => round)).toEqual(['final']);
});
