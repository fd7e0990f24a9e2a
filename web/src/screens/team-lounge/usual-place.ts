import type { EventEntity } from '@neundarter/contract/entities/event';
import { locationText } from '../../text/events.ts';

const placeOf = ({ props: { location } }: EventEntity): string =>
  location === null ? '' : locationText(location);

/**
 * Where more than half of these events take place, and at least two of them; null if there is no such place, or if one of
 * the events has none, which nobody could tell from the others then.
 */
export function usualPlaceOf(events: readonly EventEntity[]): string | null {
  const byPlace = Map.groupBy(events, placeOf);
  if (byPlace.has('')) return null;
  const usual = [...byPlace].find(([, there]) => there.length > events.length / 2);
  return usual === undefined || usual[1].length < 2 ? null : usual[0];
}
