// A result from paper: the final score of a match that nobody has recorded, or only its first legs. Legs and sets are
// marked as won, without turns; in which order they were won is not known, so the legs of the loser of a set come first.
// Recorded legs stay as they are, and the score must contain them; the turns of a leg that is not over no longer count.
// Who has only counted sets enters sets; then no leg is known, and none counts. A match without recorded legs has an end
// but no start.
import { ok, type Result, refused } from '../result.ts';
import { closeLeg } from './close-leg.ts';
import { createMatch } from './create.ts';
import { startsOfMatch } from './leg-start.ts';
import { openSet } from './open-leg.ts';
import { containsRecordedLegs, hasRecordedLegs, isPossibleResult, noLegs } from './paper-score.ts';
import { otherParty } from './per-party.ts';
import { arePartiesSet } from './players.ts';
import { replaceLeg } from './replace-leg.ts';
import { startMatch } from './start.ts';
import { currentLeg, currentSet } from './turn-order.ts';
import type { Match, MatchError, MatchSet, PaperScore, PartyIndex, PerParty } from './types.ts';
import { legsWon, matchWinner } from './winners.ts';

/** The final score, and when it was entered (milliseconds since 1970). */
type PaperResult = { readonly score: PaperScore; readonly at: number };

/**
 * Who won each leg (or set) that is missing: those of whoever won fewer in the end come first, so that the last one decides.
 */
const inOrder = ([home, away]: PerParty<number>, known = noLegs): readonly PartyIndex[] => {
  const ofHome = Array.from({ length: home - known[0] }, (): PartyIndex => 0);
  const ofAway = Array.from({ length: away - known[1] }, (): PartyIndex => 1);
  return home < away ? [...ofHome, ...ofAway] : [...ofAway, ...ofHome];
};

const recordedLegs = ({ sets }: Match): readonly PerParty<number>[] => sets.map(legsWon);

const playLegs = (opened: Match, legs: readonly PerParty<number>[], at: number): Match => {
  const recorded = recordedLegs(opened);
  return legs
    .flatMap((won, set) => inOrder(won, recorded[set]))
    .reduce((match, winningParty) => closeLeg(match, { winningParty, shotByPlayerId: null, at }), opened);
};

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

/** A running match as its current leg began. */
const withoutOpenTurns = (match: Match): Match => {
  const set = currentSet(match);
  const leg = currentLeg(match);
  if (set === null || leg === null) return match;
  return replaceLeg(match, set, { ...leg, throws: [], remainingScores: startsOfMatch(match) });
};

const completeOnPaper = (
  match: Match,
  { legs, at }: { readonly legs: readonly PerParty<number>[]; readonly at: number },
): Match => ({ ...playLegs(withoutOpenTurns(match), legs, at), isCompletedOnPaper: true });

/**
 * Ends a match that is not over with a result from paper.
 * Refusals: `error.invalid-match-status` once it is finished, `error.parties-not-set` with a bye or placeholder,
 * `error.match.impossible-result` for a score with which the match cannot end, `error.match.recorded-legs-missing` for one
 * that does not contain the legs that are recorded.
 */
export const enterResult = (match: Match, { score, at }: PaperResult): Result<Match, MatchError> => {
  if (match.status === 'finished') return refused('error.invalid-match-status');
  if (!arePartiesSet(match)) return refused('error.parties-not-set');
  if (!isPossibleResult(match.config, score)) return refused('error.match.impossible-result');
  if (!containsRecordedLegs(match, score)) return refused('error.match.recorded-legs-missing');
  if (score.kind === 'legs' && hasRecordedLegs(match))
    return ok(completeOnPaper(match, { legs: score.legs, at }));
  const started = startMatch({ ...createMatch(match), startingParty: match.startingParty }, { at });
  if (!started.ok) return started;
  const { value } = started;
  const ended = score.kind === 'legs' ? playLegs(value, score.legs, at) : playSets(value, score.sets, at);
  return ok({ ...ended, startedAt: null });
};
