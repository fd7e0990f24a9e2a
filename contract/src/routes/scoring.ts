import type { Bed } from '@neundarter/rules/board/bed';
import type { ThrownDart } from '@neundarter/rules/turn/thrown-dart';
import Type from 'typebox';
import { closed, Id, IdParams, TimeStamp } from '../entities/common.ts';
import {
  type MatchEntity,
  MatchSchema,
  type MinimalMatch,
  MinimalMatchSchema,
  ReopenReason,
} from '../entities/match.ts';
import { BedsSchema, DartsSchema } from '../entities/match-turns.ts';
import { route } from '../route.ts';

const MatchAnswer = Type.Unsafe<MatchEntity>(MatchSchema);
/** Only for calls during a match: before its start, a whole match is small. */
const MinimalAnswer = Type.Unsafe<MinimalMatch>(MinimalMatchSchema);
const When = Type.Optional(TimeStamp);
const Side = Type.Union([Type.Literal(0), Type.Literal(1)]);
/** The position of the match on the device, or a part of it. */
const positionFields = {
  setNumber: Type.Optional(Type.Integer({ minimum: 1 })),
  legNumber: Type.Optional(Type.Integer({ minimum: 1 })),
  throwNumber: Type.Optional(Type.Integer({ minimum: 1 })),
};
const ThrowId = Type.String({ maxLength: 64 });
const tag = 'matches';
const refusalsBeforeStart = [
  'error.not-found',
  'error.invalid-match-status',
  'error.parties-not-set',
  'error.match.request-not-accepted',
] as const;

/** Calls with which a match is scored, from its start to its end. */
export const scoringRoutes = {
  startMatch: route({
    address: 'PATCH /matches/{id}/start',
    summary: 'Starts a scheduled match',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Optional(Type.Object({ timeStamp: When }, closed)),
    answer: MatchAnswer,
    errors: refusalsBeforeStart,
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
  orderPartners: route({
    address: 'PATCH /matches/{id}/partners',
    summary: 'Lets a player of a pair throw before the partner; possible until the first turn',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Object({ party: Side, firstPlayerId: Id }, closed),
    answer: MatchAnswer,
    errors: ['error.not-found', 'error.invalid-match-status', 'error.invalid-player'],
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
        ...positionFields,
        timeStamp: When,
        darts: Type.Optional(Type.Unsafe<readonly ThrownDart[]>(DartsSchema)),
        beds: Type.Optional(Type.Unsafe<readonly Bed[]>(BedsSchema)),
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
      'error.match.bull-out-due',
    ],
    isIdempotent: true,
  }),
  decideBullOut: route({
    address: 'POST /matches/{id}/bull-out',
    summary:
      'Says who has won the bull-out at the round limit, and with it the leg; the request id becomes its id, by which an undo names it',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Object({ winningParty: Side, ...positionFields, timeStamp: When }, closed),
    answer: MatchAnswer,
    errors: [
      'error.not-found',
      'error.invalid-match-status',
      'error.match.out-of-sync',
      'error.match.no-bull-out-due',
    ],
    isIdempotent: true,
  }),
  undoThrow: route({
    address: 'DELETE /matches/{id}/throw',
    summary:
      'Takes back the last turn, or the last bull-out; with throwId only if that is the last one; with a reason also the end of a match that is over for long',
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
      'error.event.place-taken-over',
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
    body: Type.Object({ winningParty: Side, timeStamp: When }, closed),
    answer: MatchAnswer,
    errors: refusalsBeforeStart,
    isIdempotent: true,
  }),
} as const;
