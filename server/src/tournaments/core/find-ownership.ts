import { mayManageEvents } from '@neundarter/rules/access/events';
import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import type { Actor } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import type { GatheredTournament } from './gather-tournament.ts';

/** Whether somebody is one of the people of an entry, and whether they have made it; `isOwn`: one of both. */
export const findOwnership = ({ participant, createdBy }: StoredEntry, actor: Actor) => {
  const { id, playerId } = describeActor(actor);
  const isIn = idsOf(participant).some((one) => one === playerId);
  const isMaker = id !== '' && id === createdBy;
  return { isIn, isMaker, isOwn: isIn || isMaker };
};

/** Whether somebody organises a tournament. */
export const isOrganiser = ({
  tournament,
  actor,
}: {
  readonly tournament: Pick<GatheredTournament, 'event'>;
  readonly actor: Actor;
}): boolean => mayManageEvents(describeActor(actor), tournament.event.props.teamId);
