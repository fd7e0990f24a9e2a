// When a match day may start after a line-up was changed although both were visible. Whoever changes has seen the other
// line-up, so the other side is asked whether it is ready. A side is asked only if somebody leads it: an admin, or a
// device of the guests. Without an answer for ten minutes the start is possible: with the two line-ups that everybody
// has seen together all that time, because another change begins the ten minutes anew.
import type { PerParty } from '../match/types.ts';
import { partyOfSide, type Side, sides } from './plan.ts';

/** Maximum wait for the answer of a side, ms. */
export const answerWaitMs = 10 * 60_000;

/** A line-up before the start. Times are ms since 1970. */
export type ShownLineUp = {
  /** Whether somebody of its own leads the side. */
  readonly isLed: boolean;
  /** When it was last changed after both were visible; null if it was not. */
  readonly changedAt: number | null;
  /** When the other side said that it is ready to play against it; null as long as it has not. */
  readonly acceptedAt: number | null;
  /** From when on the other side was asked again; null if it is asked since the change, as soon as somebody leads it. */
  readonly askedAt: number | null;
};

/** The side that plays against a side. */
export const opponentOf = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** A side whose answer is missing, and the time from which the start is possible without it, ms since 1970. */
export type MissingAnswer = { readonly side: Side; readonly startsFrom: number };

/** A wait that ends later than it can began before the clock was set back; it counts as over. */
const isWaitOver = (startsFrom: number, now: number): boolean =>
  startsFrom <= now || startsFrom > now + answerWaitMs;

/** The sides that were asked whether they are ready and have not answered, also those whose ten minutes are over. */
export const missingAnswers = (lineUps: PerParty<ShownLineUp>): readonly MissingAnswer[] =>
  sides.flatMap((side) => {
    const { isLed } = lineUps[partyOfSide(side)];
    const { changedAt, acceptedAt, askedAt } = lineUps[partyOfSide(opponentOf(side))];
    if (changedAt === null || acceptedAt !== null || (!isLed && askedAt === null)) return [];
    return [{ side, startsFrom: (askedAt ?? changedAt) + answerWaitMs }];
  });

/** The sides whose answer keeps the match day from being started at `now` (ms since 1970). */
export const unreadySides = (lineUps: PerParty<ShownLineUp>, now: number): readonly Side[] =>
  missingAnswers(lineUps).flatMap(({ side, startsFrom }) => (isWaitOver(startsFrom, now) ? [] : [side]));

/** How a line-up is set. */
type SettingFacts = {
  /** Whether both line-ups were visible before. */
  readonly wasRevealed: boolean;
  /** Whether its own side sets it; otherwise the other side does, for a side that nobody leads. */
  readonly isOwn: boolean;
  /** Whether the same players stand on the same places as before. */
  readonly isSame: boolean;
};

type Marks = Omit<ShownLineUp, 'isLed'>;

/** The marks of a line-up that is set at `now`, after those of the one before; null for the first one. */
export const marksAfterSetting = (
  before: Marks | null,
  { wasRevealed, isOwn, isSame }: SettingFacts,
  now: number,
): Marks => {
  if (!wasRevealed) return { changedAt: null, acceptedAt: null, askedAt: null };
  if (before !== null && isSame) return before;
  // Whoever sets the line-up of the other side plays against it without being asked.
  return { changedAt: now, acceptedAt: isOwn ? null : now, askedAt: null };
};
