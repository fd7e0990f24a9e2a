import type { EventBoardsEntity } from '@neundarter/contract/entities/board';
import { mayManageEvents } from '@neundarter/rules/access/events';
import { wrongUses } from '@neundarter/rules/hall/event-board';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCaller } from '../events/gather-event-rights.ts';
import { lockEvent } from '../events/lock-event.ts';
import { findReadableEvent } from '../events/reads.ts';
import { announceBoards } from '../matches/boards/announce-boards.ts';
import { findBoardsById } from '../matches/boards/board-rows.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { type ChosenBoard, replaceUses } from './event-board-rows.ts';
import { describeEventBoards, type EventBoardsReader } from './reads.ts';

type Choice = EventCaller & { readonly id: string; readonly boards: readonly ChosenBoard[] };

/** The wrong fields of boards that the team does not have, or that are chosen twice. */
const wrongBoards = async (
  q: Queries,
  boards: readonly ChosenBoard[],
  teamId: string,
): Promise<readonly string[]> => {
  const ids = boards.map(({ boardId }) => boardId);
  const known = await findBoardsById(q, ids);
  return ids.flatMap((id, index) =>
    known.get(id)?.teamId === teamId && ids.indexOf(id) === index ? [] : [`${index}/boardId`],
  );
};

/** Chooses the boards that an event uses; none means all of the hall. A repeat changes nothing. */
export const chooseEventBoards = (
  platform: Platform & EventBoardsReader,
  { id, boards, ...caller }: Choice,
): Promise<Outcome<EventBoardsEntity>> =>
  platform.db.write(async (tx): Promise<Outcome<EventBoardsEntity>> => {
    await lockEvent(tx, id);
    const found = await findReadableEvent(tx.q, platform.rights, { id, ...caller });
    if (!found.ok) return found;
    const { teamId, type } = found.value.event.props;
    if (!mayManageEvents(describeActor(caller.actor), teamId))
      return refused('error.insufficient-permissions');
    const wrong = [...(await wrongBoards(tx.q, boards, teamId)), ...wrongUses(boards, type)];
    if (wrong.length > 0)
      return {
        ok: false,
        error: { code: 'error.invalid-request', fields: wrong.map((at) => `/boards/${at}`) },
      };
    await replaceUses(tx, { eventId: id, chosen: boards });
    announceBoards(platform, tx, teamId);
    return ok(await describeEventBoards(tx.q, { eventId: id, seesHall: true, now: platform.clock.now() }));
  });
