import Type from 'typebox';
import { closed, Id, IdParams, pageOf, paging } from '../entities/common.ts';
import { ConsentAnswerSchema, ConsentQuestionSchema, ConsentStatusSchema } from '../entities/consent.ts';
import { route } from '../route.ts';

const tag = 'consents';

/** Calls of players whom somebody else has entered into an event. */
export const consentRoutes = {
  listConsents: route({
    address: 'GET /consents',
    summary: 'Events into which somebody else has entered the caller, latest first',
    tag,
    caller: 'user',
    query: Type.Object(
      { ...paging, eventId: Type.Optional(Id), status: Type.Optional(ConsentStatusSchema) },
      closed,
    ),
    answer: pageOf(ConsentQuestionSchema),
    errors: [],
  }),
  answerConsent: route({
    address: 'PATCH /consents/{id}',
    summary:
      'Agrees to take part in an event, takes the account out of it, or asks the organiser to be taken out; a repeat changes nothing',
    tag,
    caller: 'user',
    params: IdParams,
    body: Type.Object({ answer: ConsentAnswerSchema }, closed),
    answer: ConsentQuestionSchema,
    errors: ['error.not-found', 'error.event.invalid-status', 'error.too-many-requests'],
  }),
} as const;
