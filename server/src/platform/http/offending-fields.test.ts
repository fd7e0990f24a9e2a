import { ChangedEventPropsSchema } from '@neundarter/contract/entities/event';
import { SentEntrySchema } from '@neundarter/contract/entities/participant';
import { defaultTournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import Fastify from 'fastify';
import Type from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { offendingFields } from './offending-fields.ts';

const app = Fastify({
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
});

beforeAll(async () => {
  app.setErrorHandler((error: { readonly validation?: never }, _request, reply) =>
    reply.code(400).send(offendingFields(error.validation ?? [], 'body')),
  );
  const body = Type.Object({
    changedProps: Type.Optional(ChangedEventPropsSchema),
    entry: Type.Optional(SentEntrySchema),
  });
  app.post('/', { schema: { body } }, () => []);
  await app.ready();
});
afterAll(() => app.close());

const fieldsOf = async (body: object): Promise<unknown> =>
  (await app.inject({ method: 'POST', url: '/', payload: body })).json();
const config = { ...defaultTournamentSetup, minNoOfParticipants: 1 };
const wrongGroups = {
  ...defaultTournamentSetup,
  groupStageConfig: {
    ...defaultTournamentSetup.groupStageConfig,
    config: { ...defaultTournamentSetup.groupStageConfig.config, noOfGroups: 99, groupingMode: 'none' },
  },
};
const entryOf = (participant: object) => ({ entry: { id: 'a'.repeat(20), participant } });
const person = { type: 'external', id: 'b'.repeat(20), firstName: '', lastName: 'Adler' };

it.each<readonly [string, object, readonly string[]]>([
  ['a setting of a tournament', { eventData: { config } }, ['config/minNoOfParticipants']],
  [
    'two settings deep inside',
    { eventData: { config: wrongGroups } },
    ['config/groupStageConfig/config/groupingMode', 'config/groupStageConfig/config/noOfGroups'],
  ],
  ['the away team of a match day', { eventData: { awayTeamId: '?' } }, ['awayTeamId']],
  ['only the union if both kinds are meant', { eventData: { awayTeamId: 1, config } }, ['']],
])('names %s', async (_, changedProps, expected) => {
  const pointers = expected.map((field) => `/changedProps/eventData${field === '' ? '' : `/${field}`}`);
  expect(await fieldsOf({ changedProps })).toEqual(pointers);
});

it('follows the type of a thing through unions', async () => {
  expect(await fieldsOf(entryOf({ type: 'single', player: person }))).toEqual([
    '/entry/participant/player/firstName',
  ]);
  expect(await fieldsOf(entryOf({ type: 'single' }))).toEqual(['/entry/participant/player']);
  expect(await fieldsOf(entryOf({ type: 'trio' }))).toEqual(['/entry/participant']);
});
