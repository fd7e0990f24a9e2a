// A leg on one line, for tests, bug reports and logs: `501 | 60 100 | 45 140 | 32/2#1`.
//
//   leg   = start [ " away" ] { " | " turn [ " " turn ] } [ " | " end ]
//   start = points each party starts from, `501:301` if home and away start from different points; "away" follows if
//           away throws first, otherwise home does
//   end   = only if the round limit decided the leg: `home by bull`, `away by lowest-rest`
//   turn  = score [ "/" darts ] [ "#" attempts ]
//
// The turns are in the order they were thrown, in rounds of two: starter, then opponent; only the last round may have
// one turn. Darts thrown are written if they are not 3, attempts on a double if there were any; a bust is 0. Players,
// ids and times are left out: in doubles the order of the players follows from the turn order.
import { ok, type Result, refused } from '../result.ts';
import {
  type Leg,
  type LegDecider,
  legDeciders,
  type PartyIndex,
  type PerParty,
  type Throw,
} from './types.ts';

/** The part of a turn that the notation contains. */
type NotedTurn = Pick<Throw, 'score' | 'dartsThrown' | 'attemptsOnDouble'>;

/** The part of a leg that the notation contains. */
export type NotedLeg = {
  readonly startingScore: number;
  /** Home and away, if they start from different points; `startingScore` is then that of home. */
  readonly startingScores?: PerParty<number>;
  readonly startingParty: PartyIndex;
  /** Who has won the leg at its round limit, and how. */
  readonly decision?: { readonly winningParty: PartyIndex; readonly by: LegDecider };
  /** In the order thrown, the starter's first. */
  readonly turns: readonly NotedTurn[];
};

type NotationError = 'error.invalid-notation';

const startPattern = /^(\d{1,5})(?::(\d{1,5}))?( away)?$/;
const endPattern = /^(home|away) by (\S+)$/;
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

const parseEnd = (round: string): NotedLeg['decision'] | null => {
  const [, winner, by] = endPattern.exec(round) ?? [];
  const decider = legDeciders.find((one) => one === by);
  return decider === undefined ? null : { winningParty: winner === 'home' ? 0 : 1, by: decider };
};

const parseStart = (text: string): Omit<NotedLeg, 'turns' | 'decision'> | null => {
  const head = startPattern.exec(text);
  if (head === null) return null;
  const [, home, away, awayFirst] = head;
  return {
    startingScore: Number(home),
    ...(away !== undefined && { startingScores: [Number(home), Number(away)] }),
    startingParty: awayFirst === undefined ? 0 : 1,
  };
};

/** Reads a leg; extra white space is allowed. It does not check whether the turns are legal. */
export const parseLeg = (line: string): Result<NotedLeg, NotationError> => {
  const [start = '', ...parts] = line.split('|').map((part) => part.trim().replaceAll(/\s+/g, ' '));
  const decision = parseEnd(parts.at(-1) ?? '');
  const head = parseStart(start);
  const turns = parseRounds(decision === null ? parts : parts.slice(0, -1));
  if (head === null || turns === null) return refused('error.invalid-notation');
  return ok({ ...head, turns, ...(decision && { decision }) });
};

const printTurn = ({ score, dartsThrown, attemptsOnDouble }: NotedTurn): string => {
  const darts = dartsThrown === 3 ? '' : `/${dartsThrown}`;
  const attempts = attemptsOnDouble === 0 ? '' : `#${attemptsOnDouble}`;
  return `${score}${darts}${attempts}`;
};

const printStart = ({ startingScore, startingScores, startingParty }: NotedLeg): string =>
  `${startingScores?.join(':') ?? startingScore}${startingParty === 0 ? '' : ' away'}`;

/** Writes a leg on one line; `parseLeg` reads it back. */
export const printLeg = (leg: NotedLeg): string => {
  let line = printStart(leg);
  leg.turns.forEach((turn, index) => {
    line += `${index % 2 === 0 ? ' | ' : ' '}${printTurn(turn)}`;
  });
  const { decision } = leg;
  return decision === undefined
    ? line
    : `${line} | ${decision.winningParty === 0 ? 'home' : 'away'} by ${decision.by}`;
};

/** The part of a match's leg that the notation contains. */
export const noteLeg = (leg: Leg): NotedLeg => {
  const { startingScore, startingScores, startingParty, throws, decidedBy, winningParty } = leg;
  return {
    startingScore: startingScores?.[0] ?? startingScore,
    ...(startingScores && { startingScores }),
    startingParty,
    turns: throws.map(({ score, dartsThrown, attemptsOnDouble }) => ({
      score,
      dartsThrown,
      attemptsOnDouble,
    })),
    ...(decidedBy && winningParty !== null && { decision: { winningParty, by: decidedBy.kind } }),
  };
};
