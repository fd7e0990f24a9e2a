import type { TeamEntity } from '@neundarter/contract/entities/team';
import { onlineIdLength } from '@neundarter/contract/limits';
import { mayAdministerTeam } from '@neundarter/rules/access/people';
import type { Actor } from '../platform/http/handler.ts';
import { pictureUrlOf } from '../platform/pictures/picture-store.ts';
import type { SmallPicture } from '../platform/pictures/shrink-picture.ts';
import { describeActor } from '../users/describe-actor.ts';
import type { CountedTeam } from './store.ts';

/** A team in the shape of the API; only callers who administer the team get the referral code. */
export const teamEntity = (
  team: CountedTeam,
  viewer: Actor,
  more: { readonly picture?: SmallPicture | null } = {},
): TeamEntity => ({
  id: team.id,
  props: {
    name: team.name,
    canUseTournaments: team.canUseTournaments,
    referralCode: mayAdministerTeam(describeActor(viewer), team.id)
      ? team.id.slice(0, onlineIdLength).toUpperCase()
      : null,
    members: team.members,
    pictureUrl: pictureUrlOf(team.pictureId),
    ...more,
  },
});
