import { perParty } from '@neundarter/rules/match/per-party';
import { Link } from 'react-router';
import { useIsAway } from '../../data/live/use-is-away.ts';
import { formatDate, formatDecimal, formatTime } from '../../text/formats.ts';
import { matchConfigText } from '../../text/match-config.ts';
import { endWord } from '../../text/match-ends.ts';
import { matchHistoryText as text } from '../../text/match-history.ts';
import { matchListText } from '../../text/match-list.ts';
import { Stack } from '../../ui/stack.tsx';
import type { CardMatch } from '../match-card/card-match.ts';
import { useMatchMenu } from '../match-list/use-match-menu.tsx';
import { LateRefusedMark } from '../refused-matches/late-refused-mark.tsx';
import classes from './history-rows.module.css';

type Props = {
  readonly matches: readonly CardMatch[];
  /** Names the list for screen readers. */
  readonly label: string;
};

/** Matches as rows: day, names, event, result, averages. The whole row leads to the match. */
export function HistoryRows({ matches, label }: Props) {
  const offerFor = useMatchMenu();
  return (
    <Stack as="ul" isDivided aria-label={label}>
      {matches.map((match) => {
        const { to, goOn, menu } = offerFor(match);
        return (
          <li key={match.id} className={classes.row}>
            <time className={classes.day} dateTime={new Date(match.date).toISOString()}>
              <span>{formatDate(match.date)}</span> <span>{formatTime(match.date)}</span>
            </time>
            <div className={classes.words}>
              <Link to={to} className={classes.link}>
                <Names match={match} />
              </Link>
              <p className={classes.about}>{aboutOf(match)}</p>
            </div>
            <Result match={match} />
            {goOn === null ? null : <div className={classes.goOn}>{goOn}</div>}
            <div className={classes.menu}>{menu}</div>
          </li>
        );
      })}
    </Stack>
  );
}

function Names({ match: { names, status, winningParty } }: { readonly match: CardMatch }) {
  const [home, away] = perParty((party) => {
    const hasWon = status === 'finished' && winningParty === party;
    return hasWon ? <strong>{names[party]}</strong> : names[party];
  });
  return (
    <>
      {home} {text.against} {away}
    </>
  );
}

const aboutOf = ({ eventName, description, config, startingScores }: CardMatch): string =>
  [eventName, description, matchConfigText(config, startingScores)]
    .filter((part) => part !== null && part !== '')
    .join(' · ');

/** The score with the averages, or what there is instead. */
function Result({ match }: { readonly match: CardMatch }) {
  const isAway = useIsAway();
  const { status, end, won, averages, isUnsent } = match;
  const [home, away] = perParty((party) => {
    const average = averages[party];
    return average === null ? matchListText.nothing : formatDecimal(average);
  });
  return (
    <div className={classes.result}>
      {status === 'scheduled' ? (
        <span className={classes.state}>{text.planned}</span>
      ) : (
        <span className={classes.score}>
          {end === 'double-forfeit' ? matchListText.nothing : won.join(' : ')}
        </span>
      )}
      <span className={classes.averages}>
        {status === 'running' && !isAway ? (
          <span className={classes.live} data-phase="live">
            {text.live}
          </span>
        ) : null}
        <LateRefusedMark matchId={match.id}>
          {isUnsent ? <span className={classes.unsent}>{matchListText.onlyHere}</span> : null}
        </LateRefusedMark>
        {end !== null && end !== 'played' ? endWord[end] : null}
        {status === 'scheduled' || (end !== null && end !== 'played') ? null : (
          <span>
            <abbr title={matchListText.average}>{matchListText.averageShort}</abbr> {home} / {away}
          </span>
        )}
      </span>
    </div>
  );
}
