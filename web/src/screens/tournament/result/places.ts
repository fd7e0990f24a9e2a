// The final places of a tournament as bands: who shares places stands together.
import type { TournamentData } from '@neundarter/contract/entities/tournament';
import { allPlacesOf } from '@neundarter/rules/tournament/advance/all-places';
import type { Place } from '@neundarter/rules/tournament/advance/places';

/** Entries that share places. */
export type Band = { readonly from: number; readonly to: number; readonly entrants: readonly string[] };

const bandsIn = (places: readonly Place[]): readonly Band[] => {
  const bands: Band[] = [];
  for (const { entrant, from, to } of places) {
    const last = bands.at(-1);
    if (last !== undefined && last.from === from)
      bands[bands.length - 1] = { ...last, entrants: [...last.entrants, entrant] };
    else bands.push({ from, to, entrants: [entrant] });
  }
  return bands;
};

/** The places that the knockout, or a finished league, has given, best first. */
export const bandsOf = ({ state }: Pick<TournamentData, 'state'>): readonly Band[] =>
  bandsIn(state?.places ?? []);

/** The places of everybody: after those of the knockout, who is out in the groups shares places by the rank there. */
export const allBandsOf = ({ state, stages }: Pick<TournamentData, 'state' | 'stages'>): readonly Band[] =>
  bandsIn(
    allPlacesOf({
      places: state?.places ?? [],
      ofSecondChance: state?.secondChance?.places ?? [],
      out: state?.secondChance?.out ?? [],
      standings: state?.standings ?? [],
      groups: (stages?.group?.groups ?? []).map(({ participants }) => ({ entrants: participants })),
    }),
  );
