// The final places of a tournament as bands: who shares places stands together.
import type { TournamentData } from '@neundarter/contract/entities/tournament';

/** Entries that share places. */
export type Band = { readonly from: number; readonly to: number; readonly entrants: readonly string[] };

/** The places, best first. */
export const bandsOf = ({ state }: Pick<TournamentData, 'state'>): readonly Band[] => {
  const bands: Band[] = [];
  for (const { entrant, from, to } of state?.places ?? []) {
    const last = bands.at(-1);
    if (last !== undefined && last.from === from)
      bands[bands.length - 1] = { ...last, entrants: [...last.entrants, entrant] };
    else bands.push({ from, to, entrants: [entrant] });
  }
  return bands;
};
