import type { BracketColumn } from './bracket-columns.ts';
import type { MatchLinks, Pointed } from './bracket-ways.ts';

/** What every view of a bracket gets. */
export type BracketProps = {
  /** Names the bracket for screen readers. */
  readonly label: string;
  readonly columns: readonly BracketColumn[];
  readonly links: ReadonlyMap<string, MatchLinks>;
  /** Entry of the viewer, whose matches are marked. */
  readonly ownEntry: string | null;
  /** Keys of the matches on the way that the user points at. */
  readonly lit: ReadonlySet<string>;
  readonly onPoint: (pointed: Pointed | null) => void;
  /** A match to show; another object shows it again. */
  readonly wanted: { readonly key: string } | null;
};
