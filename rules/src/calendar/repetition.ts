// What may be changed and deleted as one: trainings of one team, planned together.
import type { EventType } from '../access/events.ts';

type Planned = { readonly teamId: string; readonly type: EventType };

/** Whether events can be one repetition. */
export const mayBeOneRepetition = (events: readonly Planned[]): boolean =>
  events.every(({ teamId, type }) => type === 'training' && teamId === events[0]?.teamId);
