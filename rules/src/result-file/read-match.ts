// A match of a result file as the rules know matches, and its figures. The file says who won a leg, so that legs from
// paper, and legs that a round limit ended without a checkout, can be read like all others. Each leg says from which points
// the sides started it.

import { startOf, startsOfLeg } from '../match/leg-start.ts';
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

const throwsOf = (match: FileMatch, leg: FileLeg): readonly Throw[] =>
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

/** The points from which a leg was started, as legs store them. */
const startsIn = (match: FileMatch, { starts }: FileLeg) =>
  startsOfLeg({
    config: match.config,
    ...(starts && { startingScores: starts }),
  });

const legOf = (match: FileMatch, leg: FileLeg, legNumber: number): Leg => {
  const starts = startsIn(match, leg);
  const throws = throwsOf(match, leg);
  const scored = (party: PartyIndex) =>
    throws.reduce((sum, one) => sum + (one.party === party ? one.score : 0), 0);
  const remainingScores = perParty((party) => startOf(starts, party) - scored(party));
  const isCheckout = leg.winner !== null && throws.length > 0 && remainingScores[leg.winner] === 0;
  const opener = match.parties[leg.starter][0] ?? '';
  return {
    legNumber,
    startingParty: leg.starter,
    startingPlayerId: throws[0]?.playerId ?? opener,
    ...starts,
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
const readMatch = (match: FileMatch, people: People): Match => {
  const sets = match.sets.map(({ winner, legs }, index) => {
    const read = legs.map((leg, place) => legOf(match, leg, place + 1));
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

/** What a match of the file adds to the tables of its event. */
export const figuresOfFile = (match: FileMatch, people: People): EventFigures => {
  const figures = eventFiguresOf(readMatch(match, people));
  if (figures === null) throw new Error('Parties of a result file are people');
  return figures;
};
