import { isOver, type MatchView } from '../../../parts/tournament/match-view.ts';

/** The part of the tournament in which an entry still has a match; null if it has none. */
export const openStageOf = (
  matches: readonly MatchView[],
  entrant: string,
): 'group' | 'play-off' | 'knockout' | null => {
  const open = matches.find(
    (match) => !isOver(match) && match.sides.some((side) => side.entrant === entrant),
  );
  if (open === undefined) return null;
  return open.stage === 'group' || open.stage === 'play-off' ? open.stage : 'knockout';
};
