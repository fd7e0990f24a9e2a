import { useMemo, useSyncExternalStore } from 'react';
import type { Queued } from './queue-record.ts';
import type { Snapshot, Tracker } from './tracker.ts';

/** A tracker stays open for this time after a change of page, so that nothing is read twice. ms */
const lingerMs = 5_000;

/** The trackers of a tab, one for each thing on a screen; unused trackers are closed after a while. */
type Trackers<Q extends Queued, View> = {
  readonly trackerOf: (id: string) => Tracker<Q, View>;
  /** Listens to a tracker and keeps it open; returns a function that unsubscribes. */
  readonly subscribeTo: (id: string, listener: () => void) => () => void;
};

export const createTrackers = <Q extends Queued, View>(
  open: (id: string) => Tracker<Q, View>,
): Trackers<Q, View> => {
  const entries = new Map<string, { readonly tracker: Tracker<Q, View>; users: number }>();
  const entryOf = (id: string) => {
    const entry = entries.get(id) ?? { tracker: open(id), users: 0 };
    entries.set(id, entry);
    return entry;
  };
  return {
    trackerOf: (id) => entryOf(id).tracker,
    subscribeTo: (id, listener) => {
      const entry = entryOf(id);
      entry.users += 1;
      const stop = entry.tracker.subscribe(listener);
      return () => {
        stop();
        entry.users -= 1;
        setTimeout(() => {
          if (entry.users > 0 || entries.get(id) !== entry) return;
          entries.delete(id);
          entry.tracker.close();
        }, lingerMs);
      };
    },
  };
};

/** Actions of a screen on a thing. */
export type TrackerActions<Q extends Queued> = {
  /** Applies a command at once, stores it, and sends it after the earlier ones. */
  readonly dispatch: Tracker<Q, unknown>['dispatch'];
  /** Reads the thing from the server again. */
  readonly refresh: () => void;
  /** Sends again after a refusal. */
  readonly retryQueue: () => void;
  /** Drops unsent commands and shows the server's state. */
  readonly discardQueue: () => void;
  /** Calls `listener` when a command was shown but had to be taken back; returns a function that unsubscribes. */
  readonly onNotKept: Tracker<Q, unknown>['onNotKept'];
};

const actionsOf = <Q extends Queued, View>(tracker: Tracker<Q, View>): TrackerActions<Q> => ({
  dispatch: tracker.dispatch,
  refresh: () => void tracker.refresh(),
  retryQueue: () => void tracker.retryQueue(),
  discardQueue: () => void tracker.discardQueue(),
  onNotKept: tracker.onNotKept,
});

/** What a screen shows of a thing, and its actions. @param subscribe replaces the tracker's own `subscribe` */
export function useTracker<Q extends Queued, View>(
  tracker: Tracker<Q, View>,
  subscribe = tracker.subscribe,
): Snapshot<View> & TrackerActions<Q> {
  const snapshot = useSyncExternalStore(subscribe, tracker.snapshot);
  const actions = useMemo(() => actionsOf(tracker), [tracker]);
  return useMemo(() => ({ ...snapshot, ...actions }), [snapshot, actions]);
}

/** The same for the tracker of an id, which stays open while it is used. */
export function useTrackerOf<Q extends Queued, View>(trackers: Trackers<Q, View>, id: string) {
  const subscribe = useMemo(
    () => (listener: () => void) => trackers.subscribeTo(id, listener),
    [trackers, id],
  );
  return useTracker(trackers.trackerOf(id), subscribe);
}
