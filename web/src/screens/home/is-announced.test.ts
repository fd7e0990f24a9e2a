import type { EventEntity } from '@neundarter/contract/entities/event';
import { expect, it } from 'vitest';
import { isAnnounced } from './is-announced.ts';

const event = (type: EventEntity['props']['type'], status?: string): EventEntity => ({
  id: 'e1',
  props: {
    teamId: 't1',
    teamName: 'Bulls',
    type,
    name: 'Event',
    description: '',
    location: null,
    isPublic: true,
    startDateTime: 1,
    endDateTime: 2,
    revision: 0,
    editRevision: 0,
    eventData: (status === undefined ? null : { status }) as EventEntity['props']['eventData'],
  },
});

it.each([
  ['training', undefined, true],
  ['mdsl-matchday', 'finished', true],
  ['tournament', 'draft', false],
  ['tournament', 'published', true],
  ['tournament', 'registration-closed', true],
  ['tournament', 'running', true],
  ['tournament', 'finished', false],
] as const)('%s %s', (type, status, isShown) => expect(isAnnounced(event(type, status))).toBe(isShown));
