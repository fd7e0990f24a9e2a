// The plan of a tournament with those who entered after the start. Matches that were planned before keep their keys; new ones
// come after all others in the numbers of the playing order, so that printed sheets stay right. Only the open matches of a
// group that somebody enters share their numbers out among each other anew, because they are played in another order.
import { drawnMatch, matchKeyOf, type PlannedMatch, type SlotSource } from '../match/planned-match.ts';
import { hasGroupStage } from '../plan/modes.ts';
import { neverPlayed } from '../plan/never-played.ts';
import { configOfMatch, knockoutIn, type Plan } from '../plan/plan.ts';
import type { LateEntry, LateMeeting, LateSeat } from './late-seat.ts';

type Seated<Kind extends LateSeat['kind']> = {
  readonly entrant: string;
  readonly seat: Extract<LateSeat, { readonly kind: Kind }>;
};

/** The knockout with the late entry in place of a bye; matches that are played now get the numbers that follow. */
const takeBye = (plan: Plan, { entrant, seat }: Seated<'bye'>): Plan => {
  const firstRound = plan.firstRound.with(seat.slot, { kind: 'entrant', entrant });
  const drawn = knockoutIn(plan.config, firstRound);
  const idle = neverPlayed(drawn);
  const known = new Map(plan.matches.map((match) => [match.key, match]));
  let next = seat.from;
  const matches = drawn.map((match): PlannedMatch => {
    const before = known.get(match.key);
    const config = before?.config ?? configOfMatch(plan, match);
    if (idle.has(match.key)) return { ...match, number: null, config };
    const number = before?.number ?? next;
    if (number === next) next += 1;
    return { ...match, number, config };
  });
  return { ...plan, firstRound, matches };
};

/** The key of a match that a late entry plays in its group. */
export const keyOfMeeting = (groupId: string, { round, index }: LateMeeting): string =>
  matchKeyOf({ stage: 'group', groupId, round, index });

const meetingsOf = (plan: Plan, { entrant, seat }: Seated<'group'>): readonly PlannedMatch[] => {
  const { groupId } = seat;
  const group = plan.groups.find(({ id }) => id === groupId);
  const known = plan.matches.find(({ place }) => place.groupId === groupId);
  const own: SlotSource = { kind: 'entrant', entrant };
  return seat.meetings
    .filter(({ opponent }) => group?.entrants.includes(opponent))
    .map(({ opponent, round, index, isHome }, at) => {
      const other: SlotSource = { kind: 'entrant', entrant: opponent };
      const place = { stage: 'group', groupId, round, index, matchDay: round + 1 } as const;
      const match = drawnMatch(place, isHome ? [own, other] : [other, own], null);
      return { ...match, number: seat.from + at, config: known?.config ?? configOfMatch(plan, match) };
    });
};

/** The numbers of the open matches of a group, shared out in the new order. */
const renumbered = (matches: readonly PlannedMatch[], order: readonly string[]): readonly PlannedMatch[] => {
  const open = new Map(matches.map((match) => [match.key, match]));
  const inOrder = order.flatMap((key) => open.get(key) ?? []);
  const numbers = inOrder.map(({ number }) => number ?? 0).toSorted((one, other) => one - other);
  const numberOf = new Map(inOrder.map(({ key }, at) => [key, numbers[at] ?? null]));
  return matches.map((match) => ({ ...match, number: numberOf.get(match.key) ?? match.number }));
};

/** Callers of the new matches: whoever of the group is idle and calls least. */
const callersWith = (plan: Plan, { entrant, seat }: Seated<'group'>, meetings: readonly PlannedMatch[]) => {
  if (Object.keys(plan.groupCallers).length === 0) return plan.groupCallers;
  const callers: { [match: string]: string } = { ...plan.groupCallers };
  for (const key of seat.calls) if (callers[key] !== undefined) callers[key] = entrant;
  const group = plan.groups.find(({ id }) => id === seat.groupId)?.entrants ?? [];
  const callsOf = (one: string) => Object.values(callers).filter((caller) => caller === one).length;
  for (const { key, slots } of meetings) {
    const idle = group.filter(
      (one) => !slots.some((slot) => slot.kind === 'entrant' && slot.entrant === one),
    );
    const [caller] = idle.toSorted((one, other) => callsOf(one) - callsOf(other));
    if (caller !== undefined) callers[key] = caller;
  }
  return callers;
};

const enterGroup = (plan: Plan, own: Seated<'group'>): Plan => {
  const { entrant, seat } = own;
  const meetings = meetingsOf(plan, own);
  const isOfGroups = ({ place }: PlannedMatch) => place.stage === 'group';
  const ofGroups = [...plan.matches.filter(isOfGroups), ...meetings].toSorted(
    (one, other) => one.place.round - other.place.round,
  );
  const matches = [...ofGroups, ...plan.matches.filter((match) => !isOfGroups(match))];
  return {
    ...plan,
    groups: plan.groups.map((group) =>
      group.id === seat.groupId ? { ...group, entrants: [...group.entrants, entrant] } : group,
    ),
    matches: renumbered(matches, seat.order),
    groupCallers: callersWith(plan, own, meetings),
  };
};

const seatOne = (plan: Plan, { entrant, seat }: LateEntry): Plan =>
  seat.kind === 'bye' ? takeBye(plan, { entrant, seat }) : enterGroup(plan, { entrant, seat });

/** The plan with those who entered after the start. */
export const seatLate = (plan: Plan, late: readonly LateEntry[]): Plan =>
  late.toSorted((one, other) => one.seat.turn - other.seat.turn).reduce(seatOne, plan);

/** Whether the knockout of a plan is its first stage, so that a late entry may take the place of a bye. */
export const beginsWithKnockout = ({ config, firstRound }: Plan): boolean =>
  !hasGroupStage(config.mode) && firstRound.length > 0;
