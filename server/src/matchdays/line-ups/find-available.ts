import type { SideFacts } from '@neundarter/rules/access/matchday';
import type { Queries } from '../../platform/db/database.ts';
import { findRoster } from '../../teams/opponents/reads.ts';
import { findMemberIdsOf } from '../../teams/reads.ts';

/** Ids of the players whom a side may put on its line-up: confirmed members, or the players that were entered. */
export const findAvailable = (
  q: Queries,
  { teamId, isRegistered }: Pick<SideFacts, 'teamId' | 'isRegistered'>,
): Promise<readonly string[]> => (isRegistered ? findMemberIdsOf(q, [teamId]) : findRoster(q, teamId));
