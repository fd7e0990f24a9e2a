import {
  type MatchAccessFacts,
  mayAnswerRequest,
  mayDeleteMatch,
  mayForfeitMatch,
  mayRecordThrow,
  mayRequestMatch,
  mayScoreMatch,
} from '@neundarter/rules/access/match';
import { mayBeginOnline } from '@neundarter/rules/match/online-request';
import { playersOf } from '@neundarter/rules/match/players';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { registeredPlayerIds, type StoredMatch } from './storage/stored-match.ts';

/** Who calls and what they show for it. */
export type Caller = { readonly actor: Actor; readonly matchPin: string | null };

type AccessError =
  | 'error.unauthorized'
  | 'error.insufficient-permissions'
  | 'error.invalid-match-status'
  | 'error.match.request-not-accepted'
  | 'error.match.competition-match-cannot-be-deleted';

type Access = Result<true, AccessError>;

/** Whether the caller may do something with the match. */
export type AccessCheck = (match: StoredMatch, caller: Caller) => Access;

/** What the rules need to know. Trainings, the only events that have matches, have no PIN. */
const factsOf = (match: StoredMatch, { actor }: Caller): Result<MatchAccessFacts, AccessError> => {
  if (actor.kind === 'anyone') return refused('error.unauthorized');
  const { createdById: createdBy, status, isOnlineMatch } = match.props;
  const event =
    match.props.event === null ? null : { ...match.props.event, hasPin: false, pinMatches: false };
  const playerIds = registeredPlayerIds(match);
  return ok({
    actor: describeActor(actor),
    match: { createdBy, playerIds, status, isOnlineMatch, event },
  });
};

/** A check that asks one rule. */
const asking =
  (may: (facts: MatchAccessFacts, match: StoredMatch) => boolean): AccessCheck =>
  (match, caller) => {
    const facts = factsOf(match, caller);
    if (!facts.ok) return facts;
    return may(facts.value, match) ? ok(true) : refused('error.insufficient-permissions');
  };

/** The same for what a match begins with; an online match has to be accepted first. */
const beginning =
  (check: AccessCheck): AccessCheck =>
  (match, caller) => {
    const access = check(match, caller);
    if (!access.ok) return access;
    const { isOnlineMatch, onlineMatchRequest: request } = match.props;
    return mayBeginOnline({ isOnlineMatch, request }) ? access : refused('error.match.request-not-accepted');
  };

/** Whether the caller may switch, undo and change the match. */
export const checkMayScore: AccessCheck = asking(mayScoreMatch);

/** Whether the caller may start the match now. */
export const checkMayStart: AccessCheck = beginning(checkMayScore);

/** Whether the caller may enter a turn of this player. */
export const checkMayThrow = (playerId: string): AccessCheck =>
  asking((facts) => mayRecordThrow(facts, playerId));

/** Whether the caller may give the match to this party now. */
export const checkMayForfeit = (winningParty: PartyIndex): AccessCheck =>
  beginning(
    asking((facts, { props }) =>
      mayForfeitMatch(
        facts,
        playersOf(props.parties[winningParty]).map(({ id }) => id),
      ),
    ),
  );

/** Whether the caller may ask for an online match in the name of this player. */
export const checkMayRequest = (requestedByPlayerId: string): AccessCheck =>
  asking((facts) => mayRequestMatch(facts, requestedByPlayerId));

/** Whether the caller may answer the match's request in the name of this player. */
export const checkMayAnswer = (playerId: string): AccessCheck =>
  asking(({ actor }, { props }) =>
    mayAnswerRequest(actor, {
      requestedToPlayerId: props.onlineMatchRequest?.requestedToPlayerId ?? null,
      playerId,
    }),
  );

/** Times that decide about deleting, ms since 1970; the end of a training that is still there. */
export type DeleteTimes = { readonly now: number; readonly eventEndsAt: number | null };

/** Whether the caller may delete the match now. */
export const checkMayDelete = (
  match: StoredMatch,
  caller: Caller,
  { now, eventEndsAt }: DeleteTimes,
): Access => {
  const facts = factsOf(match, caller);
  if (!facts.ok) return facts;
  const { event } = facts.value.match;
  const dated = event === null || eventEndsAt === null ? event : { ...event, endDateTime: eventEndsAt };
  return mayDeleteMatch({ ...facts.value, match: { ...facts.value.match, event: dated }, now });
};
