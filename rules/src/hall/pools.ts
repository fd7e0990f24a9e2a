// Groups share pools of boards: about two boards each, so that a group stays near its board and nobody waits for one board.
import type { HallBoard } from './hall-state.ts';

const boardsOfPool = 2;

/**
 * The boards of every group, by its key. Broken boards keep their place, so that a pool does not move with every repair.
 * @param groups keys of all groups, in order @param boards in the order of the hall
 */
export const poolsOf = (
  groups: readonly string[],
  boards: readonly HallBoard[],
): ReadonlyMap<string, ReadonlySet<string>> => {
  const usable = boards.filter(({ state }) => state !== 'practice');
  const count = Math.max(1, Math.min(Math.floor(usable.length / boardsOfPool), groups.length));
  const pools = Array.from({ length: count }, () => new Set<string>());
  usable.forEach(({ id }, index) => {
    pools[Math.floor((index * count) / usable.length)]?.add(id);
  });
  return new Map(
    groups.map((group, index) => [
      group,
      pools[Math.floor((index * count) / groups.length)] ?? new Set<string>(),
    ]),
  );
};
