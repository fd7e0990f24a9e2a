import type { MatchStanding } from '@neundarter/contract/entities/match';
import type { Leg, PerParty, Stats } from '@neundarter/rules/match/types';
import { statsOfLegs } from '@neundarter/rules/stats/stats-of-match';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLiveChannel } from '../../data/live/live.ts';
import { readSoon } from '../../data/live/read-soon.ts';
import { matchKeys, useMatchEntity } from '../../data/match/matches.ts';
import { placeOf } from '../../parts/scoreboard/board-side.ts';

/**
 * The figures of both sides so far. The match is read once and after every leg; between them the turns of the current
 * leg come live. Null until the match is read.
 */
export function useLiveStats(match: MatchStanding, leg: Leg | null): PerParty<Stats> | null {
  const client = useQueryClient();
  const readAgain = () => readSoon(client, matchKeys.entity(match.id));
  useLiveChannel(`matches/${match.id}`, {
    'leg-closed': readAgain,
    'match-score-updated': ({ change }) => (change === 'throw' ? undefined : readAgain()),
  });
  const sets = useMatchEntity(match.id).data?.props.sets;
  const { setNumber, legNumber } = placeOf(match);
  return useMemo(() => {
    if (sets === undefined) return null;
    const earlier = sets.flatMap((set) =>
      set.legs.filter((one) => set.setNumber !== setNumber || one.legNumber !== legNumber),
    );
    return statsOfLegs(leg === null ? earlier : [...earlier, leg]);
  }, [sets, leg, setNumber, legNumber]);
}
