import type { Tournament } from '../../../data/club/tournaments.ts';
import { locationText } from '../../../text/events.ts';
import { formatDateTime } from '../../../text/formats.ts';
import { tournamentModeText } from '../../../text/tournament.ts';
import { stepText as text } from '../../../text/tournament-steps.ts';
import classes from './steps.module.css';

/** Name, date and time, participants and mode, before a step. */
export function StepSummary({ tournament: { event, data } }: { readonly tournament: Tournament }) {
  const { name, startDateTime, location } = event.props;
  const { config, noOfParticipants } = data;
  const facts: readonly (readonly [string, string])[] = [
    [text.name, name],
    [text.when, formatDateTime(startDateTime)],
    ...(location === null ? [] : [[text.where, locationText(location)] as const]),
    [text.who, text.ofMost(noOfParticipants.confirmed, config.maxNoOfParticipants)],
    [text.mode, tournamentModeText[config.tournamentMode]],
  ];
  return (
    <dl className={classes.facts} aria-label={text.summary}>
      {facts.map(([what, value]) => (
        <Fact key={what} what={what} value={value} />
      ))}
    </dl>
  );
}

const Fact = ({ what, value }: { readonly what: string; readonly value: string }) => (
  <>
    <dt>{what}</dt>
    <dd>{value}</dd>
  </>
);
