// The parts of a bracket that a screen in the hall shows one after the other.
import type { BracketColumn } from './bracket-columns.ts';
import { isOver, isPlayable, type MatchView } from './match-view.ts';

/** Matches of one round that are readable from 4 m on a screen. */
const matchesPerPart = 8;
/** Rounds beside each other on a screen. */
const roundsPerPart = 3;

/** A part of a bracket: neighbouring rounds, and of each of them the matches that belong together. */
type BracketPiece = {
  readonly id: string;
  readonly columns: readonly BracketColumn[];
  /** Place among the parts of the same round, from 1, and their number. */
  readonly part: number;
  readonly of: number;
};

const isOpen = (match: MatchView): boolean => isPlayable(match) && !isOver(match);
const isReady = ({ phase }: MatchView): boolean => phase === 'ready' || phase === 'running';
const isRunning = ({ phase }: MatchView): boolean => phase === 'running';

/** The piece with the given share of each round; rounds of one match stand in every piece. */
const pieceOf = (columns: readonly BracketColumn[], part: number, of: number): BracketPiece => ({
  id: `${columns[0]?.id}-${part}`,
  columns: columns
    .filter(({ matches }) => matches.length >= of)
    .map((column) => {
      const size = column.matches.length / of;
      return { ...column, matches: column.matches.slice((part - 1) * size, part * size) };
    }),
  part,
  of,
});

/** The first round in which something is open, or the last three rounds once nothing is. */
const firstRound = (columns: readonly BracketColumn[]): number => {
  const open = columns.findIndex(({ matches }) => matches.some(isOpen));
  return open === -1 ? Math.max(0, columns.length - roundsPerPart) : open;
};

/** The pieces of a bracket from its present round on. */
const piecesOf = (columns: readonly BracketColumn[]): readonly BracketPiece[] => {
  const first = firstRound(columns);
  const shown = columns.slice(first, first + roundsPerPart);
  const of = Math.max(1, (shown[0]?.matches.length ?? 0) / matchesPerPart);
  return Array.from({ length: of }, (_, part) => pieceOf(shown, part + 1, of));
};

const has = ({ columns }: BracketPiece, test: (match: MatchView) => boolean): boolean =>
  columns.some(({ matches }) => matches.some(test));

/**
 * What a screen in the hall shows, one piece after the other: where something runs; else where something is ready or
 * open; else the end of the first bracket.
 */
export function screenPieces(brackets: readonly (readonly BracketColumn[])[]): readonly BracketPiece[] {
  const pieces = brackets.flatMap(piecesOf);
  for (const test of [isRunning, isReady, isOpen]) {
    const found = pieces.filter((piece) => has(piece, test));
    if (found.length > 0) return found;
  }
  return pieces.slice(0, 1);
}
