import {
  type BracketColumn,
  type BracketPart,
  bracketColumns,
} from '../../parts/tournament/bracket-columns.ts';
import type { MatchView } from '../../parts/tournament/match-view.ts';
import { bracketText as text } from '../../text/bracket.ts';

/** A bracket of a tournament: the knockout, or one side of a double knockout. */
export type KnockoutBracket = {
  readonly part: BracketPart;
  readonly label: string;
  readonly columns: readonly BracketColumn[];
};

const labels: Readonly<Record<BracketPart, string>> = {
  knockout: text.label,
  'winner-side': text.winnerSide,
  'loser-side': text.loserSide,
};

const partsOf = (matches: readonly MatchView[]): readonly BracketPart[] =>
  matches.some(({ stage }) => stage === 'winner-side') ? ['winner-side', 'loser-side'] : ['knockout'];

/** The brackets of a tournament; none before its start. */
export const bracketsOf = (matches: readonly MatchView[]): readonly KnockoutBracket[] =>
  partsOf(matches)
    .map((part) => ({ part, label: labels[part], columns: bracketColumns(matches, part) }))
    .filter(({ columns }) => columns.length > 0);
