import { eventTypes } from '../access/events.ts';

/** Kinds of matches by which a list can be filtered: by the type of their event, or `none` without an event. */
export const matchKinds = [...eventTypes, 'none'] as const;
export type MatchKind = (typeof matchKinds)[number];
