// The matches of an event, seen by the competitors of a table: parties, or single people whichever partners they had.
import { otherParty, partyIndexes } from '../match/per-party.ts';
import type { PartyIndex, Stats } from '../match/types.ts';
import type { MatchResult } from '../stats/match-figures.ts';
import type { Encounter } from './direct-encounter.ts';
import { type EventFigures, isAverageComparable } from './event-figures.ts';
import { type PeopleParty, partyKeyOf } from './party-key.ts';
import { pointsOf, type RankingFigures } from './ranking-figures.ts';

/** Who is ranked: the parties as they played, or every person. */
export type RankedBy = 'party' | 'person';

type Entrant = {
  readonly key: string;
  readonly party: PeopleParty;
  /** Own figures; those of a person in doubles are less than those of the side. */
  readonly stats: Stats;
};

/** One match of one competitor. */
export type Appearance = Entrant & Encounter & { readonly result: MatchResult };

const entrantsOf = (match: EventFigures, party: PartyIndex, by: RankedBy): readonly Entrant[] => {
  const side = match.parties[party];
  if (by === 'party') return [{ key: side.partyKey, party: side.party, stats: side.stats }];
  return match.people
    .filter((person) => person.party === party)
    .map(({ player, stats }) => {
      const single: PeopleParty = { type: 'single', player };
      return { key: partyKeyOf(single), party: single, stats };
    });
};

const figuresOf = (match: EventFigures, party: PartyIndex, stats: Stats): RankingFigures => {
  const { result, legsWon, legsLost, setsWon, setsLost } = match.parties[party];
  const { totalScore, totalDartsThrown } = stats;
  const score = { legsWon, legsLost, setsWon, setsLost, totalScore, totalDartsThrown };
  return { noOfMatches: 1, ...pointsOf(result), ...score };
};

/** One entry for every competitor of every match. */
export const appearancesIn = (matches: readonly EventFigures[], by: RankedBy): readonly Appearance[] =>
  matches.flatMap((match) =>
    partyIndexes.flatMap((party) => {
      const opponents = entrantsOf(match, otherParty(party), by).map(({ key }) => key);
      const isComplete = isAverageComparable(match);
      const { result } = match.parties[party];
      return entrantsOf(match, party, by).map((own) => {
        const figures = figuresOf(match, party, own.stats);
        return { ...own, opponents, figures, isComplete, result };
      });
    }),
  );
