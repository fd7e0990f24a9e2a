import type { TournamentTemplate } from '@neundarter/contract/routes/templates';
import { mayManageEvents } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findTeamName } from '../teams/reads.ts';
import { describeActor } from '../users/describe-actor.ts';
import { describeTemplate, templateRows } from './store.ts';

/** The templates of a team, by name, for its organisers. */
export const listTemplates = (
  { db }: Pick<Platform, 'db'>,
  { actor, teamId }: { readonly actor: Actor; readonly teamId: string },
): Promise<Outcome<TournamentTemplate[]>> =>
  db.query(async (q): Promise<Outcome<TournamentTemplate[]>> => {
    if ((await findTeamName(q, teamId)) === null) return refused('error.not-found');
    if (!mayManageEvents(describeActor(actor), teamId)) return refused('error.insufficient-permissions');
    return ok((await templateRows.findOfTeam(q, teamId)).map(describeTemplate));
  });
