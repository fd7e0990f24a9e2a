import type { MatchConfig } from '@neundarter/rules/match/types';
import { withdrawalEffects } from '@neundarter/rules/tournament/advance/log';
import { participantNumbers } from '@neundarter/rules/tournament/setup/setup';
import Type from 'typebox';
import { AnnouncementText } from '../entities/announcement.ts';
import { closed, Id, IdParams, lineOfText, Reason, TimeStamp } from '../entities/common.ts';
import { EventSchema } from '../entities/event.ts';
import { MatchConfigSchema, nullable, oneOf } from '../entities/match-config.ts';
import { SentPeopleSchema } from '../entities/participant.ts';
import { changeableRounds } from '../entities/tournament.ts';
import { announcementMinutes, maxBoardLength, maxLimit } from '../limits.ts';
import { route } from '../route.ts';
import { MatchOfEventParams } from './results.ts';

const tag = 'tournaments';

/** Kinds of entries in the log of a tournament. */
const loggedKinds = [
  'result',
  'begin',
  'caller',
  'callers',
  'called',
  'withdrawal',
  'gone',
  'back',
  'order',
  'play-off',
  'drop-third-place',
  'second-chance',
  'take-over',
  'reset',
  'late-entry',
  'substitute',
  'round',
  // Of match days.
  'substitution',
  'pairs',
  'late',
  'game-result',
  'proposal',
  'game-objection',
  'signature',
  'forfeit',
  'objection',
  'pairing',
  'revocation',
] as const;

/** How a match ended that was not played to its end with darts. */
const undartedEnds = ['paper', 'forfeit', 'retirement'] as const;
export type UndartedEnd = (typeof undartedEnds)[number];

const changed = { tag, caller: 'user', params: IdParams, answer: EventSchema } as const;
const usual = ['error.not-found', 'error.event.invalid-status'] as const;
/** A running match is put on an occupied board only if the organiser insists. */
const Forced = Type.Optional(
  Type.Boolean({ description: 'whether the match may run on a board on which another one runs' }),
);
const boardErrors = ['error.boards.occupied', 'error.boards.broken'] as const;
const Board = nullable(lineOfText({ minLength: 1, maxLength: maxBoardLength }));
const Decided = Type.Array(Id, {
  minItems: 2,
  maxItems: participantNumbers.max,
  description: 'ids of entries',
});
const ofMatch = { tag, caller: 'user', params: MatchOfEventParams, answer: EventSchema } as const;
const matchErrors = usual;
const Count = Type.Integer({ minimum: 0 });
const ChosenSeat = nullable(
  Type.Union([
    Type.Object({ kind: Type.Literal('bye'), slot: Count }, closed),
    Type.Object({ kind: Type.Literal('group'), groupId: lineOfText({ minLength: 1, maxLength: 8 }) }, closed),
  ]),
);
const Entrant = Type.Unsafe<string>({ ...Id, description: 'id of an entry' });

const Device = Type.Object(
  {
    guest: Type.Unsafe<number | null>({
      ...nullable(Type.Integer({ minimum: 1 })),
      description: 'number of a guest within the event; null for the device of somebody with an account',
    }),
  },
  { ...closed, description: 'device of somebody who was enrolled by the PIN or its card' },
);

/** An entry of the log; `entrants` are ids of entries. */
const LogEntrySchema = Type.Object(
  {
    seq: Type.Integer({ minimum: 0 }),
    kind: oneOf(loggedKinds),
    matchId: nullable(Id),
    entrants: Type.Array(Id, { maxItems: participantNumbers.max }),
    reason: nullable(Type.String()),
    madeAt: TimeStamp,
    madeBy: nullable(Type.String({ description: 'name of the player of who has made it' })),
    madeOn: Type.Optional(Device),
    undoneAt: nullable(TimeStamp),
    undoneBy: Type.Optional(
      nullable(Type.String({ description: 'name of the player of who has undone it' })),
    ),
    undoneOn: Type.Optional(Device),
    undoneBecause: Type.Optional(nullable(Type.String({ description: 'the reason, if one was given' }))),
    score: Type.Optional(
      Type.Tuple([Count, Count], { description: 'of a result: sets, or legs where only one set is played' }),
    ),
    end: Type.Optional(
      Type.Unsafe<UndartedEnd | null>({
        ...nullable(oneOf(undartedEnds)),
        description: 'of a result: null if it was played to its end with darts, or not known',
      }),
    ),
  },
  closed,
);

/** The running tournament. */
export const runningTournamentRoutes = {
  addAnnouncement: route({
    ...changed,
    address: 'POST /events/{id}/announcements',
    summary: 'Announces something in the hall, for all who see the tournament; a repeat changes nothing',
    body: Type.Object(
      {
        id: Id,
        text: AnnouncementText,
        minutes: Type.Integer({
          minimum: announcementMinutes.min,
          maximum: announcementMinutes.max,
          description: 'how long it stands, from now on',
        }),
      },
      closed,
    ),
    errors: [...usual, 'error.announcements.too-many', 'error.id-already-exists'],
  }),
  removeAnnouncement: route({
    ...changed,
    params: Type.Object({ id: Id, announcementId: Id }, closed),
    address: 'DELETE /events/{id}/announcements/{announcementId}',
    summary: 'Ends an announcement; a repeat changes nothing',
    errors: usual,
  }),
  setMatchCaller: route({
    ...ofMatch,
    address: 'PATCH /events/{id}/matches/{matchId}/caller',
    summary: 'Chooses who calls a match; null for nobody',
    body: Type.Object({ caller: nullable(Entrant) }, closed),
    errors: [...matchErrors, 'error.event.participant-not-found'],
  }),
  setMatchBoard: route({
    ...ofMatch,
    address: 'PATCH /events/{id}/matches/{matchId}/board',
    summary: 'Writes the board of a match',
    body: Type.Object({ board: Board, isForced: Forced }, closed),
    errors: [...matchErrors, ...boardErrors],
  }),
  setGroupBoard: route({
    ...changed,
    address: 'PATCH /events/{id}/groups/board',
    summary: 'Writes the board of all matches of a group',
    body: Type.Object(
      {
        groupId: lineOfText({ minLength: 1, maxLength: 4 }),
        board: Board,
        isForced: Forced,
      },
      closed,
    ),
    errors: [...usual, ...boardErrors],
  }),
  withdrawEntrant: route({
    ...changed,
    address: 'PATCH /events/{id}/withdraw',
    summary: 'Takes an entry out of the running tournament: out of the groups, or out of the knockout',
    body: Type.Object(
      {
        entrant: Entrant,
        stage: oneOf(['group', 'knockout'] as const),
        effect: Type.Optional(oneOf(withdrawalEffects)),
      },
      closed,
    ),
    errors: [...usual, 'error.event.participant-not-found', 'error.event.follow-up-match-started'],
  }),
  undoWithdrawal: route({
    ...changed,
    address: 'PATCH /events/{id}/undo-withdraw',
    summary: 'Takes back a withdrawal, as long as nothing that follows from it has begun',
    body: Type.Object({ entrant: Entrant }, closed),
    errors: [...usual, 'error.event.participant-not-found', 'error.event.follow-up-match-started'],
  }),
  setGone: route({
    ...changed,
    address: 'PATCH /events/{id}/gone',
    summary: 'Notes that an entry has gone and calls no matches, or is back and gets its open calls again',
    body: Type.Object({ entrant: Entrant, isGone: Type.Boolean() }, closed),
    errors: [...usual, 'error.event.participant-not-found'],
  }),
  decideOrder: route({
    ...changed,
    address: 'PATCH /events/{id}/decide',
    summary: 'Decides a shared rank: by lot, by an order with a reason, or lets its entrants play for it',
    body: Type.Union([
      Type.Object(
        {
          way: Type.Literal('play-off'),
          entrants: Decided,
          config: Type.Optional(
            Type.Unsafe<MatchConfig>({
              ...MatchConfigSchema,
              description: 'how its matches are played; by default like those of the groups',
            }),
          ),
        },
        closed,
      ),
      Type.Object(
        {
          way: Type.Literal('lot'),
          entrants: Decided,
          reason: Type.Optional(Type.Unsafe<string>({ ...Reason, description: 'everybody reads it' })),
        },
        closed,
      ),
      Type.Object(
        {
          way: Type.Literal('order'),
          entrants: Decided,
          reason: Type.Unsafe<string>({ ...Reason, description: 'everybody reads it' }),
        },
        closed,
      ),
    ]),
    errors: [...usual, 'error.event.too-many-matches'],
  }),
  undoDecision: route({
    ...changed,
    address: 'PATCH /events/{id}/undo-decide',
    summary: 'Takes back a decision, as long as nothing that follows from it has begun',
    body: Type.Object({ entrants: Decided }, closed),
    errors: [...usual, 'error.event.follow-up-match-started'],
  }),
  drawSecondChance: route({
    ...changed,
    address: 'PATCH /events/{id}/second-chance',
    summary: 'Draws the knockout of those who are out of the groups, and makes its matches',
    body: Type.Object(
      { entrants: Type.Unsafe<string[]>({ ...Decided, description: 'ids of the entries that play it' }) },
      closed,
    ),
    errors: [...usual, 'error.event.too-many-matches'],
  }),
  undoSecondChance: route({
    ...changed,
    address: 'DELETE /events/{id}/second-chance',
    summary: 'Takes back the draw of the second chance, as long as none of its matches has begun',
    errors: [...usual, 'error.event.follow-up-match-started'],
  }),
  readLateSeat: route({
    address: 'GET /events/{id}/late-seat',
    summary: 'Where somebody would sit who entered now, and whom they would meet; only for organisers',
    tag,
    caller: 'user',
    params: IdParams,
    answer: Type.Object(
      {
        seat: ChosenSeat,
        opponents: Type.Array(Id, { maxItems: participantNumbers.max, description: 'ids of entries' }),
        noOfMatches: Count,
      },
      closed,
    ),
    errors: usual,
  }),
  addLateEntry: route({
    ...changed,
    address: 'POST /events/{id}/late-entries',
    summary: 'Lets people in after the start; a repeat changes nothing',
    body: Type.Object(
      {
        id: Id,
        participant: SentPeopleSchema,
        seat: Type.Unsafe<{ kind: 'bye'; slot: number } | { kind: 'group'; groupId: string } | null>({
          ...ChosenSeat,
          description:
            'the seat that was shown before; null puts the people on the waiting list, while there is none',
        }),
      },
      closed,
    ),
    errors: [
      ...usual,
      'error.id-already-exists',
      'error.players.online-id-taken',
      'error.event.changed-meanwhile',
      'error.event.participant-already-registered',
      'error.event.max-number-of-participants-exceeded',
      'error.event.too-many-matches',
      'error.match.player-not-available',
    ],
  }),
  undoLateEntry: route({
    ...changed,
    params: Type.Object({ id: Id, entrant: Entrant }, closed),
    address: 'DELETE /events/{id}/late-entries/{entrant}',
    summary: 'Takes back a late entry that has not played yet; it stands on the waiting list then',
    errors: [...usual, 'error.event.participant-not-found', 'error.event.follow-up-match-started'],
  }),
  substituteEntrant: route({
    ...changed,
    address: 'PATCH /events/{id}/substitute-participant',
    summary: 'Puts other people in place of an entry that has not played yet',
    body: Type.Object({ entrant: Entrant, participant: SentPeopleSchema, reason: Reason }, closed),
    errors: [
      ...usual,
      'error.id-already-exists',
      'error.players.online-id-taken',
      'error.event.participant-not-found',
      'error.event.participant-already-registered',
      'error.event.game-already-begun',
      'error.match.player-not-available',
    ],
  }),
  changeRound: route({
    ...changed,
    address: 'PATCH /events/{id}/rounds',
    summary: 'Changes the legs and sets of a round or of the groups in which nothing has begun',
    body: Type.Object(
      {
        round: oneOf(changeableRounds),
        config: MatchConfigSchema,
        reason: Reason,
      },
      closed,
    ),
    errors: [...usual, 'error.event.game-already-begun'],
  }),
  dropThirdPlace: route({
    ...changed,
    address: 'PATCH /events/{id}/drop-third-place',
    summary: 'Drops the match for the third place, which has not begun; both are third',
    body: Type.Object({ reason: Reason }, closed),
    errors: [...usual, 'error.event.game-already-begun'],
  }),
  readTournamentLog: route({
    address: 'GET /events/{id}/log',
    summary: 'What was decided during a tournament or match day, latest first; only for organisers',
    tag,
    caller: 'user',
    params: IdParams,
    query: Type.Object(
      { before: Type.Optional(Type.Integer({ minimum: 0, description: 'only entries before this one' })) },
      closed,
    ),
    answer: Type.Array(LogEntrySchema, { maxItems: maxLimit }),
    errors: ['error.not-found'],
  }),
} as const;
