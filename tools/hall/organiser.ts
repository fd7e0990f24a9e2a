// An organiser at the cockpit of a hall who follows its proposals.
import type { HallEntity, HallProposal, WaitingMatch } from '@neundarter/contract/entities/hall/hall';
import { type Client, ignoreRefusal } from '../replay/api-client.ts';

type Calls = Pick<Client, 'call'>;

/** Why a match cannot be called at all; everything else an organiser may overrule. */
const impossible: readonly WaitingMatch['why'][] = ['parties-unknown', 'protest', 'busy', 'gone', 'injured'];

/** Whether the tables of the groups are shown before the knockout begins. */
export const waitsForRelease = ({ waiting }: HallEntity): boolean =>
  waiting.some(({ why }) => why === 'knockout-not-released' || why === 'tables-are-shown');

/** The first match that only waits for a pause or an order, on the first free board; null if there is none. */
const firstOverruled = ({
  boards,
  calls,
  taken,
  waiting,
}: HallEntity): Omit<HallProposal, 'reason'> | null => {
  const called = new Set([...calls.map(({ boardId }) => boardId), ...taken]);
  const board = boards.find(
    ({ id, state, matches }) => state === 'open' && matches.length === 0 && !called.has(id),
  );
  const match = waiting.find(({ why }) => !impossible.includes(why));
  return board === undefined || match === undefined ? null : { matchId: match.matchId, boardId: board.id };
};

/** What can be called at once: what is proposed, otherwise one match that only waits for a pause or an order. */
export const callableNow = (hall: HallEntity): readonly Omit<HallProposal, 'reason'>[] => {
  const overruled = hall.play.length > 0 ? null : firstOverruled(hall);
  return overruled === null ? hall.play : [overruled];
};

/** A board as an event chooses it, for all of its matches. */
export const chosenBoard = (boardId: string) => ({
  boardId,
  from: null,
  until: null,
  side: null,
  rounds: [],
  groups: [],
});

/** Calls a match to a board, unless others were faster or the hall has changed. */
export const callMatch = async (
  { call }: Calls,
  id: string,
  { matchId, boardId }: Omit<HallProposal, 'reason'>,
): Promise<void> => {
  await call('PATCH /events/{id}/matches/{matchId}/call', { id, matchId, body: { boardId } }).catch(
    ignoreRefusal,
  );
};
