import type { TakeOverAnswer } from '@neundarter/contract/routes/results';
import { refused } from '@neundarter/rules/result';
import type { EventCaller } from '../events/gather-event-rights.ts';
import { findReadableEvent } from '../events/reads.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { ResultPlatform } from './change-own-match.ts';

/** What a take-over of a place would do to other matches, so that whoever does it knows it before. */
export const readTakeOver = (
  { db, rights, resultKinds }: Pick<ResultPlatform, 'db' | 'rights' | 'resultKinds'>,
  { id, matchId, ...caller }: EventCaller & { readonly id: string; readonly matchId: string },
): Promise<Outcome<TakeOverAnswer>> =>
  db.query(async (q): Promise<Outcome<TakeOverAnswer>> => {
    const found = await findReadableEvent(q, rights, { id, ...caller });
    if (!found.ok) return found;
    const kind = resultKinds.find(({ type }) => type === found.value.event.props.type);
    if (kind?.readTakeOver === undefined) return refused('error.event.invalid-status');
    return kind.readTakeOver(q, found.value, { actor: caller.actor, matchId });
  });
