// Who may do what on a league match day. Each side has the admins of its team. A team without admins, as one that was
// entered for a match day, is in the hands of the home team. Until both line-ups are set, a line-up is only for those
// who may set it, and for whoever has set it.
import type { PerParty } from '../match/types.ts';
import { partyOfSide, type Side } from '../matchday/plan.ts';
import type { Actor } from './actor.ts';
import { mayManageEvents } from './events.ts';
import { mayAdministerTeam } from './people.ts';

/** A team of a match day. */
export type SideFacts = {
  readonly teamId: string;
  /** Whether it is a team of the platform; otherwise the home team has entered it. */
  readonly isRegistered: boolean;
  /** Whether the team has an admin of its own. */
  readonly hasAdmin: boolean;
  /** Whether its line-up is set. */
  readonly isSet: boolean;
};

/** The facts that decide, home first. */
export type MatchdayFacts = {
  /** Whether it was started; line-ups are fixed from then on. */
  readonly isStarted: boolean;
  readonly sides: PerParty<SideFacts>;
};

/** Whether the actor may start, forfeit, change and delete the match day: admins of the home team may. */
export const mayManageMatchday = (actor: Actor, { sides: [home] }: MatchdayFacts): boolean =>
  mayManageEvents(actor, home.teamId);

const isOwnSide = (actor: Actor, { teamId, isRegistered }: SideFacts): boolean =>
  isRegistered && mayAdministerTeam(actor, teamId);

/** Whether the actor may substitute and choose pairs for a side: its admins, or the home team's if it has none. */
export const mayCaptain = (actor: Actor, facts: MatchdayFacts, side: Side): boolean => {
  const one = facts.sides[partyOfSide(side)];
  return isOwnSide(actor, one) || (!one.hasAdmin && mayManageMatchday(actor, facts));
};

/** Whether the actor may set the line-up of a side before the start. */
export const maySetLineUp = (actor: Actor, facts: MatchdayFacts, side: Side): boolean => {
  const { isSet } = facts.sides[partyOfSide(side)];
  return mayCaptain(actor, facts, side) || (!isSet && mayManageMatchday(actor, facts));
};

/** Whether everybody who may see the match day may see the line-ups. */
export const areLineUpsPublic = ({ isStarted, sides }: MatchdayFacts): boolean =>
  isStarted || sides.every(({ isSet }) => isSet);

/** Whether the actor may see the line-up of a side. @param setBy id of the user who has set it; null for nobody */
export const maySeeLineUp = (
  actor: Actor,
  facts: MatchdayFacts,
  { side, setBy }: { readonly side: Side; readonly setBy: string | null },
): boolean =>
  areLineUpsPublic(facts) ||
  maySetLineUp(actor, facts, side) ||
  (actor.kind === 'user' && actor.id === setBy);
