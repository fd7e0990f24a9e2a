import type { TeamEntity } from '@neundarter/contract/entities/team';
import type { ErrorCode } from '@neundarter/contract/errors';
import { mayAdministerTeam } from '@neundarter/rules/access/people';
import { type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../platform/http/handler.ts';
import { shrinkPicture } from '../platform/pictures/shrink-picture.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { changeTeam } from './change-team.ts';
import { findTeam } from './store.ts';

/** Sets a team's picture to a small square version of the file. */
export const uploadPicture = async (
  platform: Platform,
  { actor, id, file }: { readonly actor: Actor; readonly id: string; readonly file: Buffer },
): Promise<Result<TeamEntity, ErrorCode>> => {
  if ((await platform.db.query((q) => findTeam(q, id))) === null) return refused('error.not-found');
  if (!mayAdministerTeam(describeActor(actor), id)) return refused('error.insufficient-permissions');
  const picture = await shrinkPicture(file);
  if (!picture.ok) return picture;
  return changeTeam(platform, { actor, id, changedProps: { picture: picture.value } });
};
