import type { EventEntity } from '@neundarter/contract/entities/event';
import { expect, it } from 'vitest';
import type { ChosenPlayer } from '../../parts/person-picker/chosen-player.ts';
import { emptySide, type SideDraft } from './draft.ts';
import { type TrainingFacts, trainingFor } from './training.ts';

const event = (id: string, more: Partial<EventEntity['props']> = {}): EventEntity => ({
  id,
  props: {
    teamId: 'bulls',
    teamName: 'Bulls',
    type: 'training',
    name: `Training ${id}`,
    description: '',
    location: null,
    isPublic: false,
    startDateTime: 0,
    endDateTime: 100,
    revision: 0,
    editRevision: 0,
    eventData: null,
    ...more,
  },
});
const chosen = (id: string): ChosenPlayer => ({
  id,
  name: id,
  firstName: id,
  lastName: null,
  pictureUrl: null,
});
const single = (id: string): SideDraft => ({ ...emptySide, kind: 'registered', player: chosen(id) });
const mate = (id: string): SideDraft => ({ ...emptySide, kind: 'teammate', mate: chosen(id) });
const double = (...ids: readonly [string, string | null]): SideDraft => ({
  ...emptySide,
  kind: 'double',
  partners: ['Jan', 'Jan'],
  partnerPlayers: [chosen(ids[0]), ids[1] === null ? null : chosen(ids[1])],
});
const facts: TrainingFacts = {
  asked: null,
  running: event('now'),
  teamPlayerIds: ['anna', 'ben', 'clara', 'dora'],
  ownTeamIds: ['bulls'],
  now: 50,
};
const idFor = (sides: readonly [SideDraft, SideDraft], more: Partial<TrainingFacts> = {}) =>
  trainingFor({ sides }, { ...facts, ...more })?.id ?? null;

it.each([
  ['two of the team', [single('anna'), mate('ben')], 'now'],
  ['four of the team', [double('anna', 'ben'), double('clara', 'dora')], 'now'],
  ['a guest', [single('anna'), { ...emptySide, name: 'Jan' }], null],
  ['a bot', [single('anna'), { ...emptySide, kind: 'bot' }], null],
  ['a player of another team', [single('anna'), single('zoe')], null],
  ['a guest within a double', [double('anna', null), double('clara', 'dora')], null],
  ['nobody yet', [single('anna'), { ...emptySide, kind: 'teammate' }], null],
] as const)('a match with %s', (_, sides, expected) => {
  expect(idFor(sides)).toBe(expected);
});

it('has no training if the team’s first event is not one, is over, or belongs to another team', () => {
  const sides = [single('anna'), mate('ben')] as const;
  expect(idFor(sides, { running: event('cup', { type: 'tournament' }) })).toBeNull();
  expect(idFor(sides, { running: null })).toBeNull();
  expect(idFor(sides, { now: 101 })).toBeNull();
  expect(idFor(sides, { ownTeamIds: ['others'] })).toBeNull();
});

it('belongs to the training for which the page was opened, with any players', () => {
  const sides = [single('anna'), { ...emptySide, name: 'Jan' }] as const;
  expect(idFor(sides, { asked: event('asked') })).toBe('asked');
  expect(idFor(sides, { asked: event('asked', { endDateTime: 49 }) })).toBeNull();
  expect(trainingFor({ sides }, { ...facts, asked: event('asked') })).toEqual({
    id: 'asked',
    name: 'Training asked',
    teamId: 'bulls',
  });
});
