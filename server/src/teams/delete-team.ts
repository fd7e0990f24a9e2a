import type { ErrorCode } from '@neundarter/contract/errors';
import { mayManageTeams } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { replacePicture } from '../platform/pictures/picture-store.ts';
import type { Platform } from '../platform/platform.ts';
import { announceRightsChange } from '../users/announce-rights-change.ts';
import { describeActor } from '../users/describe-actor.ts';
import { endMemberships } from './member-rows.ts';
import { deleteOpponents, type OpponentHooks } from './opponents/delete-opponent.ts';
import { lockTeam, removeTeam } from './store.ts';

/** What deleting a team needs from nouns above teams. */
export type TeamHooks = OpponentHooks & {
  /** Whether a team has a competition at home that was started. */
  readonly hasPlayedAtHome: (q: Queries, teamId: string) => Promise<boolean>;
  /** Removes who has registered for events of the team. */
  readonly removeEntries: (tx: WriteTx, teamId: string) => Promise<void>;
};

/**
 * Deletes a team with its events; its players stay. Refusal: `error.teams.has-played` if one of its competitions was
 * started, because nothing that was played may disappear.
 */
export const deleteTeam = (
  { db, clock, newId, announce }: Platform,
  hooks: TeamHooks,
  { actor, id }: { readonly actor: Actor; readonly id: string },
): Promise<Result<undefined, ErrorCode>> =>
  db.write(async (tx): Promise<Result<undefined, ErrorCode>> => {
    const team = await lockTeam(tx, id);
    if (team === null) return refused('error.not-found');
    if (!mayManageTeams(describeActor(actor))) return refused('error.insufficient-permissions');
    if (await hooks.hasPlayedAtHome(tx.q, id)) return refused('error.teams.has-played');
    await hooks.removeEntries(tx, id);
    await deleteOpponents(tx, hooks, id);
    await replacePicture(tx, { earlierId: team.pictureId, id: newId(), picture: null });
    await endMemberships(tx, { teamId: id, now: clock.now() });
    await removeTeam(tx, id);
    announce(tx, [announceRightsChange('everyone')]);
    return ok(undefined);
  });
