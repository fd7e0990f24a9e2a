// Who may put whom into a match. A player comes into a match by the own account, by a member of a team that both were
// in at the time of the match, or by an agreement: the player accepted on a device of their own that the actor puts
// them into matches for some hours. In an online match that the actor plays, the other player answers a request before
// the match can begin. A player who is in the match already stays. Players without an account cannot agree, so only
// their teams put them into matches. Line-ups and participants of an event are put into matches by the event itself.
import type { Actor } from './actor.ts';

/** From `since` up to, but not including, `until` (ms since 1970); null if it has not ended. */
export type Period = { readonly since: number; readonly until: number | null };

export type Membership = Period & { readonly teamId: string };

/**
 * How long a device may keep a match before it sends it, in ms. Memberships and agreements of a match that is said to
 * be older count as of this time ago: otherwise former team mates could add old matches forever.
 */
export const maxQueuedMs = 30 * 24 * 60 * 60 * 1000;

/** How long an agreement lasts, in ms: a long evening, wherever the clocks of the devices are. */
export const agreementLifetimeMs = 12 * 60 * 60 * 1000;

/** The time of a match for this rule, from its own time and the present (all ms since 1970). */
export const consentTime = (timeStamp: number, now: number): number =>
  Math.min(now, Math.max(timeStamp, now - maxQueuedMs));

const isWithin = ({ since, until }: Period, at: number): boolean =>
  since <= at && (until === null || at < until);

/** Whether both were in the same team at a time (ms since 1970). */
export const wereTeamMates = (
  one: readonly Membership[],
  other: readonly Membership[],
  at: number,
): boolean =>
  one.some(
    (own) =>
      isWithin(own, at) && other.some((theirs) => theirs.teamId === own.teamId && isWithin(theirs, at)),
  );

/** Facts about whoever puts players into a match. */
export type PlacingFacts = {
  readonly actor: Actor;
  /** Result of `consentTime`. */
  readonly at: number;
  /** Whether it is an online match, and the actor plays in it. */
  readonly playsOnline: boolean;
  /** All memberships of the actor's player, also those that have ended. */
  readonly memberships: readonly Membership[];
};

/** Facts about a player who shall be in a match. */
export type PlacedFacts = {
  readonly playerId: string;
  /** Whether the player is in this match already. */
  readonly isSeated: boolean;
  readonly memberships: readonly Membership[];
  /** When the player agreed to be put into matches by the actor. */
  readonly agreements: readonly Period[];
};

/** Whether the actor may put this player into a match. */
export const mayPlacePlayer = (
  { actor, at, playsOnline, memberships }: PlacingFacts,
  player: PlacedFacts,
): boolean => {
  if (player.isSeated) return true;
  if (actor.kind !== 'user' || actor.playerId === undefined) return false;
  return (
    actor.playerId === player.playerId ||
    playsOnline ||
    wereTeamMates(memberships, player.memberships, at) ||
    player.agreements.some((agreement) => isWithin(agreement, at))
  );
};
