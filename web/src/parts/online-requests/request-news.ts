import type { MatchHead } from '@neundarter/contract/entities/match';
import { type OnlineMatch, onlineMatchOf } from './online-match.ts';

/** Something a player has to hear about an online match. */
export type RequestNews = { readonly kind: 'asked' | 'accepted' | 'rejected'; readonly matchId: string };

/**
 * What is new between two readings of the list: somebody asks this player, or has answered them. Told from the lists
 * and not from events, so that nothing is missed over an interruption.
 */
export function requestNewsOf(
  before: readonly MatchHead[],
  after: readonly MatchHead[],
  ownId: string,
): readonly RequestNews[] {
  const known = new Map(before.map((head) => [head.id, head.props.onlineMatchRequest?.status]));
  return after
    .map((head) => onlineMatchOf(head, ownId))
    .filter((match) => match !== null)
    .filter(({ id, answer }) => known.get(id) !== answer)
    .flatMap((match) => newsOf(match));
}

function newsOf({ id: matchId, answer, isByMe }: OnlineMatch): readonly RequestNews[] {
  if (answer === 'requested') return isByMe ? [] : [{ kind: 'asked', matchId }];
  return isByMe ? [{ kind: answer, matchId }] : [];
}

/** Whether the news still hold: a request may have been answered or withdrawn meanwhile, e.g. on another device. */
export const isStillNews = ({ kind }: RequestNews, { answer }: OnlineMatch): boolean =>
  answer === (kind === 'asked' ? 'requested' : kind);
