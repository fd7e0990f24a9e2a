// How live events change the lists of an event's matches, so that a turn or an end needs no call.
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import type { MatchFinished, MatchScoreUpdated } from '@neundarter/contract/live';
import type { ListPages } from '../api/use-more-list.ts';

/**
 * Running matches after a change of a score.
 * @returns null if they must be read: the match is not among them, or an event was missed
 */
export function withScore(
  running: readonly EventMatch[],
  event: MatchScoreUpdated,
): readonly EventMatch[] | null {
  const place = running.findIndex(({ id }) => id === event.matchId);
  const known = running[place];
  if (known === undefined) return null;
  if (event.revision <= known.props.revision) return running;
  if (event.revision !== known.props.revision + 1) return null;
  return running.with(place, headAfter(known, event));
}

/** A match after one change; it counts as running until its end is announced. */
const headAfter = (
  { id, props }: EventMatch,
  { standing, revision, canSwitchPlayer }: MatchScoreUpdated,
): EventMatch => ({
  id,
  props: {
    ...props,
    standing,
    revision,
    canSwitchPlayer,
    currentParty: standing.currentParty,
    currentPlayerId: standing.currentPlayerId,
  },
});

/** Whether a leg of a match is recorded. */
const hasRecordedLegs = ({ standing: { sets, legs } }: EventMatch['props']): boolean =>
  [...sets, ...legs].some((won) => won > 0);

/** A result from paper leaves a match without recorded legs without a start. */
const afterPaper = (props: EventMatch['props']): Partial<EventMatch['props']> =>
  hasRecordedLegs(props) ? { isCompletedOnPaper: true } : { startedAt: null };

/** The finished match for a match that was running until now. @param now time of the server, ms since 1970 */
export const finishedOf = (
  { id, props }: EventMatch,
  { winningParty, revision, end }: MatchFinished,
  now: number,
): EventMatch => ({
  id,
  props: {
    ...props,
    status: 'finished',
    standing: { ...props.standing, status: 'finished' },
    winningParty,
    isForfeited: end !== undefined && end !== 'result',
    revision,
    ...(end === 'result' && afterPaper(props)),
    finishedAt: now,
    finishReceivedAt: now,
  },
});

/** A list with one more match at its top. */
export const withLatest = (
  { pages, ...rest }: ListPages<EventMatch>,
  latest: EventMatch,
): ListPages<EventMatch> => {
  const [first = [], ...others] = pages.map((page) => withoutMatch(page, latest.id));
  return { ...rest, pages: [[latest, ...first], ...others] };
};

/** The matches except one. */
export const withoutMatch = (heads: readonly EventMatch[], matchId: string): readonly EventMatch[] =>
  heads.some(({ id }) => id === matchId) ? heads.filter(({ id }) => id !== matchId) : heads;
