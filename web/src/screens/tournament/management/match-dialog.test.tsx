import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { completeConfig } from '@neundarter/rules/match/config';
import type { PaperScore } from '@neundarter/rules/match/types';
import { legsWonInMatch } from '@neundarter/rules/match/winners';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { entryNamesOf } from '../../../parts/tournament/entry-name.ts';
import { matchViewsOf } from '../../../parts/tournament/match-view.ts';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { json, refusal } from '../../../test/fake-server.ts';
import { completedMatch, type PlayedMatch, playMatch } from '../../../test/played-match.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { MatchDialog } from './match-dialog.tsx';
import type { MatchAction } from './match-menu.tsx';

const visitor = { kind: 'guest', id: 'g1', roles: [], teamIds: [] } as const;
const participants = [tournamentEntry('Anna Adler', 0), tournamentEntry('Ben Berg', 1)];
const address = 'PATCH /events/cup1/withdraw';
const resultAddress = 'POST /events/cup1/matches/match1/result';

const matchOf = (stage: TournamentMatch['stage']): TournamentMatch => ({
  key: 'm1',
  matchId: 'match1',
  number: 7,
  stage,
  groupId: stage === 'knockout' ? null : 'A',
  round: 0,
  index: 0,
  matchDay: null,
  board: null,
  status: 'ready',
  slots: [
    { kind: 'entrant', entrant: 'anna' },
    { kind: 'entrant', entrant: 'ben' },
  ],
  score: null,
  winner: null,
  caller: null,
});

afterEach(cleanup);

const event = tournamentEvent({ status: 'running', participants });

const showDialog = (match: TournamentMatch, action: MatchAction): void => {
  const tournament = tournamentOf(event, visitor);
  if (tournament === null) throw new Error('The event is no tournament');
  const names = entryNamesOf(participants);
  const view = { ...tournament, names, matches: matchViewsOf({ matches: [match], names, running: [] }) };
  renderInApp(<MatchDialog view={view} matchKey="m1" action={action} onClose={() => undefined} />);
};

it.each([
  ['group', { entrant: 'anna', stage: 'group', effect: 'out-of-table' }],
  ['play-off', { entrant: 'anna', stage: 'group', effect: 'forfeits' }],
  ['knockout', { entrant: 'anna', stage: 'knockout' }],
] as const)('withdraws an entry from a match of the stage %s', async (stage, sent) => {
  const calls = fakeApi({ [address]: () => json(event) });
  showDialog(matchOf(stage), { kind: 'withdraw', entrant: 'anna', name: 'Anna Adler' });
  fireEvent.click(screen.getByRole('button', { name: 'Zurückziehen' }));
  await vi.waitFor(() => expect(callsTo(calls, address).map(({ body }) => body)).toEqual([sent]));
});

describe('the board of a match', () => {
  const boardAddress = 'PATCH /events/cup1/matches/match1/board';

  it('is put on an occupied board only after a second tap, and another board is asked anew', async () => {
    const calls = fakeApi({
      [boardAddress]: ({ body }) =>
        (body as { isForced?: boolean }).isForced === true
          ? json(event)
          : refusal(409, 'error.boards.occupied'),
    });
    showDialog(matchOf('knockout'), { kind: 'board' });
    const field = await screen.findByLabelText('Board');
    fireEvent.change(field, { target: { value: '3' } });
    fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    await screen.findByText(/läuft noch ein anderes Match/);
    fireEvent.change(field, { target: { value: '4' } });
    expect(screen.queryByRole('button', { name: 'Trotzdem' })).toBeNull();
    fireEvent.change(field, { target: { value: '3' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Trotzdem' }));
    await vi.waitFor(() =>
      expect(callsTo(calls, boardAddress).map(({ body }) => body)).toEqual([
        { board: '3' },
        { board: '3', isForced: true },
      ]),
    );
  });
});

describe('the board of a match in a hall with boards', () => {
  const boardAddress = 'PATCH /events/cup1/matches/match1/board';
  const guest = (name: string) => ({ type: 'single', player: { type: 'guest', id: name, name } });
  const boardOf = (name: string, more: object = {}) => ({
    id: name,
    name,
    state: 'open',
    isStream: false,
    since: null,
    revision: 0,
    matches: [],
    waiting: 0,
    isOccupied: false,
    use: { from: null, until: null, side: null, rounds: [], groups: [] },
    ...more,
  });
  const running = { id: 'm9', eventId: null, eventName: null, parties: [guest('Cem'), guest('Dora')] };

  it('is chosen from the list, and Trotzdem names both matches', async () => {
    const boards = [
      boardOf('Board 1', { isOccupied: true, matches: [{ ...running, startedAt: 1 }] }),
      boardOf('Board 2', { state: 'broken' }),
      boardOf('Board 3'),
    ];
    const calls = fakeApi({
      'GET /events/cup1/boards': () => json({ isChosen: false, boards }),
      [boardAddress]: () => refusal(409, 'error.boards.occupied'),
    });
    showDialog(matchOf('knockout'), { kind: 'board' });
    const field = await screen.findByRole('combobox', { name: 'Board' });
    expect([...field.querySelectorAll('option')].map(({ value }) => value)).toEqual([
      '',
      'Board 3',
      'Board 1',
    ]);
    fireEvent.change(field, { target: { value: 'Board 1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(await screen.findByText(/Cem – Dora.*Anna Adler – Ben Berg.*trotzdem/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Trotzdem' }));
    await vi.waitFor(() =>
      expect(callsTo(calls, boardAddress).map(({ body }) => body)).toEqual([
        { board: 'Board 1' },
        { board: 'Board 1', isForced: true },
      ]),
    );
  });
});

describe('a finished match', () => {
  const dependents = [{ matchId: 'm5', number: 5, status: 'running' }];
  const finished = { ...matchOf('knockout'), status: 'finished', winner: 1, score: [0, 3] } as const;
  const answerWith = (startedAt: number | null, takeOver: object = { isPossible: false, matches: [] }) => {
    const config = completeConfig({ legsToWinSet: 3 });
    const props = { config, status: 'finished', isForfeited: false, winningParty: 1, startedAt };
    return fakeApi({
      'GET /matches/match1': () => json({ id: 'match1', props }),
      'GET /events/cup1/matches/match1/dependents': () => json(dependents),
      'GET /events/cup1/matches/match1/take-over': () => json(takeOver),
      [resultAddress]: () => json(event),
    });
  };

  it('gets another score for the same winner', async () => {
    const calls = answerWith(null);
    showDialog({ ...finished, score: [0, 3] }, { kind: 'correct' });
    expect(screen.getByText(/Bisher hat Ben Berg gewonnen/)).toBeDefined();
    fireEvent.change(await screen.findByLabelText('Legs von Anna Adler'), { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText('Legs von Ben Berg'), { target: { value: '3' } });
    fireEvent.click(screen.getByRole('button', { name: 'Korrigieren' }));
    fireEvent.change(screen.getByLabelText('Grund'), { target: { value: 'Verschrieben' } });
    fireEvent.click(screen.getByRole('button', { name: 'Korrigieren' }));
    const result = { kind: 'paper', score: { kind: 'legs', legs: [[2, 3]] }, reason: 'Verschrieben' };
    await vi.waitFor(() => expect(callsTo(calls, resultAddress).map(({ body }) => body)).toEqual([result]));
  });

  it('gets another winner in one step, once what follows is given up', async () => {
    const calls = answerWith(null);
    showDialog({ ...finished, score: [0, 3] }, { kind: 'correct' });
    fireEvent.change(await screen.findByLabelText('Legs von Anna Adler'), { target: { value: '3' } });
    fireEvent.change(screen.getByLabelText('Legs von Ben Berg'), { target: { value: '1' } });
    fireEvent.change(screen.getByLabelText('Grund'), { target: { value: 'Vertauscht' } });
    expect(screen.getByText(/Damit gewinnt Anna Adler/)).toBeDefined();
    await screen.findByText('Spiel 5');
    fireEvent.click(screen.getByRole('button', { name: 'Korrigieren' }));
    expect(callsTo(calls, resultAddress)).toEqual([]);
    fireEvent.click(screen.getByLabelText('Diese Spiele löschen und neu spielen lassen'));
    fireEvent.click(screen.getByRole('button', { name: 'Korrigieren' }));
    const score = { kind: 'legs', legs: [[3, 1]] };
    const result = { kind: 'paper', score, reason: 'Vertauscht', reset: ['m5'] };
    await vi.waitFor(() => expect(callsTo(calls, resultAddress).map(({ body }) => body)).toEqual([result]));
  });

  it('gets another winner who takes over the place of the other one', async () => {
    const takeOver = {
      isPossible: true,
      matches: [
        { matchId: 'm5', number: 5, effect: 'stays' },
        { matchId: 'm6', number: 6, effect: 'anew' },
      ],
    };
    const calls = answerWith(null, takeOver);
    showDialog({ ...finished, score: [0, 3] }, { kind: 'correct' });
    fireEvent.change(await screen.findByLabelText('Legs von Anna Adler'), { target: { value: '3' } });
    fireEvent.change(screen.getByLabelText('Legs von Ben Berg'), { target: { value: '1' } });
    fireEvent.change(screen.getByLabelText('Grund'), { target: { value: 'Vertauscht' } });
    fireEvent.click(await screen.findByLabelText(/Anna Adler übernimmt den Platz von Ben Berg/));
    expect(screen.getByText('Spiel 5')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Korrigieren' }));
    expect(screen.getByText('Bestätige bitte, dass diese Spiele gelöscht werden.')).toBeDefined();
    expect(callsTo(calls, resultAddress)).toEqual([]);
    fireEvent.click(screen.getByLabelText('Diese Spiele löschen und neu spielen lassen'));
    fireEvent.click(screen.getByRole('button', { name: 'Korrigieren' }));
    const score = { kind: 'legs', legs: [[3, 1]] };
    const result = { kind: 'paper', score, reason: 'Vertauscht', reset: ['m6'], takesOver: true };
    await vi.waitFor(() => expect(callsTo(calls, resultAddress).map(({ body }) => body)).toEqual([result]));
  });

  it('names the format when the score is impossible', async () => {
    const calls = answerWith(null);
    showDialog({ ...finished, score: [0, 3] }, { kind: 'correct' });
    fireEvent.change(await screen.findByLabelText('Legs von Anna Adler'), { target: { value: '1' } });
    fireEvent.change(screen.getByLabelText('Legs von Ben Berg'), { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText('Grund'), { target: { value: 'Verschrieben' } });
    fireEvent.click(screen.getByRole('button', { name: 'Korrigieren' }));
    expect(screen.getByText('Dieses Ergebnis ist bei First to 3 nicht möglich.')).toBeDefined();
    expect(callsTo(calls, resultAddress)).toEqual([]);
  });

  it('loses its turns only when the organiser agrees', async () => {
    const calls = answerWith(1);
    showDialog({ ...finished, score: [0, 3] }, { kind: 'correct' });
    const agree = await screen.findByLabelText('Die Aufnahmen dieses Matches löschen');
    fireEvent.click(screen.getByLabelText('Kampflos für Ben Berg'));
    fireEvent.change(screen.getByLabelText('Grund'), { target: { value: 'Falscher Spieler' } });
    fireEvent.click(screen.getByRole('button', { name: 'Korrigieren' }));
    expect(screen.getByText('Bestätige bitte, dass die Aufnahmen gelöscht werden.')).toBeDefined();
    expect(callsTo(calls, resultAddress)).toEqual([]);
    fireEvent.click(agree);
    fireEvent.click(screen.getByRole('button', { name: 'Korrigieren' }));
    const result = { kind: 'forfeit', winningParty: 1, reason: 'Falscher Spieler', deletesTurns: true };
    await vi.waitFor(() => expect(callsTo(calls, resultAddress).map(({ body }) => body)).toEqual([result]));
  });

  describe('that paper has completed', () => {
    const recorded = {
      config: { legsToWinSet: 3, startingScore: 170 },
      legs: ['170 | 60 50 | 110/3#1', '170 | 60 50 | 110/3#1'],
    };
    /** Two legs are recorded; paper tells the rest. */
    const answerWithCompleted = (given: PlayedMatch, score: PaperScore) => {
      const { config, sets, status, isForfeited, winningParty, startedAt } = completedMatch(given, score);
      const props = { config, sets, status, isForfeited, winningParty, startedAt, isCompletedOnPaper: true };
      return fakeApi({
        'GET /matches/match1': () => json({ id: 'match1', props }),
        'GET /events/cup1/matches/match1/take-over': () => json({ isPossible: false, matches: [] }),
        [resultAddress]: () => json(event),
      });
    };
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getAllByLabelText(label).at(-1) as Element, { target: { value } });
    const correct = () => {
      fireEvent.change(screen.getByLabelText('Grund'), { target: { value: 'Verschrieben' } });
      fireEvent.click(screen.getByRole('button', { name: 'Korrigieren' }));
    };
    const playedLegs = legsWonInMatch(playMatch(recorded));

    it('keeps its turns and says so, as long as the score contains them', async () => {
      const calls = answerWithCompleted(recorded, { kind: 'legs', legs: [[playedLegs[0], 3]] });
      showDialog({ ...finished, score: [playedLegs[0], 3] }, { kind: 'correct' });
      await vi.waitFor(() => expect(callsTo(calls, 'GET /matches/match1')).toHaveLength(1));
      type('Legs von Anna Adler', '2');
      type('Legs von Ben Berg', '3');
      await vi.waitFor(() => expect(screen.queryByText(/Wurf für Wurf/)).toBeNull());
      expect(screen.queryByLabelText('Die Aufnahmen dieses Matches löschen')).toBeNull();
      correct();
      const result = { kind: 'paper', score: { kind: 'legs', legs: [[2, 3]] }, reason: 'Verschrieben' };
      await vi.waitFor(() => expect(callsTo(calls, resultAddress).map(({ body }) => body)).toEqual([result]));
    });

    it('loses them only by a score that contradicts them, or a forfeit, and asks', async () => {
      const calls = answerWithCompleted(recorded, { kind: 'legs', legs: [[playedLegs[0], 3]] });
      showDialog({ ...finished, score: [playedLegs[0], 3] }, { kind: 'correct' });
      await vi.waitFor(() => expect(callsTo(calls, 'GET /matches/match1')).toHaveLength(1));
      type('Legs von Anna Adler', '0');
      type('Legs von Ben Berg', '3');
      expect(
        await screen.findByText(/Hier sind Legs aufgezeichnet, die in diesem Ergebnis nicht vorkommen/),
      ).toBeDefined();
      correct();
      expect(callsTo(calls, resultAddress)).toEqual([]);
      fireEvent.click(screen.getByLabelText('Die Aufnahmen dieses Matches löschen'));
      correct();
      const score = { kind: 'legs', legs: [[0, 3]] };
      const result = { kind: 'paper', score, reason: 'Verschrieben', deletesTurns: true };
      await vi.waitFor(() => expect(callsTo(calls, resultAddress).map(({ body }) => body)).toEqual([result]));
      cleanup();
      answerWithCompleted(recorded, { kind: 'legs', legs: [[playedLegs[0], 3]] });
      showDialog({ ...finished, score: [playedLegs[0], 3] }, { kind: 'correct' });
      fireEvent.click(await screen.findByLabelText('Kampflos für Ben Berg'));
      expect(await screen.findByText(/Wurf für Wurf/)).toBeDefined();
    });

    it('is asked for the legs of each set where sets are played', async () => {
      const config = {
        ...recorded.config,
        setMode: 'first-to',
        setsToWin: 2,
        legConfig: { legsToWinSet: 2 },
      } as const;
      const given = { config, legs: recorded.legs.slice(0, 1) };
      const won = legsWonInMatch(playMatch(given));
      const calls = answerWithCompleted(given, {
        kind: 'legs',
        legs: [
          [won[0], 2],
          [0, 2],
        ],
      });
      showDialog({ ...finished, score: [0, 2] }, { kind: 'correct' });
      expect(await screen.findByText('Satz 1')).toBeDefined();
      type('Legs von Anna Adler', '1');
      type('Legs von Ben Berg', '2');
      expect(await screen.findByText('Satz 2')).toBeDefined();
      type('Legs von Anna Adler', '1');
      type('Legs von Ben Berg', '2');
      correct();
      const score = {
        kind: 'legs',
        legs: [
          [1, 2],
          [1, 2],
        ],
      };
      await vi.waitFor(() =>
        expect(callsTo(calls, resultAddress).map(({ body }) => body)).toEqual([
          { kind: 'paper', score, reason: 'Verschrieben' },
        ]),
      );
    });
  });
});
