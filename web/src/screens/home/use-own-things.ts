import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import { serverNow } from '../../data/api/server-clock.ts';
import { useServerNow } from '../../data/api/use-server-now.ts';
import { useJoinedEvents, useUpcomingEvents } from '../../data/club/events.ts';
import { hasOwnEntries, ownEntryOf } from '../../data/club/own-entries.ts';
import { useSeveralEvents } from '../../data/club/several-events.ts';
import { tournamentOf } from '../../data/club/tournaments.ts';
import { useEndedElsewhere } from '../../data/match/ended-elsewhere.ts';
import { useRunningMatches } from '../../data/match/match-history.ts';
import { useAccount } from '../../data/people/account.ts';
import { useActor } from '../../data/people/actor.ts';
import { phaseOf } from '../../parts/event-row/event-phase.ts';
import { type CardMatch, cardOfHead } from '../../parts/match-card/card-match.ts';
import { useDeviceMatches } from '../../parts/match-list/use-device-matches.ts';
import { isAnnounced } from './is-announced.ts';
import { type OwnTask, ownTasksOf } from './own-tasks.ts';

/** A match that began earlier was left behind; it stands in the list of matches. ms */
const leftAfterMs = 24 * 60 * 60 * 1000;
/** Time between two looks at the clock. ms */
const lookMs = 20_000;

/** Maximum number of events that come next. */
const maxNext = 5;

/** What the start page shows of the user's own things. */
type OwnThings = {
  /** Running matches, the longest running first. */
  readonly running: readonly CardMatch[];
  /** Events that are going on. */
  readonly live: readonly EventEntity[];
  /** What to play and call next in running tournaments. */
  readonly tasks: readonly OwnTask[];
  /** The next events. */
  readonly next: readonly EventEntity[];
  /** Ids of the tournaments of which the tasks come. */
  readonly followed: readonly string[];
  readonly isKnown: boolean;
};

/** Everything of the user that runs or comes next, in the order of time. */
export function useOwnThings(): OwnThings {
  const { player } = useAccount();
  const { running, isRunningKnown } = useRunning(player?.id ?? null);
  const { events, joined, areEventsKnown } = useOwnEvents();
  const now = useServerNow(lookMs);
  const phases = events.map((event) => ({ event, phase: phaseOf(event.props, now) }));
  const followed = joined.filter(isRunningTournament).map(({ id }) => id);
  const { tasks, areTasksKnown } = useTasks(followed, running);
  return {
    running,
    live: phases.filter(({ phase }) => phase === 'live').map(({ event }) => event),
    tasks,
    next: phases
      .filter(({ phase }) => phase !== 'live')
      .map(({ event }) => event)
      .slice(0, maxNext),
    followed,
    isKnown: isRunningKnown && areEventsKnown && areTasksKnown,
  };
}

/** Running matches of the player and of this device. Online matches stand among the requests. */
function useRunning(playerId: string | null) {
  const since = serverNow() - leftAfterMs;
  const isOn = ({ status, date, isOnlineMatch }: CardMatch) =>
    status === 'running' && date > since && !(isOnlineMatch && playerId !== null);
  const stored = useDeviceMatches();
  const device = (stored ?? []).filter(isOn);
  const { ended, isKnown } = useEndedElsewhere(
    device.filter(({ isUnsent }) => !isUnsent).map(({ id }) => id),
  );
  const { data, isLoading } = useRunningMatches(playerId);
  const asked = (data ?? []).map(cardOfHead).filter(isOn);
  const here = device.filter(({ id }) => !ended.has(id));
  // The device knows best of its own matches: the server's list may be older than their end.
  const known = new Set((stored ?? []).filter(({ status }) => status !== 'scheduled').map(({ id }) => id));
  const all: readonly CardMatch[] = [...here, ...asked.filter(({ id }) => !known.has(id))];
  return {
    running: all.toSorted((one, other) => one.date - other.date),
    isRunningKnown: stored !== undefined && isKnown && !isLoading,
  };
}

/**
 * The events of the user's teams, and those in which the user takes part, the next one first. Guests only have those for
 * which this device has registered them.
 */
function useOwnEvents() {
  const { state, user, player, teams } = useAccount();
  const { data, error } = useUpcomingEvents(user?.id ?? null);
  const { data: withPlayer = [], isLoading } = useJoinedEvents(player?.id ?? null);
  const isWithout = state === 'guest' && !hasOwnEntries();
  const own = new Set(teams.map(({ id }) => id));
  const byDevice = (data ?? []).filter(({ id }) => ownEntryOf(id) !== null);
  const ofTeams = (data ?? []).filter(({ props }) => own.has(props.teamId));
  return {
    events: inOrder([...ofTeams, ...byDevice, ...withPlayer]),
    joined: inOrder([...byDevice, ...withPlayer]),
    areEventsKnown: isWithout || ((data !== undefined || error !== null) && !isLoading),
  };
}

/** Each event once, the next one first. */
const inOrder = (events: readonly EventEntity[]): readonly EventEntity[] =>
  [...new Map(events.map((event) => [event.id, event])).values()]
    .filter(isAnnounced)
    .toSorted((one, other) => one.props.startDateTime - other.props.startDateTime);

const isRunningTournament = ({ props }: EventEntity): boolean =>
  tournamentDataOf(props)?.status === 'running';

/** The tasks in these tournaments, without the matches that run. */
function useTasks(ids: readonly string[], running: readonly CardMatch[]) {
  const actor = useActor();
  const { events, areKnown } = useSeveralEvents(ids.slice(0, maxNext));
  const known = new Set(running.map(({ id }) => id));
  const tasks = events
    .map((event) => tournamentOf(event, actor))
    .flatMap((tournament) => (tournament === null ? [] : ownTasksOf(tournament, known)));
  return { tasks, areTasksKnown: areKnown };
}
