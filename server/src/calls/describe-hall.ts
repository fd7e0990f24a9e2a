import type {
  HallAttendance,
  HallCall,
  HallEntity,
  HallOfOne,
  HallProposal,
  WaitingMatch,
} from '@neundarter/contract/entities/hall/hall';
import { maxPerhapsSame } from '@neundarter/contract/limits';
import type { Why } from '@neundarter/rules/hall/obstacles';
import type { schedule } from '@neundarter/rules/hall/schedule';
import { describeBoards } from '../boards/reads.ts';
import type { StoredCall } from '../matches/boards/call-rows.ts';
import type { Queries } from '../platform/db/database.ts';
import { callerOfEntry } from '../tournaments/core/create-matches.ts';
import type { StoredEntry } from '../tournaments/storage/stored-tournament.ts';
import type { GatheredHall } from './gather-hall.ts';
import { describePerhapsSame } from './together/describe-perhaps-same.ts';
import type { HallPart, Together } from './together/gather-together.ts';

type Ids = Pick<GatheredHall, 'matchIdOf'>;

const whyOf = (why: Why, { matchIdOf }: Ids): Omit<WaitingMatch, 'matchId'> => {
  const other = 'match' in why ? matchIdOf(why.match) : 'duty' in why ? matchIdOf(why.duty.match) : null;
  return {
    why: why.kind,
    ...('person' in why && { person: why.person }),
    ...('until' in why && { until: why.until }),
    ...('duty' in why && { duty: why.duty.as }),
    ...(other !== null && { otherMatchId: other }),
  };
};

const proposalsOf = (
  { play }: ReturnType<typeof schedule>,
  { matchIdOf }: Ids,
  entries: readonly StoredEntry[],
): HallProposal[] =>
  play.flatMap(({ match, board: boardId, reason, caller: player }) => {
    const caller = entries.find(({ id }) => player !== null && callerOfEntry(id, entries) === player)?.id;
    const matchId = matchIdOf(match);
    const waited = 'waited' in reason ? { waited: reason.waited } : {};
    return matchId === null
      ? []
      : [{ matchId, boardId, reason: reason.kind, ...waited, ...(caller !== undefined && { caller }) }];
  });

/** Entries about which something was said. */
const describeAttendance = ({ attendance, input }: GatheredHall): HallAttendance[] =>
  [...attendance].flatMap(([entrant, { pauseUntil, ...said }]) => {
    const pause = pauseUntil !== null && pauseUntil > input.now ? pauseUntil : null;
    const isUsual = said.presence === 'here' && said.isCaller && pause === null;
    return isUsual ? [] : [{ entrant, ...said, pauseUntil: pause }];
  });

/** A call as everybody sees it who sees the event. */
export const describeCall = ({ calledBy: _, callerSoughtFrom, ...call }: StoredCall): HallCall => ({
  ...call,
  ...(callerSoughtFrom !== null && { callerSoughtFrom }),
});

/** The hall of one tournament among those that share it. */
const describePart = async (q: Queries, together: Together, part: HallPart): Promise<HallOfOne> => {
  const { hall, running } = part;
  const { input, facts, choice } = hall;
  const { id: eventId, props } = running.tournament.event;
  const { matchIdOf } = together;
  const plan = together.planFor(part);
  const isOwn = (matchId: string | null): matchId is string => matchId !== null && facts.matches.has(matchId);
  const calls = facts.boards.flatMap(({ id }) => facts.calls.filter(({ boardId }) => boardId === id));
  return {
    eventId,
    mode: choice.mode,
    callers: input.state.competitions[0]?.callers ?? 'none',
    boards: (await describeBoards(q, props.teamId, input.now)).filter(({ id }) =>
      facts.boards.some((board) => board.id === id),
    ),
    calls: calls.filter(({ matchId }) => facts.matches.has(matchId)).map(describeCall),
    taken: calls.filter(({ matchId }) => !facts.matches.has(matchId)).map(({ boardId }) => boardId),
    play: proposalsOf(plan, hall, running.tournament.entries),
    next: plan.next
      .toSorted((one, other) => one.at - other.at)
      .flatMap(({ match, board: boardId, at }) => {
        const matchId = hall.matchIdOf(match);
        return isOwn(matchId) ? [{ matchId, boardId, at: Math.round(at) }] : [];
      }),
    waiting: plan.waiting.flatMap(({ match, why }): WaitingMatch[] => {
      const matchId = hall.matchIdOf(match);
      return isOwn(matchId) ? [{ matchId, ...whyOf(why, { matchIdOf }) }] : [];
    }),
    attendance: describeAttendance(hall),
  };
};

/** The tournaments with which one shares the hall. */
const describeOthers = async (
  q: Queries,
  together: Together,
): Promise<NonNullable<HallEntity['together']>> => {
  const { own, others, matchIdOf } = together;
  const parts = [own, ...others];
  const halls: HallOfOne[] = [];
  for (const other of others) halls.push(await describePart(q, together, other));
  const proposed = parts.flatMap((part) => together.planFor(part).play.map(({ match }) => match));
  const boards = new Map(
    parts.flatMap(({ hall }) => hall.facts.boards.map((board) => [board.id, board.place])),
  );
  return {
    halls,
    boardIds: [...boards].toSorted(([, one], [, other]) => one - other).map(([id]) => id),
    queue: [...new Set(proposed)].flatMap((hallId) => matchIdOf(hallId) ?? []),
    perhapsSame: describePerhapsSame(together).slice(0, maxPerhapsSame),
  };
};

/** The hall as its organisers see it: what happens on its boards, and who plays next. */
export const describeHall = async (q: Queries, together: Together): Promise<HallEntity> => ({
  ...(await describePart(q, together, together.own)),
  ...(together.others.length > 0 && { together: await describeOthers(q, together) }),
});
