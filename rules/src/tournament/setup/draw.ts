// The draw of a tournament: seeds and groups from a seed of the lot, so that everybody can repeat it.
import { drawRandom, drawSnake, type Group } from '../groups/draw-groups.ts';
import { drawLots, type Lot } from '../groups/lot.ts';
import { drawKnockout } from '../knockout/draw-knockout.ts';
import { hasGroupStage } from '../plan/modes.ts';
import { entrantsOf, type PlannedEntry } from './entries.ts';
import { hasDrawnGroups, type TournamentSetup } from './setup.ts';

/** An entry with its club, for the lot. */
type DrawnEntry = PlannedEntry & { readonly club: string | null };

const lotOf = (setup: TournamentSetup, entries: readonly DrawnEntry[], seed: string): Lot => {
  if (!setup.separateClubs) return { seed };
  const clubs = new Map(entries.map(({ id, club }) => [id, club]));
  return { seed, clubOf: (entrant) => clubs.get(entrant) ?? null };
};

/** All confirmed entries by seed: those of the seeding list in its order, the others by lot. */
export const drawSeeds = (
  setup: TournamentSetup,
  entries: readonly DrawnEntry[],
  seed: string,
): readonly string[] => {
  const listed = entrantsOf(entries.filter((entry) => entry.seed !== null));
  if (setup.seeding === 'list' && listed.length > 0) {
    const others = entrantsOf(entries).filter((id) => !listed.includes(id));
    return [...listed, ...drawLots(others.toSorted(), seed)];
  }
  const entrants = entrantsOf(entries).toSorted();
  return hasGroupStage(setup.tournamentMode)
    ? drawLots(entrants, seed)
    : drawKnockout(entrants, lotOf(setup, entries, seed));
};

/** Groups by lot or by the seeding list; null if the organisers make them by hand or the mode draws none. */
export const drawGroups = (
  setup: TournamentSetup,
  entries: readonly DrawnEntry[],
  seed: string,
): readonly Group[] | null => {
  const { groupingMode, noOfGroups } = setup.groupStageConfig.config;
  if (!hasDrawnGroups(setup) || groupingMode === 'manual') return null;
  if (groupingMode === 'seeding-rank') {
    const bySeed = drawSeeds({ ...setup, seeding: 'list' }, entries, seed);
    return drawSnake(bySeed, noOfGroups);
  }
  return drawRandom(entrantsOf(entries).toSorted(), noOfGroups, lotOf(setup, entries, seed));
};
