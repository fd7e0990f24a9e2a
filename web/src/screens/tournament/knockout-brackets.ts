import {
  type BracketColumn,
  type BracketPart,
  bracketColumns,
} from '../../parts/tournament/bracket-columns.ts';
import type { MatchView } from '../../parts/tournament/match-view.ts';
import { bracketText as text } from '../../text/bracket.ts';
import { secondChanceName } from '../../text/tournament.ts';

/** A bracket of a tournament: the knockout, one side of a double knockout, or the second chance. */
export type KnockoutBracket = {
  readonly part: BracketPart;
  readonly label: string;
  readonly columns: readonly BracketColumn[];
};

const labels: Readonly<Record<BracketPart, string>> = {
  knockout: text.label,
  'winner-side': text.winnerSide,
  'loser-side': text.loserSide,
  'second-chance': secondChanceName,
};

const partsOf = (matches: readonly MatchView[]): readonly BracketPart[] =>
  matches.some(({ stage }) => stage === 'winner-side')
    ? ['winner-side', 'loser-side', 'second-chance']
    : ['knockout', 'second-chance'];

const labelOf = (part: BracketPart, matches: readonly MatchView[]): string =>
  (part === 'second-chance' ? matches[0]?.secondTitle : null) ?? labels[part];

/** The brackets of a tournament; none before its start. */
export const bracketsOf = (matches: readonly MatchView[]): readonly KnockoutBracket[] =>
  partsOf(matches)
    .map((part) => ({ part, label: labelOf(part, matches), columns: bracketColumns(matches, part) }))
    .filter(({ columns }) => columns.length > 0);
