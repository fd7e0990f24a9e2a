import { ChangedEventPropsSchema } from '@neundarter/contract/entities/event';
import { SentEntrySchema } from '@neundarter/contract/entities/participant';
import { defaultTournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import Type from 'typebox';
import { expect, it } from 'vitest';
import type { FieldSchema } from './fits-schema.ts';
import { offendingFields } from './offending-fields.ts';

const schema = Type.Object({
  changedProps: Type.Optional(ChangedEventPropsSchema),
  entry: Type.Optional(SentEntrySchema),
});
const fieldsOf = (value: object) =>
  offendingFields({ schema: schema as unknown as FieldSchema, value, part: 'body' });
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
  ['the home team of a match day', { eventData: { homeTeamId: '?' } }, ['homeTeamId']],
  ['only the union if both kinds are meant', { eventData: { awayTeamId: 1, config } }, ['']],
])('names %s', (_, changedProps, expected) => {
  const pointers = expected.map((field) => `/changedProps/eventData${field === '' ? '' : `/${field}`}`);
  expect(fieldsOf({ changedProps })).toEqual(pointers);
});

it('follows the type of a thing through unions', () => {
  expect(fieldsOf(entryOf({ type: 'single', player: person }))).toEqual([
    '/entry/participant/player/firstName',
  ]);
  expect(fieldsOf(entryOf({ type: 'single' }))).toEqual(['/entry/participant/player']);
  expect(fieldsOf(entryOf({ type: 'trio' }))).toEqual(['/entry/participant']);
});
