import type { Bed } from '@neundarter/rules/board/bed';
import { memo, useState } from 'react';
import { bedText } from '../../text/bed.ts';
import { formatDecimal, formatInteger } from '../../text/formats.ts';
import { scorerText } from '../../text/scorer.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { BoardView, Progress } from './board-view.ts';
import classes from './score-board.module.css';
import { ScoreNumber } from './score-number.tsx';

type Props = {
  readonly view: BoardView;
  /** Darts of the bot that throws for this side now; null if no bot throws. */
  readonly beds: readonly Bed[] | null;
};

/** One side: names, rest, sets and legs won, figures. Every part keeps its place from turn to turn. */
export const ScoreBoard = memo(function ScoreBoard({ view, beds }: Props) {
  return (
    <section
      className={classes.board}
      data-party={view.party}
      data-active={view.isActive || undefined}
      aria-current={view.isActive ? 'true' : undefined}
      aria-label={view.names.map(({ name }) => name).join(', ')}
    >
      <div className={classes.inner}>
        <Names view={view} />
        <div className={classes.won}>
          {view.sets === null ? null : <Won label={scorerText.sets} progress={view.sets} />}
          <Won label={scorerText.legs} progress={view.legs} />
          <LastScore view={view} />
        </div>
        <Points view={view} />
        <Route route={view.route} beds={beds} isActive={view.isActive} />
        <Figures view={view} />
      </div>
    </section>
  );
});

/** From this length on, a name needs both lines and smaller letters. Characters. */
const longName = 18;

const lengthOf = (names: BoardView['names']): 'long' | 'short' =>
  names.some(({ name }) => name.length > longName) ? 'long' : 'short';

function Names({ view: { names, isStarter } }: { readonly view: BoardView }) {
  return (
    <div className={classes.names} data-count={names.length} data-length={lengthOf(names)}>
      {names.map(({ name, isThrowing }, index) => (
        <p key={index} className={classes.name} data-throwing={isThrowing || undefined}>
          {isStarter && index === 0 ? (
            <span className={classes.starter} title={scorerText.starter}>
              <VisuallyHidden>{scorerText.starter} </VisuallyHidden>
            </span>
          ) : null}
          {name}
          {isThrowing && names.length > 1 ? <VisuallyHidden> {scorerText.throwing}</VisuallyHidden> : null}
        </p>
      ))}
    </div>
  );
}

/** Maximum number of dots; more would not fit beside a name, and the number is shown anyway. */
const mostPips = 5;

function Won({ label, progress: { won, needed } }: { readonly label: string; readonly progress: Progress }) {
  return (
    <span className={classes.wonItem}>
      <span className={classes.wonLabel}>{label}</span>
      <b>{won}</b>
      <VisuallyHidden>{scorerText.wonOf(won, needed)}</VisuallyHidden>
      {needed > 1 && needed <= mostPips ? (
        <span className={classes.pips} aria-hidden="true">
          {Array.from({ length: needed }, (_, index) => (
            <i key={index} data-on={index < won || undefined} />
          ))}
        </span>
      ) : null}
    </span>
  );
}

/** Is highlighted with every new turn, but not when the page opens. */
function LastScore({ view: { lastScore, lastThrowId } }: { readonly view: BoardView }) {
  const [firstId] = useState(lastThrowId);
  return (
    <span className={classes.last} key={lastThrowId} data-new={lastThrowId !== firstId || undefined}>
      <VisuallyHidden>{scorerText.last} </VisuallyHidden>
      {lastScore ?? scorerText.noValue}
    </span>
  );
}

function Points({ view: { score, marker } }: { readonly view: BoardView }) {
  const width = String(score).length;
  return (
    <p className={classes.points} data-width={width} data-marker={marker ?? undefined} data-score={score}>
      <VisuallyHidden>
        {marker === null ? `${scorerText.rest} ${score}` : scorerText.marker[marker]}
      </VisuallyHidden>
      <span aria-hidden="true" className={classes.digits}>
        {marker === null ? <ScoreNumber value={score} /> : scorerText.marker[marker]}
      </span>
    </p>
  );
}

type RouteProps = Pick<BoardView, 'route' | 'isActive'> & Pick<Props, 'beds'>;

/** The suggested finish; while a bot throws, its darts. */
function Route({ route, beds, isActive }: RouteProps) {
  const shown = beds ?? route ?? [];
  return (
    <ol
      className={classes.route}
      data-kind={beds === null ? 'hint' : 'darts'}
      data-active={isActive || undefined}
    >
      {shown.map((bed, index) => (
        <li key={`${index} ${bed}`}>{bedText(bed)}</li>
      ))}
    </ol>
  );
}

function Figures({ view }: { readonly view: BoardView }) {
  return (
    <dl className={classes.figures}>
      <Figure label={scorerText.averageSign} value={formatDecimal(view.matchAverage)} />
      <Figure label={scorerText.legAverage} value={formatDecimal(view.legAverage)} />
      <Figure label={scorerText.firstNine} value={formatDecimal(view.firstNineAverage)} />
      <Figure label={scorerText.darts} value={formatInteger(view.darts)} />
    </dl>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
