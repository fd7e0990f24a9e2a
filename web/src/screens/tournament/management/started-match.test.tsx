import type { PartialMatchConfig } from '@neundarter/rules/match/config';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ResultDialog } from '../../../parts/results/result-dialog.tsx';
import type { MatchView, SideView } from '../../../parts/tournament/match-view.ts';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { json } from '../../../test/fake-server.ts';
import { playMatch } from '../../../test/played-match.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import type { TournamentView } from '../tournament-view.ts';
import { MatchMenu } from './match-menu.tsx';
import { openRounds } from './open-rounds.ts';
import { resultMatchOf } from './result-match-of.ts';
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
  isCalled: false,
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
  renderInApp(
    <ResultDialog eventId="cup1" match={resultMatchOf(match(isBegun))} onClose={() => undefined} />,
  );
  return screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
};

it('offers paper and forfeits before the first turn, then the rest on paper or to give up', () => {
  expect(waysOf(false)).toEqual([
    'Auf Papier gespielt',
    'Kampflos für Anna',
    'Kampflos für Ben',
    'Beide verlieren',
  ]);
  cleanup();
  expect(waysOf(true)).toEqual([
    'Auf Papier zu Ende gespielt',
    'Ben gibt auf, Anna gewinnt',
    'Anna gibt auf, Ben gewinnt',
  ]);
  // Nobody is taken for the one who gives up.
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Eintragen' }));
  expect(screen.getByText('Wähle bitte, wie das Match ausgegangen ist.')).toBeDefined();
});

const enteredAddress = 'POST /events/cup1/matches/m1/result';

/** Opens the dialog of a running match and chooses paper. @param legs of Anna and Ben, each in leg notation */
const enterOnPaper = async (config: PartialMatchConfig, legs: readonly string[]) => {
  const { config: whole, sets, status, startedAt } = playMatch({ config, legs });
  const props = { config: whole, sets, status, isForfeited: false, winningParty: null, startedAt };
  const calls = fakeApi({
    'GET /matches/m1': () => json({ id: 'm1', props }),
    [enteredAddress]: () => json(tournamentEvent({ status: 'running' })),
  });
  renderInApp(<ResultDialog eventId="cup1" match={resultMatchOf(match(true))} onClose={() => undefined} />);
  fireEvent.click(screen.getByLabelText('Auf Papier zu Ende gespielt'));
  const type = (label: string, value: string, place = 0) =>
    fireEvent.change(screen.getAllByLabelText(label)[place] as HTMLElement, { target: { value } });
  const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Eintragen' }));
  return { type, confirm, sent: () => callsTo(calls, enteredAddress).map(({ body }) => body) };
};

it('takes the rest of a match from paper, and says which turns do not count', async () => {
  const legs = ['40 | 40/1#1', '40 away | 2 4'];
  const { type, confirm, sent } = await enterOnPaper({ startingScore: 40, legsToWinSet: 3 }, legs);
  expect(await screen.findByText(/2 Aufnahmen daraus fallen aus den Averages/)).toBeDefined();
  type('Legs von Anna', '3');
  type('Legs von Ben', '1');
  confirm();
  const score = { kind: 'legs', legs: [[3, 1]] };
  await vi.waitFor(() => expect(sent()).toEqual([{ kind: 'paper', score }]));
});

it('deletes turns that paper contradicts only if the organiser agrees', async () => {
  const { type, confirm, sent } = await enterOnPaper({ startingScore: 40, legsToWinSet: 3 }, ['40 | 40/1#1']);
  await screen.findByLabelText('Legs von Anna');
  type('Legs von Anna', '0');
  type('Legs von Ben', '3');
  expect(await screen.findByText(/wird 1 Aufnahme gelöscht/)).toBeDefined();
  confirm();
  expect(screen.getByText('Bestätige bitte, dass die Aufnahmen gelöscht werden.')).toBeDefined();
  fireEvent.click(screen.getByLabelText('Die Aufnahmen dieses Matches löschen'));
  confirm();
  const score = { kind: 'legs', legs: [[0, 3]] };
  await vi.waitFor(() => expect(sent()).toEqual([{ kind: 'paper', score, deletesTurns: true }]));
});

it('is sent like any form, and leads to what is wrong', async () => {
  const { type, sent } = await enterOnPaper({ startingScore: 40, legsToWinSet: 3 }, ['40 | 40/1#1']);
  const field = await screen.findByLabelText<HTMLInputElement>('Legs von Anna');
  const { form } = field;
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Eintragen' }).form).toBe(form);
  type('Legs von Anna', '2');
  fireEvent.submit(form as HTMLFormElement);
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
  type('Legs von Anna', '3');
  type('Legs von Ben', '0');
  fireEvent.submit(form as HTMLFormElement);
  const score = { kind: 'legs', legs: [[3, 0]] };
  await vi.waitFor(() => expect(sent()).toEqual([{ kind: 'paper', score }]));
});

it('asks for the legs of each set, if sets are recorded', async () => {
  const config = {
    startingScore: 40,
    setMode: 'first-to',
    setsToWin: 2,
    legConfig: { legsToWinSet: 1 },
  } as const;
  const { type, confirm, sent } = await enterOnPaper(config, ['40 | 40/1#1']);
  expect(await screen.findByText('Satz 1: 1:0 Legs')).toBeDefined();
  type('Legs von Anna', '0');
  type('Legs von Ben', '1');
  expect(screen.getAllByRole('group', { name: /^Satz/ })).toHaveLength(2);
  type('Legs von Anna', '1', 1);
  type('Legs von Ben', '0', 1);
  confirm();
  const score = {
    kind: 'legs',
    legs: [
      [1, 0],
      [0, 1],
      [1, 0],
    ],
  };
  await vi.waitFor(() => expect(sent()).toEqual([{ kind: 'paper', score }]));
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
  expect(toolsOf(false)).toEqual(['boards', 'late', 'round', 'thirdPlace', 'log', 'template']);
  expect(toolsOf(true)).toEqual(['boards', 'late', 'log', 'template']);
  expect(toolsOf(false, { rounds: [], thirdPlace: false, unplayed: [] })).toEqual([
    'boards',
    'late',
    'log',
    'template',
  ]);
  const open = { rounds: ['final' as const], thirdPlace: true, unplayed: [] };
  expect(toolsOf(false, open)).toEqual(['boards', 'late', 'round', 'thirdPlace', 'log', 'template']);
  expect(openRounds(viewOf([match(false)], open)).map(({ round }) => round)).toEqual(['final']);
});
