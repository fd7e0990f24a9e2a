// How a match ended. Most matches end with their last turn. A match can also end without it: by a result from paper, by a
// forfeit before its start (both parties may lose it), or because a party retires while it is running. Hardly anything
// extra is stored: only a match that was started has a start, only a match that somebody was given is forfeited, and only
// a match whose first legs were recorded is completed on paper.
import type { Match } from './types.ts';

export const matchEnds = ['played', 'result', 'forfeit', 'double-forfeit', 'retirement'] as const;
export type MatchEnd = (typeof matchEnds)[number];

/** An end without a last turn. Only organisers take it back. */
export type UnplayedEnd = Exclude<MatchEnd, 'played'>;

/** The fields that tell how a match ended; lists have them too. */
export type EndFacts = Pick<
  Match,
  'status' | 'isForfeited' | 'winningParty' | 'startedAt' | 'isCompletedOnPaper'
>;

/** How a match ended; null before its end. */
export const endOf = ({
  status,
  isForfeited,
  winningParty,
  startedAt,
  isCompletedOnPaper,
}: EndFacts): MatchEnd | null => {
  if (status !== 'finished') return null;
  if (isForfeited && startedAt !== null) return 'retirement';
  if (isForfeited) return winningParty === null ? 'double-forfeit' : 'forfeit';
  return startedAt === null || isCompletedOnPaper === true ? 'result' : 'played';
};

/** How a match ended without a last turn; null if its last turn ended it, and before its end. */
export const unplayedEndOf = (match: EndFacts): UnplayedEnd | null => {
  const end = endOf(match);
  return end === 'played' ? null : end;
};

/** Whether a finished match has turns: it was played here, to its end or until a party retired or paper told the rest. */
export const hasTurnsRecorded = (match: EndFacts): boolean =>
  endOf(match) !== null && match.startedAt !== null;
