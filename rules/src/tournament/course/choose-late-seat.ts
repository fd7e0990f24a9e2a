// Where somebody sits who enters after the start: in place of a bye whose opponent has not begun, the one that the next seed
// would have had first; otherwise in the smallest group in which nobody has finished more than half of the matches. If there is
// neither, nobody can enter. No match that has begun changes.

import type { LogRow } from '../advance/log.ts';
import { isSettled, type MatchStates } from '../advance/match-state.ts';
import { lastNumber } from '../advance/play-offs.ts';
import { bracketSize, seedOrder } from '../knockout/seed-order.ts';
import type { LateMeeting, LateSeat } from '../late/late-seat.ts';
import { orderOpen } from '../late/order-open.ts';
import { beginsWithKnockout, keyOfMeeting, seatLate } from '../late/seat-late.ts';
import { entrantsIn, type PlannedMatch } from '../match/planned-match.ts';
import type { Plan } from '../plan/plan.ts';
import { advance, type Tournament } from './advance.ts';
import { blockingMatch, changedMatches, withMatchesOf } from './changes.ts';

/** A started tournament for which a seat is sought. */
type Asked = {
  readonly plan: Plan;
  /** Active rows of the log, in order. */
  readonly rows: readonly LogRow[];
  readonly state: Tournament;
  /** Whether a match has a turn or a result. */
  readonly hasBegun: (match: string) => boolean;
  /** Who enters. */
  readonly entrant: string;
};

type Start = Pick<LateSeat, 'turn' | 'from'>;

/** Whether nothing that has begun changes with a seat, and the newcomer has a match to play. */
const isPossible = ({ plan, rows, state, hasBegun, entrant }: Asked, seat: LateSeat): boolean => {
  const after = seatLate(plan, [{ entrant, seat }]);
  const next = advance(after, rows);
  const changed = changedMatches(withMatchesOf(after, plan), state, next);
  if (blockingMatch(changed, hasBegun) !== null) return false;
  return after.matches.some(({ key }) => {
    const { status, slots = [] } = next.matches[key] ?? {};
    return status === 'ready' && entrantsIn(slots).includes(entrant);
  });
};

const byeSeat = (asked: Asked, start: Start): LateSeat | null => {
  const { firstRound } = asked.plan;
  const order = seedOrder(bracketSize(firstRound.length));
  const seats = firstRound
    .map((slot, index) => ({ slot, index, seed: order[index] ?? 0 }))
    .filter(({ slot }) => slot.kind === 'bye')
    .toSorted((one, other) => one.seed - other.seed)
    .map(({ index }): LateSeat => ({ kind: 'bye', slot: index, ...start }));
  return seats.find((seat) => isPossible(asked, seat)) ?? null;
};

/** A group with its matches and those of its members who have not withdrawn. */
type OpenGroup = {
  readonly id: string;
  readonly entrants: readonly string[];
  readonly matches: readonly PlannedMatch[];
  readonly size: number;
};

const groupsOf = ({ plan, rows }: Asked): readonly OpenGroup[] => {
  const left = new Set(
    rows.flatMap((row) => (row.kind === 'withdrawal' && row.stage === 'group' ? [row.entrant] : [])),
  );
  return plan.groups.map(({ id, entrants }) => ({
    id,
    entrants,
    matches: plan.matches.filter(({ place }) => place.stage === 'group' && place.groupId === id),
    size: entrants.filter((entrant) => !left.has(entrant)).length,
  }));
};

/** Whether nobody of a group has finished more than half of the matches. */
const isEarly = ({ entrants, matches }: OpenGroup, states: MatchStates): boolean =>
  entrants.every((entrant) => {
    const own = matches.filter(({ slots }) => entrantsIn(slots).includes(entrant));
    return own.filter(({ key }) => states[key]?.status === 'finished').length * 2 <= own.length;
  });

/** Matches of a group by their round, from the first to the last. */
const roundsOf = ({ matches }: OpenGroup): readonly (readonly PlannedMatch[])[] => {
  const last = Math.max(-1, ...matches.map(({ place }) => place.round));
  return Array.from({ length: last + 1 }, (_, round) => matches.filter(({ place }) => place.round === round));
};

type Meetings = {
  readonly group: OpenGroup;
  readonly count: number;
  readonly isOpen: (match: string) => boolean;
};

/**
 * The matches of the newcomer. With an odd number one of the others is free in each round, and meets the newcomer then: the
 * rounds stay as they are. Otherwise there is one in each round that has not ended, and the others follow.
 */
const meetingsOf = ({ group, count, isOpen }: Meetings): readonly LateMeeting[] => {
  const rounds = roundsOf(group);
  const freeIn = (round: number, entrant: string) =>
    rounds[round]?.every(({ slots }) => !entrantsIn(slots).includes(entrant)) === true;
  const first = Math.max(
    0,
    rounds.findIndex((round) => round.some(({ key }) => isOpen(key))),
  );
  const meetings: LateMeeting[] = [];
  const add = (opponent: string, round: number): void => {
    const last = Math.max(-1, ...(rounds[round] ?? []).map(({ place }) => place.index));
    const same = meetings.filter((one) => one.round === round).length;
    const earlier = meetings.filter((one) => one.opponent === opponent).length;
    // Home and away change from match to match, and in the second one against the same opponent.
    const isHome =
      earlier > 0
        ? meetings.find((one) => one.opponent === opponent)?.isHome === false
        : meetings.length % 2 === 1;
    meetings.push({ opponent, round, index: last + 1 + same, isHome });
  };
  const isTaken = (round: number) => meetings.some((one) => one.round === round);
  for (let meeting = 0; meeting < count; meeting += 1)
    for (const opponent of group.entrants) {
      const free = rounds.findIndex((_, round) => !isTaken(round) && freeIn(round, opponent));
      let round = free === -1 || group.entrants.length % 2 === 0 ? first : free;
      while (isTaken(round)) round += 1;
      add(opponent, round);
    }
  return meetings.toSorted((one, other) => one.round - other.round);
};

/** Calls that the newcomer takes over from those who have most, the last ones first, so that all call about as much. */
const callsOf = (plan: Plan, group: OpenGroup, open: readonly PlannedMatch[]): readonly string[] => {
  const counts = new Map(group.entrants.map((entrant) => [entrant, 0]));
  for (const { key } of group.matches) {
    const caller = plan.groupCallers[key] ?? '';
    if (counts.has(caller)) counts.set(caller, (counts.get(caller) ?? 0) + 1);
  }
  const taken: string[] = [];
  for (const { key } of open.toReversed()) {
    const caller = plan.groupCallers[key] ?? '';
    const most = Math.max(...counts.values());
    if (counts.get(caller) !== most || most < taken.length + 2) continue;
    counts.set(caller, most - 1);
    taken.push(key);
  }
  return taken;
};

const groupSeat = (asked: Asked, group: OpenGroup, start: Start): LateSeat => {
  const { plan, state, hasBegun, entrant } = asked;
  const isOpen = (match: string) =>
    !hasBegun(match) && !isSettled(state.matches[match] ?? { status: 'waiting' });
  const count = plan.config.roundRobinMode === 'double' ? 2 : 1;
  const meetings = meetingsOf({ group, count, isOpen });
  const open = group.matches.filter(({ key }) => isOpen(key));
  const all = [
    ...open.map(({ key, place, slots }) => ({ key, round: place.round, entrants: entrantsIn(slots) })),
    ...meetings.map((one) => ({
      key: keyOfMeeting(group.id, one),
      round: one.round,
      entrants: [entrant, one.opponent],
    })),
  ].toSorted((one, other) => one.round - other.round);
  const isOdd = group.entrants.length % 2 === 1;
  const order = isOdd ? all.map(({ key }) => key) : orderOpen(all);
  return { kind: 'group', groupId: group.id, meetings, order, calls: callsOf(plan, group, open), ...start };
};

const seatInGroup = (asked: Asked, start: Start): LateSeat | null => {
  const { state } = asked;
  const groups = groupsOf(asked);
  const smallest = Math.min(...groups.map(({ size }) => size));
  const seats = groups
    .filter((group) => group.size === smallest && isEarly(group, state.matches))
    .map((group) => groupSeat(asked, group, start));
  return seats.find((seat) => isPossible(asked, seat)) ?? null;
};

/** The seat for somebody who enters a running tournament; null if there is none. @param turn order of the late entries */
export const chooseLateSeat = (asked: Asked, turn: number): LateSeat | null => {
  const { plan, state } = asked;
  // Once a second chance is drawn, who is out is certain, and plays already.
  if (state.status !== 'running' || state.secondChance.isDrawn) return null;
  const start = { turn, from: lastNumber(plan.matches) + 1 };
  if (beginsWithKnockout(plan)) return byeSeat(asked, start);
  return plan.groups.length === 0 ? null : seatInGroup(asked, start);
};
