import type { MatchHead } from '@neundarter/contract/entities/match';
import type { MatchThere, TabletEntity } from '@neundarter/contract/entities/tablet';
import { maxAnnouncements } from '@neundarter/contract/limits';
import { occupiesBoard } from '@neundarter/rules/hall/board';
import type { Expected } from '../calls/find-expected.ts';
import type { EventRights } from '../events/gather-event-rights.ts';
import { announcementRows } from '../matches/boards/announcement-rows.ts';
import { findBoardsById } from '../matches/boards/board-rows.ts';
import { findCallsOn } from '../matches/boards/call-rows.ts';
import { findOnBoards } from '../matches/boards/match-board-rows.ts';
import { tellHeads } from '../matches/read-match-for.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Actor, CallingTablet } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { findNextMatch } from './find-next-match.ts';

/** What calls about tablets need. */
export type DevicePlatform = TournamentFollowing & { readonly rights: EventRights };

type Asked = {
  readonly actor: Actor;
  readonly tablet: CallingTablet;
  readonly now: number;
  readonly expected: Expected;
};

/** What is at a board: its open matches, its call, and the match that runs or is called there. */
const findThere = async (q: Queries, boardId: string, now: number) => {
  const there = await findOnBoards(q, [boardId]);
  const [call] = await findCallsOn(q, [boardId]);
  const runs = there.find((match) => occupiesBoard(match, now));
  return { there, call, current: runs?.matchId ?? call?.matchId ?? null };
};

/** The event of the match that runs or is called at a board; null for none. */
export const findEventThere = async (q: Queries, boardId: string, now: number): Promise<string | null> => {
  const { there, current } = await findThere(q, boardId, now);
  return there.find(({ matchId }) => matchId === current)?.eventId ?? null;
};

/** What the tablet of a board shows; null if the board was deleted. */
export const describeTablet = async (
  q: Queries,
  { rights }: Pick<DevicePlatform, 'rights'>,
  { actor, tablet, now, expected }: Asked,
): Promise<TabletEntity | null> => {
  const { boardId } = tablet;
  const board = (await findBoardsById(q, [boardId])).get(boardId);
  if (board === undefined) return null;
  const { there, call, current } = await findThere(q, boardId, now);
  const next = await findNextMatch(q, { there, current, expected: expected.next.get(boardId) ?? null });
  // What it was told is what it may start: the rights of this call follow from the same answer.
  const caller = {
    actor: { ...actor, tablet: { ...tablet, nextMatchId: next?.id ?? null } },
    matchPin: null,
  };
  const told = async (head: MatchHead | undefined | null): Promise<MatchThere | null> => {
    if (head === undefined || head === null) return null;
    const [match] = await tellHeads(q, { rights, caller }, [head]);
    const own = call?.matchId === head.id ? call : undefined;
    const sought = own?.callerSoughtFrom ?? null;
    const called = own && {
      calledAt: own.calledAt,
      calls: own.calls,
      presentAt: own.presentAt,
      ...(sought !== null && { callerSoughtFrom: sought }),
    };
    return match === undefined ? null : { match, call: called ?? null };
  };
  const [head] = current === null ? [] : await findMatchHeads(q, [current]);
  return {
    board: {
      id: board.id,
      name: board.name,
      teamId: board.teamId,
      state: board.state,
      helpSince: board.helpSince,
    },
    announcements: await announcementRows.findOfTeam(q, {
      teamId: board.teamId,
      now,
      limit: maxAnnouncements,
    }),
    now: await told(head),
    next: await told(next),
  };
};
