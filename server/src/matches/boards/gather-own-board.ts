import type { EventFacts } from '@neundarter/rules/access/events';
import { isAtBoardOf } from '@neundarter/rules/access/tablet';
import type { MatchStatus } from '@neundarter/rules/match/types';
import type { Queries } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/handler.ts';

/** A match that a tablet asks for. */
export type MatchAtPlace = { readonly id: string; readonly status: MatchStatus };

type Asked = { readonly actor: Actor; readonly match: MatchAtPlace };

/**
 * Adds to the facts about the event of a match that its caller is the tablet of the board on which it is played. Asks the database
 * only for tablets. A tablet has no part in what is final.
 */
export const gatherOwnBoard = async (
  q: Queries,
  facts: EventFacts,
  { actor: { tablet }, match }: Asked,
): Promise<EventFacts> => {
  if (tablet === undefined || tablet.teamId !== facts.teamId || facts.isFinal === true) return facts;
  const row = await q
    .selectFrom('matches')
    .leftJoin('match_boards', 'match_boards.match_id', 'matches.id')
    .leftJoin('calls', 'calls.match_id', 'matches.id')
    .select(['match_boards.board_id as boardId', 'calls.board_id as calledTo'])
    .where('matches.id', '=', match.id)
    .executeTakeFirst();
  const boardId = row?.boardId ?? null;
  const isCalled = boardId !== null && row?.calledTo === boardId;
  return isAtBoardOf(tablet, { ...match, boardId, isCalled }) ? { ...facts, isAtOwnBoard: true } : facts;
};
