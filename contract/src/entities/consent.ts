import { consentAnswers, consentStatuses } from '@neundarter/rules/access/entering';
import { eventTypes } from '@neundarter/rules/access/events';
import Type, { type Static } from 'typebox';
import { closed, Id, TimeStamp } from './common.ts';
import { nullable, oneOf } from './match-config.ts';

export const ConsentStatusSchema = oneOf(consentStatuses);
export const ConsentAnswerSchema = oneOf(consentAnswers);

/** The question to a player whom somebody else has entered into an event, and the answer. */
export const ConsentQuestionSchema = Type.Object(
  {
    eventId: Id,
    eventName: Type.String(),
    eventType: oneOf(eventTypes),
    teamName: Type.String(),
    startDateTime: TimeStamp,
    askedBy: Type.Unsafe<string | null>({
      ...nullable(Type.String()),
      description: 'name of who has entered the player; null for a guest or a deleted account',
    }),
    status: ConsentStatusSchema,
    wantsOut: Type.Boolean({ description: 'whether the player has asked the organiser to be taken out' }),
    askedAt: TimeStamp,
  },
  closed,
);
export type ConsentQuestion = Static<typeof ConsentQuestionSchema>;

/** What a player whom somebody else has entered has said; only for organisers. */
export const EnteredPersonSchema = Type.Object(
  { playerId: Id, status: ConsentStatusSchema, wantsOut: Type.Boolean() },
  closed,
);
export type EnteredPerson = Static<typeof EnteredPersonSchema>;
