import type { HallEntity, HallOfOne } from '@neundarter/contract/entities/hall/hall';

/** The halls of all tournaments that are played now, the one of the page first. */
export const hallsOf = ({ together, ...own }: HallEntity): readonly HallOfOne[] => [
  own,
  ...(together?.halls ?? []),
];

/** One hall for all tournaments that share it: one row of boards, one queue. Its event is the one of the page. */
export const joinedHall = (hall: HallEntity): HallOfOne => {
  const { together, ...own } = hall;
  if (together === undefined) return own;
  const halls = hallsOf(hall);
  const boards = new Map(halls.flatMap((one) => one.boards.map((board) => [board.id, board] as const)));
  const calls = halls.flatMap((one) => one.calls);
  const place = new Map(together.queue.map((matchId, index) => [matchId, index]));
  const placeOf = ({ matchId }: { readonly matchId: string }) => place.get(matchId) ?? place.size;
  return {
    ...own,
    boards: together.boardIds.flatMap((id) => boards.get(id) ?? []),
    calls,
    taken: [...new Set(halls.flatMap((one) => one.taken))].filter(
      (id) => !calls.some(({ boardId }) => boardId === id),
    ),
    play: halls.flatMap((one) => one.play).toSorted((one, other) => placeOf(one) - placeOf(other)),
    next: halls.flatMap((one) => one.next).toSorted((one, other) => one.at - other.at),
    waiting: halls.flatMap((one) => one.waiting),
    attendance: halls.flatMap((one) => one.attendance),
  };
};
