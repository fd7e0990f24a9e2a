import type { LeagueEntity, ListedLeague } from '@neundarter/contract/entities/league';
import { defaultLimit } from '@neundarter/contract/limits';
import { mayManageLeagues } from '@neundarter/rules/access/leagues';
import { isAdmin } from '@neundarter/rules/access/people';
import { ok, refused } from '@neundarter/rules/result';
import type { EventPlatform } from '../events/change-locked-event.ts';
import { findEventsById } from '../events/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findReadableLeague, type LeagueCommand } from './access.ts';
import { describeLeague, describeLeagues } from './describe-leagues.ts';
import { findFixtures, findTeamsOfLeague } from './plan-rows.ts';
import { findLeague, findLeaguePage } from './store.ts';

type Listed = { readonly teamId?: string; readonly skip?: number; readonly limit?: number };

/** Leagues that the caller may see, newest first, without fixtures. */
export const listLeagues = (
  { db }: Pick<EventPlatform, 'db'>,
  actor: Actor,
  { skip = 0, limit = defaultLimit, teamId }: Listed,
): Promise<ListedLeague[]> =>
  db.query(async (q) => {
    const user = describeActor(actor);
    const own = { teamIds: user.teamIds, adminOfTeamIds: user.adminOfTeamIds ?? [] };
    const filter = { ...(teamId !== undefined && { teamId }), own: isAdmin(user) ? null : own };
    return describeLeagues(q, await findLeaguePage(q, filter, { skip, limit }));
  });

/** One league with its fixtures. */
export const readLeague = (
  { db, rights }: Pick<EventPlatform, 'db' | 'rights'>,
  command: LeagueCommand,
): Promise<Outcome<LeagueEntity>> =>
  db.read(async (q): Promise<Outcome<LeagueEntity>> => {
    const found = await findReadableLeague(q, command);
    return found.ok ? ok(await describeLeague(q, found.value, { actor: command.actor, rights })) : found;
  });

/** Refuses unless the caller may see a league, or also manages it; for other nouns. */
export const checkLeagueUse = async (
  q: Queries,
  { wish, ...command }: LeagueCommand & { readonly wish: 'read' | 'manage' },
): Promise<Outcome<true>> => {
  const found = await findReadableLeague(q, command);
  if (!found.ok) return found;
  const may = wish === 'read' || mayManageLeagues(describeActor(command.actor), found.value.league.teamId);
  return may ? ok(true) : refused('error.insufficient-permissions');
};

/** A fixture in a calendar. Times are ms since 1970. */
type DatedFixture = {
  readonly id: string;
  readonly title: string;
  readonly start: number;
  /** Number of changes of its match day so far. */
  readonly sequence: number;
};

/** The fixtures of a published league by time; null for a draft, and if there is no such league. For other nouns. */
export const findDatedFixtures = async (
  q: Queries,
  id: string,
): Promise<{ readonly name: string; readonly fixtures: readonly DatedFixture[] } | null> => {
  const league = await findLeague(q, id);
  if (league?.status !== 'published') return null;
  const teams = await findTeamsOfLeague(q, id);
  const stored = await findFixtures(q, id);
  const ids = stored.flatMap(({ eventId }) => eventId ?? []);
  const events = new Map((await findEventsById(q, ids)).map((event) => [event.id, event.props]));
  const fixtures = stored.map(({ home, away, startDateTime, eventId }, number): DatedFixture => {
    const event = events.get(eventId ?? '');
    return {
      id: `${id}-${number}`,
      title: `${teams[home]?.name ?? ''} – ${teams[away]?.name ?? ''}`,
      start: event?.startDateTime ?? startDateTime,
      sequence: event?.editRevision ?? 0,
    };
  });
  return {
    name: `${league.name} ${league.season}`,
    fixtures: fixtures.toSorted((a, b) => a.start - b.start),
  };
};
