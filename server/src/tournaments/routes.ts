import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import type { tournamentRoutes } from '@neundarter/contract/routes/tournaments';
import { command } from '../platform/http/command.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { DeriveKey } from '../platform/passes/derive-key.ts';
import type { TournamentPlatform } from './core/change-tournament.ts';
import { addAnnouncement } from './course/add-announcement.ts';
import { addLateEntry } from './course/add-late-entry.ts';
import { changeRound } from './course/change-round.ts';
import { decideOrder, undoDecision } from './course/decide-order.ts';
import { drawSecondChance, undoSecondChance } from './course/draw-second-chance.ts';
import { removeAnnouncement } from './course/remove-announcement.ts';
import { removeThirdPlace } from './course/remove-third-place.ts';
import { readLateSeat } from './course/seek-late-seat.ts';
import { setGone } from './course/set-gone.ts';
import { setGroupBoard, setMatchBoard } from './course/set-match-board.ts';
import { setMatchCaller } from './course/set-match-caller.ts';
import { substituteEntry } from './course/substitute-entry.ts';
import { substitutePartner } from './course/substitute-partner.ts';
import { undoLateEntry } from './course/undo-late-entry.ts';
import { undoWithdrawal, withdrawFromStage } from './course/withdraw-from-stage.ts';
import { addEntries } from './entries/add-entries.ts';
import { answerEntries, confirmAll } from './entries/answer-entries.ts';
import { changeEntry } from './entries/change-entry.ts';
import { listKnownExternals } from './entries/list-known-externals.ts';
import { mergeEntries } from './entries/merge-entries.ts';
import { registerEntry } from './entries/register-entry.ts';
import { removeEntry } from './entries/remove-entry.ts';
import { setCheckIn } from './entries/set-check-in.ts';
import { withdrawEntry } from './entries/withdraw-entry.ts';
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
  createGroups: command(platform, createGroups),
  assignGroups: command(platform, assignGroups),
  undoGroups: command(platform, undoGroups),
  setSeedingList: command(platform, setSeedingList),
  registerParticipant: ({ actor, matchPin, params: { id }, body }) =>
    registerEntry(platform, { actor, matchPin, id, entry: body }),
  changeParticipant: ({ actor, matchPin, params: { id, index }, body: { seenFingerprint, ...entry } }) =>
    changeEntry(platform, {
      actor,
      matchPin,
      id,
      index,
      entry,
      ...(seenFingerprint !== undefined && { seenFingerprint }),
    }),
  addParticipants: command(platform, addEntries),
  removeParticipant: command(platform, removeEntry),
  confirmParticipant: ({ actor, matchPin, params: { id }, body }) =>
    answerEntries(platform, { actor, matchPin, id, answer: 'confirm', ...body }),
  confirmAllParticipants: command(platform, confirmAll),
  rejectParticipant: ({ actor, matchPin, params: { id }, body }) =>
    answerEntries(platform, { actor, matchPin, id, answer: 'reject', ...body }),
  undoAnswer: ({ actor, matchPin, params: { id }, body }) =>
    answerEntries(platform, { actor, matchPin, id, answer: 'undo', ...body }),
  checkInParticipant: command(platform, setCheckIn),
  readKnownExternals: ({ actor, matchPin, params: { id }, query }) =>
    listKnownExternals(platform, { actor, matchPin, id, ...query }),
  mergeParticipants: command(platform, mergeEntries),
  replacePartner: command(platform, substitutePartner),
  withdrawParticipant: command(platform, withdrawEntry),
  enrolScorer: ({ actor, clientAddress, params: { id }, body }) =>
    enrolScorer(platform, { actor, clientAddress, id, ...body }),
  enrolByKey: ({ actor, params: { id }, body }) => enrolByKey(platform, { actor, id, ...body }),
  giveCardKey: ({ actor, matchPin, params: { id } }) =>
    giveCardKey(platform, deriveKey, { actor, matchPin, id }),
  openPin: command(platform, openPin),
  renewPin: command(platform, renewPin),
  readRecentMatchday: ({ actor, matchPin, params: { id } }) =>
    readRecentMatchday(platform, cache, { actor, matchPin, id }),
});

/** Handlers of the calls about running tournaments. */
export const runningTournamentHandlers = (
  platform: TournamentPlatform,
): Handlers<typeof runningTournamentRoutes> => ({
  addAnnouncement: ({ actor, matchPin, params: { id }, body: { id: announcementId, ...said } }) =>
    addAnnouncement(platform, { actor, matchPin, id, announcementId, ...said }),
  removeAnnouncement: ({ actor, matchPin, params }) =>
    removeAnnouncement(platform, { actor, matchPin, ...params }),
  setMatchCaller: command(platform, setMatchCaller),
  setMatchBoard: command(platform, setMatchBoard),
  setGroupBoard: command(platform, setGroupBoard),
  withdrawEntrant: command(platform, withdrawFromStage),
  undoWithdrawal: command(platform, undoWithdrawal),
  setGone: command(platform, setGone),
  decideOrder: command(platform, decideOrder),
  undoDecision: command(platform, undoDecision),
  drawSecondChance: command(platform, drawSecondChance),
  undoSecondChance: ({ actor, matchPin, params }) =>
    undoSecondChance(platform, { actor, matchPin, ...params }),
  readLateSeat: ({ actor, matchPin, params }) => readLateSeat(platform, { actor, matchPin, ...params }),
  addLateEntry: ({ actor, matchPin, params: { id }, body }) =>
    addLateEntry(platform, { actor, matchPin, eventId: id, entry: body }),
  undoLateEntry: ({ actor, matchPin, params }) => undoLateEntry(platform, { actor, matchPin, ...params }),
  substituteEntrant: command(platform, substituteEntry),
  changeRound: command(platform, changeRound),
  dropThirdPlace: command(platform, removeThirdPlace),
  readTournamentLog: ({ actor, matchPin, params, query }) =>
    readLog(platform, { actor, matchPin, ...params, ...query }),
});
