import type { EventEntity } from '@neundarter/contract/entities/event';
import { Link } from 'react-router';
import { serverNow } from '../../data/api/server-clock.ts';
import { useUpcomingEvents } from '../../data/club/events.ts';
import { useRunningMatch } from '../../data/match/match-history.ts';
import { useAccount } from '../../data/people/account.ts';
import { useViewer } from '../../data/people/viewer.ts';
import { DateLeaf } from '../../parts/date-leaf/date-leaf.tsx';
import { eventPath } from '../../parts/event-row/event-path.ts';
import { useEventPhase } from '../../parts/event-row/use-event-phase.ts';
import { type CardMatch, cardOfHead, matchPath } from '../../parts/match-card/card-match.ts';
import { useDeviceMatches } from '../../parts/match-list/use-device-matches.ts';
import { mayScoreCard } from '../../parts/match-menu/match-rights.ts';
import { eventTimeText, phaseText } from '../../text/events.ts';
import { matchNameText } from '../../text/match-list.ts';
import { nextStepText as text } from '../../text/next-step.ts';
import { ButtonLink } from '../../ui/button.tsx';
import looks from '../../ui/text-looks.module.css';
import { isAnnounced } from './is-announced.ts';
import classes from './next-step.module.css';

/** A match that began earlier was left behind; it stands in the list of matches. ms */
const leftAfterMs = 24 * 60 * 60 * 1000;

/**
 * The next thing to do: a match that is running on this device or with the player, otherwise the next event of the
 * user's teams. For signed-in users it always has the same height, so that nothing moves; guests see only a match.
 */
export function NextStep() {
  const { state, player } = useAccount();
  const running = useRunning(player?.id ?? null);
  if (running !== null) return <RunningMatch match={running} />;
  return state === 'user' ? <NextEvent /> : null;
}

function useRunning(playerId: string | null): CardMatch | null {
  const device = useDeviceMatches() ?? [];
  const asked = useRunningMatch(playerId);
  const cards = [...device, ...(asked.data ?? []).map(cardOfHead)];
  const since = serverNow() - leftAfterMs;
  return cards.find(({ status, date }) => status === 'running' && date > since) ?? null;
}

function RunningMatch({ match }: { readonly match: CardMatch }) {
  const mayScore = mayScoreCard(match, useViewer());
  return (
    <section className={classes.step} aria-label={text.title}>
      <p className={classes.words}>
        <span className={looks.strong}>{text.running(matchNameText(...match.names))}</span>
        <span className={classes.score}>{match.won.join(' : ')}</span>
      </p>
      <ButtonLink to={matchPath(match, mayScore ? 'scorer' : 'spectator')} look="primary">
        {mayScore ? text.goOn : text.watch}
      </ButtonLink>
    </section>
  );
}

function NextEvent() {
  const { user, teams } = useAccount();
  const { data, error } = useUpcomingEvents(user?.id ?? null);
  const own = new Set(teams.map(({ id }) => id));
  const next = data?.filter(isAnnounced).find(({ props }) => own.has(props.teamId));
  return (
    <section
      className={classes.step}
      aria-label={text.title}
      aria-busy={data === undefined && error === null}
    >
      {next === undefined ? data === undefined ? null : <Nothing /> : <EventLine event={next} />}
    </section>
  );
}

const Nothing = () => (
  <>
    <p className={classes.words}>{text.nothing}</p>
    <ButtonLink to="/home/events">{text.toEvents}</ButtonLink>
  </>
);

function EventLine({ event: { id, props } }: { readonly event: EventEntity }) {
  const phase = useEventPhase(props);
  return (
    <>
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
    </>
  );
}
