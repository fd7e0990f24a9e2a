import type { Tournament } from '../../data/club/tournaments.ts';
import type { EntryNames } from '../../parts/tournament/entry-name.ts';
import type { MatchView } from '../../parts/tournament/match-view.ts';

/** A tournament with the names of its entries and its matches, as all tabs show it. */
export type TournamentView = Tournament & {
  readonly names: EntryNames;
  /** In playing order; empty before the start. */
  readonly matches: readonly MatchView[];
};
