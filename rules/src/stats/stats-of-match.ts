// Statistics of a leg and of a match, running or finished. A leg value never changes, so its figures are counted once
// and cached.
import { hasHandicap } from '../match/leg-start.ts';
import { perParty } from '../match/per-party.ts';
import { playersOf } from '../match/players.ts';
import { currentLeg } from '../match/turn-order.ts';
import type { AverageTotals, Leg, Match, PartyIndex, PerParty, Stats } from '../match/types.ts';
import { addStats, emptyStats } from './add-stats.ts';
import { type LegTurn, legTurnsOf } from './leg-turns.ts';
import { statsOfTurns } from './stats-of-turns.ts';

/** Averages that the live scorer shows beside the points: of the match, of the current leg, of the first nine darts. */
type LiveAverages = {
  readonly match: AverageTotals;
  readonly leg: AverageTotals;
  readonly firstNine: AverageTotals;
};

const countedLegs = new WeakMap<Leg, PerParty<Stats>>();

const countLeg = (leg: Leg, party: PartyIndex, isCounted: (turn: LegTurn) => boolean): Stats => {
  const turns = legTurnsOf(leg, party);
  return statsOfTurns(turns.filter(isCounted), {
    startingScore: leg.startingScore,
    hasHandicap: hasHandicap(leg),
    // A leg that was given to a party, or that its round limit decided, has no checkout.
    isWon: leg.winningParty === party && leg.shotByPlayerId !== null,
    dartsOfParty: turns.reduce((sum, turn) => sum + turn.dartsThrown, 0),
  });
};

const bothStatsOf = (leg: Leg): PerParty<Stats> => {
  const known = countedLegs.get(leg);
  if (known !== undefined) return known;
  const stats = perParty((party) => countLeg(leg, party, () => true));
  countedLegs.set(leg, stats);
  return stats;
};

const legsOf = (match: Match): readonly Leg[] => match.sets.flatMap((set) => set.legs);

const sumOf = (stats: readonly Stats[]): Stats => stats.reduce(addStats, emptyStats);

/** The figures of a party in one leg, as on a leg card. */
export const legStatsOf = (leg: Leg, party: PartyIndex): Stats => bothStatsOf(leg)[party];

/** The figures of both parties in these legs. */
export const statsOfLegs = (legs: readonly Leg[]): PerParty<Stats> =>
  perParty((party) => sumOf(legs.map((leg) => legStatsOf(leg, party))));

/** The figures of both parties so far; empty before the start and after a forfeit. */
export const partyStatsOf = (match: Match): PerParty<Stats> => statsOfLegs(legsOf(match));

const statsOfPartner = (match: Match, party: PartyIndex, playerId: string): Stats =>
  sumOf(legsOf(match).map((leg) => countLeg(leg, party, (turn) => turn.playerId === playerId)));

/** The figures of each player so far, by player id; in doubles each partner has their own. */
export const playerStatsOf = (match: Match): { readonly [playerId: string]: Stats } => {
  const ofParties = partyStatsOf(match);
  const entries = ([0, 1] as const).flatMap((party) => {
    const players = playersOf(match.parties[party]);
    return players.map(({ id }): [string, Stats] => [
      id,
      players.length === 1 ? ofParties[party] : statsOfPartner(match, party, id),
    ]);
  });
  return Object.fromEntries(entries);
};

const averagesIn = ({ totalScore, totalDartsThrown, average }: Stats): AverageTotals => ({
  totalScore,
  totalDartsThrown,
  average,
});

/** The averages of a match so far, per party; `leg` is the current (or last) leg. */
export const liveAveragesOf = (match: Match): PerParty<LiveAverages> => {
  const ofMatch = partyStatsOf(match);
  const leg = currentLeg(match);
  return perParty((party) => ({
    match: averagesIn(ofMatch[party]),
    leg: averagesIn(leg === null ? emptyStats : legStatsOf(leg, party)),
    firstNine: ofMatch[party].first9,
  }));
};

/** Number of darts in the shortest leg without handicap that a party won by a checkout; null if there is none. */
export const shortestLegOf = (match: Match, party: PartyIndex): number | null => {
  const won = legsOf(match).filter(
    (leg) => leg.winningParty === party && leg.shotByPlayerId !== null && !hasHandicap(leg),
  );
  return won.length === 0 ? null : Math.min(...won.map((leg) => legStatsOf(leg, party).totalDartsThrown));
};
