import type { EventType } from '@neundarter/rules/access/events';

/** Types of events that have a form. */
export const typesWithForm: readonly EventType[] = ['training', 'mdsl-matchday', 'tournament'];

/** Types of events whose form also changes them; tournaments have pages for that. */
export const typesToEdit: readonly EventType[] = ['training', 'mdsl-matchday'];
