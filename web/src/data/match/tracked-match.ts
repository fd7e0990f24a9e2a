import type { MatchEntity } from '@neundarter/contract/entities/match';
import type { Match } from '@neundarter/rules/match/types';
import { useEffect } from 'react';
import { type ReadOutcome, readOutcome } from '../api/api.ts';
import { pacedRead } from '../api/paced-read.ts';
import { useConnection, useLiveChannel } from '../live/live.ts';
import { readViewer, type Viewer } from '../people/viewer.ts';
import { openTracker, type Snapshot, type Tracker } from '../queue/tracker.ts';
import { createTrackers, type TrackerActions, useTrackerOf } from '../queue/use-tracker.ts';
import type { MatchQueued } from './match-commands.ts';
import { infoOf, type MatchInfo } from './match-info.ts';
import { type MatchQueue, matchQueue } from './match-queue.ts';
import { type QueueState, queueStateOf } from './match-queue-state.ts';
import { readMatch } from './read-match.ts';
import { shareUnchanged } from './share-unchanged.ts';

/** What a screen shows of a known match. */
export type MatchView = {
  readonly match: Match;
  readonly info: MatchInfo;
  readonly queue: QueueState;
};

/** What a screen shows of a match, and its actions. */
type TrackedMatch = Snapshot<MatchView> & TrackerActions<MatchQueued>;

/** A match that can be shown, with its actions. */
export type ReadyMatch = Extract<TrackedMatch, { readonly state: 'ready' }>;

export type MatchTracker = Tracker<MatchQueued, MatchView>;

type MatchTrackerParts = {
  readonly queue: MatchQueue;
  /** @param again reads the match again later */
  readonly readMatch: (matchId: string, again: () => boolean) => Promise<ReadOutcome<MatchEntity>>;
  readonly viewer: () => Viewer;
};

/** Keeps one match up to date, with its unsent turns applied. One tracker per match and tab. */
export const openMatchTracker = (
  matchId: string,
  { queue, readMatch, viewer }: MatchTrackerParts,
): MatchTracker =>
  openTracker<MatchQueued, MatchView>(matchId, {
    queue,
    read: readMatch,
    share: shareUnchanged,
    view: ({ model: match, record, activity, waitCode }) => ({
      match,
      info: infoOf(matchId, record, viewer()),
      queue: { ...queueStateOf(record, activity), waitCode },
    }),
  });

/** Reads the match from the server, with the PIN of its event if this device knows the match. */
const readKnown = async (id: string): Promise<MatchEntity> => {
  const known = await matchQueue().read(id);
  return readMatch({ id, eventId: known?.base?.props.eventId ?? null });
};

const trackers = createTrackers<MatchQueued, MatchView>((matchId) =>
  openMatchTracker(matchId, {
    queue: matchQueue(),
    readMatch: (id, again) =>
      readOutcome(pacedRead({ key: `match ${id}`, call: () => readKnown(id), again })),
    viewer: readViewer,
  }),
);

/** Begins to read the match of a page whose code is there, but which React has not rendered yet. */
export const readAhead = (matchId: string): void => {
  trackers.trackerOf(matchId);
};

/** Reads the match once when another device changed it to a newer revision. */
const useLiveRevisions = (matchId: string, tracker: MatchTracker, isOnServer: boolean): void => {
  const notice = ({ revision }: { readonly revision: number }): void => tracker.noticeRevision(revision);
  useLiveChannel(isOnServer ? `matches/${matchId}` : null, {
    onStanding: notice,
    'match-request-accepted': notice,
    'match-request-rejected': notice,
    'match-started': notice,
    'match-score-updated': notice,
    'match-finished': notice,
    'match-deleted': tracker.noticeDeleted,
  });
  const connection = useConnection();
  useEffect(() => {
    if (connection === 'connected') void matchQueue().wake();
  }, [connection]);
};

/** While the match loads, no live events are needed; a match that was never sent has none. */
const mayHaveNews = (seen: Snapshot<MatchView>): boolean =>
  seen.state === 'ready' ? seen.info.revision > 0 : seen.state !== 'loading';

/**
 * One match as this device knows it: at once from the device, then from the server, live, with the unsent turns
 * applied. The state `failed` has the error of reading a match that the device does not know.
 */
export function useTrackedMatch(matchId: string): TrackedMatch {
  const tracked = useTrackerOf(trackers, matchId);
  useLiveRevisions(matchId, trackers.trackerOf(matchId), mayHaveNews(tracked));
  return tracked;
}
