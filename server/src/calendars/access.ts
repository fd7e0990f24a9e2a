import { mayReadTeamCalendar, mayRenewTeamCalendar } from '@neundarter/rules/access/calendars';
import { ok, refused } from '@neundarter/rules/result';
import { checkLeagueUse } from '../leagues/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { findTeamName } from '../teams/reads.ts';
import { describeActor } from '../users/describe-actor.ts';
import { ofLeague, type Subject } from './store.ts';

type Asked = {
  readonly actor: Actor;
  readonly subject: Subject;
  readonly wish: 'read' | 'renew';
};

/**
 * Refuses unless the caller may read or renew the address of a calendar; the one of a player is only their own, and that of a
 * league is for those who may see the league.
 */
export const checkMayUse = async (
  q: Queries,
  { actor, subject: { kind, id }, wish }: Asked,
): Promise<Outcome<true>> => {
  const asker = describeActor(actor);
  if (kind === 'player') return asker.playerId === id ? ok(true) : refused('error.insufficient-permissions');
  if (kind === ofLeague) return checkLeagueUse(q, { actor, id, wish: wish === 'read' ? 'read' : 'manage' });
  if ((await findTeamName(q, id)) === null) return refused('error.not-found');
  const may = wish === 'read' ? mayReadTeamCalendar : mayRenewTeamCalendar;
  return may(asker, id) ? ok(true) : refused('error.insufficient-permissions');
};
