// How many turns a match can have, so that a match that somebody never ends does not grow forever.
import { ok, type Result, refused } from '../result.ts';
import type { Match, MatchError } from './types.ts';

/**
 * Maximum number of turns of a match, over all legs. A first to 99 legs of 501, the longest single set, has about 6,000
 * turns; a day of 24 hours with a turn every ten seconds has 8,640.
 */
export const maxTurnsOfMatch = 10_000;

/** Number of turns of all legs. */
export const countTurns = ({ sets }: Pick<Match, 'sets'>): number =>
  sets.reduce((sum, { legs }) => sum + legs.reduce((turns, { throws }) => turns + throws.length, 0), 0);

/**
 * Whether the match can get one more turn, otherwise `error.match.too-many-turns`. Not part of `recordThrow`, because
 * longer matches that already exist can still be read and replayed.
 */
export const mayRecordMore = (match: Pick<Match, 'sets'>): Result<true, MatchError> =>
  countTurns(match) < maxTurnsOfMatch ? ok(true) : refused('error.match.too-many-turns');
