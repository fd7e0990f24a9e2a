import type { PartyIndex } from '@neundarter/rules/match/types';
import { isBeforeHalfTime, type MatchdayFormat, type Side } from '@neundarter/rules/matchday/plan';
import { resultOf } from '@neundarter/rules/matchday/result';
import { Fragment } from 'react';
import { type CardMatch, cardOfHead } from '../../../parts/match-card/card-match.ts';
import { formatDecimal } from '../../../text/formats.ts';
import { gamesText, ratio, reportText as text } from '../../../text/matchday.ts';
import { Table } from '../../../ui/table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { GameView } from './game-views.ts';
import classes from './report.module.css';
import { extrasOf, type Highlights } from './report-extras.ts';

type Props = {
  readonly format: MatchdayFormat;
  readonly games: readonly GameView[];
  readonly highlights: Highlights;
};

const lastBeforeHalfTime = (format: MatchdayFormat, games: readonly GameView[]): number =>
  games.filter(({ plan }) => isBeforeHalfTime(format, plan.round)).length - 1;

/** All games with legs, averages and highlights, and the score at half-time and at the end. */
export function ReportGames({ format, games, highlights }: Props) {
  const halfTime = lastBeforeHalfTime(format, games);
  return (
    <Table caption={text.games} className={classes.games}>
      <thead>
        <tr>
          <th scope="col">{text.number}</th>
          <th scope="col">{text.board}</th>
          <th scope="col" data-side="home">
            {text.sides.home}
          </th>
          <ExtrasHead side="home" />
          <th scope="col">
            <abbr title={text.averageLong}>{text.average}</abbr>
          </th>
          <th scope="col">{text.legs}</th>
          <th scope="col">
            <abbr title={text.averageLong}>{text.average}</abbr>
          </th>
          <ExtrasHead side="away" />
          <th scope="col" data-side="away">
            {text.sides.away}
          </th>
        </tr>
      </thead>
      <tbody>
        {games.map((game, number) => (
          <Fragment key={game.plan.number}>
            <GameLine game={game} highlights={highlights} />
            {number === halfTime ? (
              <SumLine format={format} label={text.halfTime} games={games.slice(0, number + 1)} />
            ) : null}
          </Fragment>
        ))}
        <SumLine format={format} label={text.result} games={games} />
      </tbody>
    </Table>
  );
}

/** Columns of highlights have no visible title: each entry says what it is. */
const ExtrasHead = ({ side }: { readonly side: Side }) => (
  <th scope="col" data-extras>
    <VisuallyHidden>{text.extrasOf(text.sides[side])}</VisuallyHidden>
  </th>
);

type LineProps = Pick<Props, 'highlights'> & { readonly game: GameView };

function GameLine({ game: { plan, match, names }, highlights }: LineProps) {
  const card = match === null ? null : cardOfHead(match);
  const isOver = card?.status === 'finished';
  const averageOf = (party: PartyIndex) => {
    const average = card?.averages[party] ?? null;
    return average === null ? text.none : formatDecimal(average);
  };
  const extras = match === null ? null : extrasOf(match, highlights);
  const hasWon = (party: PartyIndex) => (isOver && card.winningParty === party) || undefined;
  return (
    <tr>
      <td>{plan.number + 1}</td>
      <td>{text.boards[plan.board]}</td>
      <td data-side="home" data-won={hasWon(0)}>
        {names[0]}
      </td>
      <td data-extras>{forfeitMark(card, 0) ?? (extras === null ? null : text.extras(extras[0]))}</td>
      <td>{averageOf(0)}</td>
      <td className={classes.legs}>
        {match !== null && isOver ? ratio(match.props.standing.legs) : gamesText.noLegs}
      </td>
      <td>{averageOf(1)}</td>
      <td data-extras>{forfeitMark(card, 1) ?? (extras === null ? null : text.extras(extras[1]))}</td>
      <td data-side="away" data-won={hasWon(1)}>
        {names[1]}
      </td>
    </tr>
  );
}

/** The word beside whoever got a game without playing, or beside both who did not play it. */
function forfeitMark(card: CardMatch | null, party: PartyIndex): string | null {
  if (card?.end === 'double-forfeit') return text.forfeited['double-forfeit'];
  return card?.end === 'forfeit' && card.winningParty === party ? text.forfeited.forfeit : null;
}

type SumProps = Pick<Props, 'format' | 'games'> & { readonly label: string };

function SumLine({ format, label, games }: SumProps) {
  const heads = games.flatMap(({ match }) => (match === null ? [] : [match.props]));
  const { games: won, legs } = resultOf(format, { games: heads, forfeitedBy: null });
  return (
    <tr className={classes.sum}>
      <th scope="row" colSpan={5}>
        {label}
      </th>
      <td className={classes.legs}>{ratio(won)}</td>
      <td colSpan={3}>{text.legsSum(legs)}</td>
    </tr>
  );
}
