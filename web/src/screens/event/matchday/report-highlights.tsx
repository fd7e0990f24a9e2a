import type { MatchPlayer } from '@neundarter/rules/match/types';
import { reportText as text } from '../../../text/matchday.ts';
import { playerName } from '../../../text/party-names.ts';
import classes from './report.module.css';
import type { Highlights } from './report-extras.ts';

/** 180s, high finishes and short legs by player. */
export function ReportHighlights(highlights: Highlights) {
  const { highscores, highFinishes, isWithoutHighFinishes, shortLegs } = highlights;
  const oneEighties = highscores
    .filter(({ noOf180s }) => noOf180s > 0)
    .map(({ player, noOf180s }) => entry(player, [noOf180s]));
  return (
    <dl className={classes.highlights}>
      <Line label={text.oneEighties} entries={oneEighties} />
      <Line
        label={text.highFinishes}
        missing={isWithoutHighFinishes ? text.highFinishesFailed : text.none}
        entries={highFinishes.map(({ player, legs }) =>
          entry(
            player,
            legs.map((leg) => leg.checkoutScore),
          ),
        )}
      />
      <Line
        label={text.shortLegs}
        entries={shortLegs.map(({ player, legs }) =>
          entry(
            player,
            legs.map((leg) => leg.dartsThrown),
          ),
        )}
      />
    </dl>
  );
}

/** `Anna Adler 121, 2×104` */
const entry = (player: MatchPlayer, figures: readonly number[]): string => {
  const counted = [...new Set(figures)].map((figure) => {
    const count = figures.filter((one) => one === figure).length;
    return count === 1 ? `${figure}` : text.times(count, figure);
  });
  return `${playerName(player)} ${counted.join(', ')}`;
};

type LineProps = {
  readonly label: string;
  readonly entries: readonly string[];
  /** Shown without entries. */
  readonly missing?: string;
};

function Line({ label, entries, missing = text.none }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{entries.length === 0 ? missing : entries.join('; ')}</dd>
    </div>
  );
}
