import type { EventEntity } from '@neundarter/contract/entities/event';
import { Link } from 'react-router';
import { serverNow } from '../../data/api/server-clock.ts';
import { useServerNow } from '../../data/api/use-server-now.ts';
import { useJoinedEvents, useUpcomingEvents } from '../../data/club/events.ts';
import { ownEntryOf } from '../../data/club/own-entries.ts';
import { useEndedElsewhere } from '../../data/match/ended-elsewhere.ts';
import { useRunningMatches } from '../../data/match/match-history.ts';
import { useAccount } from '../../data/people/account.ts';
import { useViewer } from '../../data/people/viewer.ts';
import { DateLeaf } from '../../parts/date-leaf/date-leaf.tsx';
import { eventPath } from '../../parts/event-row/event-path.ts';
import { phaseOf } from '../../parts/event-row/event-phase.ts';
import { useEventPhase } from '../../parts/event-row/use-event-phase.ts';
import { type CardMatch, cardOfHead, matchPath } from '../../parts/match-card/card-match.ts';
import { useDeviceMatches } from '../../parts/match-list/use-device-matches.ts';
import { mayScoreCard } from '../../parts/match-menu/match-rights.ts';
import { eventTimeText, phaseText } from '../../text/events.ts';
import { matchNameText } from '../../text/match-list.ts';
import { nextStepText as text } from '../../text/next-step.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { isAnnounced } from './is-announced.ts';
import classes from './next-step.module.css';

/** A match that began earlier was left behind; it stands in the list of matches. ms */
const leftAfterMs = 24 * 60 * 60 * 1000;
/** Time between two looks at the clock. ms */
const lookMs = 20_000;

/** Maximum number of events that come next. */
const maxNext = 5;

/**
 * All own things in the order of time: matches and events that are running (`Jetzt`), then the next events of the user's
 * teams, and those in which the user takes part. Guests see only the matches of this device.
 */
export function NextStep() {
  const { state, player } = useAccount();
  const { running, isRunningKnown } = useRunning(player?.id ?? null);
  const { events, areEventsKnown } = useOwnEvents();
  const isKnown = isRunningKnown && areEventsKnown;
  const now = useServerNow(lookMs);
  const phases = events.map((event) => ({ event, phase: phaseOf(event.props, now) }));
  const live = phases.filter(({ phase }) => phase === 'live');
  const next = phases.filter(({ phase }) => phase !== 'live').slice(0, maxNext);
  const isBusy = running.length + live.length > 0;
  // Whatever is known first would be moved by what comes later.
  if (!isKnown) return <div className={classes.own} aria-busy="true" />;
  return (
    <Stack gap="2xl" className={classes.own}>
      {isBusy ? (
        <Stack as="section" gap="s" aria-label={text.now}>
          <h2 className={looks.title}>{text.now}</h2>
          {running.map((match) => (
            <RunningMatch key={match.id} match={match} />
          ))}
          {live.map(({ event }) => (
            <EventLine key={event.id} event={event} />
          ))}
        </Stack>
      ) : null}
      {state !== 'user' || (isBusy && next.length === 0) ? null : (
        <Stack as="section" gap="s" aria-label={text.title}>
          <h2 className={looks.title}>{text.title}</h2>
          {next.length === 0 ? <Nothing /> : null}
          {next.map(({ event }) => (
            <EventLine key={event.id} event={event} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** Running matches of the player and of this device. Online matches stand among the requests. */
function useRunning(playerId: string | null) {
  const since = serverNow() - leftAfterMs;
  const isOn = ({ status, date, isOnlineMatch }: CardMatch) =>
    status === 'running' && date > since && !(isOnlineMatch && playerId !== null);
  const stored = useDeviceMatches();
  const device = (stored ?? []).filter(isOn);
  const ended = useEndedElsewhere(device.filter(({ isUnsent }) => !isUnsent).map(({ id }) => id));
  const { data, isLoading } = useRunningMatches(playerId);
  const asked = (data ?? []).map(cardOfHead).filter(isOn);
  const here = device.filter(({ id }) => !ended.has(id));
  const known = new Set(device.map(({ id }) => id));
  const all: readonly CardMatch[] = [...here, ...asked.filter(({ id }) => !known.has(id))];
  return {
    running: all.toSorted((one, other) => one.date - other.date),
    isRunningKnown: stored !== undefined && !isLoading,
  };
}

/** The events of the user's teams, and those in which the user takes part, the next one first. */
function useOwnEvents() {
  const { state, user, player, teams } = useAccount();
  const { data, error } = useUpcomingEvents(user?.id ?? null);
  const { data: joined = [], isLoading } = useJoinedEvents(player?.id ?? null);
  const own = new Set(teams.map(({ id }) => id));
  const ofTeams = (data ?? []).filter(({ id, props }) => own.has(props.teamId) || ownEntryOf(id) !== null);
  const once = new Map([...ofTeams, ...joined].map((event) => [event.id, event]));
  const events = state === 'user' ? [...once.values()] : [];
  return {
    events: events
      .filter(isAnnounced)
      .toSorted((one, other) => one.props.startDateTime - other.props.startDateTime),
    areEventsKnown: state !== 'user' || ((data !== undefined || error !== null) && !isLoading),
  };
}

function RunningMatch({ match }: { readonly match: CardMatch }) {
  const mayScore = mayScoreCard(match, useViewer());
  return (
    <div className={classes.step}>
      <p className={classes.words}>
        <span className={looks.strong}>{text.running(matchNameText(...match.names))}</span>
        <span className={classes.score}>{match.won.join(' : ')}</span>
      </p>
      <ButtonLink to={matchPath(match, mayScore ? 'scorer' : 'spectator')} look="primary">
        {mayScore ? text.goOn : text.watch}
      </ButtonLink>
    </div>
  );
}

const Nothing = () => (
  <div className={classes.step}>
    <p className={classes.words}>{text.nothing}</p>
    <ButtonLink to="/home/events">{text.toEvents}</ButtonLink>
  </div>
);

function EventLine({ event: { id, props } }: { readonly event: EventEntity }) {
  const phase = useEventPhase(props);
  return (
    <div className={classes.step}>
      <DateLeaf at={props.startDateTime} size="small" phase={phase} isHidden />
      <div className={classes.words}>
        <Link to={eventPath(id, props.type)} className={classes.link}>
          {props.name}
        </Link>
        <p className={looks.muted}>{eventTimeText(props.startDateTime, props.endDateTime)}</p>
      </div>
      {phase === 'live' ? (
        <span className={classes.phase} data-phase={phase}>
          {phaseText.live}
        </span>
      ) : null}
    </div>
  );
}
