import type { agreementRoutes } from '@neundarter/contract/routes/agreements';
import { ok } from '@neundarter/rules/result';
import type { Handlers } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { answerAgreement } from './answer-agreement.ts';
import { createAgreement } from './create-agreement.ts';
import { listAgreements, readAgreement, readQuestion } from './reads.ts';

/** Handlers of the calls of `Am Gerät bestätigen`. */
export const agreementHandlers = (platform: Platform): Handlers<typeof agreementRoutes> => ({
  listAgreements: async ({ actor }) => ok(await listAgreements(platform, actor)),
  createAgreement: ({ actor, body }) => createAgreement(platform, { actor, ...body }),
  readAgreement: ({ actor, params }) => readAgreement(platform, { actor, ...params }),
  readAgreementQuestion: ({ actor, params, clientAddress }) =>
    readQuestion(platform, { actor, ...params, clientAddress }),
  answerAgreement: ({ actor, params, body, clientAddress }) =>
    answerAgreement(platform, { actor, ...params, ...body, clientAddress }),
});
