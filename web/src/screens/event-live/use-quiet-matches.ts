import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { useRef } from 'react';

/** From when on a running match without a turn is marked. ms */
const quietMs = 10 * 60_000;

type Seen = { readonly revision: number; readonly since: number };

/** Since when a match is known to have had no change: its start if nobody has thrown, else when the page saw it. */
const sinceOf = ({ props: { standing, startedAt } }: EventMatch, now: number): number =>
  startedAt !== null && standing.darts.every((darts) => darts === 0) ? startedAt : now;

/**
 * For each match the whole minutes without a turn, from ten on; null before, and after the end. Lists of matches do not
 * say when their last turn was, so a page knows it from what it has seen.
 * @param now time of the server, ms since 1970
 */
export function useQuietMatches(
  matches: readonly EventMatch[],
  now: number,
): (match: EventMatch) => number | null {
  const seen = useRef<ReadonlyMap<string, Seen>>(new Map());
  seen.current = new Map(
    matches.map((match) => {
      const known = seen.current.get(match.id);
      const { revision } = match.props;
      if (known?.revision === revision) return [match.id, known];
      return [match.id, { revision, since: known === undefined ? sinceOf(match, now) : now }];
    }),
  );
  return ({ id, props }) => {
    const quiet = now - (seen.current.get(id)?.since ?? now);
    return props.status === 'running' && quiet >= quietMs ? Math.floor(quiet / 60_000) : null;
  };
}
