// What happens when the two sides of a match day do not agree on the result of a game. Shortly after its end either side
// corrects it alone; later the other side has to agree. Until it does, and as long as a side objects to a game, both
// versions stand on the report and the match day is not finished. When both sides have signed, nothing changes any more.
import type { PerParty } from '../match/types.ts';
import { partyOfSide, type Side, sides } from './plan.ts';

/** Time after the end of a game in which either side corrects it alone, in ms. */
export const correctableAloneForMs = 10 * 60_000;

/** Who wants to correct a game, and when. */
type LateCorrection = {
  /** The sides that the author leads. */
  readonly ledByAuthor: readonly Side[];
  /** When the server learned of the end of the game, ms since 1970. */
  readonly endedAt: number;
  /** ms since 1970 */
  readonly now: number;
};

/** The side that has to agree to a correction; null if the author corrects alone. */
export const sideToAsk = ({ ledByAuthor, endedAt, now }: LateCorrection): Side | null => {
  if (now - endedAt < correctableAloneForMs) return null;
  return sides.find((side) => !ledByAuthor.includes(side)) ?? null;
};

/** What became of the result of a game. */
export const resultChanges = ['entered', 'corrected', 'undone'] as const;
export type ResultChange = (typeof resultChanges)[number];

/** How a report was signed: by somebody of the side, by a device of the guests, or on the device of the other side. */
export const signatureWays = ['own', 'device', 'other'] as const;
export type SignatureWay = (typeof signatureWays)[number];

/** The signatures below a report; missing ones are null. */
export type Signatures<One = unknown> = PerParty<One | null>;

/** Whether the report is confirmed: nothing of it changes any more. */
export const isConfirmed = (signatures: Signatures): boolean =>
  signatures.every((signature) => signature !== null);

/** Whether a side may still object to a game: it has not signed. */
export const mayStillObject = (signatures: Signatures, side: Side): boolean =>
  signatures[partyOfSide(side)] === null;
