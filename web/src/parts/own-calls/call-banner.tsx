import type { OwnCallEntity } from '@neundarter/contract/entities/own-call';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { answerCall, useFollowedEvent, useOpenCalls, useOwnCalls } from '../../data/club/own-calls.ts';
import { useReport } from '../../data/club/presence-reports.ts';
import { useIsMatchRunning } from '../../data/match/running-match.ts';
import { ownCallText as text } from '../../text/own-calls.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import classes from './call-banner.module.css';

/** Pages that say it themselves, and screens of a hall, which belong to everybody. */
const isSaidOn = (pathname: string, { eventId, matchId }: OwnCallEntity): boolean =>
  pathname === `/tournaments/${eventId}` ||
  pathname === `/matches/${matchId}` ||
  pathname === `/matches/view/${matchId}` ||
  /^\/board\b|\/hall$/.test(pathname);

/** Says on every page that somebody at this device is called, until they answer, the match begins, or the call is taken back. */
export function CallBanner() {
  const { pathname } = useLocation();
  const { events = [], calls = [] } = useOwnCalls() ?? {};
  const [call] = useOpenCalls(calls).filter((one) => !isSaidOn(pathname, one));
  const isSeveral = new Set(calls.map(({ entrant }) => entrant)).size > 1;
  return (
    <>
      {events.map((id) => (
        <FollowedEvent key={id} eventId={id} />
      ))}
      <section className={classes.place} aria-label={text.region} role="status" aria-live="assertive">
        {call === undefined ? null : <Call call={call} isSeveral={isSeveral} />}
      </section>
    </>
  );
}

function FollowedEvent({ eventId }: { readonly eventId: string }) {
  useFollowedEvent(eventId);
  return null;
}

type Props = {
  readonly call: OwnCallEntity;
  /** Whether several people at this device are called. */
  readonly isSeveral: boolean;
};

/** Over the scorer of another match it is one line without buttons, and takes its height from the lists. */
function Call({ call, isSeveral }: Props) {
  const isQuiet = useIsMatchRunning();
  const report = useReport(call.eventId);
  useEffect(() => {
    if (!isQuiet) return;
    document.documentElement.style.setProperty('--call-strip', '2rem');
    return () => void document.documentElement.style.removeProperty('--call-strip');
  }, [isQuiet]);
  const title = text.title({ ...call, name: isSeveral ? call.name : null });
  if (isQuiet) return <p className={classes.strip}>{title}</p>;
  const come = () => {
    answerCall(call);
    // Organisers see it; if they take no reports, the answer is only for this device.
    void report.run({ entrant: call.entrant, says: 'here' });
  };
  return (
    <Inline gap="m" align="center" justify="between" wraps className={classes.banner}>
      <span className={classes.words}>
        <strong className={classes.title}>{title}</strong>
        <span>{text.about(call)}</span>
      </span>
      <Inline gap="s">
        <Button onClick={come}>{text.coming}</Button>
        <ButtonLink look="primary" to={`/matches/${call.matchId}`}>
          {text.open}
        </ButtonLink>
      </Inline>
    </Inline>
  );
}
