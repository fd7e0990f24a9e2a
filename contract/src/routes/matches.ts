import { onlineRequestStatuses } from '@neundarter/rules/match/online-request';
import { maxMatchesOfEvent } from '@neundarter/rules/tournament/plan/plan-config';
import Type from 'typebox';
import { Count, closed, Id, IdParams, oneOrMore, pageOf, paging } from '../entities/common.ts';
import { type EventMatch, EventMatchSchema } from '../entities/event-match.ts';
import {
  ChangedMatchPropsSchema,
  type LegDetail,
  LegDetailSchema,
  type ListedMatch,
  ListedMatchSchema,
  type MatchEntity,
  type MatchHead,
  MatchHeadSchema,
  MatchSchema,
  type MatchStanding,
  MatchStandingSchema,
  NewMatchPropsSchema,
} from '../entities/match.ts';
import { oneOf } from '../entities/match-config.ts';
import { periodFilters, SearchFilter, StatusFilter } from '../entities/match-filters.ts';
import { maxLimit } from '../limits.ts';
import { route } from '../route.ts';

const filters = {
  status: StatusFilter,
  eventId: Type.Optional(Id),
  createdById: Type.Optional(Id),
  playerId: Type.Optional(Id),
  ...periodFilters,
  search: SearchFilter,
  'onlineMatchRequest.requestedToPlayerId': Type.Optional(Id),
  'onlineMatchRequest.status': Type.Optional(oneOrMore(oneOf(onlineRequestStatuses))),
};

const MatchAnswer = Type.Unsafe<MatchEntity>(MatchSchema);
const tag = 'matches';

/** Calls about matches, except those with which they are scored. */
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
    answer: Type.Unsafe<readonly ListedMatch[]>(pageOf(ListedMatchSchema)),
    errors: [],
  }),
  listEventMatches: route({
    address: 'GET /events/{id}/matches',
    summary:
      'Matches of an event with their places in it, all of them without `limit`; those of a training newest first',
    tag: 'events',
    caller: 'anyone',
    params: IdParams,
    query: Type.Object(
      {
        status: filters.status,
        skip: paging.skip,
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxLimit })),
      },
      closed,
    ),
    answer: Type.Unsafe<readonly EventMatch[]>(Type.Array(EventMatchSchema, { maxItems: maxMatchesOfEvent })),
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
    answer: Type.Unsafe<MatchStanding>(MatchStandingSchema),
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
    answer: Type.Unsafe<LegDetail>(LegDetailSchema),
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
    answer: Type.Unsafe<readonly MatchHead[]>(pageOf(MatchHeadSchema)),
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
} as const;
