import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { expect, it } from 'vitest';
import { tournamentOf } from '../../data/club/tournaments.ts';
import { tournamentEntry, tournamentEvent } from '../../test/tournaments.ts';
import { ownTasksOf } from './own-tasks.ts';

const anna = { kind: 'user', id: 'u1', playerId: 'player-anna', roles: [], teamIds: [] } as const;
const entrant = (id: string) => ({ kind: 'entrant', entrant: id }) as const;

const match = (number: number, sides: readonly [string, string], more: Partial<TournamentMatch> = {}) =>
  ({
    key: `m${number}`,
    matchId: `match${number}`,
    number,
    status: 'ready',
    slots: [entrant(sides[0]), entrant(sides[1])],
    caller: null,
    board: null,
    ...more,
  }) as TournamentMatch;

const tasksOf = (matches: readonly TournamentMatch[], known: readonly string[] = []) => {
  const participants = ['Anna A', 'Ben B', 'Cem C', 'Dora D'].map((name, place) =>
    tournamentEntry(name, place),
  );
  const event = tournamentEvent({
    status: 'running',
    participants,
    state: { matches: [...matches] } as never,
  });
  const tournament = tournamentOf(event, anna);
  if (tournament === null) throw new Error('The event is no tournament');
  return ownTasksOf(tournament, new Set(known)).map(
    ({ kind, number, board, names }) => `${kind} ${number} ${board ?? '–'} ${names.join()}`,
  );
};

it('are the next match to play and the next one to call, in playing order', () => {
  expect(
    tasksOf([
      match(1, ['anna', 'ben'], { status: 'finished', caller: 'cem' }),
      match(2, ['ben', 'cem'], { caller: 'anna', board: '3' }),
      match(3, ['anna', 'dora']),
      match(4, ['cem', 'dora'], { caller: 'anna' }),
      match(5, ['anna', 'cem']),
    ]),
  ).toEqual(['calls 2 3 Ben B,Cem C', 'plays 3 – Anna A,Dora D']);
});

it('are not matches that wait, have no match yet, or are shown already', () => {
  expect(
    tasksOf([match(1, ['anna', 'ben'], { status: 'waiting' }), match(2, ['anna', 'ben'], { matchId: null })]),
  ).toEqual([]);
  expect(tasksOf([match(1, ['anna', 'ben']), match(2, ['anna', 'cem'])], ['match1'])).toEqual([
    'plays 2 – Anna A,Cem C',
  ]);
});

it('has none for somebody who is not in it', () => {
  expect(tasksOf([match(1, ['ben', 'cem'], { caller: 'dora' })])).toEqual([]);
});
