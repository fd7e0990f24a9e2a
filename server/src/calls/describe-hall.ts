import type {
  HallAttendance,
  HallCall,
  HallEntity,
  HallProposal,
  WaitingMatch,
} from '@neundarter/contract/entities/hall/hall';
import type { HallMode } from '@neundarter/rules/hall/hall-mode';
import type { Why } from '@neundarter/rules/hall/obstacles';
import { schedule } from '@neundarter/rules/hall/schedule';
import { describeBoards } from '../boards/reads.ts';
import type { StoredCall } from '../matches/boards/call-rows.ts';
import type { Queries } from '../platform/db/database.ts';
import { callerOfEntry } from '../tournaments/core/create-matches.ts';
import type { RunningTournament } from '../tournaments/core/gather-running.ts';
import type { StoredEntry } from '../tournaments/storage/stored-tournament.ts';
import type { GatheredHall } from './gather-hall.ts';

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

type Described = {
  readonly hall: GatheredHall;
  readonly running: Pick<RunningTournament, 'tournament'>;
  readonly mode: HallMode;
};

/** The hall as its organisers see it: what happens on its boards, and who plays next. */
export const describeHall = async (q: Queries, { hall, running, mode }: Described): Promise<HallEntity> => {
  const { input, facts, matchIdOf } = hall;
  const { id: eventId, props } = running.tournament.event;
  const plan = schedule(input);
  const calls = facts.boards.flatMap(({ id }) => facts.calls.filter(({ boardId }) => boardId === id));
  return {
    eventId,
    mode,
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
        const matchId = matchIdOf(match);
        return matchId === null ? [] : [{ matchId, boardId, at: Math.round(at) }];
      }),
    waiting: plan.waiting.flatMap(({ match, why }): WaitingMatch[] => {
      const matchId = matchIdOf(match);
      const isOwn = matchId !== null && facts.matches.has(matchId);
      return isOwn ? [{ matchId, ...whyOf(why, { matchIdOf }) }] : [];
    }),
    attendance: describeAttendance(hall),
  };
};
