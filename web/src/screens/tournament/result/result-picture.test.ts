import type { TournamentData } from '@neundarter/contract/entities/tournament';
import { expect, it } from 'vitest';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { entryNamesOf } from '../../../parts/tournament/entry-name.ts';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { resultPicture } from './result-picture.ts';

const visitor = { kind: 'guest', id: 'g1', roles: [], teamIds: [] } as const;
const participants = [tournamentEntry('Anna Adler', 0), tournamentEntry('Ben Berg', 1)];

const pictureOf = ({ places, winner }: Pick<NonNullable<TournamentData['state']>, 'places' | 'winner'>) => {
  const state = { matches: [], needed: [], lots: [], withdrawn: [], standings: [], places, winner };
  const tournament = tournamentOf(tournamentEvent({ status: 'finished', participants, state }), visitor);
  if (tournament === null) throw new Error('The event is no tournament');
  const view = { ...tournament, names: entryNamesOf(participants) };
  return resultPicture({ view, highFinishes: [], highscores: [] });
};

it('names the winner, and who is behind', () => {
  const places = [
    { entrant: 'anna', from: 1, to: 1 },
    { entrant: 'ben', from: 2, to: 2 },
  ];
  expect(pictureOf({ places, winner: 'anna' })).toMatchObject({
    winner: 'Anna Adler',
    lines: [{ text: 'Ben Berg' }],
  });
});

it('does not exist if both have lost the final', () => {
  const places = [
    { entrant: 'anna', from: 2, to: 2 },
    { entrant: 'ben', from: 2, to: 2 },
  ];
  expect(pictureOf({ places, winner: null })).toBeNull();
});
