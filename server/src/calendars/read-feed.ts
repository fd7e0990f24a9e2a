import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import { maxLimit } from '@neundarter/contract/limits';
import { listEvents } from '../events/reads.ts';
import { findDatedFixtures } from '../leagues/reads.ts';
import { type CalendarEvent, calendarText } from '../platform/calendars/calendar-text.ts';
import type { CalendarFeed } from '../platform/calendars/serve-calendars.ts';
import type { Actor } from '../platform/http/handler.ts';
import { isSameSecret } from '../platform/is-same-secret.ts';
import type { DeriveKey } from '../platform/passes/derive-key.ts';
import { findTeamIdsOf, findTeamName } from '../teams/reads.ts';
import { findUserIdOfPlayer } from '../users/reads.ts';
import { calendarKinds, findNumber, ofLeague, type Subject } from './store.ts';

type FeedReader = Parameters<typeof listEvents>[0] & {
  readonly deriveKey: DeriveKey;
  readonly address: () => string;
};

/** The key in the address of a calendar: it follows from the secret of the server and from the number of renewals. */
export const keyOf = (deriveKey: DeriveKey, { kind, id }: Subject, number: number): string =>
  deriveKey({ place: { kind: 'calendar-key', scope: id, part: kind }, number });

/** Somebody who sees what members of these teams see, and has no other right. */
const memberOf = (teamIds: readonly string[], playerId: string | null): Actor => ({
  kind: 'user',
  id: '',
  sessionId: '',
  isVerified: true,
  playerId,
  roles: [],
  teamIds,
  adminOfTeamIds: [],
});

/** How long a fixture is shown in a calendar. ms */
const fixtureMs = 4 * 60 * 60_000;

/** The calendar of a league: all its fixtures; null if the league is gone or no longer published. */
const leagueText = async ({ db, address }: FeedReader, id: string): Promise<string | null> => {
  const dated = await db.query((q) => findDatedFixtures(q, id));
  if (dated === null) return null;
  const url = `${address()}/leagues/${id}`;
  return calendarText(
    dated.name,
    dated.fixtures.map((fixture) => ({
      ...fixture,
      place: '',
      end: fixture.start + fixtureMs,
      url,
      isCancelled: false,
    })),
  );
};

type Wanted = { readonly name: string; readonly actor: Actor; readonly queries: readonly object[] };

/** Whose events a calendar has; null if the team or the account of the player is gone. */
const wantedBy = async ({ db }: FeedReader, { kind, id }: Subject): Promise<Wanted | null> => {
  if (kind === 'team') {
    const name = await db.query((q) => findTeamName(q, id));
    return name === null ? null : { name, actor: memberOf([id], null), queries: [{ teamId: id }] };
  }
  // What is left of a player without an account keeps its id.
  if ((await db.query((q) => findUserIdOfPlayer(q, id))) === null) return null;
  const teamIds = await db.query((q) => findTeamIdsOf(q, id));
  const ofTeams = teamIds.map((teamId) => ({ teamId }));
  return { name: 'Darts', actor: memberOf(teamIds, id), queries: [...ofTeams, { participant: id }] };
};

const entryOf = ({ id, props }: EventEntity, base: string): CalendarEvent => {
  const { name, location, startDateTime, endDateTime, type, editRevision, teamName } = props;
  const place = [location?.address, [location?.zip, location?.city].filter(Boolean).join(' ')];
  const path = type === 'tournament' ? 'tournaments' : 'team-lounge/event';
  return {
    id,
    sequence: editRevision,
    title: `${name} (${teamName})`,
    place: place.filter(Boolean).join(', '),
    start: startDateTime,
    end: endDateTime,
    url: `${base}/${path}/${id}`,
    isCancelled: tournamentDataOf(props)?.status === 'cancelled',
  };
};

/** The next events and the latest ones; a calendar keeps what is over. */
const eventsOf = async (reader: FeedReader, { actor, queries }: Wanted): Promise<readonly EventEntity[]> => {
  const found = new Map<string, EventEntity>();
  for (const query of queries)
    for (const futureOnly of [true, false]) {
      const asked = { ...query, futureOnly, limit: maxLimit };
      for (const event of await listEvents(reader, { actor, matchPin: null }, asked))
        found.set(event.id, event);
    }
  return [...found.values()].toSorted(
    (one, other) => one.props.startDateTime - other.props.startDateTime || (one.id < other.id ? -1 : 1),
  );
};

/** Reads calendars by their secret addresses, with what the team or the player may see now. */
export const readFeed = (reader: FeedReader): CalendarFeed => ({
  read: async ({ kind: asked, id, key }) => {
    const kind = calendarKinds.find((one) => one === asked);
    if (kind === undefined) return null;
    const subject = { kind, id };
    const number = await reader.db.query((q) => findNumber(q, subject));
    if (!isSameSecret(key, keyOf(reader.deriveKey, subject, number))) return null;
    if (kind === ofLeague) return leagueText(reader, id);
    const wanted = await wantedBy(reader, subject);
    if (wanted === null) return null;
    const events = await eventsOf(reader, wanted);
    const base = reader.address();
    return calendarText(
      wanted.name,
      events.map((event) => entryOf(event, base)),
    );
  },
});
