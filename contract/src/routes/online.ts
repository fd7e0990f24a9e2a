import Type from 'typebox';
import { closed, Id, IdParams } from '../entities/common.ts';
import { LobbyPlayerSchema } from '../entities/lobby.ts';
import { type MatchEntity, MatchSchema } from '../entities/match.ts';
import { maxLobbyPlayers } from '../limits.ts';
import { route } from '../route.ts';

const tag = 'online';
const MatchAnswer = Type.Unsafe<MatchEntity>(MatchSchema);

/** Calls of the lobby and of matches between two boards. */
export const onlineRoutes = {
  requestMatch: route({
    address: 'POST /matches/{id}/request',
    summary: 'Asks the other player of a scheduled match to play it online',
    tag,
    caller: 'user',
    params: IdParams,
    body: Type.Object({ requestedByPlayerId: Id, requestedToPlayerId: Id }, closed),
    answer: MatchAnswer,
    errors: [
      'error.not-found',
      'error.invalid-match-status',
      'error.not-player-of-match',
      'error.match.already-requested',
      'error.match.online-matches-not-allowed',
      'error.too-many-requests',
    ],
    isIdempotent: true,
  }),
  acceptRequest: route({
    address: 'PATCH /matches/{id}/request/accept',
    summary: 'Accepts the request; now either player may start the match',
    tag,
    caller: 'user',
    params: IdParams,
    body: Type.Object({ acceptedByPlayerId: Id }, closed),
    answer: MatchAnswer,
    errors: [
      'error.not-found',
      'error.invalid-match-status',
      'error.match.request-already-answered',
      'error.match.request-expired',
    ],
    isIdempotent: true,
  }),
  rejectRequest: route({
    address: 'PATCH /matches/{id}/request/reject',
    summary: 'Rejects the request; after that the match can only be deleted',
    tag,
    caller: 'user',
    params: IdParams,
    body: Type.Object({ rejectedByPlayerId: Id }, closed),
    answer: MatchAnswer,
    errors: ['error.not-found', 'error.invalid-match-status', 'error.match.request-already-answered'],
    isIdempotent: true,
  }),
  readLobby: route({
    address: 'GET /players/lobby',
    summary:
      'Teammates, and other online players who accept online matches, without the caller; available ones first',
    tag,
    caller: 'user',
    answer: Type.Array(LobbyPlayerSchema, { maxItems: maxLobbyPlayers }),
    errors: [],
  }),
} as const;
