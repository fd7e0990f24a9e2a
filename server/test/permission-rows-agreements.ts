import type { agreementRoutes } from '@neundarter/contract/routes/agreements';
import { newId } from '../src/platform/ids.ts';
import { annasQuestion, type Row, type Sent, users } from './permission-scene.ts';

const of = (address: string, body?: object): Sent => (body === undefined ? { address } : { address, body });

/** Rows of the calls of `Am Gerät bestätigen`. */
export const agreementRows: { readonly [name in keyof typeof agreementRoutes]: readonly [Row, ...Row[]] } = {
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
