import type { NewEventProps } from '@neundarter/contract/entities/event';
import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { maxNameLength } from '@neundarter/contract/limits';
import { teamBounds } from '@neundarter/rules/league/fixtures';
import { ok, refused } from '@neundarter/rules/result';
import type { EventPlatform } from '../events/change-locked-event.ts';
import { createEventInside } from '../events/create-events.ts';
import { confirmMatchday } from '../matchdays/setup/confirm-matchday.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { enterOpponent } from '../teams/opponents/enter-opponent.ts';
import { type GatheredLeague, type LeagueCommand, lockManagedLeague } from './access.ts';
import { describeLeague } from './describe-leagues.ts';
import { findFixtures, type LeagueTeam, type StoredFixture, setMatchday } from './plan-rows.ts';
import { type StoredLeague, updateLeague } from './store.ts';

/** How long an evening is planned to take. ms */
const eveningMs = 4 * 60 * 60_000;

/** The id of a team that takes part with its accounts; null for a name. */
const accountOf = ({ teamId, request }: LeagueTeam): string | null => (request === 'agreed' ? teamId : null);

type Evening = { readonly league: StoredLeague; readonly home: LeagueTeam; readonly away: LeagueTeam };

/** Two names in the length of one, each with its share. */
const nameOf = ({ home, away }: Evening): string => {
  const share = Math.floor((maxNameLength - 3) / 2);
  return `${home.name.slice(0, share).trim()} – ${away.name.slice(0, share).trim()}`;
};

/** Who owns the match day, and the id of the team against it. */
type Owned = { readonly teamId: string; readonly eventData: NonNullable<NewEventProps['eventData']> };

/** The home team owns a match day if it has accounts, otherwise the guests; null if neither has. */
const findOwned = async (
  { clock, newId }: EventPlatform,
  tx: WriteTx,
  { actor, evening: { league, home, away } }: { readonly actor: Actor; readonly evening: Evening },
): Promise<Outcome<Owned | null>> => {
  const [homeId, awayId] = [accountOf(home), accountOf(away)];
  const teamId = homeId ?? awayId;
  if (teamId === null || actor.kind !== 'user') return ok(null);
  const format = league.format === null ? {} : { format: league.format };
  const other = homeId === null ? home : away;
  const enter = { teamId, id: newId(), name: other.name, createdBy: actor.id, now: clock.now() };
  const otherId = homeId !== null && awayId !== null ? ok(awayId) : await enterOpponent(tx, enter);
  if (!otherId.ok) return otherId;
  const eventData =
    homeId === null ? { homeTeamId: otherId.value, ...format } : { awayTeamId: otherId.value, ...format };
  return ok({ teamId, eventData });
};

/** Makes the match day of a fixture; nothing for two teams without accounts. */
const addMatchday = async (
  platform: EventPlatform,
  tx: WriteTx,
  {
    actor,
    evening,
    startDateTime,
  }: { readonly actor: Actor; readonly evening: Evening } & Pick<StoredFixture, 'startDateTime'>,
): Promise<Outcome<string | null>> => {
  const owned = await findOwned(platform, tx, { actor, evening });
  if (!owned.ok || owned.value === null) return owned.ok ? ok(null) : owned;
  const { name, season, isPublic } = evening.league;
  const props: NewEventProps = {
    ...owned.value,
    type: 'mdsl-matchday',
    name: nameOf(evening),
    description: `${name} ${season}`,
    isPublic,
    startDateTime,
    endDateTime: startDateTime + eveningMs,
  };
  const id = platform.newId();
  const created = await createEventInside(platform, tx, { actor, id, props });
  if (!created.ok) return created;
  await confirmMatchday(tx, id);
  return ok(id);
};

const addMatchdays = async (
  platform: EventPlatform,
  tx: WriteTx,
  { actor, league, teams }: GatheredLeague & { readonly actor: Actor },
): Promise<Outcome<true>> => {
  for (const [number, fixture] of (await findFixtures(tx.q, league.id)).entries()) {
    const [home, away] = [teams[fixture.home], teams[fixture.away]];
    if (home === undefined || away === undefined) continue;
    const { startDateTime } = fixture;
    const added = await addMatchday(platform, tx, { actor, evening: { league, home, away }, startDateTime });
    if (!added.ok) return added;
    if (added.value !== null) await setMatchday(tx, { leagueId: league.id, number }, added.value);
  }
  return ok(true);
};

/**
 * Publishes a league: its fixtures become match days, to which both teams have agreed by agreeing to the league. A repeat
 * changes nothing. Refusals: `error.leagues.incomplete`, `error.leagues.requests-open`, and those of new opponents.
 */
export const publishLeague = (
  platform: EventPlatform,
  command: LeagueCommand,
): Promise<Outcome<LeagueEntity>> =>
  platform.db.write(async (tx): Promise<Outcome<LeagueEntity>> => {
    const locked = await lockManagedLeague(tx, command);
    if (!locked.ok) return locked;
    const reader = { actor: command.actor, rights: platform.rights };
    const { league, teams } = locked.value;
    if (league.status === 'published') return ok(await describeLeague(tx.q, locked.value, reader));
    const hasFixtures = (await findFixtures(tx.q, league.id)).length > 0;
    if (teams.length < teamBounds.min || !hasFixtures) return refused('error.leagues.incomplete');
    if (teams.some(({ request }) => request === 'open')) return refused('error.leagues.requests-open');
    const published = { ...league, status: 'published' } as const;
    await updateLeague(tx, published);
    const added = await addMatchdays(platform, tx, { actor: command.actor, league: published, teams });
    if (!added.ok) return added;
    return ok(await describeLeague(tx.q, { league: published, teams }, reader));
  });
