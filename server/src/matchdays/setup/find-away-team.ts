import type { ChangedEventProps, NewEventProps } from '@neundarter/contract/entities/event';
import type { Queries } from '../../platform/db/database.ts';
import type { Refusal } from '../../platform/http/handler.ts';
import { findOpponentOf } from '../../teams/opponents/reads.ts';
import { findTeamName } from '../../teams/reads.ts';
import type { StoredMatchday } from '../storage/stored-matchday.ts';

type AwayTeam = Pick<StoredMatchday, 'awayTeamId' | 'awayTeamName' | 'isAwayRegistered'>;

/** The away team: another team of the platform, or an opponent that the home team has entered; null for others. */
export const findAwayTeam = async (
  q: Queries,
  { homeTeamId, awayTeamId }: { readonly homeTeamId: string; readonly awayTeamId: string },
): Promise<AwayTeam | null> => {
  if (homeTeamId === awayTeamId) return null;
  const teamName = await findTeamName(q, awayTeamId);
  if (teamName !== null) return { awayTeamId, awayTeamName: teamName, isAwayRegistered: true };
  const opponent = await findOpponentOf(q, { teamId: homeTeamId, id: awayTeamId });
  return opponent && { awayTeamId, awayTeamName: opponent.name, isAwayRegistered: false };
};

/** The away team that a client sent with a match day; empty if it sent something else. */
export const sentAwayTeamId = (
  eventData: NewEventProps['eventData'] | ChangedEventProps['eventData'],
): string => (eventData !== undefined && 'awayTeamId' in eventData ? eventData.awayTeamId : '');

/** The wait that a client sent with a match day; undefined if it sent none. */
export const sentWaitMinutes = (
  eventData: NewEventProps['eventData'] | ChangedEventProps['eventData'],
): number | undefined =>
  eventData !== undefined && 'awayTeamId' in eventData ? eventData.waitMinutes : undefined;

/** The refusal of an away team that cannot play; the field is relative to the props of the event. */
export const unknownAwayTeam: Refusal = {
  code: 'error.invalid-request',
  fields: ['/eventData/awayTeamId'],
};
