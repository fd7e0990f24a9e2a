// What a finished match adds to its event: the result and the figures of both parties and of everybody in them,
// whatever the type of the players. Tables, highscores, short legs, high finishes and event statistics need nothing else
// of a match. A forfeit counts as match and legs N:0, without darts. If both lose, each of them loses 0:N.
import { finalScoreOf } from '../match/final-score.ts';
import { hasHandicap } from '../match/leg-start.ts';
import { partyIndexes, perParty } from '../match/per-party.ts';
import { playersOf } from '../match/players.ts';
import type { Leg, Match, MatchPlayer, PartyIndex, PerParty, Stats } from '../match/types.ts';
import { emptyStats } from '../stats/add-stats.ts';
import { type MatchResult, resultFor } from '../stats/match-figures.ts';
import { legStatsOf, partyStatsOf, playerStatsOf } from '../stats/stats-of-match.ts';
import { isPeopleParty, type PeopleParty, partyKeyOf } from './party-key.ts';

/** A leg that a person checked out. */
export type LegFigure = {
  readonly setNumber: number;
  readonly legNumber: number;
  /** Darts of the party in the leg. */
  readonly dartsThrown: number;
  readonly checkoutScore: number;
};

/** Result and figures of a party in one match. */
export type PartyFigures = {
  readonly partyKey: string;
  readonly party: PeopleParty;
  readonly result: MatchResult;
  /** 0 in a match without sets. */
  readonly setsWon: number;
  readonly setsLost: number;
  /** Legs over all sets. */
  readonly legsWon: number;
  readonly legsLost: number;
  readonly stats: Stats;
};

/** Figures of a person in one match. */
export type PersonFigures = {
  readonly player: MatchPlayer;
  /** The side on which the person played. */
  readonly party: PartyIndex;
  readonly stats: Stats;
  /** 501 legs that the person won in at most 18 darts, in order of play. */
  readonly shortLegs: readonly LegFigure[];
  /** Legs that the person won with a checkout of 100 or more, in order of play. */
  readonly highFinishes: readonly LegFigure[];
};

/** What a finished match adds to its event. */
export type EventFigures = {
  readonly matchId: string;
  /** A match that was given or given up; one that was given up has turns. */
  readonly isForfeited: boolean;
  /** Whether every leg has turns; not so in a forfeit, in a result from paper, and mostly after a retirement. */
  readonly hasDarts: boolean;
  /** Whether the sides started a leg from different points, so that their averages cannot be compared. */
  readonly hasHandicap?: true;
  readonly parties: PerParty<PartyFigures>;
  /** Everybody on both sides, home first. */
  readonly people: readonly PersonFigures[];
};

/**
 * Whether the averages of a match decide about ranks: no dart is missing, as they are recorded, or nobody threw, as in a
 * forfeit, and both sides started from the same points.
 */
export const isAverageComparable = ({
  hasDarts,
  isForfeited,
  hasHandicap: isHandicapped,
}: Pick<EventFigures, 'hasDarts' | 'isForfeited' | 'hasHandicap'>): boolean =>
  isHandicapped !== true && (hasDarts || isForfeited);

const partyFiguresOf = (match: Match, parties: PerParty<PeopleParty>): PerParty<PartyFigures> => {
  const hasSets = match.config.setMode !== 'single-set';
  const scores = finalScoreOf(match);
  const stats = partyStatsOf(match);
  return perParty((party) => {
    const { setsWon, setsLost, ...legs } = scores[party];
    return {
      partyKey: partyKeyOf(parties[party]),
      party: parties[party],
      result: resultFor(party, match.winningParty),
      setsWon: hasSets ? setsWon : 0,
      setsLost: hasSets ? setsLost : 0,
      ...legs,
      stats: stats[party],
    };
  });
};

type ShotLeg = { readonly figure: LegFigure; readonly stats: Stats };

const shotLegOf = (setNumber: number, leg: Leg, party: PartyIndex): ShotLeg => {
  const stats = legStatsOf(leg, party);
  const { totalDartsThrown: dartsThrown, highestCheckout: checkoutScore } = stats;
  return { stats, figure: { setNumber, legNumber: leg.legNumber, dartsThrown, checkoutScore } };
};

const legsShotBy = (match: Match, party: PartyIndex, playerId: string): readonly ShotLeg[] =>
  match.sets.flatMap(({ setNumber, legs }) =>
    legs.filter((leg) => leg.shotByPlayerId === playerId).map((leg) => shotLegOf(setNumber, leg, party)),
  );

const peopleFiguresOf = (match: Match): readonly PersonFigures[] => {
  const stats = playerStatsOf(match);
  return partyIndexes.flatMap((party) =>
    playersOf(match.parties[party]).map((player) => {
      const shot = legsShotBy(match, party, player.id);
      return {
        player,
        party,
        stats: stats[player.id] ?? emptyStats,
        shortLegs: shot.filter((leg) => leg.stats.shortLegs.length > 0).map(({ figure }) => figure),
        highFinishes: shot.filter((leg) => leg.stats.highFinishes.length > 0).map(({ figure }) => figure),
      };
    }),
  );
};

/** The figures of a match for its event, as plain JSON; null unless it is finished and people played it. */
export const eventFiguresOf = (match: Match): EventFigures | null => {
  const [home, away] = match.parties;
  if (match.status !== 'finished' || !isPeopleParty(home) || !isPeopleParty(away)) return null;
  const legs = match.sets.flatMap((set) => set.legs);
  return {
    matchId: match.id,
    isForfeited: match.isForfeited,
    hasDarts: legs.length > 0 && legs.every((leg) => leg.throws.length > 0),
    ...(legs.some(hasHandicap) && { hasHandicap: true }),
    parties: partyFiguresOf(match, [home, away]),
    people: peopleFiguresOf(match),
  };
};
