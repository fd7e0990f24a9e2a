import { expect, it } from 'vitest';
import { entryNamesOf } from '../../../parts/tournament/entry-name.ts';
import type { SideView } from '../../../parts/tournament/match-view.ts';
import { tournamentEntry } from '../../../test/tournaments.ts';
import { possibleCallers } from './possible-callers.ts';

const side = (entrant: string): SideView => ({
  name: entrant,
  entrant,
  isBye: false,
  score: null,
  hasWon: false,
});

it('are confirmed, have not withdrawn since the start nor gone, and do not play', () => {
  const participants = [
    tournamentEntry('Zoe A', 0),
    tournamentEntry('Anna B', 1),
    tournamentEntry('Ben C', 2),
    tournamentEntry('Cem D', 3),
    tournamentEntry('Dora E', 4),
    tournamentEntry('Eva G', 9),
    ...(['requested', 'rejected', 'waiting', 'withdrawn'] as const).map((status, place) =>
      tournamentEntry(`${status} F`, 5 + place, { status }),
    ),
  ];
  const state = {
    matches: [],
    needed: [],
    lots: [],
    withdrawn: ['cem'],
    standings: [],
    places: [],
    winner: null,
  };
  const changeable = { rounds: [], thirdPlace: false, unplayed: [], gone: ['eva'] };
  const sources = { data: { state, changeable }, participants, names: entryNamesOf(participants) };
  expect(possibleCallers(sources, { sides: [side('ben'), side('nobody')] })).toEqual([
    { value: 'anna', label: 'Anna B' },
    { value: 'dora', label: 'Dora E' },
    { value: 'zoe', label: 'Zoe A' },
  ]);
});
