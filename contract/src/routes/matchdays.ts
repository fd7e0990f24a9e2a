import { guestsPinLengths, pairingCodeLength } from '@neundarter/rules/access/guests-pass';
import Type from 'typebox';
import { closed, Id, IdParams, lineOfText, Reason, TimeStamp } from '../entities/common.ts';
import { EditRevision, EventSchema } from '../entities/event.ts';
import {
  LatePlayerBodySchema,
  LineUpEntriesSchema,
  LineUpPersonSchema,
  PairsBodySchema,
  SideSchema,
  SubstitutionBodySchema,
} from '../entities/matchday.ts';
import { maxNameLength, maxPlayersOfTeam } from '../limits.ts';
import { route } from '../route.ts';
import { MatchOfEventParams } from './results.ts';

const tag = 'matchdays';
const SeenRevision = Type.Unsafe<number>({
  ...Type.Integer({ minimum: 0 }),
  description: 'the `editRevision` that the caller has seen; after another change the call is refused',
});
const PairingCode = Type.String({ pattern: `^[0-9]{${pairingCodeLength}}$` });
const GuestsPin = Type.String({ pattern: `^[0-9]{${guestsPinLengths.min},${guestsPinLengths.max}}$` });
const guestErrors = [
  'error.not-found',
  'error.event.invalid-status',
  'error.event.wrong-pin',
  'error.event.code-expired',
  'error.event.pin-locked',
  'error.too-many-requests',
] as const;
const gameErrors = [
  'error.not-found',
  'error.event.invalid-status',
  'error.invalid-match-status',
  'error.event.report-signed',
] as const;
const SideOfTeam = Type.Object(
  { teamId: Type.Unsafe<string>({ ...Id, description: 'the side that gives up' }) },
  closed,
);

export const matchdayRoutes = {
  setLineUp: route({
    address: 'PATCH /events/{id}/lineup',
    summary: 'Sets the line-up of a side before the start',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Object({ side: SideSchema, players: LineUpEntriesSchema, editRevision: EditRevision }, closed),
    answer: EventSchema,
    errors: [
      'error.not-found',
      'error.event.changed-meanwhile',
      'error.event.invalid-status',
      'error.match.player-not-available',
    ],
  }),
  answerLineUpChange: route({
    address: 'PATCH /events/{id}/ready',
    summary:
      'Says that a side is ready to play against the line-up of the other side, which was changed after both were visible; a repeat changes nothing',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Object({ side: SideSchema, editRevision: SeenRevision }, closed),
    answer: EventSchema,
    errors: ['error.not-found', 'error.event.changed-meanwhile', 'error.event.invalid-status'],
  }),
  answerMatchdayRequest: route({
    address: 'PATCH /events/{id}/request',
    summary:
      'Answers for a team of the platform whether it plays a match day that another team has entered, before its start; a repeat changes nothing',
    tag,
    caller: 'user',
    params: IdParams,
    body: Type.Object({ agrees: Type.Boolean() }, closed),
    answer: EventSchema,
    errors: ['error.not-found', 'error.event.invalid-status'],
  }),
  substitutePlayer: route({
    address: 'POST /events/{id}/substitute',
    summary:
      'Puts a substitute on the position of a player, in all games that have not begun; a repeat changes nothing',
    tag,
    caller: 'guest',
    params: IdParams,
    body: SubstitutionBodySchema,
    answer: EventSchema,
    errors: ['error.not-found', 'error.event.invalid-status', 'error.event.player-not-in-line-up'],
  }),
  undoSubstitution: route({
    address: 'POST /events/{id}/undo-substitute',
    summary: 'Takes back a substitution, as long as no game was begun with the substitute',
    tag,
    caller: 'guest',
    params: IdParams,
    body: SubstitutionBodySchema,
    answer: EventSchema,
    errors: [
      'error.not-found',
      'error.event.invalid-status',
      'error.event.player-not-in-line-up',
      'error.event.game-already-begun',
    ],
  }),
  addLatePlayer: route({
    address: 'POST /events/{id}/late-player',
    summary:
      'Adds a player who came late to a side: on its empty position, or on the bench; a repeat changes nothing',
    tag,
    caller: 'guest',
    params: IdParams,
    body: LatePlayerBodySchema,
    answer: EventSchema,
    errors: ['error.not-found', 'error.event.invalid-status', 'error.match.player-not-available'],
  }),
  undoLatePlayer: route({
    address: 'POST /events/{id}/undo-late-player',
    summary: 'Takes back that a player came late, as long as the player has begun no game',
    tag,
    caller: 'guest',
    params: IdParams,
    body: LatePlayerBodySchema,
    answer: EventSchema,
    errors: [
      'error.not-found',
      'error.event.invalid-status',
      'error.event.player-not-in-line-up',
      'error.event.game-already-begun',
    ],
  }),
  choosePairs: route({
    address: 'PATCH /events/{id}/pairs',
    summary: 'Chooses the pairs of a round of doubles anew, before it begins',
    tag,
    caller: 'guest',
    params: IdParams,
    body: PairsBodySchema,
    answer: EventSchema,
    errors: [
      'error.not-found',
      'error.event.invalid-status',
      'error.event.player-not-in-line-up',
      'error.event.game-already-begun',
    ],
  }),
  forfeitMatchday: route({
    address: 'PATCH /events/{id}/forfeit',
    summary:
      'Gives the whole match day to the other side; what was played stays. Admins of a team give up for it; of the other team they say that it has not appeared, after the wait and before a game has begun',
    tag,
    caller: 'user',
    params: IdParams,
    body: SideOfTeam,
    answer: EventSchema,
    errors: ['error.not-found', 'error.event.invalid-status', 'error.event.side-not-absent'],
  }),
  undoForfeit: route({
    address: 'PATCH /events/{id}/undo-forfeit',
    summary: 'Takes back that a side gave up or has not appeared; for the side that has said so',
    tag,
    caller: 'user',
    params: IdParams,
    answer: EventSchema,
    errors: ['error.not-found', 'error.event.invalid-status', 'error.event.report-signed'],
  }),
  objectToForfeit: route({
    address: 'PATCH /events/{id}/object',
    summary:
      'Objects to it that the own side has not appeared, within seven days: the result is disputed and gives no points; a repeat changes nothing',
    tag,
    caller: 'user',
    params: IdParams,
    answer: EventSchema,
    errors: ['error.not-found', 'error.event.invalid-status', 'error.event.report-signed'],
  }),
  undoObjection: route({
    address: 'PATCH /events/{id}/undo-object',
    summary: 'Takes back the objection of the own side',
    tag,
    caller: 'user',
    params: IdParams,
    answer: EventSchema,
    errors: ['error.not-found', 'error.event.invalid-status'],
  }),
  objectToGame: route({
    address: 'POST /events/{id}/matches/{matchId}/objection',
    summary:
      'Objects to the result of a game, until the side has signed: the match day is not finished as long as that stands; a repeat changes nothing',
    tag,
    caller: 'guest',
    params: MatchOfEventParams,
    body: Type.Optional(Type.Object({ reason: Type.Optional(Reason) }, closed)),
    answer: EventSchema,
    errors: gameErrors,
  }),
  undoDispute: route({
    address: 'DELETE /events/{id}/matches/{matchId}/objection',
    summary:
      'Takes back the objection of the own side to a game, and its correction; a repeat changes nothing',
    tag,
    caller: 'guest',
    params: MatchOfEventParams,
    answer: EventSchema,
    errors: gameErrors,
  }),
  agreeToCorrection: route({
    address: 'PATCH /events/{id}/matches/{matchId}/agree',
    summary: 'Agrees to a correction of a game that the other side wants; it is made with that',
    tag,
    caller: 'guest',
    params: MatchOfEventParams,
    body: Type.Object({ seq: Type.Integer({ minimum: 0, description: 'number of the dispute' }) }, closed),
    answer: EventSchema,
    errors: [
      ...gameErrors,
      'error.event.changed-meanwhile',
      'error.parties-not-set',
      'error.match.impossible-result',
      'error.match.recorded-legs-missing',
      'error.event.follow-up-match-started',
    ],
  }),
  signReport: route({
    address: 'PATCH /events/{id}/sign',
    summary:
      'Signs the report of a finished match day for a side; with both signatures nothing of it changes any more. A repeat changes nothing',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Object(
      {
        side: SideSchema,
        name: lineOfText({ minLength: 1, maxLength: maxNameLength }),
        fingerprint: Type.String({ maxLength: 100, description: 'of the report that the caller has seen' }),
        protest: Type.Optional(
          Type.Unsafe<string>({
            ...Reason,
            description: 'why the side signs under protest; missing: it does not',
          }),
        ),
      },
      closed,
    ),
    answer: EventSchema,
    errors: [
      'error.not-found',
      'error.event.invalid-status',
      'error.event.changed-meanwhile',
      'error.event.report-signed',
    ],
  }),
  undoSignature: route({
    address: 'PATCH /events/{id}/undo-sign',
    summary: 'Takes back the signature of a side; of a report that both have signed only platform admins do',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Object({ side: SideSchema }, closed),
    answer: EventSchema,
    errors: ['error.not-found', 'error.event.invalid-status', 'error.event.report-signed'],
  }),
  listLineUpPlayers: route({
    address: 'GET /events/{id}/lineup/{side}/players',
    summary: 'The players whom a side may put on its line-up; for whoever may set it',
    tag,
    caller: 'guest',
    params: Type.Object({ id: Id, side: SideSchema }, closed),
    answer: Type.Array(LineUpPersonSchema, { maxItems: maxPlayersOfTeam }),
    errors: ['error.not-found', 'error.event.invalid-status'],
  }),
  createPairing: route({
    address: 'POST /events/{id}/pairing',
    summary:
      'Makes a code with which one device becomes that of the guests within ten minutes; an earlier code ends',
    tag,
    caller: 'user',
    params: IdParams,
    answer: Type.Object({ code: PairingCode, expiresAt: TimeStamp }, closed),
    errors: ['error.not-found', 'error.event.invalid-status'],
  }),
  redeemPairing: route({
    address: 'POST /events/{id}/pairing/redeem',
    summary:
      'Makes the caller’s device that of the guests, and sets the PIN for further ones; not for the home team. A repeat changes nothing',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Object({ code: PairingCode, pin: GuestsPin }, closed),
    errors: guestErrors,
  }),
  enrolGuest: route({
    address: 'POST /events/{id}/guests',
    summary: 'Adds a device of the guests by the PIN that they have chosen; a repeat changes nothing',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Object({ pin: GuestsPin }, closed),
    errors: guestErrors,
  }),
  undoPairing: route({
    address: 'DELETE /events/{id}/pairing',
    summary: 'Revokes the devices of the guests and their PIN, and takes back that they are ready',
    tag,
    caller: 'user',
    params: IdParams,
    answer: EventSchema,
    errors: ['error.not-found', 'error.event.invalid-status'],
  }),
} as const;
