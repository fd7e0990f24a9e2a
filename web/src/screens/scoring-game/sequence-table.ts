import { dartsOfRound, roundsOf } from '@neundarter/rules/practice/kinds/rounds';
import { type PlayedGame, standingOfGame } from '@neundarter/rules/practice/standing';
import type { TableData } from '../../parts/charts/data-table.tsx';
import { formatInteger } from '../../text/formats.ts';
import { gameSummaryText as text } from '../../text/practice.ts';
import { textOfKind } from '../../text/practice-kinds.ts';

/** What each round changed in the score. */
const changesOf = (game: PlayedGame): readonly number[] => {
  const scoreAfter = (rounds: number): number =>
    standingOfGame({ ...game, throws: game.throws.slice(0, rounds * dartsOfRound) }).score;
  return roundsOf(game.throws).map((_, round) => scoreAfter(round + 1) - scoreAfter(round));
};

/** The darts of a game as a table, three per row. */
export const sequenceTable = (game: PlayedGame): TableData => {
  const kindText = textOfKind(game.kind);
  const changes = changesOf(game);
  return {
    caption: text.sequence,
    columns: [text.round, text.dart(1), text.dart(2), text.dart(3), kindText.unit],
    rows: roundsOf(game.throws).map((darts, round) => {
      const [one, two, three] = darts.map(({ hitType }) => kindText.hit(hitType));
      const points = formatInteger(changes[round] ?? 0);
      return [formatInteger(round + 1), one ?? '', two ?? '', three ?? '', points] as const;
    }),
  };
};
