import Type from 'typebox';
import { AgreementCode, AgreementQuestionSchema, AgreementSchema } from '../entities/agreement.ts';
import { closed, Id, IdParams, pageOf } from '../entities/common.ts';
import { oneOf } from '../entities/match-config.ts';
import { route } from '../route.ts';

const tag = 'agreements';
const CodeParams = Type.Object({ code: AgreementCode }, closed);
const codeErrors = ['error.not-found', 'error.agreement.expired', 'error.too-many-requests'] as const;

/** Calls of `Am Gerät bestätigen`: a player agrees on a device of their own to be put into matches. */
export const agreementRoutes = {
  listAgreements: route({
    address: 'GET /agreements',
    summary: 'Players whom the caller may put into matches now because they agreed, newest first',
    tag,
    caller: 'user',
    answer: pageOf(AgreementSchema),
    errors: [],
  }),
  createAgreement: route({
    address: 'POST /agreements/',
    summary:
      'Makes a code with which a player can agree; the client chooses the id, so a repeat makes nothing more',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id }, closed),
    answer: AgreementSchema,
    errors: ['error.id-already-exists', 'error.too-many-requests'],
  }),
  readAgreement: route({
    address: 'GET /agreements/{id}',
    summary: 'A question of the caller and its answer',
    tag,
    caller: 'user',
    params: IdParams,
    answer: AgreementSchema,
    errors: ['error.not-found'],
  }),
  readAgreementQuestion: route({
    address: 'GET /agreements/code/{code}',
    summary: 'Who asks with a code',
    tag,
    caller: 'user',
    params: CodeParams,
    answer: AgreementQuestionSchema,
    errors: [...codeErrors],
  }),
  answerAgreement: route({
    address: 'PATCH /agreements/code/{code}',
    summary: 'Agrees or refuses, as the caller',
    tag,
    caller: 'user',
    params: CodeParams,
    body: Type.Object({ answer: oneOf(['accepted', 'rejected'] as const) }, closed),
    answer: AgreementQuestionSchema,
    errors: [...codeErrors, 'error.agreement.already-answered'],
  }),
} as const;
