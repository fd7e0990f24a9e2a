import type { EventMatch } from '@neundarter/contract/entities/event-match';
import type { MatchFinished, MatchScoreUpdated } from '@neundarter/contract/live';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { serverNow } from '../api/server-clock.ts';
import { keeping, type Seen, useKept } from '../api/use-kept.ts';
import { type LiveHandlers, useLiveChannel } from '../live/live.ts';
import { readSoon } from '../live/read-soon.ts';
import { finishedOf, withScore } from './event-match-changes.ts';
import { eventMatchKeys } from './event-matches.ts';

/** Key of all games of a matchday; changes of the event's matches make the app read it again. */
const matchdayGameKey = (eventId: string) => [...eventMatchKeys.of(eventId), 'matchday'] as const;

/** All games of a matchday, kept up to date while a page shows them. Empty before the start. */
export function useMatchdayGames(eventId: string): Seen<readonly EventMatch[]> {
  const client = useQueryClient();
  const queryKey = matchdayGameKey(eventId);
  const query = useQuery({
    ...keeping(queryKey, (signal) =>
      request('GET /events/{id}/matches', { params: { id: eventId }, signal }),
    ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useLiveChannel(`events/${eventId}`, gameHandlers(client, eventId));
  return useKept<readonly EventMatch[]>(queryKey, query);
}

/** Updates the games from live events: turns and ends need no call. */
function gameHandlers(client: QueryClient, eventId: string): LiveHandlers {
  const queryKey = matchdayGameKey(eventId);
  const read = () => readSoon(client, queryKey);
  const take = (change: (games: readonly EventMatch[]) => readonly EventMatch[] | null) => {
    const known = client.getQueryData<readonly EventMatch[]>(queryKey);
    if (known === undefined) return;
    const next = change(known);
    if (next === null) read();
    else if (next !== known) client.setQueryData(queryKey, next);
  };
  return {
    'match-score-updated': (event) => take((games) => gamesAfterScore(games, event)),
    'match-finished': (event) => take((games) => gamesAfterEnd(games, event, serverNow())),
    'event-changed': ({ matchIds, isSameForAll }) => {
      const known = client.getQueryData<readonly EventMatch[]>(queryKey) ?? [];
      const isOver = (id: string) => known.find((game) => game.id === id)?.props.status === 'finished';
      // The ends of these games were told already.
      if (isSameForAll !== true || matchIds.length === 0 || !matchIds.every(isOver)) read();
    },
  };
}

/** Changes that tell everything about a game that is not over. */
const toldChanges: readonly MatchScoreUpdated['change'][] = ['start', 'throw', 'switch', 'undo', 'correct'];

/** The games after a change of a score; null if they must be read. */
export function gamesAfterScore(
  games: readonly EventMatch[],
  event: MatchScoreUpdated,
): readonly EventMatch[] | null {
  const known = games.find(({ id }) => id === event.matchId);
  if (known !== undefined && event.revision <= known.props.revision) return games;
  // An undo that reopens a game changes more than the event tells.
  if (known?.props.status === 'finished' || !toldChanges.includes(event.change)) return null;
  return (
    withScore(games, event)?.map((game) =>
      game.id === event.matchId && game.props.status === 'scheduled'
        ? { ...game, props: { ...game.props, status: 'running' as const } }
        : game,
    ) ?? null
  );
}

/** The games after the end of one; null if they must be read. @param now time of the server, ms since 1970 */
export function gamesAfterEnd(
  games: readonly EventMatch[],
  event: MatchFinished,
  now: number,
): readonly EventMatch[] | null {
  const place = games.findIndex(({ id }) => id === event.matchId);
  const known = games[place];
  if (known === undefined) return null;
  if (known.props.status === 'finished' && event.revision <= known.props.revision) return games;
  // The event of the last turn has the final score; without it the score would be old.
  return event.revision === known.props.revision ? games.with(place, finishedOf(known, event, now)) : null;
}
