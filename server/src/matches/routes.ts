import type { matchRoutes } from '@neundarter/contract/routes/matches';
import type { onlineRoutes } from '@neundarter/contract/routes/online';
import { ok } from '@neundarter/rules/result';
import type { Actor, Handlers } from '../platform/http/handler.ts';
import type { Presence } from '../platform/presence.ts';
import { changeMatch } from './change-match.ts';
import { createMatch } from './create-match.ts';
import { deleteMatch } from './delete-match.ts';
import { forfeitMatch } from './forfeit-match.ts';
import { readLobby } from './lobby/read-lobby.ts';
import { countMatches, listMatches, readLeg, readMatch, readStandingBytes } from './reads.ts';
import { recordThrow } from './record-throw.ts';
import { answerRequest } from './requests/answer-request.ts';
import { requestMatch } from './requests/request-match.ts';
import type { MatchPlatform } from './settle-match.ts';
import { startMatch } from './start-match.ts';
import { switchStartingParty } from './switch-starting-party.ts';
import { claimMatches, type ReadGuest } from './transfer/claim-matches.ts';
import { type ExportMore, exportOwnData } from './transfer/export-own-data.ts';
import { undoThrow } from './undo-throw.ts';

type CommandCall = {
  readonly params: { readonly id: string };
  readonly requestId: string;
  readonly actor: Actor;
  readonly matchPin: string | null;
};

const commandOf = ({ params, requestId, actor, matchPin }: CommandCall) => ({
  matchId: params.id,
  requestId,
  actor,
  matchPin,
});

/** What matches need beyond the platform. */
export type MatchParts = {
  readonly readGuest: ReadGuest;
  readonly presence: Pick<Presence, 'playerIds'>;
  readonly exportMore: ExportMore;
};

/** The calls about matches, and about who there is to play them with. */
export const matchHandlers = (
  platform: MatchPlatform,
  { readGuest, presence, exportMore }: MatchParts,
): Handlers<typeof matchRoutes & typeof onlineRoutes> => {
  const { db } = platform;
  return {
    countMatches: async ({ query }) => ok({ count: await countMatches(db, query) }),
    listMatches: async ({ query }) => ok(await listMatches(db, query)),
    readMatch: ({ params }) => readMatch(db, params.id),
    readStanding: async ({ params }) => {
      const standing = await readStandingBytes(db, params.id);
      if (!standing.ok) return standing;
      const { bytes, etag } = standing.value;
      return ok({ kind: 'raw' as const, bytes, etag });
    },
    readLeg: ({ params }) => readLeg(db, params),
    createMatch: ({ actor, body }) => createMatch(platform, { actor, ...body }),
    changeMatch: ({ actor, matchPin, body }) => changeMatch(platform, { actor, matchPin, ...body }),
    deleteMatch: ({ actor, matchPin, params }) => deleteMatch(platform, { actor, matchPin, id: params.id }),
    startMatch: (call) => startMatch(platform, { ...commandOf(call), timeStamp: call.body?.timeStamp }),
    switchStartingParty: (call) => switchStartingParty(platform, commandOf(call)),
    recordThrow: (call) => recordThrow(platform, { ...commandOf(call), sent: call.body }),
    undoThrow: (call) => undoThrow(platform, { ...commandOf(call), throwId: call.query.throwId }),
    claimMatches: ({ actor, body }) =>
      claimMatches(platform, readGuest, { actor, guestToken: body.guestToken }),
    exportOwnData: ({ actor }) => exportOwnData(db, actor, exportMore),
    requestMatch: (call) => requestMatch(platform, { ...commandOf(call), ...call.body }),
    acceptRequest: (call) => {
      const { acceptedByPlayerId: playerId } = call.body;
      return answerRequest(platform, { ...commandOf(call), answer: 'accepted', playerId });
    },
    rejectRequest: (call) => {
      const { rejectedByPlayerId: playerId } = call.body;
      return answerRequest(platform, { ...commandOf(call), answer: 'rejected', playerId });
    },
    readLobby: ({ actor }) => readLobby({ ...platform, presence }, actor),
    forfeitMatch: (call) => forfeitMatch(platform, { ...commandOf(call), ...call.body }),
  };
};
