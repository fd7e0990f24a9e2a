import type { agreementRoutes } from '@neundarter/contract/routes/agreements';
import { newId } from '../src/platform/ids.ts';
import { of, type Rows } from './permission-calls.ts';
import { annasQuestion, users } from './permission-scene.ts';

/** Rows of the calls of `Am Gerät bestätigen`. */
export const agreementRows: Rows<keyof typeof agreementRoutes> = {
  listAgreements: [{ may: users, send: () => of('GET /agreements') }],
  createAgreement: [{ may: users, send: () => of('POST /agreements/', { id: newId() }) }],
  readAgreement: [
    {
      may: ['anna'],
      refusal: 'error.not-found',
      send: async (scene) => of(`GET /agreements/${(await annasQuestion(scene)).id}`),
    },
  ],
  readAgreementQuestion: [
    {
      may: users,
      send: async (scene) => of(`GET /agreements/code/${(await annasQuestion(scene)).code.toLowerCase()}`),
    },
  ],
  answerAgreement: [
    {
      may: users.filter((caller) => caller !== 'anna'),
      send: async (scene) =>
        of(`PATCH /agreements/code/${(await annasQuestion(scene)).code.toLowerCase()}`, {
          answer: 'accepted',
        }),
    },
  ],
};
