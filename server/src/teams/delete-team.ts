import type { ErrorCode } from '@neundarter/contract/errors';
import { mayManageTeams } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../platform/http/handler.ts';
import { replacePicture } from '../platform/pictures/picture-store.ts';
import type { Platform } from '../platform/platform.ts';
import { announceRightsChange } from '../users/announce-rights-change.ts';
import { describeActor } from '../users/describe-actor.ts';
import { endMemberships } from './member-rows.ts';
import { lockTeam, removeTeam } from './store.ts';

/** Deletes a team; its players stay. */
export const deleteTeam = (
  { db, clock, newId, announce }: Platform,
  { actor, id }: { readonly actor: Actor; readonly id: string },
): Promise<Result<undefined, ErrorCode>> =>
  db.write(async (tx): Promise<Result<undefined, ErrorCode>> => {
    const team = await lockTeam(tx, id);
    if (team === null) return refused('error.not-found');
    if (!mayManageTeams(describeActor(actor))) return refused('error.insufficient-permissions');
    await replacePicture(tx, { earlierId: team.pictureId, id: newId(), picture: null });
    await endMemberships(tx, { teamId: id, now: clock.now() });
    await removeTeam(tx, id);
    announce(tx, [announceRightsChange('everyone')]);
    return ok(undefined);
  });
