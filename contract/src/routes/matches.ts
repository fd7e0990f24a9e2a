import type { Bed } from '@neundarter/rules/board/bed';
import { onlineRequestStatuses } from '@neundarter/rules/match/online-request';
import { matchStatuses } from '@neundarter/rules/match/types';
import type { ThrownDart } from '@neundarter/rules/turn/thrown-dart';
import Type from 'typebox';
import {
  Count,
  closed,
  Id,
  IdParams,
  lineOfText,
  oneOrMore,
  pageOf,
  paging,
  TimeStamp,
} from '../entities/common.ts';
import { type EventMatch, EventMatchSchema } from '../entities/event-match.ts';
import {
  BedsSchema,
  ChangedMatchPropsSchema,
  DartsSchema,
  type LegDetail,
  LegDetailSchema,
  type MatchEntity,
  type MatchHead,
  MatchHeadSchema,
  MatchSchema,
  type MatchStanding,
  MatchStandingSchema,
  type MinimalMatch,
  MinimalMatchSchema,
  NewMatchPropsSchema,
  ReopenReason,
} from '../entities/match.ts';
import { oneOf } from '../entities/match-config.ts';
import { maxLimit, maxNameLength } from '../limits.ts';
import { route } from '../route.ts';

/** Gives a wire schema the type from the rules; both have the same fields. */
const as = <Wire>(schema: Type.TSchema) => Type.Unsafe<Wire>(schema);

const filters = {
  status: Type.Optional(oneOrMore(oneOf(matchStatuses))),
  eventId: Type.Optional(Id),
  createdById: Type.Optional(Id),
  playerId: Type.Optional(Id),
  afterDate: Type.Optional(TimeStamp),
  beforeDate: Type.Optional(TimeStamp),
  search: Type.Optional(lineOfText({ minLength: 1, maxLength: maxNameLength })),
  'onlineMatchRequest.requestedToPlayerId': Type.Optional(Id),
  'onlineMatchRequest.status': Type.Optional(oneOrMore(oneOf(onlineRequestStatuses))),
};

const MatchAnswer = as<MatchEntity>(MatchSchema);
/** Only for calls during a match: before its start, a whole match is small. */
const MinimalAnswer = as<MinimalMatch>(MinimalMatchSchema);
const When = Type.Optional(TimeStamp);
const ThrowId = Type.String({ maxLength: 64 });
const tag = 'matches';

export const matchRoutes = {
  countMatches: route({
    address: 'GET /matches/count',
    summary: 'Number of matches that fit the filter',
    tag,
    caller: 'anyone',
    query: Type.Object(filters, closed),
    answer: Count,
    errors: [],
  }),
  listMatches: route({
    address: 'GET /matches',
    summary:
      'Matches that fit the filter, newest first, without their turns; with `search`, which needs createdById or playerId, the latest 2,000 by names of players, event and description',
    tag,
    caller: 'anyone',
    query: Type.Object({ ...filters, ...paging }, closed),
    answer: as<readonly MatchHead[]>(pageOf(MatchHeadSchema)),
    errors: [],
  }),
  listEventMatches: route({
    address: 'GET /events/{id}/matches',
    summary: 'Matches of an event with their places in it; those of a training newest first',
    tag: 'events',
    caller: 'anyone',
    params: IdParams,
    query: Type.Object(
      {
        status: filters.status,
        skip: paging.skip,
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxLimit, default: maxLimit })),
      },
      closed,
    ),
    answer: as<readonly EventMatch[]>(pageOf(EventMatchSchema)),
    errors: ['error.not-found'],
  }),
  readMatch: route({
    address: 'GET /matches/{id}',
    summary: 'One match with all its turns',
    tag,
    caller: 'anyone',
    params: IdParams,
    answer: MatchAnswer,
    errors: ['error.not-found'],
  }),
  readStanding: route({
    address: 'GET /matches/{id}/standing',
    summary: 'What a scoreboard shows of a match',
    tag,
    caller: 'anyone',
    params: IdParams,
    answer: as<MatchStanding>(MatchStandingSchema),
    errors: ['error.not-found'],
  }),
  readLeg: route({
    address: 'GET /matches/{id}/sets/{setNumber}/legs/{legNumber}',
    summary: 'One leg with its turns',
    tag,
    caller: 'anyone',
    params: Type.Object(
      {
        id: Id,
        setNumber: Type.Integer({ minimum: 1, maximum: 999 }),
        legNumber: Type.Integer({ minimum: 1, maximum: 999 }),
      },
      closed,
    ),
    answer: as<LegDetail>(LegDetailSchema),
    errors: ['error.not-found'],
  }),
  createMatch: route({
    address: 'POST /matches/',
    summary: 'Creates a match; the client chooses the id, so a repeated call creates nothing more',
    tag,
    caller: 'guest',
    body: Type.Object(
      {
        id: Id,
        props: NewMatchPropsSchema,
        isKept: Type.Optional(
          Type.Boolean({
            description:
              'the device made the match before it could send it: players who have not agreed to it play as guests ' +
              'until they confirm it, instead of a refusal',
          }),
        ),
      },
      closed,
    ),
    answer: MatchAnswer,
    errors: ['error.id-already-exists', 'error.match.player-not-available'],
  }),
  changeMatch: route({
    address: 'PATCH /matches/',
    summary: 'Changes a match that has not started',
    tag,
    caller: 'guest',
    body: Type.Object({ id: Id, changedProps: ChangedMatchPropsSchema }, closed),
    answer: MatchAnswer,
    errors: ['error.not-found', 'error.invalid-match-status', 'error.match.player-not-available'],
  }),
  listUnconfirmedMatches: route({
    address: 'GET /matches/unconfirmed',
    summary:
      'Matches in which the caller was named without having agreed, and has not confirmed it yet; newest first',
    tag,
    caller: 'user',
    query: Type.Object(paging, closed),
    answer: as<readonly MatchHead[]>(pageOf(MatchHeadSchema)),
    errors: [],
  }),
  confirmMatch: route({
    address: 'PATCH /matches/{id}/confirm',
    summary: 'Confirms that the caller plays in the match, in which they are still a guest',
    tag,
    caller: 'user',
    params: IdParams,
    answer: MatchAnswer,
    errors: ['error.not-found'],
    isIdempotent: true,
  }),
  leaveMatch: route({
    address: 'PATCH /matches/{id}/leave',
    summary: 'Replaces the caller by a guest of the same name, in a match that is not part of an event',
    tag,
    caller: 'user',
    params: IdParams,
    answer: MatchAnswer,
    errors: ['error.not-found', 'error.invalid-match-status'],
    isIdempotent: true,
  }),
  deleteMatch: route({
    address: 'DELETE /matches/{id}',
    summary: 'Deletes a match that is not finished and does not belong to a competition',
    tag,
    caller: 'guest',
    params: IdParams,
    errors: [
      'error.not-found',
      'error.invalid-match-status',
      'error.match.was-finished',
      'error.match.competition-match-cannot-be-deleted',
      'error.event.follow-up-match-started',
    ],
  }),
  startMatch: route({
    address: 'PATCH /matches/{id}/start',
    summary: 'Starts a scheduled match',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Optional(Type.Object({ timeStamp: When }, closed)),
    answer: MatchAnswer,
    errors: [
      'error.not-found',
      'error.invalid-match-status',
      'error.parties-not-set',
      'error.match.request-not-accepted',
    ],
    isIdempotent: true,
  }),
  switchStartingParty: route({
    address: 'PATCH /matches/{id}/switch',
    summary: 'Lets the other party throw first, in the match or in the deciding leg',
    tag,
    caller: 'guest',
    params: IdParams,
    answer: MatchAnswer,
    minimalAnswer: MinimalAnswer,
    errors: ['error.not-found', 'error.invalid-match-status'],
    isIdempotent: true,
  }),
  recordThrow: route({
    address: 'POST /matches/{id}/throw',
    summary: 'Records one turn; the request id becomes the id of the turn',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Object(
      {
        playerId: Id,
        score: Type.Integer(),
        dartsThrown: Type.Optional(Type.Integer({ default: 3 })),
        attemptsOnDouble: Type.Optional(Type.Integer({ default: 0 })),
        setNumber: Type.Optional(Type.Integer({ minimum: 1 })),
        legNumber: Type.Optional(Type.Integer({ minimum: 1 })),
        throwNumber: Type.Optional(Type.Integer({ minimum: 1 })),
        timeStamp: When,
        darts: Type.Optional(as<readonly ThrownDart[]>(DartsSchema)),
        beds: Type.Optional(as<readonly Bed[]>(BedsSchema)),
      },
      closed,
    ),
    answer: MatchAnswer,
    minimalAnswer: MinimalAnswer,
    errors: [
      'error.not-found',
      'error.invalid-match-status',
      'error.invalid-player',
      'error.not-player-of-match',
      'error.invalid-score',
      'error.checkout-must-have-at-least-one-double-attempt',
      'error.match.out-of-sync',
      'error.match.too-many-turns',
    ],
    isIdempotent: true,
  }),
  undoThrow: route({
    address: 'DELETE /matches/{id}/throw',
    summary:
      'Takes back the last turn; with throwId only if that is the last one; with a reason also the end of a match that is over for long',
    tag,
    caller: 'guest',
    params: IdParams,
    query: Type.Object({ throwId: Type.Optional(ThrowId) }, closed),
    body: Type.Optional(Type.Object({ reason: Type.Optional(ReopenReason) }, closed)),
    answer: MatchAnswer,
    minimalAnswer: MinimalAnswer,
    errors: [
      'error.not-found',
      'error.invalid-match-status',
      'error.no-throw-to-undo',
      'error.match.out-of-sync',
      'error.match.over',
      'error.match.reason-needed',
      'error.event.follow-up-match-started',
    ],
    isIdempotent: true,
  }),
  correctThrow: route({
    address: 'PATCH /matches/{id}/throw',
    summary:
      'Corrects a turn of the running leg; later turns that are not possible any more go, if the caller names the last one that stays',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Object(
      {
        throwId: ThrowId,
        playerId: Id,
        score: Type.Integer(),
        dartsThrown: Type.Integer(),
        attemptsOnDouble: Type.Integer(),
        lastThrowId: ThrowId,
        keptThrowId: ThrowId,
      },
      closed,
    ),
    answer: MatchAnswer,
    errors: [
      'error.not-found',
      'error.invalid-match-status',
      'error.invalid-player',
      'error.invalid-score',
      'error.checkout-must-have-at-least-one-double-attempt',
      'error.match.out-of-sync',
      'error.match.over',
      'error.match.reason-needed',
    ],
    isIdempotent: true,
  }),
  forfeitMatch: route({
    address: 'PATCH /matches/{id}/forfeit',
    summary: 'Ends a scheduled match in favour of one party; this cannot be undone',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Object(
      { winningParty: Type.Union([Type.Literal(0), Type.Literal(1)]), timeStamp: When },
      closed,
    ),
    answer: MatchAnswer,
    errors: [
      'error.not-found',
      'error.invalid-match-status',
      'error.parties-not-set',
      'error.match.request-not-accepted',
    ],
    isIdempotent: true,
  }),
  claimMatches: route({
    address: 'POST /users/me/matches/claim',
    summary:
      'Gives the matches that a guest created to a user who has just registered; needs the token of that guest',
    tag: 'users',
    caller: 'user',
    body: Type.Object({ guestToken: Type.String({ minLength: 1, maxLength: 512 }) }, closed),
    answer: Count,
    errors: [],
  }),
  exportOwnData: route({
    address: 'GET /users/me/export',
    summary: 'Everything that is stored about the caller: account, player, teams, matches, practice games',
    tag: 'users',
    caller: 'account',
    answer: Type.Unsafe<object>({ type: 'object' }),
    isExport: true,
    errors: [],
  }),
} as const;
