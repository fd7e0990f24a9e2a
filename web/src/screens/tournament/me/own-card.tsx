import { isReportTime } from '@neundarter/rules/hall/report-time';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Link } from 'react-router';
import { useServerNow } from '../../../data/api/use-server-now.ts';
import { forgetChosenEntry } from '../../../data/club/chosen-entries.ts';
import { useHallForecast } from '../../../data/club/hall-forecast.ts';
import { type MatchView, matchTarget } from '../../../parts/tournament/match-view.ts';
import { hallForecastText } from '../../../text/hall-forecast.ts';
import { thisIsMeText as text } from '../../../text/this-is-me.ts';
import { groupText, placeText, tournamentMatchText } from '../../../text/tournament.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import looks from '../../../ui/text-looks.module.css';
import { matchDescriptions } from '../management/filter-matches.ts';
import type { TournamentView } from '../tournament-view.ts';
import { CallingRefusal } from './own-calling.tsx';
import type { OwnCourse, OwnResult, Task } from './own-course.ts';
import type { OwnPerson } from './own-people.ts';
import { Presence } from './presence.tsx';
import classes from './this-is-me.module.css';

type Props = {
  readonly view: TournamentView;
  readonly person: OwnPerson;
  readonly course: OwnCourse;
};

/** When people can report changes by time alone. ms */
const lookMs = 60_000;

/** What somebody at this device does next, how they stand, and what they can report. */
export function OwnCard({ view, person, course }: Props) {
  const { event, data } = view;
  const { now, later, rank, place, results } = course;
  const at = useServerNow(lookMs);
  const isCalled = now?.match.isCalled === true;
  const forecast = useHallForecast(event.id, data.status === 'running');
  const start = isCalled ? undefined : forecast?.starts.find(({ matchId }) => matchId === now?.match.matchId);
  const descriptions = matchDescriptions(view.matches, { isWithinStage: false });
  const nameOf = (match: MatchView) => matchName(match, descriptions.get(match.key) ?? '');
  const target = now === null ? null : matchTarget(now.match);
  const stands = [
    // Before the first match all have the same rank.
    ...(rank === null || results.length === 0
      ? []
      : [text.rank(groupText(rank.groupId), rank.rank, rank.of)]),
    ...(place === null ? [] : [text.place(placeText(place.from, place.to))]),
  ];
  return (
    <section
      className={classes.card}
      data-called={isCalled || undefined}
      aria-label={text.region(person.name)}
    >
      <Inline gap="s" align="center" justify="between">
        <span className={classes.name}>{person.name}</span>
        {person.isChosen ? (
          <IconButton
            label={text.forget(person.name)}
            icon={<IconX aria-hidden size={20} />}
            onClick={() => forgetChosenEntry(event.id, person.entry.id)}
          />
        ) : null}
      </Inline>
      <p className={classes.title}>
        {start === undefined
          ? titleOf(view, course)
          : text.soon(titleOf(view, course), hallForecastText.when(start, at))}
      </p>
      {now === null ? null : <p>{[nameOf(now.match), sidesOf(now, person.entry.id)].join(' · ')}</p>}
      {later === null || now === null ? null : <p className={looks.muted}>{laterText(later, now, nameOf)}</p>}
      {stands.length === 0 ? null : <p className={looks.muted}>{stands.join(' · ')}</p>}
      <Inline gap="s" align="center" wraps>
        {target === null ? null : <ButtonLink to={target}>{text.open}</ButtonLink>}
        {now?.as === 'calls' && now.match.isCalled ? (
          <CallingRefusal eventId={event.id} person={person} match={now.match} />
        ) : null}
        {isReportTime(data.status, { startsAt: event.props.startDateTime, now: at }) ? (
          <Presence eventId={event.id} person={person} />
        ) : null}
      </Inline>
      {results.length === 0 ? null : <Results results={results} nameOf={nameOf} />}
    </section>
  );
}

function titleOf({ data, event }: TournamentView, { now, isOut }: OwnCourse): string {
  const { title } = text;
  if (data.state === undefined || data.state === null) return title.before(event.props.startDateTime);
  if (now === null) return isOut ? title.out : title.open;
  const { as, match } = now;
  const isPlayer = as === 'plays';
  if (match.phase === 'running') return isPlayer ? title.running : title.callsRunning;
  if (match.isCalled) return isPlayer ? title.called(match.board) : title.callsCalled(match.board);
  return isPlayer ? title.next : title.calls;
}

const matchName = ({ number, board, isCalled }: MatchView, description: string): string =>
  [
    number === null ? '' : tournamentMatchText.number(number),
    description,
    board === null || isCalled ? '' : tournamentMatchText.board(board, isCalled),
  ]
    .filter((part) => part !== '')
    .join(' · ');

const sidesOf = ({ as, match: { sides } }: Task, entrant: string): string => {
  if (as === 'calls') return text.between(sides[0].name, sides[1].name);
  return text.against(sides.find((side) => side.entrant !== entrant)?.name ?? '');
};

/** What comes besides; whoever plays later than they call calls first. */
const laterText = (later: Task, now: Task, nameOf: (match: MatchView) => string): string => {
  const name = nameOf(later.match);
  if (later.as === 'plays') return text.playsThen(name);
  return (later.match.number ?? 0) < (now.match.number ?? 0) ? text.callsBefore(name) : text.callsLater(name);
};

type ResultsProps = { readonly results: readonly OwnResult[]; readonly nameOf: (match: MatchView) => string };

function Results({ results, nameOf }: ResultsProps) {
  return (
    <details>
      <summary className={classes.summary}>{text.results(results.length)}</summary>
      <ul className={classes.results}>
        {results.map(({ match, other, score, outcome }) => {
          const words = `${text.against(other.name)}: ${score} ${text[outcome]}`;
          const target = matchTarget(match);
          return (
            <li key={match.key}>
              {target === null ? words : <Link to={target}>{words}</Link>}
              <span className={looks.muted}> · {nameOf(match)}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
