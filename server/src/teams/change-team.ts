import type { ChangedTeamProps, TeamEntity } from '@neundarter/contract/entities/team';
import type { ErrorCode } from '@neundarter/contract/errors';
import { mayAdministerTeam, mayManageTeams } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../platform/http/handler.ts';
import { findPicture, replacePicture } from '../platform/pictures/picture-store.ts';
import type { SmallPicture } from '../platform/pictures/shrink-picture.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findTeam, lockTeam, updateTeam } from './store.ts';
import { teamEntity } from './team-entity.ts';

export type TeamChange = {
  readonly actor: Actor;
  readonly id: string;
  readonly changedProps: Omit<ChangedTeamProps, 'picture'> & { readonly picture?: SmallPicture | null };
};

const mayChange = ({ actor, id, changedProps }: TeamChange): boolean =>
  changedProps.canUseTournaments === undefined
    ? mayAdministerTeam(describeActor(actor), id)
    : mayManageTeams(describeActor(actor));

/** Changes name, picture or rights of a team; fields left out keep their values. */
export const changeTeam = (
  { db, newId }: Platform,
  change: TeamChange,
): Promise<Result<TeamEntity, ErrorCode>> =>
  db.write(async (tx): Promise<Result<TeamEntity, ErrorCode>> => {
    const { actor, id, changedProps } = change;
    const team = await lockTeam(tx, id);
    if (team === null) return refused('error.not-found');
    if (!mayChange(change)) return refused('error.insufficient-permissions');
    const { picture, name, canUseTournaments } = changedProps;
    const pictureId =
      picture === undefined
        ? team.pictureId
        : await replacePicture(tx, { earlierId: team.pictureId, id: newId(), picture });
    await updateTeam(tx, {
      ...team,
      pictureId,
      ...(name !== undefined && { name: name.trim() }),
      ...(canUseTournaments !== undefined && { canUseTournaments }),
    });
    const after = await findTeam(tx.q, id);
    if (after === null) return refused('error.not-found');
    return ok(teamEntity(after, actor, { picture: await findPicture(tx.q, pictureId) }));
  });
