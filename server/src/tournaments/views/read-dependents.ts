import type { AnswerOf } from '@neundarter/contract/route';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import { ok, refused } from '@neundarter/rules/result';
import { plannedMatches } from '@neundarter/rules/tournament/advance/play-offs';
import type { EventCaller } from '../../events/gather-event-rights.ts';
import { findMatchHeads } from '../../matches/reads.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import { findManagedEvent } from '../core/find-managed-event.ts';
import { findPlannedMatches, keyOfMatch, keysById } from '../core/find-planned-matches.ts';
import { gatherStarted, stateOf } from '../core/gather-tournament.ts';
import { findDependents } from '../course/find-dependents.ts';

type Dependents = AnswerOf<(typeof runningTournamentRoutes)['readDependents']>;

/** What would be reset if the end of a match were taken back, so that organisers know it before; for organisers. */
export const readDependents = (
  { db, rights }: Pick<TournamentPlatform, 'db' | 'rights'>,
  { id, matchId, ...caller }: EventCaller & { readonly id: string; readonly matchId: string },
): Promise<Outcome<Dependents>> =>
  db.query(async (q): Promise<Outcome<Dependents>> => {
    const found = await findManagedEvent(q, rights, { id, ...caller });
    if (!found.ok) return found;
    const tournament = await gatherStarted(q, found.value);
    if (tournament === null) return refused('error.event.invalid-status');
    const matches = await findPlannedMatches(q, id);
    const key = keyOfMatch(matches, matchId);
    if (key === null) return refused('error.not-found');
    const { plan, state } = stateOf(tournament);
    const dependents = await findDependents(q, { tournament, plan, matches, before: state }, key);
    const heads = await findMatchHeads(
      q,
      dependents.flatMap((one) => matches.get(one)?.matchId ?? []),
    );
    const keys = keysById(matches);
    const numbers = new Map(plannedMatches(plan, state).map((match) => [match.key, match.number]));
    return ok(
      heads.map(({ id: dependentId, props: { status } }) => ({
        matchId: dependentId,
        number: numbers.get(keys.get(dependentId) ?? '') ?? 1,
        status,
      })),
    );
  });
