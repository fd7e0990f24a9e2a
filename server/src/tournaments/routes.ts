import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import type { tournamentRoutes } from '@neundarter/contract/routes/tournaments';
import type { Handlers } from '../platform/http/handler.ts';
import type { DeriveKey } from '../platform/passes/derive-key.ts';
import type { TournamentPlatform } from './core/change-tournament.ts';
import { changeRound } from './course/change-round.ts';
import { decideOrder, undoDecision } from './course/decide-order.ts';
import { enterResult } from './course/enter-result.ts';
import { removeThirdPlace } from './course/remove-third-place.ts';
import { setGroupBoard, setMatchBoard } from './course/set-match-board.ts';
import { setMatchCaller } from './course/set-match-caller.ts';
import { substituteEntrant } from './course/substitute-entrant.ts';
import { substitutePartner } from './course/substitute-partner.ts';
import { undoResult } from './course/undo-result.ts';
import { undoWithdrawal, withdrawEntrant } from './course/withdraw-entrant.ts';
import { addParticipants } from './entries/add-participants.ts';
import { answerParticipants, confirmAll } from './entries/answer-participants.ts';
import { changeParticipant } from './entries/change-participant.ts';
import { mergeParticipants } from './entries/merge-participants.ts';
import { readKnownExternals } from './entries/read-known-externals.ts';
import { registerParticipant } from './entries/register-participant.ts';
import { removeParticipant } from './entries/remove-participant.ts';
import { setCheckIn } from './entries/set-check-in.ts';
import { withdrawParticipant } from './entries/withdraw-participant.ts';
import { enrolByKey, enrolScorer } from './pin/enrol-scorer.ts';
import { giveCardKey } from './pin/give-card-key.ts';
import { openPin } from './pin/open-pin.ts';
import { renewPin } from './pin/renew-pin.ts';
import { readRecentMatchday } from './reads.ts';
import { assignGroups } from './setup/assign-groups.ts';
import { changeStatus } from './setup/change-status.ts';
import { confirmNotification } from './setup/confirm-notification.ts';
import { createGroups } from './setup/create-groups.ts';
import { setSeedingList } from './setup/set-seeding-list.ts';
import { undoGroups } from './setup/undo-groups.ts';
import { undoStart } from './setup/undo-start.ts';
import { readDependents } from './views/read-dependents.ts';
import { readLog } from './views/read-log.ts';
import type { TournamentCache } from './views/tournament-cache.ts';

/** Handlers of the calls about tournaments. */
export const tournamentHandlers = (
  platform: TournamentPlatform,
  { cache, deriveKey }: { readonly cache: TournamentCache; readonly deriveKey: DeriveKey },
): Handlers<typeof tournamentRoutes> => ({
  confirmNotification: ({ params: { id }, body }) => confirmNotification(platform, { id, ...body }),
  publishTournament: ({ actor, matchPin, params: { id }, body }) =>
    changeStatus(platform, { actor, matchPin, id, step: 'publish', ...body }),
  closeRegistration: ({ actor, matchPin, params: { id }, body }) =>
    changeStatus(platform, { actor, matchPin, id, step: 'close', ...body }),
  reopenRegistration: ({ actor, matchPin, params: { id }, body }) =>
    changeStatus(platform, { actor, matchPin, id, step: 'reopen', ...body }),
  cancelTournament: ({ actor, matchPin, params: { id }, body }) =>
    changeStatus(platform, { actor, matchPin, id, step: 'cancel', ...body }),
  undoStart: ({ actor, matchPin, params: { id }, body }) =>
    undoStart(platform, { actor, matchPin, id, ...body }),
  createGroups: ({ actor, matchPin, params: { id }, body }) =>
    createGroups(platform, { actor, matchPin, id, ...body }),
  assignGroups: ({ actor, matchPin, params: { id }, body }) =>
    assignGroups(platform, { actor, matchPin, id, ...body }),
  undoGroups: ({ actor, matchPin, params: { id }, body }) =>
    undoGroups(platform, { actor, matchPin, id, ...body }),
  setSeedingList: ({ actor, matchPin, params: { id }, body }) =>
    setSeedingList(platform, { actor, matchPin, id, ...body }),
  registerParticipant: ({ actor, matchPin, params: { id }, body }) =>
    registerParticipant(platform, { actor, matchPin, id, entry: body }),
  changeParticipant: ({ actor, matchPin, params: { id, index }, body: { seenFingerprint, ...entry } }) =>
    changeParticipant(platform, {
      actor,
      matchPin,
      id,
      index,
      entry,
      ...(seenFingerprint !== undefined && { seenFingerprint }),
    }),
  addParticipants: ({ actor, matchPin, params: { id }, body }) =>
    addParticipants(platform, { actor, matchPin, id, ...body }),
  removeParticipant: ({ actor, matchPin, params: { id }, body }) =>
    removeParticipant(platform, { actor, matchPin, id, ...body }),
  confirmParticipant: ({ actor, matchPin, params: { id }, body }) =>
    answerParticipants(platform, { actor, matchPin, id, answer: 'confirm', ...body }),
  confirmAllParticipants: ({ actor, matchPin, params: { id }, body }) =>
    confirmAll(platform, { actor, matchPin, id, ...body }),
  rejectParticipant: ({ actor, matchPin, params: { id }, body }) =>
    answerParticipants(platform, { actor, matchPin, id, answer: 'reject', ...body }),
  undoAnswer: ({ actor, matchPin, params: { id }, body }) =>
    answerParticipants(platform, { actor, matchPin, id, answer: 'undo', ...body }),
  checkInParticipant: ({ actor, matchPin, params: { id }, body }) =>
    setCheckIn(platform, { actor, matchPin, id, ...body }),
  readKnownExternals: ({ actor, matchPin, params: { id }, query }) =>
    readKnownExternals(platform, { actor, matchPin, id, ...query }),
  mergeParticipants: ({ actor, matchPin, params: { id }, body }) =>
    mergeParticipants(platform, { actor, matchPin, id, ...body }),
  replacePartner: ({ actor, matchPin, params: { id }, body }) =>
    substitutePartner(platform, { actor, matchPin, id, ...body }),
  withdrawParticipant: ({ actor, matchPin, params: { id }, body }) =>
    withdrawParticipant(platform, { actor, matchPin, id, ...body }),
  enrolScorer: ({ actor, clientAddress, params: { id }, body }) =>
    enrolScorer(platform, { actor, clientAddress, id, ...body }),
  enrolByKey: ({ actor, params: { id }, body }) => enrolByKey(platform, { actor, id, ...body }),
  giveCardKey: ({ actor, matchPin, params: { id } }) =>
    giveCardKey(platform, deriveKey, { actor, matchPin, id }),
  openPin: ({ actor, matchPin, params, body }) => openPin(platform, { actor, matchPin, ...params, ...body }),
  renewPin: ({ actor, matchPin, params: { id }, body }) =>
    renewPin(platform, { actor, matchPin, id, ...body }),
  readRecentMatchday: ({ actor, matchPin, params: { id } }) =>
    readRecentMatchday(platform, cache, { actor, matchPin, id }),
});

/** Handlers of the calls about running tournaments. */
export const runningTournamentHandlers = (
  platform: TournamentPlatform,
): Handlers<typeof runningTournamentRoutes> => ({
  setMatchCaller: ({ actor, matchPin, params, body }) =>
    setMatchCaller(platform, { actor, matchPin, ...params, ...body }),
  setMatchBoard: ({ actor, matchPin, params, body }) =>
    setMatchBoard(platform, { actor, matchPin, ...params, ...body }),
  setGroupBoard: ({ actor, matchPin, params, body }) =>
    setGroupBoard(platform, { actor, matchPin, ...params, ...body }),
  enterResult: ({ actor, matchPin, params, body: result }) =>
    enterResult(platform, { actor, matchPin, ...params, result }),
  undoResult: ({ actor, matchPin, params, body }) =>
    undoResult(platform, { actor, matchPin, ...params, ...body }),
  readDependents: ({ actor, matchPin, params }) => readDependents(platform, { actor, matchPin, ...params }),
  withdrawEntrant: ({ actor, matchPin, params, body }) =>
    withdrawEntrant(platform, { actor, matchPin, ...params, ...body }),
  undoWithdrawal: ({ actor, matchPin, params, body }) =>
    undoWithdrawal(platform, { actor, matchPin, ...params, ...body }),
  decideOrder: ({ actor, matchPin, params, body }) =>
    decideOrder(platform, { actor, matchPin, ...params, ...body }),
  undoDecision: ({ actor, matchPin, params, body }) =>
    undoDecision(platform, { actor, matchPin, ...params, ...body }),
  substituteEntrant: ({ actor, matchPin, params, body }) =>
    substituteEntrant(platform, { actor, matchPin, ...params, ...body }),
  changeRound: ({ actor, matchPin, params, body }) =>
    changeRound(platform, { actor, matchPin, ...params, ...body }),
  dropThirdPlace: ({ actor, matchPin, params, body }) =>
    removeThirdPlace(platform, { actor, matchPin, ...params, ...body }),
  readTournamentLog: ({ actor, matchPin, params, query }) =>
    readLog(platform, { actor, matchPin, ...params, ...query }),
});
