import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { completeConfig } from '@neundarter/rules/match/config';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { entryNamesOf } from '../../../parts/tournament/entry-name.ts';
import { matchViewsOf } from '../../../parts/tournament/match-view.ts';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { json } from '../../../test/fake-server.ts';
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

describe('a finished match', () => {
  const dependents = [{ matchId: 'm5', number: 5, status: 'running' }];
  const finished = { ...matchOf('knockout'), status: 'finished', winner: 1, score: [0, 3] } as const;
  const answerWith = (startedAt: number | null) => {
    const config = completeConfig({ legsToWinSet: 3 });
    const props = { config, status: 'finished', isForfeited: false, winningParty: 1, startedAt };
    return fakeApi({
      'GET /matches/match1': () => json({ id: 'match1', props }),
      'GET /events/cup1/matches/match1/dependents': () => json(dependents),
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
    const agree = await screen.findByLabelText('Die Aufnahmen dieses Spiels löschen');
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
});
