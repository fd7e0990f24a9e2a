// What a scoreboard shows. It is computed after every turn, so the totals of each leg are cached (a leg never changes),
// and only the leg being played is added up again.
import { threeDartAverage } from './averages.ts';
import { startOf, startsOfMatch } from './leg-start.ts';
import { perParty } from './per-party.ts';
import { isBullOutDue } from './round-limit.ts';
import { currentLeg, currentSet, throwerOf } from './turn-order.ts';
import type { Leg, Match, PartyIndex, PerParty, Standing, StandingMarker } from './types.ts';
import { legsWon, setsWon } from './winners.ts';

const dartsOfLegs = new WeakMap<Leg, PerParty<number>>();

const dartsIn = (leg: Leg): PerParty<number> => {
  const known = dartsOfLegs.get(leg);
  if (known !== undefined) return known;
  const darts: [number, number] = [0, 0];
  for (const { party, dartsThrown } of leg.throws) darts[party] += dartsThrown;
  dartsOfLegs.set(leg, darts);
  return darts;
};

const matchAverages = (match: Match): PerParty<number> => {
  const score: [number, number] = [0, 0];
  const darts: [number, number] = [0, 0];
  for (const set of match.sets) {
    for (const leg of set.legs) {
      const thrown = dartsIn(leg);
      for (const party of [0, 1] as const) {
        score[party] += startOf(leg, party) - leg.remainingScores[party];
        darts[party] += thrown[party];
      }
    }
  }
  return perParty((party) => threeDartAverage(score[party], darts[party]));
};

/** The leg before the last one, also across sets. */
const legBefore = (match: Match): Leg | undefined => {
  const set = match.sets.at(-1);
  return set?.legs.at(-2) ?? match.sets.at(-2)?.legs.at(-1);
};

const lastScoreIn = (leg: Leg | null | undefined, party: PartyIndex): number | null =>
  leg?.throws.findLast((turn) => turn.party === party)?.score ?? null;

const markerOf = (match: Match, leg: Leg | null, party: PartyIndex): StandingMarker | null => {
  if (match.winningParty === 'draw') return 'draw';
  if (match.status === 'finished') return match.winningParty === party ? 'win' : null;
  if (leg === null || leg.throws.length > 0) return null;
  const before = legBefore(match);
  return before?.winningParty === party && before.decidedBy === undefined ? 'check' : null;
};

/** The standing of a match in any status. Averages are not rounded, and 0 before the first dart. */
export const standingOf = (match: Match): Standing => {
  const set = currentSet(match);
  const leg = currentLeg(match);
  const before = legBefore(match);
  const thrower = throwerOf(match);
  const startingParty = leg?.startingParty ?? match.startingParty;
  return {
    score: leg?.remainingScores ?? startsOfMatch(match),
    markers: perParty((party) => markerOf(match, leg, party)),
    lastScore: perParty((party) => lastScoreIn(leg, party) ?? lastScoreIn(before, party)),
    sets: setsWon(match),
    legs: set === null ? [0, 0] : legsWon(set),
    darts: leg === null ? [0, 0] : dartsIn(leg),
    matchAverages: matchAverages(match),
    currentParty: thrower?.party ?? startingParty,
    currentPlayerId: thrower?.playerId ?? null,
    startingParty,
    status: match.status,
    ...(isBullOutDue(match) && { isBullOutDue: true }),
  };
};
