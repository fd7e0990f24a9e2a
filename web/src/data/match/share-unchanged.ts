import type { Leg, Match, MatchSet, Throw } from '@neundarter/rules/match/types';

const isSameThrow = (one: Throw, other: Throw | undefined): boolean =>
  one.id === other?.id &&
  one.score === other.score &&
  one.dartsThrown === other.dartsThrown &&
  one.attemptsOnDouble === other.attemptsOnDouble &&
  one.playerId === other.playerId &&
  one.timeStamp === other.timeStamp;

const isSameLeg = (one: Leg, other: Leg): boolean =>
  one.startingParty === other.startingParty &&
  one.startingPlayerId === other.startingPlayerId &&
  one.startedAt === other.startedAt &&
  one.shotAt === other.shotAt &&
  one.winningParty === other.winningParty &&
  JSON.stringify(one.decidedBy) === JSON.stringify(other.decidedBy) &&
  one.throws.length === other.throws.length &&
  one.throws.every((turn, index) => isSameThrow(turn, other.throws[index]));

const isSameList = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

const shareLeg = (before: Leg | undefined, leg: Leg): Leg =>
  before !== undefined && isSameLeg(before, leg) ? before : leg;

const shareSet = (before: MatchSet | undefined, set: MatchSet): MatchSet => {
  if (before === undefined) return set;
  const legs = set.legs.map((leg, index) => shareLeg(before.legs[index], leg));
  const isSame =
    isSameList(before.legs, legs) &&
    before.startingParty === set.startingParty &&
    before.winningParty === set.winningParty &&
    before.shotAt === set.shotAt;
  return isSame ? before : { ...set, legs };
};

/** All of a match but its sets. */
const headOf = ({ sets: _, ...head }: Match): string => JSON.stringify(head);

/**
 * `next` with every unchanged set and leg taken from `before`, so that figures cached by leg stay valid and nothing is
 * drawn again when the server confirms what the screen already shows. Returns `before` itself if nothing changed.
 */
export const shareUnchanged = (before: Match, next: Match): Match => {
  const sets = next.sets.map((set, index) => shareSet(before.sets[index], set));
  return isSameList(before.sets, sets) && headOf(before) === headOf(next) ? before : { ...next, sets };
};
