// Online matches: two registered players, each alone at a board. One player asks, the other accepts or rejects. The
// match can start only after the request was accepted, and a request that nobody answers ends after ten minutes. Asking
// or answering the same again changes nothing; a different second answer is refused. access/match decides who may ask and
// who may answer.
import { ok, type Result, refused } from '../result.ts';
import type { MatchStatus, Party, PerParty } from './types.ts';

export const onlineRequestStatuses = ['requested', 'accepted', 'rejected'] as const;
export type OnlineRequestStatus = (typeof onlineRequestStatuses)[number];

export type OnlineMatchRequest = {
  readonly status: OnlineRequestStatus;
  readonly requestedByPlayerId: string;
  readonly requestedToPlayerId: string;
};

const onlineRequestErrors = [
  'error.match.online-matches-not-allowed',
  'error.match.already-requested',
  'error.match.request-already-answered',
  'error.match.request-not-accepted',
  'error.match.request-expired',
] as const;
export type OnlineRequestError = (typeof onlineRequestErrors)[number];

/** What the rules need to know of a match before they change its request. */
export type RequestFacts = {
  readonly status: MatchStatus;
  readonly parties: PerParty<Party>;
  readonly request: OnlineMatchRequest | null;
};

/** Who asks whom, and whether the player who is asked accepts online matches at all. */
type WantedRequest = {
  readonly requestedByPlayerId: string;
  readonly requestedToPlayerId: string;
  readonly isAllowed: boolean;
};

/** Time after which an unanswered request ends: nobody waits longer at a board. ms */
const onlineRequestLifetimeMs = 10 * 60 * 1000;

/** Whether nobody has answered the request of a match that was created at `askedAt` (ms since 1970) in time. */
export const isRequestExpired = (
  { request, askedAt }: { readonly request: OnlineMatchRequest | null; readonly askedAt: number },
  now: number,
): boolean => request?.status === 'requested' && now - askedAt >= onlineRequestLifetimeMs;

/** The two players of a match that can be played online; null unless each side is one registered player. */
export const onlinePlayersOf = (parties: PerParty<Party>): PerParty<string> | null => {
  const [home, away] = parties.map((party) =>
    party.type === 'single' && party.player.type === 'registered' ? party.player.id : null,
  );
  return home && away && home !== away ? [home, away] : null;
};

/**
 * Asks the other player of a match. Asking the same again returns the existing request.
 * Refusals, the first that applies: `error.match.already-requested` after any other request;
 * `error.invalid-match-status` unless scheduled; `error.not-player-of-match` unless the two are its two sides;
 * `error.match.online-matches-not-allowed`.
 */
export const requestOnlineMatch = (
  { status, parties, request }: RequestFacts,
  { requestedByPlayerId, requestedToPlayerId, isAllowed }: WantedRequest,
): Result<
  OnlineMatchRequest,
  OnlineRequestError | 'error.invalid-match-status' | 'error.not-player-of-match'
> => {
  if (request !== null) {
    const isSame =
      request.status === 'requested' &&
      request.requestedByPlayerId === requestedByPlayerId &&
      request.requestedToPlayerId === requestedToPlayerId;
    return isSame ? ok(request) : refused('error.match.already-requested');
  }
  if (status !== 'scheduled') return refused('error.invalid-match-status');
  const players = onlinePlayersOf(parties);
  const areBoth =
    players?.includes(requestedByPlayerId) &&
    players.includes(requestedToPlayerId) &&
    requestedByPlayerId !== requestedToPlayerId;
  if (!areBoth) return refused('error.not-player-of-match');
  if (!isAllowed) return refused('error.match.online-matches-not-allowed');
  return ok({ status: 'requested', requestedByPlayerId, requestedToPlayerId });
};

type AnswerError =
  | 'error.match.request-already-answered'
  | 'error.match.request-expired'
  | 'error.invalid-match-status';

/**
 * Accepts or rejects; the same answer again returns the same request.
 * Refusals: `error.invalid-match-status` without a request, or if the request is open and the match is no longer
 * scheduled; `error.match.request-already-answered` after the opposite answer; `error.match.request-expired` if an
 * open request is accepted too late.
 */
export const answerOnlineRequest = (
  { status, request, isExpired }: Omit<RequestFacts, 'parties'> & { readonly isExpired: boolean },
  answer: Exclude<OnlineRequestStatus, 'requested'>,
): Result<OnlineMatchRequest, AnswerError> => {
  if (request === null) return refused('error.invalid-match-status');
  if (request.status === answer) return ok(request);
  if (request.status !== 'requested') return refused('error.match.request-already-answered');
  if (status !== 'scheduled') return refused('error.invalid-match-status');
  return isExpired && answer === 'accepted'
    ? refused('error.match.request-expired')
    : ok({ ...request, status: answer });
};

/** Whether the match may be started or forfeited: an online match only after its request was accepted. */
export const mayBeginOnline = (match: {
  readonly isOnlineMatch: boolean;
  readonly request: OnlineMatchRequest | null;
}): boolean => !match.isOnlineMatch || match.request?.status === 'accepted';

/** Whether parties and settings are fixed because a player was asked to play exactly these. */
export const isSetupAgreed = (request: OnlineMatchRequest | null): boolean =>
  request !== null && request.status !== 'rejected';
