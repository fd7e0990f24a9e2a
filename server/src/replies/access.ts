import { maySeeReplies } from '@neundarter/rules/access/replies';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { findEventById } from '../events/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { type Asking, findAskingEvent } from './find-asking.ts';

/** An event to which teams of the caller ask; for everybody else it has no replies, whether they may see it or not. */
export const findOwnAsking = async (
  q: Queries,
  { actor, id }: { readonly actor: Actor; readonly id: string },
): Promise<Result<Asking, 'error.not-found'>> => {
  const asking = await findAskingEvent(q, await findEventById(q, id));
  const asker = describeActor(actor);
  const isMember = asking?.teamIds.some((teamId) => maySeeReplies(asker, teamId)) === true;
  return asking !== null && isMember ? ok(asking) : refused('error.not-found');
};
