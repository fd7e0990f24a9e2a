import { mayManageEvents } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import type { ReadableEvent } from '../events/reads.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { type OwnMatch, type ResultKind, withoutDependents } from './result-kind.ts';

type Asked = { readonly actor: Actor; readonly matchId: string };

const findOwn = async (
  q: Queries,
  { event }: ReadableEvent,
  { actor, matchId }: Asked,
): Promise<Outcome<OwnMatch>> => {
  if (!mayManageEvents(describeActor(actor), event.props.teamId))
    return refused('error.insufficient-permissions');
  const [head] = await findMatchHeads(q, [matchId]);
  if (head?.props.eventId !== event.id) return refused('error.not-found');
  return ok({ ...withoutDependents(head), keepCorrected: async () => ok([matchId]) });
};

/** Results in trainings: whoever manages the training enters and corrects them, and nothing follows from a match. */
export const trainingResultKind: ResultKind = {
  type: 'training',
  findOwn: (tx, readable, asked) => findOwn(tx.q, readable, asked),
  readDependents: async (q, readable, asked) => {
    const own = await findOwn(q, readable, asked);
    return own.ok ? ok([]) : own;
  },
};
