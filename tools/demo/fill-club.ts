import type { AppParts } from '../../server/src/app-parts.ts';
import type { Database } from '../../server/src/platform/db/database.ts';
import { type CurrentMatches, currentMatches, finalists } from './current-matches.ts';
import { type DemoServer, openDemoServer } from './demo-server.ts';
import { type Account, type Club, joinClub, signIn } from './join-club.ts';
import { playLeagueSeason } from './league-season.ts';
import { playLeague, reserveOf, squadOf } from './matchdays.ts';
import { emailOf, platformAdmin } from './people.ts';
import { endOf, type PlayedMatch } from './play-out.ts';
import { replyToEvents } from './replies.ts';
import { type Member, playSeason, playToday, type Season } from './season.ts';
import { seededIds } from './seeded-ids.ts';
import { playerIdsOf, scoreMatch, scorerOf, storeSeason } from './store-matches.ts';
import { isTournamentDay } from './tournament-days.ts';
import { busyToday, type DemoTournaments, playTournaments } from './tournaments.ts';
import { allTrainings, createTrainings, trainingNow } from './trainings.ts';
import { writeNews } from './write-news.ts';

type ClubWish = {
  /** An empty database; it is closed at the end. */
  readonly db: Database;
  readonly config: Pick<AppParts['config'], 'dataDir' | 'tokenSecret'>;
  /** Password of all accounts; it must fulfil the rules for passwords. */
  readonly password: string;
  /** Address of the server. */
  readonly url: string;
  /** The same seed gives the same club on the same day. */
  readonly seed: string;
  /** ms since 1970. */
  readonly now: number;
  /** Number of days with matches. */
  readonly days: number;
  /** Called with the number of stored matches and of all matches. */
  readonly onProgress?: (done: number, all: number) => void;
};

export type FilledClub = Club & {
  /** Number of finished matches; `turns` is the number of their turns. */
  readonly matches: number;
  readonly turns: number;
  readonly runningMatchId: string;
  /** The training and the match day that are running now. */
  readonly trainingId: string;
  readonly matchdayId: string;
  /** The league in the middle of its season. */
  readonly leagueId: string;
  readonly tournaments: DemoTournaments;
};

type Filling = ClubWish & { readonly server: DemoServer };

/** Signs in, does something and signs out again. */
const visit = async (
  { server, password }: Filling,
  email: string,
  work: (token: string) => Promise<unknown>,
): Promise<void> => {
  const token = await signIn({ server, password }, email);
  await work(token);
  await server.call('POST /logout', { token, body: { everywhere: true } });
};

/** Sets the last visit of every user to their last match. */
const recallVisits = async (
  filling: Filling,
  accounts: readonly Account[],
  season: readonly PlayedMatch[],
): Promise<void> => {
  const lastVisit = new Map(accounts.map(({ playerId, joinedAt }) => [playerId, joinedAt]));
  for (const match of season) for (const id of playerIdsOf(match)) lastVisit.set(id, endOf(match));
  const at = ({ playerId }: Account) => lastVisit.get(playerId) ?? 0;
  for (const account of accounts.toSorted((one, other) => at(one) - at(other))) {
    filling.server.setTime(at(account));
    await visit(filling, account.email, async () => undefined);
  }
};

const scoreCurrent = async (
  filling: Filling,
  accounts: readonly Account[],
  { running, scheduled, requested }: CurrentMatches,
): Promise<void> => {
  const { server } = filling;
  for (const match of [scheduled, requested, running])
    await visit(filling, scorerOf(match, accounts).email, async (token) => {
      await scoreMatch(server, match, token);
      if (match !== requested) return;
      const { id, byId: requestedByPlayerId, toId: requestedToPlayerId } = requested;
      const body = { requestedByPlayerId, requestedToPlayerId };
      await server.call('POST /matches/{id}/request', { params: { id }, token, body });
    });
};

/** The whole season with today's training: its trainings, and its finished matches. */
const playAll = (season: Season, { accounts }: Club) => {
  const { now, seed } = season;
  const today = trainingNow(now, seed);
  const { past, next } = allTrainings(season);
  const matches = playSeason(season).filter(
    ({ props }) => props.eventId !== undefined || !isTournamentDay(props.timeStamp, now),
  );
  const squads = [
    ...squadOf({ accounts }, 'first'),
    ...squadOf({ accounts }, 'second'),
    ...reserveOf({ accounts }),
  ];
  const busy = new Set([...squads, ...busyToday(accounts)]);
  for (const { person, playerId } of accounts)
    if (person.team === null || finalists.includes(person)) busy.add(playerId);
  const free = season.members.filter(({ playerId }) => !busy.has(playerId));
  const played = new Set(matches.map(({ props }) => props.eventId));
  return {
    today,
    trainings: [...past.filter(({ id }) => played.has(id)), today, ...next],
    matches: [...matches, ...playToday({ ...season, members: free }, today)],
  };
};

const fill = async (filling: Filling): Promise<FilledClub> => {
  const { server, password, seed, now, days, onProgress } = filling;
  const newId = seededIds(`club ${seed}`);
  const club = await joinClub({ server, password, newId, now });
  const { accounts } = club;
  const members: readonly Member[] = accounts.map(({ person, ...account }) => ({ ...person, ...account }));
  const { today, trainings, matches } = playAll({ members, now, days, seed }, club);
  await recallVisits(filling, accounts, matches);
  server.setTime(now);
  const visitAs = (email: string, work: (token: string) => Promise<unknown>) => visit(filling, email, work);
  await createTrainings({ ...club, server, visit: visitAs }, trainings);
  await storeSeason({ server, accounts, onProgress }, matches);
  await visit(filling, emailOf(platformAdmin), (token) => writeNews({ server, token, accounts, newId, now }));
  const league = { ...club, server, now, seed, visit: visitAs };
  const matchdayId = await playLeague(league);
  const leagueId = await playLeagueSeason(league);
  const tournaments = await playTournaments(league);
  server.setTime(now);
  await replyToEvents(league);
  const current = currentMatches({ accounts, now, seed, trainingId: today.id });
  await scoreCurrent(filling, accounts, current);
  return {
    ...club,
    matches: matches.length,
    turns: matches.reduce((sum, { turns }) => sum + turns.length, 0),
    runningMatchId: current.running.id,
    trainingId: today.id,
    matchdayId,
    leagueId,
    tournaments,
  };
};

const tables = ['users', 'players', 'matches', 'teams', 'news'] as const;

/** Whether the database has no users and no matches. */
export const isEmpty = (db: Database): Promise<boolean> =>
  db.read(async (q) => {
    for (const table of tables)
      if ((await q.selectFrom(table).select('id').limit(1).execute()).length > 0) return false;
    return true;
  });

/**
 * Fills an empty database with a club and its matches. People, teams and current matches are created by the same calls
 * that browsers make; finished matches are imported.
 */
export const fillClub = async (wish: ClubWish): Promise<FilledClub> => {
  const { db, config, url, seed } = wish;
  const server = await openDemoServer({ db, config, url, seed, adminEmail: emailOf(platformAdmin) });
  try {
    return await fill({ ...wish, server });
  } finally {
    await server.close();
  }
};
