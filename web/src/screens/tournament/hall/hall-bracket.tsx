import type { CSSProperties } from 'react';
import type { BracketColumn } from '../../../parts/tournament/bracket-columns.ts';
import { BracketRounds } from '../../../parts/tournament/bracket-rounds.tsx';
import classes from './hall-bracket.module.css';

type Props = { readonly label: string; readonly columns: readonly BracketColumn[] };

const nothing: ReadonlySet<string> = new Set();
const noLinks = new Map<string, never>();
const ignore = (): void => undefined;

/** The part of a bracket that is being played, as large as the screen. */
export const HallBracket = ({ label, columns }: Props) => (
  <div className={classes.bracket} style={{ '--matches': columns[0]?.matches.length ?? 1 } as CSSProperties}>
    <BracketRounds
      label={label}
      columns={columns}
      links={noLinks}
      ownEntry={null}
      lit={nothing}
      onPoint={ignore}
      onNext={ignore}
    />
  </div>
);
