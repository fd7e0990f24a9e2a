import Type from 'typebox';
import { closed, Id, IdParams } from '../entities/common.ts';
import {
  EventRepliesSchema,
  OwnRepliesSchema,
  OwnReplySchema,
  ReplySchema,
} from '../entities/replies/reply.ts';
import { route } from '../route.ts';

const tag = 'replies';

/** Calls of members of a team; for everybody else there are no replies. */
const ofMembers = { tag, caller: 'user' } as const;

/** Calls about who comes to the events of a team. */
export const replyRoutes = {
  listOwnReplies: route({
    ...ofMembers,
    address: 'GET /replies',
    summary: 'The events of the next weeks to which the teams of the caller ask whether they come',
    answer: OwnRepliesSchema,
    errors: [],
  }),
  changeReminders: route({
    ...ofMembers,
    address: 'PATCH /replies/reminders',
    summary: 'Whether the caller gets mails about events to which they have not replied',
    body: Type.Object({ wantsReminders: Type.Boolean() }, closed),
    answer: Type.Object({ wantsReminders: Type.Boolean() }, closed),
    errors: [],
  }),
  readReplies: route({
    ...ofMembers,
    address: 'GET /events/{id}/replies',
    summary: 'Who comes to an event, of the teams of the caller that take part',
    params: IdParams,
    answer: EventRepliesSchema,
    errors: ['error.not-found'],
  }),
  setReply: route({
    ...ofMembers,
    address: 'PATCH /events/{id}/reply',
    summary: 'Says whether the caller comes; a repeat changes nothing',
    params: IdParams,
    body: Type.Object(
      {
        reply: ReplySchema,
        isForSeries: Type.Optional(
          Type.Boolean({
            default: false,
            description:
              'also for all later trainings of the series, except those with an answer of their own',
          }),
        ),
      },
      closed,
    ),
    answer: OwnReplySchema,
    errors: ['error.not-found', 'error.event.invalid-status'],
  }),
  askForReply: route({
    ...ofMembers,
    address: 'POST /events/{id}/replies/{playerId}/ask',
    summary: 'Asks a member of the team who has not decided, by mail, once; a repeat changes nothing',
    params: Type.Object({ id: Id, playerId: Id }, closed),
    errors: ['error.not-found', 'error.event.invalid-status'],
  }),
} as const;
