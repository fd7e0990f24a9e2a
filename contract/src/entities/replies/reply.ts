import { eventTypes } from '@neundarter/rules/access/events';
import { replies } from '@neundarter/rules/replies/reply';
import Type, { type Static } from 'typebox';
import { maxAskedEvents, maxPlayersOfTeam } from '../../limits.ts';
import { closed, Id, TimeStamp } from '../common.ts';
import { nullable, oneOf } from '../match-config.ts';
import { LineUpPersonSchema } from '../matchday.ts';

export const ReplySchema = oneOf(replies);

const asked = {
  reply: Type.Unsafe<Static<typeof ReplySchema> | null>({
    ...nullable(ReplySchema),
    description: 'what counts: whoever is registered comes; null for no answer',
  }),
  isRegistered: Type.Boolean({ description: 'whether the person is registered for the tournament' }),
  isAsked: Type.Boolean({ description: 'whether a team admin has asked this person' }),
};

/** A question to the caller whether they come to an event. */
export const OwnReplySchema = Type.Object(
  {
    eventId: Id,
    eventName: Type.String(),
    eventType: oneOf(eventTypes),
    teamIds: Type.Array(Id, { maxItems: 2, description: 'teams of the caller that ask' }),
    startDateTime: TimeStamp,
    endDateTime: TimeStamp,
    isOfSeries: Type.Boolean({ description: 'whether the event is one training of a series' }),
    ...asked,
  },
  closed,
);
export type OwnReply = Static<typeof OwnReplySchema>;

/** What the caller is asked now, the next event first. */
export const OwnRepliesSchema = Type.Object(
  {
    wantsReminders: Type.Boolean(),
    events: Type.Array(OwnReplySchema, { maxItems: maxAskedEvents }),
  },
  closed,
);
export type OwnReplies = Static<typeof OwnRepliesSchema>;

const PersonSchema = Type.Object({ ...LineUpPersonSchema.properties, ...asked }, closed);
/** A member of a team, and whether they come. */
export type RepliedPerson = Static<typeof PersonSchema>;

const TeamRepliesSchema = Type.Object(
  {
    teamId: Id,
    name: Type.String(),
    mayAsk: Type.Boolean({ description: 'whether the caller may ask members who have not decided' }),
    people: Type.Array(PersonSchema, { maxItems: maxPlayersOfTeam }),
  },
  closed,
);
export type TeamReplies = Static<typeof TeamRepliesSchema>;

/** Who comes to an event, of the caller's teams. */
export const EventRepliesSchema = Type.Object(
  {
    isOpen: Type.Boolean({ description: 'whether people can answer now' }),
    own: OwnReplySchema,
    teams: Type.Array(TeamRepliesSchema, { maxItems: 2 }),
  },
  closed,
);
export type EventReplies = Static<typeof EventRepliesSchema>;
