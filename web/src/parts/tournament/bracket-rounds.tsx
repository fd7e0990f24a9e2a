import type { CSSProperties } from 'react';
import { type BracketColumn, joinOf } from './bracket-columns.ts';
import { BracketMatch } from './bracket-match.tsx';
import classes from './bracket-rounds.module.css';
import type { MatchLinks, Pointed } from './bracket-ways.ts';
import type { MatchView } from './match-view.ts';

type Props = {
  /** Names the bracket for screen readers. */
  readonly label: string;
  /** The rounds to show, neighbours. */
  readonly columns: readonly BracketColumn[];
  readonly links: ReadonlyMap<string, MatchLinks>;
  readonly ownEntry: string | null;
  readonly lit: ReadonlySet<string>;
  readonly onPoint: (pointed: Pointed) => void;
  readonly onNext: (match: MatchView) => void;
  /** Whether what is shown above already names a round that stands alone. */
  readonly isNamed?: boolean;
};

/** Rounds beside each other, with lines between them. */
export function BracketRounds(props: Props) {
  const { label, columns, links, ownEntry, lit, onPoint, onNext, isNamed = false } = props;
  const isAlone = columns.length === 1;
  return (
    <div className={classes.columns} style={{ '--columns': columns.length } as CSSProperties}>
      {columns.map((column, place) => (
        <section key={column.id} className={classes.column} aria-label={`${label}: ${column.title}`}>
          <h3 className={classes.title} data-alone={(isAlone && isNamed) || undefined}>
            {column.title}
          </h3>
          <ol className={classes.matches} data-join={joinOf(column, columns[place + 1])}>
            {column.matches.map((match) => (
              <li
                key={match.key}
                className={classes.cell}
                data-first={place === 0 || undefined}
                data-lit={lit.has(match.key) || undefined}
              >
                <BracketMatch
                  match={match}
                  ownEntry={ownEntry}
                  isLit={lit.has(match.key)}
                  onPoint={onPoint}
                  links={links.get(match.key)}
                  // Beside the last round on screen there is no room, and nothing to see.
                  edge={place === columns.length - 1 ? 'below' : 'beside'}
                  onNext={onNext}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
