import { freeNumbers } from '@neundarter/rules/tournament/groups/free-groups';
import { participantNumbers } from '@neundarter/rules/tournament/setup/setup';
import Type from 'typebox';
import { closed, Id, IdParams, lineOfText, Reason } from '../entities/common.ts';
import { EditRevision, EventSchema } from '../entities/event.ts';
import {
  EditedEntrySchema,
  SentEntrySchema,
  SentParticipantSchema,
  SentPartnerSchema,
} from '../entities/participant.ts';
import { MailToken } from '../entities/user.ts';
import {
  cardKeyLength,
  matchPinLength,
  maxEntriesOfTournament,
  maxKnownExternals,
  maxNameLength,
} from '../limits.ts';
import { route } from '../route.ts';

const tag = 'tournaments';
const Revision = Type.Optional(Type.Object({ editRevision: EditRevision }, closed));
const CardKey = Type.String({ pattern: `^[\\w-]{${cardKeyLength}}$` });
const changed = { tag, caller: 'user', params: IdParams, answer: EventSchema } as const;
const usual = ['error.not-found', 'error.event.changed-meanwhile', 'error.event.invalid-status'] as const;

/** An entry is named by its people: nobody is in a tournament twice. */
const EntryBody = Type.Object({ participant: SentParticipantSchema, editRevision: EditRevision }, closed);
const entryErrors = [...usual, 'error.event.participant-not-found'] as const;
/** People without an account become players when they are confirmed. */
const newPlayerErrors = ['error.id-already-exists', 'error.players.online-id-taken'] as const;
const registerErrors = [
  ...usual,
  ...newPlayerErrors,
  'error.event.participant-already-registered',
  'error.event.max-number-of-participants-exceeded',
  'error.match.player-not-available',
] as const;
const Group = Type.Object(
  {
    groupId: lineOfText({ minLength: 1, maxLength: 2 }),
    participants: Type.Array(Id, { maxItems: participantNumbers.max }),
  },
  closed,
);

/** Set-up and registration of tournaments. */
export const tournamentRoutes = {
  publishTournament: route({
    ...changed,
    address: 'PATCH /events/{id}/publish',
    summary: 'Opens the registration of a tournament',
    body: Revision,
    errors: usual,
  }),
  confirmNotification: route({
    address: 'POST /events/{id}/notification/confirm',
    summary: 'Agrees to get the notifications of a tournament, with the token of the mail to that address',
    tag,
    caller: 'anyone',
    params: IdParams,
    body: Type.Object({ token: MailToken }, closed),
    errors: ['error.registration.invalid-link'],
  }),
  closeRegistration: route({
    ...changed,
    address: 'PATCH /events/{id}/close',
    summary: 'Closes the registration, once every entry is answered and enough are confirmed',
    body: Revision,
    errors: [...usual, 'error.event.registration-not-closable'],
  }),
  reopenRegistration: route({
    ...changed,
    address: 'PATCH /events/{id}/reopen',
    summary: 'Opens a closed registration again',
    body: Revision,
    errors: usual,
  }),
  cancelTournament: route({
    ...changed,
    address: 'PATCH /events/{id}/cancel',
    summary: 'Cancels a tournament that has not started; its page stays, and everybody is told',
    body: Type.Object({ reason: Reason, editRevision: EditRevision }, closed),
    errors: usual,
  }),
  createGroups: route({
    ...changed,
    address: 'PATCH /events/{id}/groups/create',
    summary: 'Draws the groups; in manual mode it checks those that were assigned',
    body: Revision,
    errors: [
      ...usual,
      'error.event.groups-not-assigned-uniquely',
      'error.event.groups-not-assigned-completely',
    ],
  }),
  assignGroups: route({
    ...changed,
    address: 'PATCH /events/{id}/groups',
    summary: 'Assigns entries to groups by hand, complete or not; those left out have none',
    body: Type.Object(
      { groups: Type.Array(Group, { maxItems: freeNumbers.groups.max }), editRevision: EditRevision },
      closed,
    ),
    errors: [...usual, 'error.event.groups-not-assigned-uniquely', 'error.event.participant-not-found'],
  }),
  undoGroups: route({
    ...changed,
    address: 'PATCH /events/{id}/groups/undo',
    summary: 'Takes back the assignment of groups',
    body: Revision,
    errors: usual,
  }),
  setSeedingList: route({
    ...changed,
    address: 'PATCH /events/{id}/seeding',
    summary: 'Sets the seeding list: ids of entries, seed 1 first; those left out follow by lot',
    body: Type.Object(
      { entries: Type.Array(Id, { maxItems: participantNumbers.max }), editRevision: EditRevision },
      closed,
    ),
    errors: [...usual, 'error.event.participant-not-found'],
  }),
  registerParticipant: route({
    address: 'POST /events/{id}/participants',
    summary: 'Registers for a tournament: oneself, or as organiser anybody; a repeat changes nothing',
    tag,
    caller: 'guest',
    params: IdParams,
    body: SentEntrySchema,
    answer: EventSchema,
    errors: [...registerErrors, 'error.too-many-requests'],
  }),
  changeParticipant: route({
    ...changed,
    address: 'POST /events/{id}/participants/{index}',
    summary: 'Changes an entry, unless somebody else has edited it meanwhile; `index` is its position',
    params: Type.Object(
      { id: Id, index: Type.Integer({ minimum: 0, maximum: maxEntriesOfTournament }) },
      closed,
    ),
    body: EditedEntrySchema,
    errors: [...registerErrors, 'error.event.participant-not-found'],
  }),
  addParticipants: route({
    ...changed,
    address: 'POST /events/{id}/participants/batch',
    summary: 'Adds entries as organiser, all or none; entries that are known already are left alone',
    body: Type.Object(
      { entries: Type.Array(SentEntrySchema, { minItems: 1, maxItems: participantNumbers.max }) },
      closed,
    ),
    errors: registerErrors,
  }),
  removeParticipant: route({
    ...changed,
    address: 'DELETE /events/{id}/participants',
    summary: 'Removes an entry that is not confirmed',
    body: EntryBody,
    errors: entryErrors,
  }),
  confirmParticipant: route({
    ...changed,
    address: 'PATCH /events/{id}/participants/confirm',
    summary: 'Confirms an entry; a repeat changes nothing',
    body: EntryBody,
    errors: [...entryErrors, 'error.event.max-number-of-participants-exceeded', ...newPlayerErrors],
  }),
  confirmAllParticipants: route({
    ...changed,
    address: 'PATCH /events/{id}/participants/confirm-all',
    summary: 'Confirms all entries that are not answered yet, in their order, as far as there are places',
    body: Revision,
    errors: [...usual, ...newPlayerErrors],
  }),
  rejectParticipant: route({
    ...changed,
    address: 'PATCH /events/{id}/participants/reject',
    summary: 'Rejects an entry; a repeat changes nothing',
    body: EntryBody,
    errors: entryErrors,
  }),
  undoAnswer: route({
    ...changed,
    address: 'PATCH /events/{id}/participants/undo-confirm-reject',
    summary: 'Takes back the confirmation or rejection of an entry',
    body: EntryBody,
    errors: [...entryErrors, 'error.event.max-number-of-participants-exceeded'],
  }),
  checkInParticipant: route({
    ...changed,
    address: 'PATCH /events/{id}/participants/check-in',
    summary: 'Ticks that an entry is present or has paid',
    body: Type.Object(
      {
        participant: SentParticipantSchema,
        isPresent: Type.Optional(Type.Boolean()),
        hasPaid: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    errors: entryErrors,
  }),
  readKnownExternals: route({
    address: 'GET /events/{id}/known-externals',
    summary:
      'Players without an account from earlier tournaments of the team whose name contains a text; only for organisers',
    tag,
    caller: 'user',
    params: IdParams,
    query: Type.Object({ name: lineOfText({ minLength: 1, maxLength: maxNameLength }) }, closed),
    answer: Type.Array(Type.Object({ id: Id, firstName: Type.String(), lastName: Type.String() }, closed), {
      maxItems: maxKnownExternals,
      description: 'by name, without those who are in this tournament',
    }),
    errors: ['error.not-found', 'error.event.invalid-status'],
  }),
  mergeParticipants: route({
    ...changed,
    address: 'PATCH /events/{id}/participants/merge',
    summary: 'Merges two entries of the same person before the start; the people of the kept one stay',
    body: Type.Object(
      {
        keep: Type.Unsafe<string>({ ...Id, description: 'id of the entry that stays' }),
        remove: Type.Unsafe<string>({ ...Id, description: 'id of the entry that goes' }),
        editRevision: EditRevision,
      },
      closed,
    ),
    errors: [...entryErrors, ...newPlayerErrors],
  }),
  replacePartner: route({
    ...changed,
    caller: 'guest',
    address: 'PATCH /events/{id}/participants/partner',
    summary:
      'Replaces the partner of a pair before its first match: as organiser, or in the own registration, where a confirmed one takes only players with an account',
    body: Type.Object(
      {
        entryId: Id,
        leaving: Type.Unsafe<string>({ ...Id, description: 'player id of who leaves the pair' }),
        partner: SentPartnerSchema,
      },
      closed,
    ),
    errors: [
      ...usual,
      ...newPlayerErrors,
      'error.event.participant-not-found',
      'error.event.participant-already-registered',
      'error.event.game-already-begun',
      'error.match.player-not-available',
      'error.too-many-requests',
    ],
  }),
  withdrawParticipant: route({
    address: 'PATCH /events/{id}/participants/withdraw',
    summary:
      'Withdraws the own registration while registration is open, by account or by the key of a mail; whoever was registered by somebody else may do so until the start',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Object(
      { entryId: Id, key: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })) },
      closed,
    ),
    answer: EventSchema,
    errors: [...usual, 'error.event.participant-not-found'],
  }),
  enrolScorer: route({
    address: 'POST /events/{id}/enrol',
    summary: 'Enters the PIN of a tournament once; the caller may then score its matches',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Object({ pin: Type.String({ pattern: `^[0-9]{${matchPinLength}}$` }) }, closed),
    errors: [
      'error.not-found',
      'error.event.invalid-status',
      'error.event.wrong-pin',
      'error.event.pin-locked',
      'error.too-many-requests',
    ],
  }),
  enrolByKey: route({
    address: 'POST /events/{id}/enrol-by-key',
    summary: 'Enrols whoever has scanned the card of a tournament; works also while the PIN is locked',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Object({ key: CardKey }, closed),
    errors: [
      'error.not-found',
      'error.event.invalid-status',
      'error.event.wrong-pin',
      'error.too-many-requests',
    ],
  }),
  giveCardKey: route({
    address: 'POST /events/{id}/pin/key',
    summary: 'The key for the QR code of the card, for organisers; the same until there is another PIN',
    tag,
    caller: 'user',
    params: IdParams,
    answer: Type.Object({ key: CardKey }, closed),
    errors: ['error.not-found', 'error.event.invalid-status'],
  }),
  openPin: route({
    ...changed,
    address: 'PATCH /events/{id}/pin/open',
    summary: 'Lets everybody enter the PIN again after too many wrong ones; a repeat changes nothing',
    body: Revision,
    errors: usual,
  }),
  renewPin: route({
    ...changed,
    address: 'PATCH /events/{id}/pin',
    summary: 'Makes a new PIN; with `endEnrolments` everybody has to enter it again',
    body: Type.Object({ endEnrolments: Type.Optional(Type.Boolean()), editRevision: EditRevision }, closed),
    errors: usual,
  }),
  readRecentMatchday: route({
    address: 'GET /events/{id}/recentMatchday',
    summary: 'The lowest match day with an open match, else the last one; no content without groups',
    tag,
    caller: 'anyone',
    params: IdParams,
    answer: Type.Integer({ minimum: 1 }),
    isAnswerOptional: true,
    errors: ['error.not-found'],
  }),
} as const;
