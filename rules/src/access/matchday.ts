// Who may do what on a league match day. Each side has the admins of its team. The match day belongs to the team that has
// entered it, which plays at home or away. The other team may have no admins, as one that was entered for a match day: then
// it is in the hands of the owner. Devices of guests lead that side, too: as long as there is one, the owner does not.
// Until both line-ups are set, a line-up is only for its own side, and for whoever has set it. Only admins of a team give
// up, and only their own side.
import type { PerParty } from '../match/types.ts';
import { partyOfSide, type Side, sides } from '../matchday/plan.ts';
import { opponentOf } from '../matchday/readiness.ts';
import type { Actor } from './actor.ts';
import { mayManageEvents } from './events.ts';
import { mayAdministerTeam } from './people.ts';

/** A team of a match day. */
export type SideFacts = {
  readonly teamId: string;
  /** Whether it is a team of the platform; otherwise the owner has entered it. */
  readonly isRegistered: boolean;
  /** Whether the team has an admin of its own. */
  readonly hasAdmin: boolean;
  /** Whether its line-up is set. */
  readonly isSet: boolean;
  /** Whether a device of the guests leads it; missing: no. */
  readonly hasDevice?: boolean;
  /** Whether the actor has such a device; missing: no. */
  readonly isOwnDevice?: boolean;
};

/** The facts that decide, home first. */
export type MatchdayFacts = {
  /** Whether it was started; line-ups are fixed from then on. */
  readonly isStarted: boolean;
  readonly sides: PerParty<SideFacts>;
  /** The side of the team that has entered the match day. */
  readonly ownerSide: Side;
};

/** The side of the other team; it may take part by devices of guests. */
export const guestsSide = ({ ownerSide }: Pick<MatchdayFacts, 'ownerSide'>): Side => opponentOf(ownerSide);

/** Whether the actor may start, forfeit, change and delete the match day: admins of the team that has entered it may. */
export const mayManageMatchday = (actor: Actor, { sides, ownerSide }: MatchdayFacts): boolean =>
  mayManageEvents(actor, sides[partyOfSide(ownerSide)].teamId);

/** Whether somebody of its own leads a side; otherwise the owner does. */
export const isSideLed = ({
  hasAdmin,
  hasDevice = false,
}: Pick<SideFacts, 'hasAdmin' | 'hasDevice'>): boolean => hasAdmin || hasDevice;

const isAdminOfSide = (actor: Actor, { teamId, isRegistered }: SideFacts): boolean =>
  isRegistered && mayAdministerTeam(actor, teamId);

/** Whether the actor leads a side as one of its own: as an admin of its team, or by a device of the guests. */
export const leadsOwnSide = (actor: Actor, { sides }: MatchdayFacts, side: Side): boolean => {
  const one = sides[partyOfSide(side)];
  return one.isOwnDevice === true || isAdminOfSide(actor, one);
};

/** Whether the owner leads a side that has nobody of its own. */
const leadsOtherSide = (actor: Actor, facts: MatchdayFacts, side: Side): boolean =>
  !isSideLed(facts.sides[partyOfSide(side)]) && mayManageMatchday(actor, facts);

/** Whether the actor may substitute and choose pairs for a side: its own people, or the owner if it has none. */
export const mayCaptain = (actor: Actor, facts: MatchdayFacts, side: Side): boolean =>
  leadsOwnSide(actor, facts, side) || leadsOtherSide(actor, facts, side);

/**
 * Whether the actor may set the line-up of a side before the start. The owner may also do it for guests who have not
 * set theirs, unless a device of them takes part.
 */
export const maySetLineUp = (actor: Actor, facts: MatchdayFacts, side: Side): boolean => {
  const { isSet, hasDevice = false } = facts.sides[partyOfSide(side)];
  return mayCaptain(actor, facts, side) || (!isSet && !hasDevice && mayManageMatchday(actor, facts));
};

/** Whether everybody who may see the match day may see the line-ups. */
export const areLineUpsPublic = ({ isStarted, sides }: MatchdayFacts): boolean =>
  isStarted || sides.every(({ isSet }) => isSet);

/** Who has set a line-up. */
type LineUpSetter = {
  readonly side: Side;
  /** Id of the user or guest; null for nobody. */
  readonly setBy: string | null;
  /** Whether the side itself has set it: then the owner does not see it, even if it leads the side later. */
  readonly isOwn: boolean;
};

/** Whether the actor may see the line-up of a side. */
export const maySeeLineUp = (
  actor: Actor,
  facts: MatchdayFacts,
  { side, setBy, isOwn }: LineUpSetter,
): boolean =>
  areLineUpsPublic(facts) ||
  leadsOwnSide(actor, facts, side) ||
  (!isOwn && leadsOtherSide(actor, facts, side)) ||
  (actor.kind === 'user' && actor.id === setBy);

/** Whether the actor may say that a side is ready to play against a line-up that was changed. */
export const mayAnswerChange = leadsOwnSide;

/**
 * Whether a team of the platform that another one has entered takes part: `open` until one of its admins has answered.
 * Teams by name, and those whose admin has entered the match day, take part at once.
 */
export const matchdayRequests = ['open', 'agreed', 'declined'] as const;
export type MatchdayRequest = (typeof matchdayRequests)[number];

/** Whether a match day against a team needs the agreement of that team. */
export const needsAgreement = (
  actor: Actor,
  { teamId, isRegistered }: Omit<SideFacts, 'hasAdmin' | 'isSet'>,
): boolean => isRegistered && !mayAdministerTeam(actor, teamId);

/** Whether the actor may answer for the team against the owner, and sees the match day before the answer. */
export const mayAnswerRequest = (actor: Actor, facts: MatchdayFacts): boolean =>
  isAdminOfSide(actor, facts.sides[partyOfSide(guestsSide(facts))]);

/** Whether the actor may give up the match day for a side: admins of its team. */
export const mayGiveUp = (actor: Actor, { sides }: MatchdayFacts, side: Side): boolean =>
  isAdminOfSide(actor, sides[partyOfSide(side)]);

/** Whether the actor may say that a side has not appeared: admins of the other team. */
export const mayReportAbsence = (actor: Actor, facts: MatchdayFacts, absent: Side): boolean =>
  mayGiveUp(actor, facts, opponentOf(absent));

/** The sides that the actor leads, as one of their own or because they have nobody. */
export const sidesLedBy = (actor: Actor, facts: MatchdayFacts): readonly Side[] =>
  sides.filter((side) => mayCaptain(actor, facts, side));

/** Whether the actor may enter and correct the results of games: whoever leads a side. */
export const mayEnterResults = (actor: Actor, facts: MatchdayFacts): boolean =>
  sidesLedBy(actor, facts).length > 0;

/** Whether the actor may give up a game for the side of these players: whoever leads a side, and the players themselves. */
export const mayGiveUpGame = (
  actor: Actor,
  facts: MatchdayFacts,
  losingPlayerIds: readonly string[],
): boolean =>
  mayEnterResults(actor, facts) ||
  (actor.kind === 'user' && actor.playerId !== undefined && losingPlayerIds.includes(actor.playerId));

/** Whether the actor may object to it that a side is said not to have appeared: admins of that team. */
export const mayObject = mayGiveUp;
