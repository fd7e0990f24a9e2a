import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import { lineUpProblems } from '@neundarter/rules/matchday/line-up';
import type { MatchdayFormat } from '@neundarter/rules/matchday/plan';
import { lineUpEditorText as text } from '../../../text/matchday.ts';
import type { Problems } from '../../../ui/form-values.ts';
import { type DraftEntry, lineUpMoves } from './line-up-moves.ts';

/** Values of the form for a line-up. */
export type LineUpValues = { readonly players: readonly DraftEntry[] };

export const valuesOfLineUp = (
  { positions }: MatchdayFormat,
  { players }: Pick<LineUpEntity, 'players'>,
): LineUpValues => ({
  players: players ?? lineUpMoves(positions).emptyEntries,
});

/** What is wrong, by entry. @param available ids of the team's players; null if they are not known */
export function problemsOfLineUp(
  format: MatchdayFormat,
  { players }: LineUpValues,
  available: readonly string[] | null,
): Problems<'players' | `players.${number}`> {
  const problems = lineUpProblems(format, players, available).map(({ code, index }) => [
    index === null ? 'players' : `players.${index}`,
    code === 'empty-with-bench' ? text.emptyWithBench(format.positions) : text.problems[code],
  ]);
  return Object.fromEntries(problems);
}
