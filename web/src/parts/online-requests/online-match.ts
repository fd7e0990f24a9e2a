import type { MatchHead } from '@neundarter/contract/entities/match';
import { isRequestExpired, type OnlineRequestStatus } from '@neundarter/rules/match/online-request';
import { playersOf } from '@neundarter/rules/match/players';
import type { MatchConfig, MatchStatus, PerParty } from '@neundarter/rules/match/types';
import { playerName } from '../../text/party-names.ts';

/** An online match as one of its two players sees it. */
export type OnlineMatch = {
  readonly id: string;
  readonly status: MatchStatus;
  /** `expired`: nobody has answered in time. */
  readonly answer: OnlineRequestStatus | 'expired';
  /** Whether this player sent the request; otherwise the player received it. */
  readonly isByMe: boolean;
  readonly opponentId: string;
  /** The name stored in the match; shown until the profile is loaded. */
  readonly opponentName: string;
  readonly config: MatchConfig;
  /** Points of each side at the start of a leg; undefined if both start from those of the configuration. */
  readonly startingScores: PerParty<number> | undefined;
  /** When the match was created, milliseconds since 1970. */
  readonly askedAt: number;
  /** Milliseconds since 1970; null before the start. */
  readonly startedAt: number | null;
};

/** Time between two looks whether a request has expired. ms */
export const expiryCheckMs = 5000;

/** Who looks at the list, and when: milliseconds since 1970. */
export type Look = { readonly ownId: string; readonly now: number };

/** The online match of a list entry; null if it is no online match, or one of other players. */
export function onlineMatchOf({ id, props }: MatchHead, { ownId, now }: Look): OnlineMatch | null {
  const {
    onlineMatchRequest: request,
    parties,
    status,
    config,
    startingScores,
    startedAt,
    timeStamp: askedAt,
  } = props;
  if (request === null) return null;
  const { requestedByPlayerId: by, requestedToPlayerId: to } = request;
  if (by !== ownId && to !== ownId) return null;
  const opponentId = by === ownId ? to : by;
  const opponent = parties.flatMap(playersOf).find((player) => player.id === opponentId);
  return {
    id,
    status,
    answer: isRequestExpired({ request, askedAt }, now) ? 'expired' : request.status,
    askedAt,
    isByMe: by === ownId,
    opponentId,
    opponentName: opponent === undefined ? '' : playerName(opponent),
    config,
    startingScores,
    startedAt,
  };
}

type OnlineMatches = {
  /** Requests that wait for this player's answer. */
  readonly incoming: readonly OnlineMatch[];
  /** Accepted matches that are not over. */
  readonly agreed: readonly OnlineMatch[];
  /** Requests of this player that are unanswered, rejected or have expired today. */
  readonly sent: readonly OnlineMatch[];
};

/** Maximum age of an unfinished match, and of a request that has expired; older ones count as abandoned. ms */
const abandonedAfterMs = 12 * 60 * 60 * 1000;

/** Sorts the list by what the player has to do; expired requests of others are left out. */
export function sortOnlineMatches(heads: readonly MatchHead[], look: Look): OnlineMatches {
  const { now } = look;
  const all = heads.map((head) => onlineMatchOf(head, look)).filter((one) => one !== null);
  const scheduled = all.filter(({ status }) => status === 'scheduled');
  const isAlive = ({ startedAt }: OnlineMatch) => startedAt === null || now - startedAt < abandonedAfterMs;
  const isRecent = ({ answer, askedAt }: OnlineMatch) =>
    answer !== 'expired' || now - askedAt < abandonedAfterMs;
  return {
    incoming: scheduled.filter(({ answer, isByMe }) => answer === 'requested' && !isByMe),
    agreed: all.filter((one) => one.answer === 'accepted' && one.status !== 'finished' && isAlive(one)),
    sent: scheduled.filter((one) => one.answer !== 'accepted' && one.isByMe && isRecent(one)),
  };
}
