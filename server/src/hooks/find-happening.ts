import type { HookEvent } from '@neundarter/contract/entities/hook';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { findEventsById } from '../events/reads.ts';
import { findPlaceOf } from '../matches/following/find-places.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import { describeHappening, type Happening } from './describe-happening.ts';
import { findEndedEvent } from './find-ended-event.ts';

/** What has happened in a match, `at` in ms since 1970. */
export type Happened = {
  readonly matchId: string;
  readonly revision: number;
  readonly event: HookEvent;
  readonly at: number;
  readonly turn: { readonly party: PartyIndex; readonly score: number } | null;
};

/** A happening, and whether everybody may know of it. */
export type Found = { readonly happening: Happening; readonly isPublic: boolean };

/** What is told about a match; null if it belongs to no event. `base` is the address of the server. */
export const findHappening = async (
  q: Queries,
  { matchId, revision, event, at, turn }: Happened,
  base: string,
): Promise<Found | null> => {
  const [match] = await findMatchHeads(q, [matchId]);
  const eventId = match?.props.eventId ?? null;
  const [competition] = eventId === null ? [] : await findEventsById(q, [eventId]);
  if (match === undefined || competition === undefined) return null;
  const board = (await findPlaceOf(q, matchId))?.board ?? null;
  const id = `${matchId}-${revision}-${event}`;
  const happening = describeHappening({ id, event, at, competition, match, board, turn, base });
  return { happening, isPublic: competition.props.isPublic };
};

/** What is told about an event that has ended; null if it has not. */
export const findEnding = async (q: Queries, eventId: string, base: string): Promise<Found | null> => {
  const found = await findEndedEvent(q, eventId);
  if (found === null) return null;
  const { competition, finishedAt: at } = found;
  const happening = describeHappening({
    id: `${eventId}-${at}-event-ended`,
    event: 'event-ended',
    at,
    competition,
    match: null,
    board: null,
    turn: null,
    base,
  });
  return { happening, isPublic: competition.props.isPublic };
};
