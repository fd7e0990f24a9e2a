import type { Leg, PartyIndex } from '@neundarter/rules/match/types';
import { memo } from 'react';
import { scorerText } from '../../text/scorer.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './throw-list.module.css';
import { type ThrowRow, throwRows } from './throw-rows.ts';

type Props = {
  readonly leg: Leg;
  readonly party: PartyIndex;
  readonly name: string;
  /** Corrects a turn; null if this device may not. */
  readonly onCorrect: ((throwId: string) => void) | null;
};

/** The turns of a side in this leg, newest last; older turns that do not fit disappear at the top. */
export const ThrowList = memo(function ThrowList({ leg, party, name, onCorrect }: Props) {
  const rows = throwRows(leg, party).toReversed();
  return (
    <section className={classes.list} data-party={party} aria-label={scorerText.throwsOf(name)}>
      <ol reversed className={classes.rows}>
        {rows.map((row) => (
          <li key={row.id} className={classes.item}>
            {onCorrect === null ? (
              <div className={classes.row}>
                <Turn row={row} label={scorerText.throwRow(row.score, row.rest)} />
              </div>
            ) : (
              <button
                type="button"
                className={classes.row}
                data-turn={leg.throws.findIndex(({ id }) => id === row.id)}
                onClick={() => onCorrect(row.id)}
              >
                <Turn row={row} label={scorerText.correctRow(scorerText.throwRow(row.score, row.rest))} />
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
});

function Turn({
  row: { darts, score, rest, isStruck },
  label,
}: {
  readonly row: ThrowRow;
  readonly label: string;
}) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true" className={classes.darts}>
        {darts}
      </span>
      <span aria-hidden="true" className={classes.score} data-high={score >= 100 || undefined}>
        {score}
      </span>
      <span aria-hidden="true" className={classes.rest}>
        {isStruck ? <s>{rest}</s> : rest}
      </span>
    </>
  );
}
