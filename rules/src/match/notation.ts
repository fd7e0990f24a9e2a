// A leg on one line, for tests, bug reports and logs: `501 | 60 100 | 45 140 | 32/2#1`.
//
//   leg   = start [ " away" ] { " | " turn [ " " turn ] }
//   start = points each party starts from; "away" follows if away throws first, otherwise home does
//   turn  = score [ "/" darts ] [ "#" attempts ]
//
// The turns are in the order they were thrown, in rounds of two: starter, then opponent; only the last round may have
// one turn. Darts thrown are written if they are not 3, attempts on a double if there were any; a bust is 0. Players,
// ids and times are left out: in doubles the order of the players follows from the turn order.
import { ok, type Result, refused } from '../result.ts';
import type { Leg, PartyIndex, Throw } from './types.ts';

/** The part of a turn that the notation contains. */
type NotedTurn = Pick<Throw, 'score' | 'dartsThrown' | 'attemptsOnDouble'>;

/** The part of a leg that the notation contains. */
export type NotedLeg = {
  readonly startingScore: number;
  readonly startingParty: PartyIndex;
  /** In the order thrown, the starter's first. */
  readonly turns: readonly NotedTurn[];
};

type NotationError = 'error.invalid-notation';

const startPattern = /^(\d{1,5})( away)?$/;
const turnPattern = /^(\d{1,3})(?:\/([1-3]))?(?:#([0-3]))?$/;

const parseTurn = (text: string): NotedTurn | null => {
  const match = turnPattern.exec(text);
  if (match === null) return null;
  const [, score, darts = '3', attempts = '0'] = match;
  return { score: Number(score), dartsThrown: Number(darts), attemptsOnDouble: Number(attempts) };
};

const parseRounds = (rounds: readonly string[]): readonly NotedTurn[] | null => {
  const words = rounds.map((round) => round.split(' '));
  const isFull = (round: readonly string[], index: number): boolean =>
    round.length === 2 || (round.length === 1 && index === words.length - 1);
  if (!words.every(isFull)) return null;
  const turns = words.flat().map(parseTurn);
  return turns.some((turn) => turn === null) ? null : turns.filter((turn) => turn !== null);
};

/** Reads a leg; extra white space is allowed. It does not check whether the turns are legal. */
export const parseLeg = (line: string): Result<NotedLeg, NotationError> => {
  const [start = '', ...rounds] = line.split('|').map((part) => part.trim().replaceAll(/\s+/g, ' '));
  const head = startPattern.exec(start);
  const turns = parseRounds(rounds);
  if (head === null || turns === null) return refused('error.invalid-notation');
  return ok({ startingScore: Number(head[1]), startingParty: head[2] === undefined ? 0 : 1, turns });
};

const printTurn = ({ score, dartsThrown, attemptsOnDouble }: NotedTurn): string => {
  const darts = dartsThrown === 3 ? '' : `/${dartsThrown}`;
  const attempts = attemptsOnDouble === 0 ? '' : `#${attemptsOnDouble}`;
  return `${score}${darts}${attempts}`;
};

/** Writes a leg on one line; `parseLeg` reads it back. */
export const printLeg = ({ startingScore, startingParty, turns }: NotedLeg): string => {
  let line = startingParty === 0 ? `${startingScore}` : `${startingScore} away`;
  turns.forEach((turn, index) => {
    line += `${index % 2 === 0 ? ' | ' : ' '}${printTurn(turn)}`;
  });
  return line;
};

/** The part of a match's leg that the notation contains. */
export const noteLeg = ({ startingScore, startingParty, throws }: Leg): NotedLeg => ({
  startingScore,
  startingParty,
  turns: throws.map(({ score, dartsThrown, attemptsOnDouble }) => ({ score, dartsThrown, attemptsOnDouble })),
});
