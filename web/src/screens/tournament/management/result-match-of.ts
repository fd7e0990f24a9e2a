import type { ResultMatch } from '../../../parts/results/result-match.ts';
import type { MatchView } from '../../../parts/tournament/match-view.ts';

/** A match of the tournament as the dialogs about its result need it. */
export const resultMatchOf = ({
  matchId,
  phase,
  isBegun,
  sides,
}: MatchView & { readonly matchId: string }): ResultMatch => ({
  matchId,
  names: [sides[0].name, sides[1].name],
  winner: sides[0].hasWon ? 0 : sides[1].hasWon ? 1 : null,
  isOnTheWay: phase === 'running' && isBegun,
});
