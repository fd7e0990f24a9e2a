// A match of a result file as the rules know matches, and its figures. The file says who won a leg, so that legs from
// paper, and legs that a round limit ended without a checkout, can be read like all others.
import { perParty } from '../match/per-party.ts';
import type { BotLevel, Leg, Match, MatchPlayer, PartyIndex, Throw } from '../match/types.ts';
import { type EventFigures, eventFiguresOf } from '../table/event-figures.ts';
import type { PeopleParty } from '../table/party-key.ts';
import type { FileLeg, FileMatch, FileParty, FilePerson } from './result-file.ts';

/** The people of a file by their numbers. */
export type People = ReadonlyMap<string, FilePerson>;

const playerOf = (id: string, people: People): MatchPlayer => {
  const { name = '', bot } = people.get(id) ?? {};
  return bot === undefined ? { type: 'guest', id, name } : { type: 'bot', id, level: bot as BotLevel };
};

/** A party of the file; its people are guests, so that they belong to no account. */
export const partyOfFile = (party: FileParty, people: People): PeopleParty => {
  const [one = '', other] = party;
  return other === undefined
    ? { type: 'single', player: playerOf(one, people) }
    : { type: 'double', players: [playerOf(one, people), playerOf(other, people)] };
};

type Reading = {
  readonly match: FileMatch;
  readonly people: People;
  /** With a handicap the sides begin with different points: the match is read as this side counts it. */
  readonly countedBy: PartyIndex;
};

const throwsOf = ({ match }: Reading, leg: FileLeg): readonly Throw[] =>
  leg.turns.map(([playerId, score, dartsThrown, attemptsOnDouble], index) => ({
    id: `${match.id}-${index + 1}`,
    party: match.parties[1].includes(playerId) ? 1 : 0,
    playerId,
    throwNumber: index + 1,
    score,
    dartsThrown,
    attemptsOnDouble,
    timeStamp: 0,
  }));

const legOf = (reading: Reading, leg: FileLeg, legNumber: number): Leg => {
  const { match, countedBy } = reading;
  const startingScore = leg.starts?.[countedBy] ?? match.config.startingScore;
  const throws = throwsOf(reading, leg);
  const scored = (party: PartyIndex) =>
    throws.reduce((sum, one) => sum + (one.party === party ? one.score : 0), 0);
  const remainingScores = perParty((party) => (leg.starts?.[party] ?? startingScore) - scored(party));
  const isCheckout = leg.winner !== null && throws.length > 0 && remainingScores[leg.winner] === 0;
  const opener = match.parties[leg.starter][0] ?? '';
  return {
    legNumber,
    startingParty: leg.starter,
    startingPlayerId: throws[0]?.playerId ?? opener,
    startingScore,
    throws,
    isShot: leg.winner !== null,
    winningParty: leg.winner,
    shotByPlayerId: isCheckout
      ? (throws.findLast(({ party }) => party === leg.winner)?.playerId ?? null)
      : null,
    remainingScores,
    startedAt: 0,
    shotAt: leg.winner === null ? null : 0,
  };
};

/** A match of the file; times within it are not known. */
const readMatch = (reading: Reading): Match => {
  const { match, people } = reading;
  const sets = match.sets.map(({ winner, legs }, index) => {
    const read = legs.map((leg, place) => legOf(reading, leg, place + 1));
    return {
      setNumber: index + 1,
      startingParty: read[0]?.startingParty ?? 0,
      startingPlayerId: read[0]?.startingPlayerId ?? '',
      legs: read,
      isShot: winner !== null,
      winningParty: winner,
      startedAt: 0,
      shotAt: winner === null ? null : 0,
    };
  });
  return {
    id: match.id,
    parties: [partyOfFile(match.parties[0], people), partyOfFile(match.parties[1], people)],
    config: match.config,
    status: 'finished',
    startingParty: sets[0]?.startingParty ?? 0,
    sets,
    isForfeited: match.isForfeited,
    winningParty: match.winner,
    startedAt: match.startedAt,
    finishedAt: match.finishedAt,
  };
};

const hasHandicap = ({ sets }: FileMatch): boolean =>
  sets.some(({ legs }) => legs.some(({ starts }) => starts !== undefined && starts[0] !== starts[1]));

/** What a match of the file adds to the tables of its event. */
export const figuresOfFile = (match: FileMatch, people: People): EventFigures => {
  const countedBy = (party: PartyIndex) => {
    const figures = eventFiguresOf(readMatch({ match, people, countedBy: party }));
    if (figures === null) throw new Error('Parties of a result file are people');
    return figures;
  };
  const home = countedBy(0);
  if (!hasHandicap(match)) return home;
  const away = countedBy(1);
  return {
    ...home,
    parties: [home.parties[0], away.parties[1]],
    people: [
      ...home.people.filter(({ party }) => party === 0),
      ...away.people.filter(({ party }) => party === 1),
    ],
  };
};
