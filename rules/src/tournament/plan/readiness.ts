// Whether a tournament can be closed for registration and started.
import { checkGroups, type Group } from '../groups/draw-groups.ts';
import { drawsGroups, hasQualification } from './modes.ts';
import type { PlanConfig } from './plan-config.ts';

export type Readiness = {
  readonly config: Pick<PlanConfig, 'mode' | 'noOfQualifiers'>;
  /** Confirmed entrants. */
  readonly entrants: readonly string[];
  /** Groups as they are now, complete or not; none without a group stage. */
  readonly groups: readonly Group[];
  readonly noOfGroups: number;
};

const leastWithoutGroups = 2;

/** Whether there are as many entrants as qualifiers; two are enough without a qualification. */
export const hasSufficientParticipants = ({ config, entrants }: Readiness): boolean =>
  entrants.length >= (hasQualification(config.mode) ? config.noOfQualifiers : leastWithoutGroups);

/** Whether every entrant is in one of the groups, whose sizes differ by at most one; true without groups to be drawn. */
export const groupsAreComplete = ({ config, entrants, groups, noOfGroups }: Readiness): boolean =>
  !drawsGroups(config.mode) || checkGroups(groups, entrants, noOfGroups).ok;

/** Whether the tournament can start: complete groups, and more entrants than qualifiers. */
export const canStart = (readiness: Readiness): boolean => {
  const { config, entrants } = readiness;
  const isLargeEnough = !hasQualification(config.mode) || entrants.length > config.noOfQualifiers;
  return isLargeEnough && hasSufficientParticipants(readiness) && groupsAreComplete(readiness);
};

/**
 * Number of groups that would have fewer than two entrants, if the entrants are shared out evenly: who is alone has no
 * match. 0 without groups to be drawn, and while there are not enough entrants.
 */
export const noOfTinyGroups = (readiness: Readiness): number => {
  const { config, entrants, noOfGroups } = readiness;
  if (!drawsGroups(config.mode) || !hasSufficientParticipants(readiness)) return 0;
  return Math.min(Math.max(2 * noOfGroups - entrants.length, 0), noOfGroups);
};

/**
 * Whether registration can be closed: nobody waits for an answer, and enough are confirmed.
 * @param least minimum number of participants of the tournament
 */
export const canCloseRegistration = (
  counts: { readonly requested: number; readonly confirmed: number },
  least: number,
): boolean => counts.requested === 0 && counts.confirmed >= least;
