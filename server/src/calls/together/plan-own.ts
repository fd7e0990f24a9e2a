import { gatherTogether, type HallPart, type Source } from './gather-together.ts';

/** A match that should be called now. */
type Planned = {
  readonly hallId: string;
  readonly matchId: string;
  readonly boardId: string;
  /** Player id; null for nobody. */
  readonly caller: string | null;
};

/** What should be called now of one tournament, planned among those that share its hall. */
export const planOwn = async (source: Source, own: HallPart, now: number): Promise<readonly Planned[]> => {
  const { planFor } = await gatherTogether(source, own, now);
  return planFor(own).play.flatMap(({ match: hallId, board: boardId, caller }) => {
    const matchId = own.hall.matchIdOf(hallId);
    return matchId === null ? [] : [{ hallId, matchId, boardId, caller }];
  });
};
