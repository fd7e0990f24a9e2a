import { Suspense } from 'react';
import { sheetsText } from '../../../text/tournament-sheets.ts';
import { latePart } from '../../../ui/late-part.tsx';
import { Loading } from '../../../ui/states.tsx';
import type { TournamentView } from '../tournament-view.ts';
import classes from './print.module.css';
import { SheetHead } from './sheet-head.tsx';

const MoneyOnPaper = latePart(async () => (await import('../money/money-on-paper.tsx')).MoneyOnPaper);

/** The cash book of the evening; its code is loaded only for this sheet. */
export function MoneySheet({ view }: { readonly view: TournamentView }) {
  return (
    <article className={classes.sheet} aria-label={sheetsText.money}>
      <SheetHead view={view} title={sheetsText.money} />
      <Suspense fallback={<Loading />}>
        <MoneyOnPaper view={view} tableClass={classes.table} />
      </Suspense>
    </article>
  );
}
