import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import type { Side } from '@neundarter/rules/matchday/plan';

type PlacedGame = { readonly matchId: string; readonly board: Side };

/** The games of a match day in playing order, with their boards; none before the start. */
export const gamesInOrder = ({ rounds }: Pick<MatchdayData, 'rounds'>): readonly PlacedGame[] =>
  rounds.flatMap(({ homeBoard, awayBoard }) => [
    ...homeBoard.map((matchId) => ({ matchId, board: 'home' as const })),
    ...awayBoard.map((matchId) => ({ matchId, board: 'away' as const })),
  ]);
