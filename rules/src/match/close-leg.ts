// What follows a won leg: the set closes once a party has enough legs, the match once a party has enough sets.
// Otherwise the next leg or set opens, and the other party throws first.
import { openLeg, openSet } from './open-leg.ts';
import { otherParty } from './per-party.ts';
import { replaceSet } from './replace-leg.ts';
import type { Leg, LegDecision, Match, MatchSet, PartyIndex, Winner } from './types.ts';
import { legsWon, matchWinner, setsWon, setWinner } from './winners.ts';

/** Who won the leg, who checked out (null without a checkout, as in a forfeit), how the round limit decided it, and when. */
type LegWin = {
  readonly winningParty: PartyIndex;
  readonly shotByPlayerId: string | null;
  readonly decidedBy?: LegDecision;
  readonly at: number;
};

const shotLeg = (leg: Leg, { winningParty, shotByPlayerId, decidedBy, at }: LegWin): Leg => ({
  ...leg,
  isShot: true,
  winningParty,
  ...(decidedBy && { decidedBy }),
  shotByPlayerId,
  shotAt: at,
});

/** @param set the last set of the match, whose last leg has just been won */
const openNextLeg = (match: Match, set: MatchSet, at: number): Match => {
  const next = openLeg(match, {
    number: set.legs.length + 1,
    startingParty: otherParty(set.legs.at(-1)?.startingParty ?? set.startingParty),
    at,
  });
  return replaceSet(match, { ...set, legs: [...set.legs, next] });
};

const openNextSet = (match: Match, set: MatchSet, at: number): Match => {
  const next = openSet(match, {
    number: set.setNumber + 1,
    startingParty: otherParty(set.startingParty),
    at,
  });
  return { ...match, sets: [...match.sets, next] };
};

const finish = (match: Match, winningParty: Winner, at: number): Match => ({
  ...match,
  status: 'finished',
  winningParty,
  finishedAt: at,
});

/** The match after its current leg was won. The leg already contains the winning turn. */
export const closeLeg = (match: Match, win: LegWin): Match => {
  const set = match.sets.at(-1);
  const leg = set?.legs.at(-1);
  if (set === undefined || leg === undefined) throw new Error(`Match ${match.id} has no leg to close`);
  const legs = [...set.legs.slice(0, -1), shotLeg(leg, win)];
  const playedSet: MatchSet = { ...set, legs };
  const winner = setWinner(match.config, legsWon(playedSet));
  if (winner === null) return openNextLeg(replaceSet(match, playedSet), playedSet, win.at);
  const closedSet: MatchSet = { ...playedSet, isShot: true, winningParty: winner, shotAt: win.at };
  const closed = replaceSet(match, closedSet);
  const overall = matchWinner(match.config, setsWon(closed), winner);
  return overall === null ? openNextSet(closed, closedSet, win.at) : finish(closed, overall, win.at);
};
