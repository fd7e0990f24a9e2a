// Play-offs: where a shared rank decides who qualifies or has won a league, those who share it may play for it. A play-off
// has matches of its own. As long as one of them is open, the rank is undecided; afterwards they decide like a lot. Who is
// level even then needs another decision: a further play-off, a lot, or an order by hand. A play-off depends only on what
// was decided before it. Decisions about its entrants that followed it do not count while one of its results is taken back.
import type { DecidedOrder } from '../../table/sort-competitors.ts';
import { drawnMatch, type PlannedMatch, type SlotSource } from '../match/planned-match.ts';
import type { Plan } from '../plan/plan.ts';
import { roundRobinOf } from '../round-robin/berger.ts';
import { groupStageOf } from './group-stage.ts';
import { groupStandingOf } from './group-standing.ts';
import { type DecidedFacts, type Facts, type PlayOff, undecided } from './log.ts';
import { groupMatchState, isSettled, type MatchStates, notDue } from './match-state.ts';

/** A play-off at one moment. */
export type PlayOffState = PlayOff & {
  readonly matches: readonly PlannedMatch[];
  /** Its entrants without those who have withdrawn since. */
  readonly present: readonly string[];
  /** Whether the rank is still shared; otherwise its matches do not exist, because a result has been corrected. */
  readonly isDue: boolean;
  readonly isFinished: boolean;
};

/** Play-offs with the states of their matches, and the facts with what they have decided. */
type SettledPlayOffs = {
  readonly playOffs: readonly PlayOffState[];
  readonly states: MatchStates;
  readonly facts: DecidedFacts;
};

/** Whether two lists name the same entrants. */
export const areSameEntrants = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entrant) => other.includes(entrant));

/** Whether the key of a match is one of a play-off. */
export const isOfPlayOff = (match: string): boolean => match.startsWith('play-off/');

/** @param from number in playing order before the first match */
const matchesOf = ({ id, entrants, config }: PlayOff, from: number): readonly PlannedMatch[] => {
  const slotOf = (position: number): SlotSource => ({ kind: 'entrant', entrant: entrants[position] ?? '' });
  return roundRobinOf(entrants.length, 'single')
    .flatMap((pairings, round) =>
      pairings.map(([home, away], index) =>
        drawnMatch({ stage: 'play-off', groupId: id, round, index }, [slotOf(home), slotOf(away)], null),
      ),
    )
    .map((match, index) => ({ ...match, number: from + index + 1, config }));
};

/** The number in playing order of the last of these matches; 0 without any. */
export const lastNumber = (matches: readonly PlannedMatch[]): number =>
  Math.max(0, ...matches.map(({ number }) => number ?? 0));

/** Whether these entrants still play for the rank that they share. */
const arePlaying = (entrants: readonly string[], { playedFor }: DecidedFacts): boolean =>
  playedFor.some((all) => entrants.every((entrant) => all.includes(entrant)));

/**
 * Whether the rank is shared by the matches and by what was decided before the play-off. Who withdraws meanwhile does not
 * end it, unless none of their matches counts in the table any more.
 */
const isDue = ({ entrants }: PlayOff, plan: Plan, before: DecidedFacts): boolean => {
  if (arePlaying(entrants, before)) return false;
  const left = [...before.leftGroups].filter(
    ([entrant, effect]) => effect === 'out-of-table' || !entrants.includes(entrant),
  );
  const { needed } = groupStageOf(plan, { ...before, leftGroups: new Map(left) });
  return needed.some((one) => areSameEntrants(one.entrants, entrants));
};

const orderOf = (
  { id, entrants }: PlayOff,
  { plan, facts, states }: { readonly plan: Plan; readonly facts: Facts; readonly states: MatchStates },
): DecidedOrder =>
  groupStandingOf(
    { id, entrants },
    {
      config: { ...plan.config, roundRobinMode: 'single' },
      states: Object.values(states),
      facts: undecided(facts),
    },
  ).classes.map((level) => level.map(({ key }) => key));

/** Adds a play-off to what was decided before it. */
const settlePlayOff = (plan: Plan, playOff: PlayOff, before: SettledPlayOffs): SettledPlayOffs => {
  const { facts } = before;
  const matches = matchesOf(
    playOff,
    lastNumber([...plan.matches, ...before.playOffs.flatMap((one) => one.matches)]),
  );
  const due = isDue(playOff, plan, facts);
  const states: MatchStates = Object.fromEntries(
    matches.map((match) => [match.key, due ? groupMatchState(match, facts) : notDue(match.slots)]),
  );
  const isFinished = due && Object.values(states).every(isSettled);
  const decided = isFinished ? [orderOf(playOff, { plan, facts, states })] : [];
  const present = playOff.entrants.filter((entrant) => !facts.leftGroups.has(entrant));
  return {
    playOffs: [...before.playOffs, { ...playOff, matches, present, isDue: due, isFinished }],
    states: { ...before.states, ...states },
    facts: {
      ...facts,
      orders: [...facts.orders, ...decided],
      playedFor: due && !isFinished ? [...facts.playedFor, playOff.entrants] : facts.playedFor,
    },
  };
};

/** Computes decisions one after the other, because one may follow from another. */
export const settlePlayOffs = (plan: Plan, facts: Facts): SettledPlayOffs => {
  let settled: SettledPlayOffs = { playOffs: [], states: {}, facts: undecided(facts) };
  for (const decision of facts.decisions) {
    if (decision.kind === 'play-off') {
      settled = settlePlayOff(plan, decision, settled);
      continue;
    }
    if (arePlaying(decision.entrants, settled.facts)) continue;
    const order = decision.entrants.map((entrant) => [entrant]);
    settled = { ...settled, facts: { ...settled.facts, orders: [...settled.facts.orders, order] } };
  }
  return settled;
};

/** What has matches beside those of the plan. */
type FurtherMatches = Pick<SettledPlayOffs, 'playOffs'> & {
  readonly secondChance: { readonly matches: readonly PlannedMatch[] };
};

/** All matches of a tournament in playing order: the groups, the play-offs, the knockout, the second chance. */
export const plannedMatches = (
  { matches }: Plan,
  { playOffs, secondChance }: FurtherMatches,
): readonly PlannedMatch[] =>
  playOffs.length === 0 && secondChance.matches.length === 0
    ? matches
    : [
        ...matches.filter(({ place }) => place.stage === 'group'),
        ...playOffs.flatMap((playOff) => playOff.matches),
        ...matches.filter(({ place }) => place.stage !== 'group'),
        ...secondChance.matches,
      ];

/** The play-off that is being played for a rank that these entrants still share; undefined if there is none. */
export const openPlayOff = (
  { playOffs }: Pick<SettledPlayOffs, 'playOffs'>,
  entrants: readonly string[],
): PlayOffState | undefined =>
  playOffs.find((one) => one.isDue && !one.isFinished && areSameEntrants(one.present, entrants));
