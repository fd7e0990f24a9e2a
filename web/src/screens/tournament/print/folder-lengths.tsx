import { printText as text } from '../../../text/tournament-print.ts';
import type { TournamentView } from '../tournament-view.ts';
import classes from './print.module.css';
import { roundLengths } from './round-lengths.ts';

/** How many legs each round is played to, for whoever writes on paper. */
export function FolderLengths({ view }: { readonly view: TournamentView }) {
  return (
    <dl className={classes.lengths} aria-label={text.lengths}>
      {roundLengths(view).map(({ round, length }) => (
        <div key={round}>
          <dt>{round}</dt>
          <dd>{length}</dd>
        </div>
      ))}
    </dl>
  );
}
