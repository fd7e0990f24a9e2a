import type { AnswerOf } from '@neundarter/contract/route';
import type { resultRoutes } from '@neundarter/contract/routes/results';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCaller } from '../events/gather-event-rights.ts';
import { findReadableEvent } from '../events/reads.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { ResultPlatform } from './change-own-match.ts';

type Dependents = AnswerOf<(typeof resultRoutes)['readDependents']>;

/** What would be reset if the end of a match were taken back, so that whoever does it knows it before. */
export const readDependents = (
  { db, rights, resultKinds }: Pick<ResultPlatform, 'db' | 'rights' | 'resultKinds'>,
  { id, matchId, ...caller }: EventCaller & { readonly id: string; readonly matchId: string },
): Promise<Outcome<Dependents>> =>
  db.query(async (q): Promise<Outcome<Dependents>> => {
    const found = await findReadableEvent(q, rights, { id, ...caller });
    if (!found.ok) return found;
    const kind = resultKinds.find(({ type }) => type === found.value.event.props.type);
    if (kind === undefined) return refused('error.event.invalid-status');
    const dependents = await kind.readDependents(q, found.value, { actor: caller.actor, matchId });
    if (!dependents.ok) return dependents;
    const numbers = new Map(dependents.value.map((one) => [one.matchId, one.number]));
    const heads = await findMatchHeads(q, [...numbers.keys()]);
    return ok(
      heads.map(({ id: dependentId, props: { status } }) => ({
        matchId: dependentId,
        number: numbers.get(dependentId) ?? 1,
        status,
      })),
    );
  });
