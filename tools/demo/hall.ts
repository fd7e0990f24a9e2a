// The hall of the club: its boards with tablets, and what is called there.
import { callableNow, chosenBoard } from '../hall/organiser.ts';
import type { Desk } from './tournament-desk.ts';

/** Number of boards; the last one is broken. */
const noOfBoards = 14;

/** Numbers of the boards on which tournaments are played, and of those that they use: one more is free. */
export const hallBoards = {
  groups: { played: [1, 2, 3, 4, 5, 6, 7, 8], used: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  double: { played: [10, 11, 12], used: [10, 11, 12, 13, 14] },
  small: [1, 2, 3, 4],
} as const;

/** How full the batteries of the tablets at the first boards are, in percent. */
const batteries = [91, 84, 12, 67, 78, 55];

type Known = Pick<Desk, 'server' | 'token' | 'teamIds' | 'newId'>;

/** Puts up the boards. */
export const putUpBoards = async ({ server, token, teamIds, newId }: Known): Promise<void> => {
  const boards = Array.from({ length: noOfBoards }, (_, index) => ({
    id: newId(),
    name: `Board ${index + 1}`,
  }));
  await server.call('POST /teams/{id}/boards', { params: { id: teamIds.first }, token, body: { boards } });
};

/** Ids of the boards, in order. */
const idsOfBoards = async ({ server, token, teamIds }: Known): Promise<readonly string[]> => {
  const boards = await server.call('GET /teams/{id}/boards', { params: { id: teamIds.first }, token });
  return boards.map(({ id }) => id);
};

/** Says which boards a tournament uses. */
export const useBoards = async (desk: Known, id: string, numbers: readonly number[]): Promise<void> => {
  const { server, token } = desk;
  const all = await idsOfBoards(desk);
  const boardIds = numbers.flatMap((number) => all[number - 1] ?? []);
  await server.call('PATCH /events/{id}/boards', {
    params: { id },
    token,
    body: { boards: boardIds.map(chosenBoard) },
  });
};

/** Binds tablets to the first boards, and says that the last board is broken. */
export const standTablets = async (desk: Known): Promise<void> => {
  const boardIds = await idsOfBoards(desk);
  const { server, token, teamIds, newId } = desk;
  const id = teamIds.first;
  for (const [index, battery] of batteries.entries()) {
    const params = { id, boardId: boardIds[index] ?? '' };
    const { code } = await server.call('POST /teams/{id}/boards/{boardId}/tablet-code', { params, token });
    const { token: guest } = await server.call('GET /login/guest');
    const { key } = await server.call('POST /tablets/', { token: guest, body: { id: newId(), code } });
    await server.call('PATCH /tablets/own', { token: guest, tabletKey: key, body: { battery } });
  }
  const params = { id, boardId: boardIds.at(-1) ?? '' };
  await server.call('PATCH /teams/{id}/boards/{boardId}/break', { params, token, body: { running: 'stay' } });
};

/** Calls the first match that can begin, a second time. */
export const openForCalls = async ({ server, token }: Known, id: string): Promise<void> => {
  const params = { id };
  const hall = await server.call('GET /events/{id}/hall', { params, token });
  const [first] = callableNow(hall);
  if (first === undefined) return;
  const { matchId, boardId } = first;
  const match = { params: { id, matchId }, token };
  await server.call('PATCH /events/{id}/matches/{matchId}/call', { ...match, body: { boardId } });
  await server.call('PATCH /events/{id}/matches/{matchId}/call/repeat', { ...match, body: { calls: 2 } });
};
