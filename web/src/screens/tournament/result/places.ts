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

/** Entries of all groups by their rank there, the best first; who has left the tournament comes last. */
const byRank = ({ state, stages }: Placed): readonly (readonly string[])[] => {
  const ranked = (state?.standings ?? []).flatMap(({ ranks }) => ranks);
  const known = new Set(ranked.map(({ entrant }) => entrant));
  const left = (stages?.group?.groups ?? [])
    .flatMap(({ participants }) => participants)
    .filter((entrant) => !known.has(entrant));
  const ranks = [...Map.groupBy(ranked, ({ rank }) => rank)].toSorted(([one], [other]) => one - other);
  return [...ranks.map(([, rows]) => rows.map(({ entrant }) => entrant)), left];
};

type Placed = Pick<TournamentData, 'state' | 'stages'>;

/** The places of everybody: after those of the knockout, who is out in the groups shares places by the rank there. */
export const allBandsOf = (data: Placed): readonly Band[] => {
  const bands = [...bandsOf(data)];
  const placed = new Set(bands.flatMap(({ entrants }) => entrants));
  let from = placed.size + 1;
  for (const rank of byRank(data)) {
    const entrants = rank.filter((entrant) => !placed.has(entrant));
    if (entrants.length === 0) continue;
    bands.push({ from, to: from + entrants.length - 1, entrants });
    from += entrants.length;
  }
  return bands;
};
