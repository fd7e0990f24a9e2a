import type { AnswerOf } from '@neundarter/contract/route';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import { mayManageEvents } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import { advance } from '@neundarter/rules/tournament/advance/advance';
import type { EventCaller } from '../events/gather-event-rights.ts';
import { findReadableEvent } from '../events/reads.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import type { TournamentPlatform } from './change-tournament.ts';
import { findDependents } from './find-dependents.ts';
import { findMatches } from './find-matches.ts';
import { gatherTournament, planOf } from './gather-tournament.ts';
import { rowsOf } from './stored-log.ts';

type Dependents = AnswerOf<(typeof runningTournamentRoutes)['readDependents']>;

/** What would be reset if the end of a match were taken back, so that organisers know it before; for organisers. */
export const readDependents = (
  { db, rights }: Pick<TournamentPlatform, 'db' | 'rights'>,
  { id, matchId, ...caller }: EventCaller & { readonly id: string; readonly matchId: string },
): Promise<Outcome<Dependents>> =>
  db.query(async (q): Promise<Outcome<Dependents>> => {
    const found = await findReadableEvent(q, rights, { id, ...caller });
    if (!found.ok) return found;
    const { event } = found.value;
    if (!mayManageEvents(describeActor(caller.actor), event.props.teamId))
      return refused('error.insufficient-permissions');
    const tournament = await gatherTournament(q, event);
    if (tournament === null || tournament.row.startedAt === null)
      return refused('error.event.invalid-status');
    const matches = await findMatches(q, id);
    const key = [...matches].find(([, match]) => match.matchId === matchId)?.[0];
    if (key === undefined) return refused('error.not-found');
    const plan = planOf(tournament);
    const running = { tournament, plan, matches, before: advance(plan, rowsOf(tournament.log)) };
    const keys = await findDependents(q, running, key);
    const heads = await findMatchHeads(
      q,
      keys.flatMap((one) => matches.get(one)?.matchId ?? []),
    );
    return ok(
      heads.map(({ id: dependentId, props: { status } }) => {
        const match = plan.matches.find((one) => matches.get(one.key)?.matchId === dependentId);
        return { matchId: dependentId, number: match?.number ?? 1, status };
      }),
    );
  });
