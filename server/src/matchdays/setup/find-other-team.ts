import type { ChangedEventProps, NewEventProps } from '@neundarter/contract/entities/event';
import { isSentMatchday } from '@neundarter/contract/entities/event-data';
import { needsAgreement } from '@neundarter/rules/access/matchday';
import type { Side } from '@neundarter/rules/matchday/plan';
import type { Queries } from '../../platform/db/database.ts';
import type { Actor, Refusal } from '../../platform/http/handler.ts';
import { findOpponentOf } from '../../teams/opponents/reads.ts';
import { findTeamName } from '../../teams/reads.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { StoredMatchday } from '../storage/stored-matchday.ts';

type OtherTeam = Pick<StoredMatchday, 'otherTeamId' | 'otherTeamName' | 'isOtherRegistered' | 'request'>;

/**
 * The team against the owner: another team of the platform, which has to agree unless the actor is its admin, or an opponent
 * that the owner has entered; null for others.
 */
export const findOtherTeam = async (
  q: Queries,
  {
    ownerId,
    otherTeamId,
    actor,
  }: { readonly ownerId: string; readonly otherTeamId: string; readonly actor: Actor },
): Promise<OtherTeam | null> => {
  if (ownerId === otherTeamId) return null;
  const teamName = await findTeamName(q, otherTeamId);
  if (teamName !== null) {
    const isAsked = needsAgreement(describeActor(actor), { teamId: otherTeamId, isRegistered: true });
    const request = isAsked ? 'open' : 'agreed';
    return { otherTeamId, otherTeamName: teamName, isOtherRegistered: true, request };
  }
  const opponent = await findOpponentOf(q, { teamId: ownerId, id: otherTeamId });
  if (opponent === null) return null;
  return { otherTeamId, otherTeamName: opponent.name, isOtherRegistered: false, request: 'agreed' };
};

type Sent = NewEventProps['eventData'] | ChangedEventProps['eventData'];

/** The other team that a client sent with a match day, and the side of the owner; no team if it sent something else. */
export const sentTeams = (
  eventData: Sent,
): Pick<StoredMatchday, 'ownerSide'> & { readonly otherTeamId: string } => {
  if (eventData === undefined || !isSentMatchday(eventData)) return { ownerSide: 'home', otherTeamId: '' };
  return 'homeTeamId' in eventData
    ? { ownerSide: 'away', otherTeamId: eventData.homeTeamId }
    : { ownerSide: 'home', otherTeamId: eventData.awayTeamId };
};

/** The wait that a client sent with a match day; undefined if it sent none. */
export const sentWaitMinutes = (eventData: Sent): number | undefined =>
  eventData !== undefined && isSentMatchday(eventData) ? eventData.waitMinutes : undefined;

/** The refusal of a team that cannot play; the field is relative to the props of the event. */
export const unknownOtherTeam = (ownerSide: Side): Refusal => ({
  code: 'error.invalid-request',
  fields: [ownerSide === 'home' ? '/eventData/awayTeamId' : '/eventData/homeTeamId'],
});
