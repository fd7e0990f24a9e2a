// The table of a group, a league or an event: win 2, draw 1, loss 0 points. Who is level by everything shares a rank.
import { type Appearance, appearancesIn, type RankedBy } from './appearances.ts';
import type { EventFigures } from './event-figures.ts';
import { type PeopleParty, partyKeyOf } from './party-key.ts';
import { addFigures, noFigures } from './ranking-figures.ts';
import { type RankingRow, shownTotalsOf } from './ranking-row.ts';
import { type SortingOptions, sortCompetitors } from './sort-competitors.ts';

export type RankingOptions = SortingOptions & {
  readonly by: RankedBy;
  /** Who is in the table also without a match; their order is that of rows that share a rank. */
  readonly parties?: readonly PeopleParty[];
};

type Found = { readonly party: PeopleParty; readonly encounters: Appearance[] };

const byKey = (
  appearances: readonly Appearance[],
  parties: readonly PeopleParty[],
): ReadonlyMap<string, Found> => {
  const found = new Map<string, Found>();
  for (const party of parties) found.set(partyKeyOf(party), { party, encounters: [] });
  for (const appearance of appearances) {
    const { key, party } = appearance;
    const own = found.get(key) ?? { party, encounters: [] };
    own.encounters.push(appearance);
    found.set(key, own);
  }
  return found;
};

/** The table of finished matches, given in order of play. */
export const rankingOf = (
  matches: readonly EventFigures[],
  { by, parties = [], ...sorting }: RankingOptions,
): readonly RankingRow[] => {
  const competitors = [...byKey(appearancesIn(matches, by), parties)].map(([key, found]) => ({
    key,
    ...found,
    figures: found.encounters.map(({ figures }) => figures).reduce(addFigures, noFigures),
  }));
  let rank = 1;
  return sortCompetitors(competitors, sorting).flatMap((level) => {
    const own = { rank, isTied: level.length > 1 };
    rank += level.length;
    return level.map(({ key, party, figures, encounters }) => ({
      ...own,
      key,
      party,
      ...figures,
      ...shownTotalsOf(encounters),
    }));
  });
};
