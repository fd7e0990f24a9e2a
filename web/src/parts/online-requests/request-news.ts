import type { MatchHead } from '@neundarter/contract/entities/match';
import { type Look, type OnlineMatch, onlineMatchOf } from './online-match.ts';

/** News about an online match that the player should see. */
export type RequestNews = { readonly kind: 'asked' | 'accepted' | 'rejected'; readonly matchId: string };

/**
 * What changed between two readings of the list: a new request to this player, or an answer to one of theirs. Compares
 * lists instead of listening to events, so that nothing is missed during an interruption.
 */
export function requestNewsOf(
  before: readonly MatchHead[],
  after: readonly MatchHead[],
  look: Look,
): readonly RequestNews[] {
  const known = new Map(before.map((head) => [head.id, head.props.onlineMatchRequest?.status]));
  return after
    .map((head) => onlineMatchOf(head, look))
    .filter((match) => match !== null)
    .filter(({ id, answer }) => known.get(id) !== answer)
    .flatMap((match) => newsOf(match));
}

function newsOf({ id: matchId, answer, isByMe }: OnlineMatch): readonly RequestNews[] {
  if (answer === 'expired') return [];
  if (answer === 'requested') return isByMe ? [] : [{ kind: 'asked', matchId }];
  return isByMe ? [{ kind: answer, matchId }] : [];
}

/** Whether the news is still true: a request may have been answered or withdrawn since, e.g. on another device, or has expired. */
export const isStillNews = ({ kind }: RequestNews, { answer }: OnlineMatch): boolean =>
  answer === (kind === 'asked' ? 'requested' : kind);
