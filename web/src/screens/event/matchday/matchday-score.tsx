import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import { isBeforeHalfTime, type Side, sides } from '@neundarter/rules/matchday/plan';
import { lineUpOf } from '../../../data/club/matchdays.ts';
import { matchdayStatusText, matchdayText as text } from '../../../text/matchday.ts';
import { useChanged } from '../../../ui/use-changed.ts';
import { type GameView, isOver, resultNow, teamNames } from './game-views.ts';
import classes from './matchday-score.module.css';

type Props = { readonly data: MatchdayData; readonly games: readonly GameView[] };

/** The two teams with games, legs and the score at half-time. */
export function MatchdayScore({ data, games }: Props) {
  const { forfeitedBy, status } = data;
  const result = resultNow(data, games);
  const names = teamNames(data);
  const isFresh = useChanged(result.games.join());
  const isDisputed = data.forfeit?.isDisputed === true;
  const winner = status === 'finished' && !isDisputed ? winnerOf(result.games) : null;
  const format = formatOf(data);
  const firstHalf = games.filter(({ plan }) => isBeforeHalfTime(format, plan.round));
  const isSecondHalf = firstHalf.length > 0 && (status === 'finished' || firstHalf.every(isOver));
  return (
    <section className={classes.score} aria-label={text.standing} data-status={status}>
      <div className={classes.parts}>
        <Team name={names[0]} party={0} winner={winner} />
        <p className={classes.digits} data-fresh={isFresh || undefined}>
          <span>{result.games[0]}</span>
          <span className={classes.colon}>:</span>
          <span>{result.games[1]}</span>
        </p>
        <Team name={names[1]} party={1} winner={winner} />
        <p className={classes.details}>
          <span className={classes.status}>{matchdayStatusText[status]}</span>
          {status === 'scheduled' ? null : (
            <span>{text.details(result.legs, isSecondHalf ? result.halfTime.games : null)}</span>
          )}
          {status === 'finished' ? <span>{text.points(result.points)}</span> : null}
          {forfeitedBy === null ? null : <span>{forfeitTextOf(data, forfeitedBy)}</span>}
          {isDisputed ? <span>{text.disputed}</span> : null}
        </p>
      </div>
    </section>
  );
}

/** How a side has lost the whole matchday. */
export const forfeitTextOf = (data: MatchdayData, side: Side): string =>
  text.forfeited(lineUpOf(data, side).teamName, data.forfeit?.reason ?? 'gave-up');

const winnerOf = ([home, away]: readonly [number, number]): PartyIndex | null => {
  if (home === away) return null;
  return home > away ? 0 : 1;
};

type TeamProps = {
  readonly name: string;
  readonly party: PartyIndex;
  readonly winner: PartyIndex | null;
};

function Team({ name, party, winner }: TeamProps) {
  return (
    <p className={classes.team} data-side={sides[party]} data-won={winner === party || undefined}>
      {name}
    </p>
  );
}
