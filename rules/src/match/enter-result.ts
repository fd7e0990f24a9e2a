// A result from paper: the final score of a match of which nobody has recorded a turn. Legs and sets are marked as won,
// without turns; in which order they were won is not known, so the legs of the loser of a set come first. Who has only
// counted sets enters sets; then no leg is known, and none counts. The match has an end but no start.
import { ok, type Result, refused } from '../result.ts';
import { closeLeg } from './close-leg.ts';
import { createMatch } from './create.ts';
import { openSet } from './open-leg.ts';
import { otherParty, withParty } from './per-party.ts';
import { arePartiesSet } from './players.ts';
import { startMatch } from './start.ts';
import { countTurns } from './turn-limit.ts';
import type {
  Match,
  MatchConfig,
  MatchError,
  MatchSet,
  PaperScore,
  PartyIndex,
  PerParty,
  Winner,
} from './types.ts';
import { matchWinner, setWinner } from './winners.ts';

/** The final score, and when it was entered (milliseconds since 1970). */
export type PaperResult = { readonly score: PaperScore; readonly at: number };

/** Whether nothing of a match is recorded yet, so that a result from paper can be entered. */
export const isWithoutTurns = (match: Match): boolean =>
  match.status !== 'finished' && countTurns(match) === 0;

/** Whether the last win of `won` decides a contest, and no win before it did. */
const isFinal = (won: PerParty<number>, winnerOf: (won: PerParty<number>) => Winner | null): boolean => {
  if (!won.every((count) => Number.isInteger(count) && count >= 0)) return false;
  const winner = winnerOf(won);
  if (winner === null) return false;
  const last: PartyIndex = winner === 'draw' ? 0 : winner;
  return winnerOf(withParty(won, last, won[last] - 1)) === null;
};

const setsOf = (winners: readonly (Winner | null)[]): PerParty<number> => [
  winners.filter((winner) => winner === 0).length,
  winners.filter((winner) => winner === 1).length,
];

const areLegsPossible = (config: MatchConfig, legs: readonly PerParty<number>[]): boolean => {
  const winners = legs.map((won) => setWinner(config, won));
  const winnerAfter = (sets: number): Winner | null => {
    const last = winners[sets - 1] ?? null;
    return last === null ? null : matchWinner(config, setsOf(winners.slice(0, sets)), last);
  };
  return (
    legs.every((won) => isFinal(won, (legsWon) => setWinner(config, legsWon))) &&
    legs.every((_, set) => (winnerAfter(set + 1) !== null) === (set === legs.length - 1)) &&
    legs.length > 0
  );
};

/** Whether a match with this configuration can end with this score. */
export const isPossibleResult = (config: MatchConfig, score: PaperScore): boolean => {
  if (score.kind === 'legs') return areLegsPossible(config, score.legs);
  return config.setMode !== 'single-set' && isFinal(score.sets, (sets) => matchWinner(config, sets, 0));
};

/** Who won each leg (or set), whoever won fewer first, so that the last one decides. */
const inOrder = ([home, away]: PerParty<number>): readonly PartyIndex[] => {
  const ofHome = Array.from({ length: home }, (): PartyIndex => 0);
  const ofAway = Array.from({ length: away }, (): PartyIndex => 1);
  return home < away ? [...ofHome, ...ofAway] : [...ofAway, ...ofHome];
};

const playLegs = (started: Match, legs: readonly PerParty<number>[], at: number): Match =>
  legs
    .flatMap(inOrder)
    .reduce((match, winningParty) => closeLeg(match, { winningParty, shotByPlayerId: null, at }), started);

/** The sets without legs; they are started in turns. */
const playSets = (started: Match, won: PerParty<number>, at: number): Match => {
  const sets = inOrder(won).map((winningParty, index): MatchSet => {
    const startingParty = index % 2 === 0 ? started.startingParty : otherParty(started.startingParty);
    const set = openSet(started, { number: index + 1, startingParty, at });
    return { ...set, legs: [], isShot: true, winningParty, shotAt: at };
  });
  const winningParty = matchWinner(started.config, won, 0);
  return { ...started, status: 'finished', sets, winningParty, finishedAt: at };
};

/**
 * Ends a match of which no turn is recorded with a result from paper.
 * Refusals: `error.invalid-match-status` once it has a turn or is finished, `error.parties-not-set` with a bye or
 * placeholder, `error.match.impossible-result` for a score with which the match cannot end.
 */
export const enterResult = (match: Match, { score, at }: PaperResult): Result<Match, MatchError> => {
  if (!isWithoutTurns(match)) return refused('error.invalid-match-status');
  if (!arePartiesSet(match)) return refused('error.parties-not-set');
  if (!isPossibleResult(match.config, score)) return refused('error.match.impossible-result');
  const started = startMatch({ ...createMatch(match), startingParty: match.startingParty }, { at });
  if (!started.ok) return started;
  const { value } = started;
  const ended = score.kind === 'legs' ? playLegs(value, score.legs, at) : playSets(value, score.sets, at);
  return ok({ ...ended, startedAt: null });
};
