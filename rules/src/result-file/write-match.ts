// A finished match in the shape of the result file.
import { startOf } from '../match/leg-start.ts';
import { perParty } from '../match/per-party.ts';
import { playersOf } from '../match/players.ts';
import type { Leg, Match, MatchConfig, Party } from '../match/types.ts';
import type { FileLeg, FileMatch, FileParty } from './result-file.ts';

/** The number in the file of a person, by the id that they have in the match. */
type NumberOf = (playerId: string) => string;

/** Where a match stands in its event. */
export type FilePlacing = Pick<FileMatch, 'number' | 'stage' | 'group' | 'round' | 'board'>;

/** The people of a party by their numbers in the file. */
const filePartyOf = (party: Party, numberOf: NumberOf): FileParty =>
  playersOf(party).map(({ id }) => numberOf(id));

/** The points of each side at the start, unless they are those of the configuration. */
const startsIn = (leg: Leg, { startingScore }: MatchConfig): Pick<FileLeg, 'starts'> => {
  const starts = perParty((party) => startOf(leg, party));
  return starts.every((start) => start === startingScore) ? {} : { starts };
};

const legOf = (leg: Leg, config: MatchConfig, numberOf: NumberOf): FileLeg => ({
  starter: leg.startingParty,
  winner: leg.winningParty,
  ...startsIn(leg, config),
  turns: leg.throws.map(({ playerId, score, dartsThrown, attemptsOnDouble }) => [
    numberOf(playerId),
    score,
    dartsThrown,
    attemptsOnDouble,
  ]),
});

/** A finished match for the file. */
export const writeMatch = (match: Match, placing: FilePlacing, numberOf: NumberOf): FileMatch => ({
  id: match.id,
  ...placing,
  parties: [filePartyOf(match.parties[0], numberOf), filePartyOf(match.parties[1], numberOf)],
  config: match.config,
  winner: match.winningParty,
  isForfeited: match.isForfeited,
  startedAt: match.startedAt,
  finishedAt: match.finishedAt,
  sets: match.sets.map(({ winningParty, legs }) => ({
    winner: winningParty,
    legs: legs.map((leg) => legOf(leg, match.config, numberOf)),
  })),
});
