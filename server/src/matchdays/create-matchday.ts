import { resultOf } from '@neundarter/rules/matchday/result';
import { ok } from '@neundarter/rules/result';
import type { CreatedEvent } from '../events/event-kind.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Outcome, Refusal } from '../platform/http/handler.ts';
import { findOpponentOf } from '../teams/opponents/reads.ts';
import { findTeamName } from '../teams/reads.ts';
import { insertMatchday } from './store.ts';
import type { StoredMatchday } from './stored-matchday.ts';

type AwayTeam = Pick<StoredMatchday, 'awayTeamId' | 'awayTeamName' | 'isAwayRegistered'>;

/** The away team: another team of the platform, or an opponent that the home team has entered; null for others. */
const findAwayTeam = async (
  q: Queries,
  { homeTeamId, awayTeamId }: { readonly homeTeamId: string; readonly awayTeamId: string },
): Promise<AwayTeam | null> => {
  if (homeTeamId === awayTeamId) return null;
  const teamName = await findTeamName(q, awayTeamId);
  if (teamName !== null) return { awayTeamId, awayTeamName: teamName, isAwayRegistered: true };
  const opponent = await findOpponentOf(q, { teamId: homeTeamId, id: awayTeamId });
  return opponent && { awayTeamId, awayTeamName: opponent.name, isAwayRegistered: false };
};

const unknownTeam: Refusal = { code: 'error.invalid-request', fields: ['/props/eventData/awayTeamId'] };

/** Stores a new match day beside its event. Refusal: `error.invalid-request` for an away team that cannot play. */
export const createMatchday = async (tx: WriteTx, { event, sent }: CreatedEvent): Promise<Outcome<true>> => {
  const awayTeamId = sent.eventData?.awayTeamId ?? '';
  const away = await findAwayTeam(tx.q, { homeTeamId: event.props.teamId, awayTeamId });
  if (away === null) return { ok: false, error: unknownTeam };
  await insertMatchday(tx, {
    ...away,
    eventId: event.id,
    status: 'scheduled',
    result: resultOf({ games: [], forfeitedBy: null }),
    startedAt: null,
    finishedAt: null,
  });
  return ok(true);
};
