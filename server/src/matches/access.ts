import { mayCorrectThrow, type WantedCorrection } from '@neundarter/rules/access/correct-throw';
import type { EventFacts } from '@neundarter/rules/access/events';
import { mayLeaveMatch } from '@neundarter/rules/access/leave-match';
import {
  type MatchAccessFacts,
  mayAnswerRequest,
  mayChangeMatch,
  mayDecideBullOut,
  mayDeleteMatch,
  mayForfeitMatch,
  mayReadMatch,
  mayRecordThrow,
  mayRequestMatch,
  mayScoreMatch,
} from '@neundarter/rules/access/match';
import { mayUndoThrow } from '@neundarter/rules/access/reopen';
import { mayBeginOnline } from '@neundarter/rules/match/online-request';
import { playersOf } from '@neundarter/rules/match/players';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { EventCaller, EventRights } from '../events/gather-event-rights.ts';
import type { Queries } from '../platform/db/database.ts';
import { deviceOf } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { gatherOwnBoard, type MatchAtPlace } from './boards/gather-own-board.ts';
import { registeredPlayerIds, type StoredMatch } from './storage/stored-match.ts';

/** The caller, their PIN, and a cache of their rights in events. */
export type Caller = EventCaller & {
  /** Gathers the facts about the event of a match in the current transaction; null for a deleted event. */
  readonly gatherFacts: (q: Queries, match: EventMatch) => Promise<EventFacts | null>;
  /** The facts that were gathered last; undefined for an event whose facts were not gathered in this call. */
  readonly gatheredFacts: (eventId: string) => EventFacts | null | undefined;
};

/** A match of an event. */
type EventMatch = MatchAtPlace & { readonly eventId: string };

/** Creates the caller of one call. */
export const callerOf = (rights: EventRights, { actor, matchPin }: EventCaller): Caller => {
  const gathered = new Map<string, EventFacts | null>();
  return {
    actor,
    matchPin,
    gatherFacts: async (q, { eventId, ...match }) => {
      const known = (await rights.describeAll(q, [eventId], { actor, matchPin })).get(eventId) ?? null;
      const facts = known && (await gatherOwnBoard(q, known, { actor, match }));
      gathered.set(eventId, facts);
      return facts;
    },
    gatheredFacts: (eventId) => gathered.get(eventId),
  };
};

type AccessError =
  | 'error.unauthorized'
  | 'error.not-found'
  | 'error.insufficient-permissions'
  | 'error.invalid-match-status'
  | 'error.match.request-not-accepted'
  | 'error.match.over'
  | 'error.match.reason-needed'
  | 'error.match.was-finished'
  | 'error.match.competition-match-cannot-be-deleted';

type Access = Result<true, AccessError>;

/** Checks whether the caller may do something with the match; queries the database only for matches of events. */
export type AccessCheck = (q: Queries, match: StoredMatch, caller: Caller) => Promise<Access>;

/** The event of a match for `mayReadMatch`; null without an event. A deleted event counts as not public. */
export const readableEvent = (
  { props }: Pick<StoredMatch, 'props'>,
  facts: EventFacts | null,
): EventFacts | null => {
  if (props.eventId === null) return null;
  return facts ?? { teamId: '', type: 'training', ...props.event, isPublic: false };
};

/** The facts that the rules need; `error.not-found` for callers who may not see the match. */
const factsOf = async (
  q: Queries,
  match: StoredMatch,
  { actor, gatherFacts }: Caller,
): Promise<Result<MatchAccessFacts, AccessError>> => {
  if (actor.kind === 'anyone') return refused('error.unauthorized');
  const { createdById: createdBy, status, isOnlineMatch, eventId, finishReceivedAt = null } = match.props;
  const known = eventId === null ? null : await gatherFacts(q, { id: match.id, status, eventId });
  const playerIds = registeredPlayerIds(match);
  const asker = describeActor(actor);
  if (!mayReadMatch(asker, { createdBy, playerIds, event: readableEvent(match, known) }))
    return refused('error.not-found');
  const event = match.props.event && (known ?? match.props.event);
  const isEndedHere = match.endedOn !== null && match.endedOn === deviceOf(actor);
  const facts = { createdBy, playerIds, status, finishReceivedAt, isEndedHere, isOnlineMatch, event };
  return ok({ actor: asker, match: facts });
};

/** A check by one rule. */
const asking =
  (may: (facts: MatchAccessFacts, match: StoredMatch) => boolean): AccessCheck =>
  async (q, match, caller) => {
    const facts = await factsOf(q, match, caller);
    if (!facts.ok) return facts;
    return may(facts.value, match) ? ok(true) : refused('error.insufficient-permissions');
  };

/** The check, and for an online match also that its request was accepted; for commands that begin a match. */
const beginning =
  (check: AccessCheck): AccessCheck =>
  async (q, match, caller) => {
    const access = await check(q, match, caller);
    if (!access.ok) return access;
    const { isOnlineMatch, onlineMatchRequest: request } = match.props;
    return mayBeginOnline({ isOnlineMatch, request }) ? access : refused('error.match.request-not-accepted');
  };

/** Whether the caller may start, switch and score the match. */
export const checkMayScore: AccessCheck = asking(mayScoreMatch);

/** Whether the caller may change names and settings of the match. */
export const checkMayChange: AccessCheck = asking(mayChangeMatch);

/** Whether the caller may take back the last turn at `now`, also that of a finished match. */
export const checkMayUndo =
  (asked: { readonly now: number; readonly hasReason: boolean }): AccessCheck =>
  async (q, match, caller) => {
    const facts = await factsOf(q, match, caller);
    return facts.ok ? mayUndoThrow(facts.value, asked) : facts;
  };

/** Whether the caller may correct a turn. */
export const checkMayCorrect =
  (wanted: WantedCorrection): AccessCheck =>
  async (q, match, caller) => {
    const facts = await factsOf(q, match, caller);
    return facts.ok ? mayCorrectThrow(facts.value, wanted) : facts;
  };

/** Whether the caller may start the match now. */
export const checkMayStart: AccessCheck = beginning(checkMayScore);

/** Whether the caller may enter a turn of this player. */
export const checkMayThrow = (playerId: string): AccessCheck =>
  asking((facts) => mayRecordThrow(facts, playerId));

/** Whether the caller may say that this party has won the bull-out. */
export const checkMayDecide = (winningParty: PartyIndex): AccessCheck =>
  asking((facts, { props }) =>
    mayDecideBullOut(
      facts,
      playersOf(props.parties[winningParty]).map(({ id }) => id),
    ),
  );

/** Whether the caller may give the match to this party now. */
export const checkMayForfeit = (winningParty: PartyIndex): AccessCheck =>
  beginning(
    asking((facts, { props }) =>
      mayForfeitMatch(facts, {
        winners: playersOf(props.parties[winningParty]).map(({ id }) => id),
        losers: playersOf(props.parties[winningParty === 0 ? 1 : 0]).map(({ id }) => id),
      }),
    ),
  );

/** Whether the caller may ask for an online match as this player. */
export const checkMayRequest = (requestedByPlayerId: string): AccessCheck =>
  asking((facts) => mayRequestMatch(facts, requestedByPlayerId));

/** Whether the caller may answer the match's request as this player. */
export const checkMayAnswer = (playerId: string): AccessCheck =>
  asking(({ actor }, { props }) =>
    mayAnswerRequest(actor, {
      requestedToPlayerId: props.onlineMatchRequest?.requestedToPlayerId ?? null,
      playerId,
    }),
  );

/** Whether the caller may leave the match now. @param isUnconfirmed whether they have not confirmed their seat */
export const checkMayLeave =
  (isUnconfirmed: boolean): AccessCheck =>
  async (q, match, caller) => {
    if (isUnconfirmed) return ok(true);
    const facts = await factsOf(q, match, caller);
    return facts.ok ? mayLeaveMatch({ ...facts.value, isUnconfirmed }) : facts;
  };

/** Whether the caller may delete the match now. */
export const checkMayDelete: AccessCheck = async (q, match, caller) => {
  const facts = await factsOf(q, match, caller);
  return facts.ok ? mayDeleteMatch(facts.value) : facts;
};
