import Type from 'typebox';
import { closed, Id, IdParams } from '../entities/common.ts';
import { EditRevision, EventSchema } from '../entities/event.ts';
import {
  LineUpEntriesSchema,
  PairsBodySchema,
  SideSchema,
  SubstitutionBodySchema,
} from '../entities/matchday.ts';
import { route } from '../route.ts';

const tag = 'matchdays';
const SideOfTeam = Type.Object(
  { teamId: Type.Unsafe<string>({ ...Id, description: 'the side that gives up' }) },
  closed,
);

export const matchdayRoutes = {
  setLineUp: route({
    address: 'PATCH /events/{id}/lineup',
    summary: 'Sets the line-up of a side before the start',
    tag,
    caller: 'user',
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
  substitutePlayer: route({
    address: 'POST /events/{id}/substitute',
    summary:
      'Puts a substitute on the position of a player, in all games that have not begun; a repeat changes nothing',
    tag,
    caller: 'user',
    params: IdParams,
    body: SubstitutionBodySchema,
    answer: EventSchema,
    errors: ['error.not-found', 'error.event.invalid-status', 'error.event.player-not-in-line-up'],
  }),
  undoSubstitution: route({
    address: 'POST /events/{id}/undo-substitute',
    summary: 'Takes back a substitution, as long as no game was begun with the substitute',
    tag,
    caller: 'user',
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
  choosePairs: route({
    address: 'PATCH /events/{id}/pairs',
    summary: 'Chooses the pairs of a round of doubles anew, before it begins',
    tag,
    caller: 'user',
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
    summary: 'Gives the whole match day to the other side; what was played stays',
    tag,
    caller: 'user',
    params: IdParams,
    body: SideOfTeam,
    answer: EventSchema,
    errors: ['error.not-found', 'error.event.invalid-status'],
  }),
  undoForfeit: route({
    address: 'PATCH /events/{id}/undo-forfeit',
    summary: 'Takes back that a side gave up',
    tag,
    caller: 'user',
    params: IdParams,
    answer: EventSchema,
    errors: ['error.not-found', 'error.event.invalid-status'],
  }),
} as const;
