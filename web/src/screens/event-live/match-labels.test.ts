import type { TournamentData } from '@neundarter/contract/entities/tournament';
import { expect, it } from 'vitest';
import { eventMatch } from '../../test/events.ts';
import { tournamentEvent } from '../../test/tournaments.ts';
import { matchLabels } from './match-labels.ts';

type TournamentMatch = NonNullable<TournamentData['state']>['matches'][number];

const planned = (id: string, place: Partial<TournamentMatch>): TournamentMatch => ({
  key: id,
  matchId: id,
  number: 1,
  stage: 'winner-side',
  groupId: null,
  round: 0,
  index: 0,
  matchDay: null,
  status: 'ready',
  slots: [
    { kind: 'entrant', entrant: 'anna' },
    { kind: 'entrant', entrant: 'ben' },
  ],
  winner: null,
  score: null,
  board: null,
  caller: null,
  ...place,
});

it('names number, round and board of a match of a tournament', () => {
  const matches = [
    planned('first', { number: 1 }),
    planned('final', { number: 24, round: 1 }),
    planned('grouped', { number: 3, stage: 'group', groupId: 'A', round: 1, matchDay: 2 }),
  ];
  const event = tournamentEvent({ state: { matches, needed: [] } as never });
  const labelOf = matchLabels(event);
  const at = (id: string, place: object) =>
    labelOf(
      eventMatch(id, { place: { groupId: null, index: 0, matchDay: null, board: '3', ...place } as never }),
    );
  expect(at('final', { stage: 'winner-side', round: 1 })).toBe('Spiel 24 · Gewinner-Finale · Board 3');
  expect(at('first', { stage: 'winner-side', round: 0 })).toBe('Spiel 1 · Gewinner-Runde 1 · Board 3');
  expect(at('grouped', { stage: 'group', groupId: 'A', round: 1, matchDay: 2 })).toBe(
    'Spiel 3 · Gruppe A, Spieltag 2 · Board 3',
  );
});

it('shows the board alone until the tournament is known', () => {
  const place = { stage: 'knockout', groupId: null, round: 0, index: 0, matchDay: null, board: '3' } as const;
  expect(matchLabels(undefined)(eventMatch('match1', { place }))).toBe('Board 3');
});
