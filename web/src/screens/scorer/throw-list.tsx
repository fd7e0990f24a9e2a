import type { Leg, PartyIndex } from '@neundarter/rules/match/types';
import { memo } from 'react';
import { scorerText } from '../../text/scorer.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './throw-list.module.css';
import { throwRows } from './throw-rows.ts';

type Props = { readonly leg: Leg; readonly party: PartyIndex; readonly name: string };

/** The turns of a side in this leg, newest last; older turns that do not fit disappear at the top. */
export const ThrowList = memo(function ThrowList({ leg, party, name }: Props) {
  const rows = throwRows(leg, party).toReversed();
  return (
    <section className={classes.list} data-party={party} aria-label={scorerText.throwsOf(name)}>
      <ol reversed className={classes.rows}>
        {rows.map(({ id, darts, score, rest, isStruck }) => (
          <li key={id} className={classes.row}>
            <VisuallyHidden>{scorerText.throwRow(score, rest)}</VisuallyHidden>
            <span aria-hidden="true" className={classes.darts}>
              {darts}
            </span>
            <span aria-hidden="true" className={classes.score} data-high={score >= 100 || undefined}>
              {score}
            </span>
            <span aria-hidden="true" className={classes.rest}>
              {isStruck ? <s>{rest}</s> : rest}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
});
