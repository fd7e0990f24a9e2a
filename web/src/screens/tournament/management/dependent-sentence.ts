import type { NumberedMatch } from '../../../parts/results/result-match.ts';
import { matchSentence } from '../../../parts/tournament/match-sentence.ts';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { resultUndoText as text } from '../../../text/results.ts';

/** A match that would be reset: number, names, score and state; only the number if the page does not know the match. */
export function dependentSentence(
  { matchId, number, status }: NumberedMatch,
  matches: readonly MatchView[],
): string {
  const match = matches.find((one) => one.matchId === matchId);
  if (match === undefined) return text.dependent(number);
  const phase = status === 'running' ? status : match.phase;
  return matchSentence({ ...match, number, phase, board: null, caller: null });
}
