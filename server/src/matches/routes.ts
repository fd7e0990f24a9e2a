import { guestMatchListedMs } from '@neundarter/contract/limits';
import type { matchRoutes } from '@neundarter/contract/routes/matches';
import type { onlineRoutes } from '@neundarter/contract/routes/online';
import type { ownDataRoutes } from '@neundarter/contract/routes/own-data';
import type { scoringRoutes } from '@neundarter/contract/routes/scoring';
import { ok, refused } from '@neundarter/rules/result';
import type { EventRights } from '../events/gather-event-rights.ts';
import type { Exports } from '../platform/exports.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { Presence } from '../platform/presence.ts';
import { answerCalls } from './answer-calls.ts';
import { changeMatch } from './change-match.ts';
import { choosePartnerOrder } from './choose-partner-order.ts';
import { correctThrow } from './correct-throw.ts';
import { createMatch } from './create-match.ts';
import { decideBullOut } from './decide-bull-out.ts';
import { deleteMatch } from './delete-match.ts';
import { forfeitMatch } from './forfeit-match.ts';
import { listEventMatches } from './list-event-matches.ts';
import { readLobby } from './lobby/read-lobby.ts';
import {
  countMatchesFor,
  listMatchesFor,
  listUnconfirmedFor,
  readLegFor,
  readMatchFor,
  readStandingBytesFor,
} from './read-match-for.ts';
import { recordThrow } from './record-throw.ts';
import { answerRequest } from './requests/answer-request.ts';
import { requestMatch } from './requests/request-match.ts';
import { confirmMatch } from './seats/confirm-match.ts';
import { leaveMatch } from './seats/leave-match.ts';
import type { MatchPlatform } from './settle-match.ts';
import { startMatch } from './start-match.ts';
import type { MatchFilter } from './storage/find-page.ts';
import { switchStartingParty } from './switch-starting-party.ts';
import { claimMatches, type ReadGuest } from './transfer/claim-matches.ts';
import { type ExportMore, exportOwnData } from './transfer/export-own-data.ts';
import { undoThrow } from './undo-throw.ts';

/** What matches need besides the platform. */
export type MatchParts = {
  readonly rights: EventRights;
  readonly readGuest: ReadGuest;
  readonly presence: Pick<Presence, 'playerIds'>;
  readonly exports: Exports;
  readonly exportMore: ExportMore;
};

/** A search reads many matches, so it needs somebody whose matches these are. */
const isBounded = ({ search, createdById, playerId }: MatchFilter): boolean =>
  search === undefined || createdById !== undefined || playerId !== undefined;

/** Handlers of the calls about matches and the lobby. */
export const matchHandlers = (
  platform: MatchPlatform,
  { rights, readGuest, presence, exports, exportMore }: MatchParts,
): Handlers<typeof matchRoutes & typeof scoringRoutes & typeof onlineRoutes & typeof ownDataRoutes> => {
  const { db } = platform;
  const reader = { db, rights };
  /** Lists of one creator or player are complete; public ones leave out what guests left unfinished. */
  const publicly = <Query extends MatchFilter>(query: Query): Query & MatchFilter =>
    query.createdById === undefined && query.playerId === undefined
      ? { ...query, leftBefore: platform.clock.now() - guestMatchListedMs }
      : query;
  const { callerFor, answering, changing, changingMinimally } = answerCalls(reader);
  return {
    countMatches: async ({ query, ...call }) =>
      isBounded(query)
        ? ok({ count: await countMatchesFor(reader, call, publicly(query)) })
        : refused('error.invalid-request'),
    listMatches: async ({ query, ...call }) =>
      isBounded(query)
        ? ok(await listMatchesFor(reader, call, publicly(query)))
        : refused('error.invalid-request'),
    listEventMatches: ({ params, query, actor, matchPin }) =>
      listEventMatches(reader, { ...params, ...query, actor, matchPin }),
    readMatch: (call) => readMatchFor(reader, call, call.params.id),
    readStanding: async (call) => {
      const standing = await readStandingBytesFor(reader, call, call.params.id);
      if (!standing.ok) return standing;
      const { bytes, etag } = standing.value;
      return ok({ kind: 'raw' as const, bytes, etag });
    },
    readLeg: (call) => readLegFor(reader, call, call.params),
    createMatch: answering(({ body }, caller) => createMatch(platform, { ...caller, ...body })),
    changeMatch: answering(({ body }, caller) => changeMatch(platform, { ...caller, ...body })),
    deleteMatch: ({ params, ...call }) => deleteMatch(platform, { ...callerFor(call), id: params.id }),
    listUnconfirmedMatches: async ({ query, ...call }) => ok(await listUnconfirmedFor(reader, call, query)),
    confirmMatch: changing((_call, command) => confirmMatch(platform, command)),
    leaveMatch: changing((_call, command) => leaveMatch(platform, command)),
    startMatch: changing(({ body }, command) =>
      startMatch(platform, { ...command, timeStamp: body?.timeStamp }),
    ),
    switchStartingParty: changingMinimally((_call, command) => switchStartingParty(platform, command)),
    orderPartners: answering(({ params, body }, caller) =>
      choosePartnerOrder(platform, { ...caller, ...body, matchId: params.id }),
    ),
    recordThrow: changingMinimally(({ body }, command) => recordThrow(platform, { ...command, sent: body })),
    decideBullOut: changing(({ body }, command) => decideBullOut(platform, { ...command, sent: body })),
    undoThrow: changingMinimally(({ query, body }, command) =>
      undoThrow(platform, { ...command, throwId: query.throwId, reason: body?.reason?.trim() }),
    ),
    correctThrow: changing(({ body }, command) => correctThrow(platform, { ...command, sent: body })),
    claimMatches: ({ actor, body }) =>
      claimMatches(platform, readGuest, { actor, guestToken: body.guestToken }),
    exportOwnData: ({ actor }) => exportOwnData({ db, exports, exportMore }, actor),
    requestMatch: changing(({ body }, command) => requestMatch(platform, { ...command, ...body })),
    acceptRequest: changing(({ body: { acceptedByPlayerId: playerId } }, command) =>
      answerRequest(platform, { ...command, answer: 'accepted', playerId }),
    ),
    rejectRequest: changing(({ body: { rejectedByPlayerId: playerId } }, command) =>
      answerRequest(platform, { ...command, answer: 'rejected', playerId }),
    ),
    readLobby: ({ actor }) => readLobby({ ...platform, presence }, actor),
    forfeitMatch: changing(({ body }, command) => forfeitMatch(platform, { ...command, ...body })),
  };
};
