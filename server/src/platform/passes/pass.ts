/**
 * What a pass is for, and how its secret is kept. `shown`: as it is, because whoever manages the place must be able to
 * read it out. `slow-hash`: for short secrets that a person chooses and nobody may see. `hash`: for random secrets that
 * nobody can guess.
 */
export const passKinds = {
  /** The PIN of a tournament, for whoever keeps scores there. */
  'match-pin': 'shown',
  /** The key in the QR code of its card. */
  'card-key': 'hash',
  /** Shown by the home team for the first device of the guests of a match day. */
  'pairing-code': 'hash',
  /** What the guests choose on that device. */
  'guests-pin': 'slow-hash',
  /** In the QR code that binds a tablet to a board. */
  'tablet-code': 'hash',
  /** The key of a tablet; it is only derived, never stored. */
  'tablet-key': 'hash',
  /** The key in the address of a calendar; it is only derived, never stored. */
  'calendar-key': 'hash',
  /** In the link of the helpers at the door of an event. */
  'door-key': 'hash',
} as const;
export type PassKind = keyof typeof passKinds;

/** What a pass opens; a place has at most one open pass. */
export type PassPlace = {
  readonly kind: PassKind;
  /** Id of the thing, for example of an event. */
  readonly scope: string;
  /** A part of it, for example a side; left out for the whole thing. */
  readonly part?: string;
};

/** A stored pass. Times are ms since 1970. */
export type Pass = {
  readonly place: Required<PassPlace>;
  /** Number within its place, from 0. */
  readonly number: number;
  readonly secretHash: string | null;
  /** The secret itself, only for kinds that are shown. */
  readonly shown: string | null;
  readonly isSingleUse: boolean;
  readonly issuedAt: number;
  /** Null for a pass that ends only when it is revoked. */
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly lastUsedAt: number | null;
  /** Since when nobody can type it because there were too many wrong tries; null while people can. */
  readonly lockedAt: number | null;
  /** How often the wrong tries were counted anew. */
  readonly round: number;
};

/** Whether a pass still opens its place at `now`. */
export const isPassOpen = ({ revokedAt, expiresAt, isSingleUse, lastUsedAt }: Pass, now: number): boolean =>
  revokedAt === null && (expiresAt === null || now < expiresAt) && !(isSingleUse && lastUsedAt !== null);
