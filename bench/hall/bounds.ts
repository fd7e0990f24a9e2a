// How short a day could have been, for somebody who knows every length before: groups come before the knockout, five minutes
// of tables between them, ten minutes before the final, which is alone; within a phase no more boards than there are, and no
// match before those it depends on.
import { minute } from './make-day.ts';
import type { Played } from './play-day.ts';

const lengthOf = ({ calledAt, end }: Played): number => end - calledAt;

/** For every t: work with at least t after it, divided by the boards, plus t. @param behind time after each match */
const boundOf = (matches: readonly Played[], behind: ReadonlyMap<Played, number>, boards: number): number => {
  const sorted = matches.toSorted((one, other) => (behind.get(other) ?? 0) - (behind.get(one) ?? 0));
  let [work, bound] = [0, 0];
  for (const match of sorted) {
    const after = behind.get(match) ?? 0;
    work += lengthOf(match);
    bound = Math.max(bound, work / boards + after, lengthOf(match) + after);
  }
  return bound;
};

const isGroup = ({ match }: Played): boolean => match.place.groupId !== null;

/** In groups the order is free: nobody is finished before all own matches and the rests between them. */
const groupBound = (matches: readonly Played[], boards: number, rest: number): number => {
  const own = new Map<string, number>();
  for (const match of matches)
    for (const person of match.people) own.set(person, (own.get(person) ?? -rest) + lengthOf(match) + rest);
  const work = matches.reduce((total, match) => total + lengthOf(match), 0);
  return Math.max(0, work / boards, ...own.values());
};

const finalPause = 10 * minute;

const isFinal = ({ match }: Played): boolean =>
  match.place.stage === 'grand-final' || (match.place.stage === 'knockout' && match.roundName === 'final');

const knockoutBound = (matches: readonly Played[], boards: number, rest: number): number => {
  const behind = new Map<Played, number>();
  const byKey = new Map(matches.map((match) => [match.match.key, match]));
  const latestFirst = matches.toReversed().toSorted((one, other) => other.end - one.end);
  for (const match of latestFirst) {
    const own = lengthOf(match) + (behind.get(match) ?? 0) + (isFinal(match) ? finalPause : rest);
    for (const slot of match.match.slots) {
      const feeder = slot.kind === 'match' ? byKey.get(slot.match) : undefined;
      if (feeder !== undefined) behind.set(feeder, Math.max(behind.get(feeder) ?? 0, own));
    }
  }
  return boundOf(matches, behind, boards);
};

/** A day cannot be shorter. @param rest between two matches of a person or on a way, in ms */
export const shortestDay = (played: readonly Played[], boards: number, rest: number): number => {
  const groups = played.filter(isGroup);
  const knockout = played.filter((one) => !isGroup(one));
  const change = groups.length > 0 && knockout.length > 0 ? 5 * minute : 0;
  return groupBound(groups, boards, rest) + change + knockoutBound(knockout, boards, rest);
};
