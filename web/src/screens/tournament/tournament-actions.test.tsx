import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import type { TournamentStatus } from '@neundarter/rules/tournament/setup/status';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tournamentOf } from '../../data/club/tournaments.ts';
import type { MatchView } from '../../parts/tournament/match-view.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../test/tournaments.ts';
import { TournamentActions } from './tournament-actions.tsx';

const anna = { kind: 'user', id: 'u1', playerId: 'anna', roles: [], teamIds: [] } as const;
const single = { type: 'single', player: { type: 'registered', id: 'anna' } } as const;
const double: ParticipantEntry['participant'] = {
  type: 'double',
  players: [
    { type: 'registered', id: 'anna' },
    { type: 'registered', id: 'ben' },
  ],
};
const alone = (isByOthers?: boolean) =>
  tournamentEntry('Anna', 0, { participant: single, ...(isByOthers !== undefined && { isByOthers }) });
const pair = tournamentEntry('Anna', 0, {
  participant: double,
  isByOthers: false,
});
const matchOf = (phase: MatchView['phase']) =>
  [{ phase, sides: [{ entrant: 'ben' }, { entrant: 'anna' }] }] as unknown as readonly MatchView[];

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each<[string, TournamentStatus, ParticipantEntry, readonly MatchView[], string | null]>([
  ['whom others have registered', 'registration-closed', alone(true), [], '/tournaments/cup1/register'],
  ['who has registered', 'registration-closed', alone(false), [], null],
  ['on an older server', 'registration-closed', alone(), [], null],
  ['whom others have registered', 'running', alone(true), [], null],
  ['in a pair', 'registration-closed', pair, [], '/tournaments/cup1/register'],
  ['in a pair before its first match', 'running', pair, matchOf('ready'), '/tournaments/cup1/register'],
  ['in a pair that plays', 'running', pair, matchOf('running'), null],
  ['in a pair that has played', 'running', pair, matchOf('finished'), null],
  ['in a pair', 'finished', pair, [], null],
])('link somebody %s, in state %s, to their registration', (_who, status, entry, matches, expected) => {
  const tournament = tournamentOf(tournamentEvent({ status, participants: [entry] }), anna);
  if (tournament === null) throw new Error('The event is no tournament');
  renderInApp(<TournamentActions view={{ ...tournament, names: new Map(), matches }} />);
  const link = screen.queryByRole('link', { name: 'Meine Anmeldung' });
  expect(link?.getAttribute('href') ?? null).toBe(expected);
});
