// Puts matches that begin into the cached list of running matches, so that nothing has to be read.
import { contentTag } from '@neundarter/contract/differences/content-tag';
import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import type {
  CommonOfMatches,
  MatchScoreUpdated,
  MatchStarted,
  StartedMatch,
} from '@neundarter/contract/live';
import { commonOf, startedMatch } from '@neundarter/contract/started-match';
import type { QueryClient } from '@tanstack/react-query';
import { readSoon } from '../live/read-soon.ts';
import { readAnew } from '../live/take-event.ts';
import { withoutMatch } from './event-match-changes.ts';
import { eventMatchKeys, inOrderOfStart } from './event-matches.ts';
import { eventKeys } from './events.ts';

/** Starts that were told, by their matches, until the score of the same change comes. */
const started = new Map<string, MatchStarted>();

/** What matches have in common, by the tags of their contents. */
const commons = new Map<string, CommonOfMatches>();

const keep = (common: CommonOfMatches): void => void commons.set(contentTag(JSON.stringify(common)), common);

const runningOf = (client: QueryClient, eventId: string): readonly EventMatch[] | undefined =>
  client.getQueryData<readonly EventMatch[]>(eventMatchKeys.running(eventId));

/** Whether the list contains a change of a match already; announcements may come twice. */
const isKnown = (running: readonly EventMatch[] | undefined, matchId: string, revision: number): boolean =>
  running?.some(({ id, props }) => id === matchId && props.revision >= revision) === true;

/** A match has begun; its score follows. */
export function noteStart(client: QueryClient, eventId: string, event: MatchStarted): void {
  if (isKnown(runningOf(client, eventId), event.matchId, event.revision)) return;
  if (event.match === undefined) return readSoon(client, eventMatchKeys.running(eventId));
  if (typeof event.match.common !== 'string') keep(event.match.common);
  started.set(event.matchId, event);
}

/** What a match has in common with others; one of them may be on the page. */
const findCommon = (
  { common }: StartedMatch,
  running: readonly EventMatch[],
): CommonOfMatches | undefined => {
  if (typeof common !== 'string') return common;
  if (!commons.has(common)) for (const match of running) keep(commonOf(match.props));
  return commons.get(common);
};

/** The first score of a match that has begun, or one that does not fit the running matches: then they are read. */
export function takeStart(client: QueryClient, eventId: string, score: MatchScoreUpdated): void {
  const queryKey = eventMatchKeys.running(eventId);
  const running = runningOf(client, eventId);
  const { matchId, revision, change, standing } = score;
  // A finished match runs again.
  if (change === 'undo' || change === 'reopen') readSoon(client, eventMatchKeys.finished(eventId));
  const news = started.get(matchId);
  started.delete(matchId);
  if (running === undefined || isKnown(running, matchId, revision)) return;
  // Others do not run: they get other parties, or a result from paper.
  if (standing.status !== 'running' && !running.some(({ id }) => id === matchId)) return;
  const event = client.getQueryData<EventEntity>(eventKeys.entity(eventId));
  const match = news?.revision === revision ? news.match : undefined;
  const common = match && findCommon(match, running);
  const begun = event && match && common ? startedMatch({ event, score, match, common }) : null;
  if (begun === null) return readSoon(client, queryKey);
  client.setQueryData(queryKey, inOrderOfStart([...withoutMatch(running, matchId), begun]));
  // A read that is running may have begun before the start.
  if (client.isFetching({ queryKey }) > 0) void readAnew(client, queryKey);
}
