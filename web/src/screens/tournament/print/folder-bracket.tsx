import { type CSSProperties, useMemo } from 'react';
import { flowsOf } from '../../../parts/tournament/bracket-columns.ts';
import { BracketRounds } from '../../../parts/tournament/bracket-rounds.tsx';
import { linksOf } from '../../../parts/tournament/bracket-ways.ts';
import { printText as text } from '../../../text/tournament-print.ts';
import { bracketsOf } from '../knockout-brackets.ts';
import type { TournamentView } from '../tournament-view.ts';
import classes from './print.module.css';

const nothing: ReadonlySet<string> = new Set();
const doNothing = () => undefined;

/** The brackets with all their rounds, each on a page of its own. */
export function FolderBracket({ view: { matches } }: { readonly view: TournamentView }) {
  const brackets = useMemo(() => bracketsOf(matches), [matches]);
  const flows = useMemo(() => flowsOf(matches), [matches]);
  return brackets.map(({ part, label, columns }) => (
    <section
      key={part}
      className={classes.bracket}
      aria-label={label}
      style={{ '--rounds': columns.length } as CSSProperties}
    >
      <h3 className={classes.part}>{brackets.length > 1 ? label : text.knockout}</h3>
      <BracketRounds
        label={label}
        columns={columns}
        links={linksOf(
          columns.flatMap((column) => column.matches),
          flows,
        )}
        ownEntry={null}
        lit={nothing}
        onPoint={doNothing}
        onNext={doNothing}
      />
    </section>
  ));
}
