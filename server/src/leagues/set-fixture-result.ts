import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { ok, refused } from '@neundarter/rules/result';
import type { EventPlatform } from '../events/change-locked-event.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { type LeagueCommand, lockManagedLeague } from './access.ts';
import { describeLeague } from './describe-leagues.ts';
import { type EnteredResult, findFixtures, setEnteredResult } from './plan-rows.ts';

type NewResult = LeagueCommand & { readonly number: number; readonly result: EnteredResult | null };

/**
 * Sets the result of a fixture of which neither team has accounts, or whose match day was deleted; null takes it back. Refusals:
 * `error.not-found`, `error.leagues.has-matchday`.
 */
export const setFixtureResult = (
  { db, rights }: Pick<EventPlatform, 'db' | 'rights'>,
  { number, result, ...command }: NewResult,
): Promise<Outcome<LeagueEntity>> =>
  db.write(async (tx): Promise<Outcome<LeagueEntity>> => {
    const locked = await lockManagedLeague(tx, command);
    if (!locked.ok) return locked;
    const fixture = (await findFixtures(tx.q, command.id))[number];
    const isPublished = locked.value.league.status === 'published';
    if (fixture === undefined || !isPublished) return refused('error.not-found');
    if (fixture.eventId !== null) return refused('error.leagues.has-matchday');
    await setEnteredResult(tx, { leagueId: command.id, number }, result);
    return ok(await describeLeague(tx.q, locked.value, { actor: command.actor, rights }));
  });
