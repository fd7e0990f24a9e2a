import type { HallScreenEntity } from '@neundarter/contract/entities/hall/hall-screen';
import { ok } from '@neundarter/rules/result';
import { describeEventBoards } from '../boards/reads.ts';
import { findReadableEvent } from '../events/reads.ts';
import { findCalled, findCallsOn } from '../matches/boards/call-rows.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeCall } from './describe-hall.ts';
import { type Expected, findExpected } from './find-expected.ts';
import type { HallCommand, HallPlatform } from './reads.ts';

type Asked = { readonly eventId: string; readonly expected: Expected; readonly now: number };

const describeScreen = async (q: Queries, { eventId, expected, now }: Asked): Promise<HallScreenEntity> => {
  const { boards } = await describeEventBoards(q, { eventId, seesHall: false, now });
  const ids = boards.map(({ id }) => id);
  const own = await findCalled(q, eventId);
  const calls = await findCallsOn(q, ids);
  const isTaken = (boardId: string) =>
    calls.some((call) => call.boardId === boardId && !own.has(call.matchId));
  return {
    eventId,
    boards: boards.map(({ id, name, state, isOccupied, matches }) => ({
      id,
      name,
      state,
      isElsewhere: matches.length === 0 && (isOccupied || isTaken(id)),
      matches: matches.map((match) => match.id),
    })),
    calls: ids.flatMap((id) =>
      calls.filter(({ boardId, matchId }) => boardId === id && own.has(matchId)).map(describeCall),
    ),
    next: boards.flatMap(({ id: boardId, isOccupied }) => {
      const isFree = !isOccupied && calls.every((call) => call.boardId !== boardId);
      const matchId = (isFree ? expected.now.get(boardId) : undefined) ?? expected.next.get(boardId);
      return matchId === undefined ? [] : [{ matchId, boardId }];
    }),
  };
};

/** What the televisions of a hall show of an event, for everybody who may see it. */
export const readHallScreen = async (
  { db, clock, rights }: HallPlatform,
  { id, ...caller }: HallCommand,
): Promise<Outcome<HallScreenEntity>> => {
  const now = clock.now();
  const found = await db.read((q) => findReadableEvent(q, rights, { id, ...caller }));
  if (!found.ok) return found;
  const expected = await findExpected(db, id, now);
  return ok(await db.read((q) => describeScreen(q, { eventId: id, expected, now })));
};
