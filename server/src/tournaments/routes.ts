import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import type { tournamentRoutes } from '@neundarter/contract/routes/tournaments';
import type { Handlers } from '../platform/http/handler.ts';
import type { DeriveKey } from '../platform/passes/derive-key.ts';
import { addParticipants } from './add-participants.ts';
import { answerParticipants, confirmAll } from './answer-participants.ts';
import { assignGroups } from './assign-groups.ts';
import { changeParticipant } from './change-participant.ts';
import { changeRound } from './change-round.ts';
import { changeStatus } from './change-status.ts';
import type { TournamentPlatform } from './change-tournament.ts';
import { confirmNotification } from './confirm-notification.ts';
import { createGroups } from './create-groups.ts';
import { decideOrder, undoDecision } from './decide-order.ts';
import { enrolByKey, enrolScorer } from './enrol-scorer.ts';
import { enterResult } from './enter-result.ts';
import { giveCardKey } from './give-card-key.ts';
import { mergeParticipants } from './merge-participants.ts';
import { openPin } from './open-pin.ts';
import { readDependents } from './read-dependents.ts';
import { readKnownExternals } from './read-known-externals.ts';
import { readLog } from './read-log.ts';
import { readRecentMatchday } from './reads.ts';
import { registerParticipant } from './register-participant.ts';
import { removeParticipant } from './remove-participant.ts';
import { removeThirdPlace } from './remove-third-place.ts';
import { renewPin } from './renew-pin.ts';
import { setCheckIn } from './set-check-in.ts';
import { setGroupBoard, setMatchBoard } from './set-match-board.ts';
import { setMatchCaller } from './set-match-caller.ts';
import { setSeedingList } from './set-seeding-list.ts';
import { substituteEntrant } from './substitute-entrant.ts';
import { substitutePartner } from './substitute-partner.ts';
import type { TournamentCache } from './tournament-cache.ts';
import { undoGroups } from './undo-groups.ts';
import { undoResult } from './undo-result.ts';
import { undoStart } from './undo-start.ts';
import { undoWithdrawal, withdrawEntrant } from './withdraw-entrant.ts';
import { withdrawParticipant } from './withdraw-participant.ts';

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
