// Who a second chance is for. After groups: everybody who is out of them. In a single knockout without groups: who lost the first
// match that they really played, so that somebody with a bye, or whose opponent did not come, has a second one as well; or only
// who lost in the first round. Nobody knows whether they belong to it before that match.
import { bracketSize, seedOrder } from '../knockout/seed-order.ts';
import { entrantsIn, type SlotSource } from '../match/planned-match.ts';
import type { RankedEntrant } from '../plan/second-chance-seats.ts';
import type { DecidedFacts } from './log.ts';
import { isSettled, type MatchState, type MatchStates } from './match-state.ts';
import { losersOf } from './out-of-knockout.ts';
import { type GroupResults, orderOfGroups, type Qualification } from './qualification.ts';

/** What decides who belongs to a second chance. @property knockout states of the first knockout, by match key */
export type Decided = GroupResults & {
  readonly qualification: Qualification;
  readonly facts: DecidedFacts;
  readonly knockout: MatchStates;
};

/** Those for whom a second chance is. */
export type SecondChancePool = {
  /** Whether it is certain who belongs to it; otherwise nobody does. */
  readonly isCertain: boolean;
  /** Who may play, best first, without those who have left. */
  readonly out: readonly RankedEntrant[];
  /** Who does not belong to it, because they go on, or went on, in the first knockout. */
  readonly elsewhere: ReadonlySet<string>;
};

const nobody: SecondChancePool = { isCertain: false, out: [], elsewhere: new Set() };

const isKnown = ({ kind }: SlotSource): boolean => kind === 'entrant' || kind === 'bye';

const outOfGroups = (decided: Decided): SecondChancePool => {
  const { standings, qualification, facts } = decided;
  const { needed, slots } = qualification;
  const isCertain =
    standings.every(({ isFinished }) => isFinished) && needed.length === 0 && slots.every(isKnown);
  if (!isCertain) return nobody;
  const elsewhere = new Set(entrantsIn(slots));
  const out = orderOfGroups(decided).filter(
    ({ entrant }) => !elsewhere.has(entrant) && !facts.left.has(entrant),
  );
  return { isCertain, out, elsewhere };
};

/** Where somebody has lost. */
type Loss = { readonly match: string; readonly round: number };

/** What the matches of a knockout say about everybody. */
type FirstMatches = {
  /** Who has won, and who has lost, the first match that they really played. */
  readonly won: ReadonlySet<string>;
  readonly lost: ReadonlyMap<string, Loss>;
  /** Who has lost any match. */
  readonly beaten: ReadonlySet<string>;
  readonly areAllSettled: boolean;
};

const isPlayed = ({ status, outcome }: MatchState): boolean =>
  status === 'finished' && outcome?.isWalkover !== true;

/** @param lastRound the last round (from 0) that is looked at */
const firstMatchesIn = ({ plan, knockout }: Decided, lastRound: number): FirstMatches => {
  const won = new Set<string>();
  const lost = new Map<string, Loss>();
  const beaten = new Set<string>();
  let areAllSettled = true;
  for (const { key, place } of plan.matches) {
    const state = knockout[key];
    if (place.stage !== 'knockout' || place.round > lastRound) continue;
    if (state === undefined || !isSettled(state)) areAllSettled = false;
    if (state === undefined) continue;
    const losers = losersOf(state);
    for (const entrant of losers) {
      beaten.add(entrant);
      if (isPlayed(state) && !won.has(entrant)) lost.set(entrant, { match: key, round: place.round });
    }
    if (isPlayed(state))
      for (const entrant of entrantsIn([state.winner])) if (!lost.has(entrant)) won.add(entrant);
  }
  return { won, lost, beaten, areAllSettled };
};

/** Who has lost, best first: who lost later, and then the better seed. @param entrants with the best seed first */
const ranked = (entrants: readonly string[], lost: ReadonlyMap<string, Loss>): readonly RankedEntrant[] => {
  const rounds = [...new Set([...lost.values()].map(({ round }) => round))].toSorted(
    (one, other) => other - one,
  );
  return rounds.flatMap((round, index) =>
    entrants.flatMap((entrant) => {
      const loss = lost.get(entrant);
      return loss?.round === round ? [{ entrant, groupId: loss.match, rank: index + 1 }] : [];
    }),
  );
};

/** Everybody in a first round, the best seed first. */
const bySeed = (firstRound: readonly SlotSource[]): readonly string[] => {
  const order = seedOrder(bracketSize(firstRound.length));
  const seeded = firstRound.map((slot, index) => ({ slot, seed: order[index] ?? 0 }));
  return entrantsIn(seeded.toSorted((one, other) => one.seed - other.seed).map(({ slot }) => slot));
};

const outOfKnockout = (decided: Decided): SecondChancePool => {
  const { plan, facts } = decided;
  const isFirstRound = plan.config.secondChanceFrom === 'first-round';
  const { won, lost, beaten, areAllSettled } = firstMatchesIn(
    decided,
    isFirstRound ? 0 : plan.matches.length,
  );
  const entrants = bySeed(plan.firstRound);
  const isDecided = !isFirstRound && entrants.every((entrant) => won.has(entrant) || beaten.has(entrant));
  if (!areAllSettled && !isDecided) return nobody;
  return {
    isCertain: true,
    out: ranked(entrants, lost).filter(({ entrant }) => !facts.left.has(entrant)),
    elsewhere: new Set(entrants.filter((entrant) => won.has(entrant) || !beaten.has(entrant))),
  };
};

/** Who belongs to the second chance of a tournament at one moment. */
export const secondChancePool = (decided: Decided): SecondChancePool =>
  decided.plan.groups.length === 0 ? outOfKnockout(decided) : outOfGroups(decided);
