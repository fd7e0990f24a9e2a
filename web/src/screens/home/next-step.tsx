import type { EventEntity } from '@neundarter/contract/entities/event';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../data/people/account.ts';
import { useViewer } from '../../data/people/viewer.ts';
import { DateLeaf } from '../../parts/date-leaf/date-leaf.tsx';
import { eventPath } from '../../parts/event-row/event-path.ts';
import { shownEndOf } from '../../parts/event-row/shown-end.ts';
import { useEventPhase } from '../../parts/event-row/use-event-phase.ts';
import { type CardMatch, matchPath } from '../../parts/match-card/card-match.ts';
import { mayScoreCard } from '../../parts/match-menu/match-rights.ts';
import { eventTimeText, phaseText } from '../../text/events.ts';
import { matchNameText } from '../../text/match-list.ts';
import { nextStepText as text } from '../../text/next-step.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import classes from './next-step.module.css';
import { OwnTaskLine } from './own-task-line.tsx';
import { useOwnThings } from './use-own-things.ts';

// The page is complete without it.
const FollowEvent = latePart(
  async () => (await import('./follow-event.tsx')).FollowEvent,
  () => null,
);

/**
 * All own things in the order of time: matches and events that are running (`Jetzt`), then what to play and call in
 * running tournaments, the next events of the user's teams, and those in which the user takes part. Guests see the
 * matches and the registrations of this device.
 */
export function NextStep() {
  const { state } = useAccount();
  const { running, live, tasks, next, followed, isKnown } = useOwnThings();
  const isBusy = running.length + live.length > 0;
  const hasNext = tasks.length + next.length > 0;
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
          {live.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </Stack>
      ) : null}
      {hasNext || (state === 'user' && !isBusy) ? (
        <Stack as="section" gap="s" aria-label={text.title}>
          <h2 className={looks.title}>{text.title}</h2>
          {hasNext ? null : <Nothing />}
          {tasks.map((task) => (
            <OwnTaskLine key={`${task.kind} ${task.matchId}`} task={task} />
          ))}
          {next.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </Stack>
      ) : null}
      <Suspense fallback={null}>
        {followed.map((id) => (
          <FollowEvent key={id} eventId={id} />
        ))}
      </Suspense>
    </Stack>
  );
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
        <p className={looks.muted}>{eventTimeText(props.startDateTime, shownEndOf(props))}</p>
      </div>
      {phase === 'live' ? (
        <span className={classes.phase} data-phase={phase}>
          {phaseText.live}
        </span>
      ) : null}
    </div>
  );
}
