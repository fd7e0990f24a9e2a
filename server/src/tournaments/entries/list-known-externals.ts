import { maxKnownExternals } from '@neundarter/contract/limits';
import type { AnswerOf } from '@neundarter/contract/route';
import type { tournamentRoutes } from '@neundarter/contract/routes/tournaments';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCaller } from '../../events/gather-event-rights.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { findKnownPlayers } from '../../players/reads.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import { findManagedEvent } from '../core/find-managed-event.ts';
import { entryRows } from '../storage/entry-rows.ts';

type Known = AnswerOf<(typeof tournamentRoutes)['readKnownExternals']>;

/**
 * Players without an account whose name contains a text and who had a confirmed entry in another tournament of the team, so
 * that a series does not split a person; for organisers. `error.event.invalid-status` for another kind of event.
 */
export const listKnownExternals = (
  { db, rights }: Pick<TournamentPlatform, 'db' | 'rights'>,
  { id, name, ...caller }: EventCaller & { readonly id: string; readonly name: string },
): Promise<Outcome<Known>> =>
  db.query(async (q): Promise<Outcome<Known>> => {
    const found = await findManagedEvent(q, rights, { id, ...caller });
    if (!found.ok) return found;
    const { props } = found.value;
    if (props.type !== 'tournament') return refused('error.event.invalid-status');
    const ids = await entryRows.findExternals(q, {
      teamId: props.teamId,
      notIn: id,
      name,
      limit: maxKnownExternals,
    });
    const players = await findKnownPlayers(q, ids);
    return ok(
      players.map(({ id: playerId, firstName, lastName }) => ({
        id: playerId,
        firstName,
        lastName: lastName ?? '',
      })),
    );
  });
