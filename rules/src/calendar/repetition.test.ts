import { expect, it } from 'vitest';
import { mayBeOneRepetition } from './repetition.ts';

const training = { teamId: 'bulls', type: 'training' } as const;

it.each([
  [[training, training], true],
  [[training, { ...training, teamId: 'lions' }], false],
  [[training, { ...training, type: 'tournament' as const }], false],
  [[{ ...training, type: 'mdsl-matchday' as const }], false],
])('%j: %s', (events, may) => expect(mayBeOneRepetition(events)).toBe(may));
