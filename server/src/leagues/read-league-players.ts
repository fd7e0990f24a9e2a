import type { LeaguePlayers } from '@neundarter/contract/entities/league';
import { maxPlayersOfLeague } from '@neundarter/contract/limits';
import { type LeagueGame, leaguePlayersOf, roundBestsOf } from '@neundarter/rules/league/league-players';
import { type PersonGame, personGamesOf } from '@neundarter/rules/league/person-games';
import { ok } from '@neundarter/rules/result';
import type { EventPlatform } from '../events/change-locked-event.ts';
import { findEventsById, findVisibleIds } from '../events/reads.ts';
import { contentHash } from '../platform/content-hash.ts';
import type { Queries } from '../platform/db/database.ts';
import { compressedText } from '../platform/http/compressed-text.ts';
import type { CompressedJson, NotModified, Outcome } from '../platform/http/handler.ts';
import { isKnownTag } from '../platform/http/send-answer.ts';
import { findFiguresOfEvents } from '../rankings/reads.ts';
import { findReadableLeague, type LeagueCommand } from './access.ts';
import type { GamesCache, SeenMatchday } from './games-cache.ts';
import { findFixtures, type StoredFixture } from './plan-rows.ts';

type PlayersReader = Pick<EventPlatform, 'db' | 'rights'> & { readonly cache: GamesCache };
type Asked = LeagueCommand & { readonly ifNoneMatch?: string };

/** A match day of the league, and whose it is. */
type PlayedDay = SeenMatchday & Pick<StoredFixture, 'round' | 'home' | 'away'> & { readonly start: number };

/**
 * The match days that the caller may see, in order of play. Names are told only from these: a public league shows the results of
 * closed match days, too, but nobody who played in them.
 */
const findDays = async (
  q: Queries,
  { rights }: Pick<PlayersReader, 'rights'>,
  { actor, id }: LeagueCommand,
): Promise<readonly PlayedDay[]> => {
  const fixtures = await findFixtures(q, id);
  const ids = fixtures.flatMap(({ eventId }) => eventId ?? []);
  const visible = await findVisibleIds(q, rights, { actor, ids });
  const events = new Map((await findEventsById(q, [...visible])).map((event) => [event.id, event.props]));
  return fixtures
    .flatMap(({ eventId, round, home, away }): readonly PlayedDay[] => {
      const event = events.get(eventId ?? '');
      if (eventId === null || event === undefined) return [];
      return [{ eventId, revision: event.revision, round, home, away, start: event.startDateTime }];
    })
    .toSorted((one, other) => one.start - other.start);
};

/** The games of match days; reads those that have changed, with one query. */
const findGames = async (
  q: Queries,
  cache: GamesCache,
  days: readonly PlayedDay[],
): Promise<readonly LeagueGame[]> => {
  const known = new Map<string, readonly PersonGame[]>();
  for (const day of days) {
    const games = cache.gamesOf(day);
    if (games !== undefined) known.set(day.eventId, games);
  }
  const missing = days.filter(({ eventId }) => !known.has(eventId));
  const figures = await findFiguresOfEvents(
    q,
    missing.map(({ eventId }) => eventId),
  );
  for (const day of missing) {
    const games = (figures.get(day.eventId) ?? []).flatMap(personGamesOf);
    cache.keep(day, games);
    known.set(day.eventId, games);
  }
  return days.flatMap(({ eventId, round, home, away }) =>
    (known.get(eventId) ?? []).map((game) => ({ ...game, round, team: game.side === 0 ? home : away })),
  );
};

const answerOf = (games: readonly LeagueGame[]): LeaguePlayers => ({
  players: leaguePlayersOf(games).slice(0, maxPlayersOfLeague),
  rounds: roundBestsOf(games) as LeaguePlayers['rounds'],
});

/** The players of a league with their figures. A league that the caller may not see is `error.not-found`. */
export const readLeaguePlayers = async (
  reader: PlayersReader,
  { ifNoneMatch, ...command }: Asked,
): Promise<Outcome<CompressedJson | NotModified>> => {
  const { db, cache } = reader;
  const found = await db.read(async (q): Promise<Outcome<readonly PlayedDay[]>> => {
    const league = await findReadableLeague(q, command);
    return league.ok ? ok(await findDays(q, reader, command)) : league;
  });
  if (!found.ok) return found;
  const days = found.value;
  // Names everything of which the answer is made.
  const key = contentHash(days);
  const etag = `W/"${key}"`;
  if (isKnownTag(ifNoneMatch, etag)) return ok({ kind: 'not-modified', etag });
  const text = await cache.textOf(key, async () => {
    const games = await db.query((q) => findGames(q, cache, days));
    return compressedText(JSON.stringify(answerOf(games)));
  });
  return ok({ kind: 'compressed', etag, text });
};
