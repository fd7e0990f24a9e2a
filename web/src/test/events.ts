import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { matchStanding } from './standings.ts';

/** A training of the team `bulls`, which by default takes place now. */
export const eventEntity = ({
  id = 'training1',
  ...props
}: Partial<EventEntity['props']> & { readonly id?: string } = {}): EventEntity => ({
  id,
  props: {
    teamId: 'bulls',
    teamName: 'Bulls',
    type: 'training',
    name: 'Dienstagstraining',
    description: '',
    location: null,
    isPublic: false,
    startDateTime: Date.now() - 60_000,
    endDateTime: Date.now() + 60 * 60_000,
    revision: 1,
    editRevision: 1,
    eventData: null,
    ...props,
  },
});

/** A running match of Anna and Ben in a list of an event's matches. */
export function eventMatch(id: string, props: Partial<EventMatch['props']> = {}): EventMatch {
  const { id: _, ...head } = matchStanding(1);
  return { id, props: { ...head, place: null, eventId: 'training1', ...props } };
}
