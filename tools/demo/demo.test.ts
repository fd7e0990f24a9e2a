import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BoardEntity } from '@neundarter/contract/entities/board';
import type { EventEntity } from '@neundarter/contract/entities/event';
import { matchdayDataOf, tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type { HallEntity } from '@neundarter/contract/entities/hall/hall';
import type { LeagueEntity } from '@neundarter/contract/entities/league';
import type { MatchEntity, MatchHead } from '@neundarter/contract/entities/match';
import type { NewsEntity } from '@neundarter/contract/entities/news';
import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { ListedSeries, SeriesEntity } from '@neundarter/contract/entities/series';
import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import type { ListedTablet } from '@neundarter/contract/entities/tablet';
import type { TeamEntity, TeamWish } from '@neundarter/contract/entities/team';
import type { Session } from '@neundarter/contract/entities/user';
import { apiBasePath } from '@neundarter/contract/limits';
import { progressOf } from '@neundarter/rules/match/progress';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findMatches, foldMatch } from '../../server/src/matches/storage/store.ts';
import { openDatabase } from '../../server/src/platform/db/open-database.ts';
import { type DatabaseSite, databases, sqlite, type TestDatabase } from '../../server/test/databases.ts';
import { type RunningServer, startServer } from '../testbed/server.ts';
import { contentOf } from './content-of.ts';
import { logins } from './describe-club.ts';
import { fillClub } from './fill-club.ts';
import { emailOf, ordinaryPerson, people, platformAdmin } from './people.ts';
import { trainingNow } from './trainings.ts';

const password = 'Doppel-16-bitte';
/** Number of days: few, but enough that all people have joined. */
const days = 40;

const environmentOf = ({ options }: DatabaseSite) => ({
  DATA_DIR: options.dataDir,
  DATABASE_URL: options.databaseUrl ?? '',
  DEMO_PASSWORD: password,
});

const start = (
  file: string,
  site: DatabaseSite,
  more: NodeJS.ProcessEnv = {},
  args: readonly string[] = [],
) =>
  spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), ...args], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '4261', ...environmentOf(site), ...more },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

/** Runs `npm run demo` after the installation; returns its output and exit code. */
const fill = async (site: DatabaseSite, args: readonly string[] = [`--days=${days}`]) => {
  const child = start('./fill.ts', site, {}, args);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
};

type Filled = {
  readonly site: DatabaseSite;
  readonly code: number;
  readonly output: string;
  /** What the database contained before a server used it. */
  readonly content: Awaited<ReturnType<typeof contentOf>>;
};

const filled = new Map<string, Promise<Filled>>();

/** The filled database of each kind; all tests use the same one. */
const fillOnce = ({ name, create }: TestDatabase): Promise<Filled> => {
  const filling = async (): Promise<Filled> => {
    const site = await create();
    const said = await fill(site);
    const db = await openDatabase(site.options);
    const content = await contentOf(db);
    await db.close();
    return { site, ...said, content };
  };
  const known = filled.get(name) ?? filling();
  filled.set(name, known);
  return known;
};

afterAll(async () => {
  for (const { site } of await Promise.all(filled.values())) await site.dispose();
});

const api = (url: string) => {
  const call = async <Answer>(address: string, token?: string, body?: unknown): Promise<Answer> => {
    const [method = 'GET', path = '/'] = address.split(' ');
    const answer = await fetch(`${url}${apiBasePath}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const login = (emailAddress: string) => call<Session>('POST /login', undefined, { emailAddress, password });
  return { call, login };
};

describe.each(databases)('npm run demo on $name', (database) => {
  const { name } = database;
  let site: DatabaseSite;
  let output: string;
  let server: RunningServer;
  let client: ReturnType<typeof api>;

  beforeAll(async () => {
    const first = await fillOnce(database);
    expect(first).toMatchObject({ code: 0 });
    ({ site, output } = first);
    server = await startServer(environmentOf(site));
    client = api(server.url);
  });
  afterAll(async () => {
    await server.stop();
  });

  it('prints accounts with their roles, and each of them can sign in', async () => {
    expect(output).toContain(password);
    expect(output).toContain('http://127.0.0.1:4261');
    const roles: Record<string, readonly string[]> = {};
    for (const { role, person } of logins) {
      expect(output).toContain(`${role}  `);
      expect(output).toContain(emailOf(person));
      roles[person.lastName] = (await client.login(emailOf(person))).user.props.roles;
    }
    expect(roles).toEqual({
      Krüger: ['admin'],
      Vogel: ['team-admin'],
      Köhler: ['team-admin'],
      Fuchs: [],
      Sommer: [],
    });
  });

  it('creates a club with two teams, portraits, a pending invitation, a wish, news and a draft', async () => {
    const { token } = await client.login(emailOf(platformAdmin));
    const teams = await client.call<TeamEntity[]>('GET /teams', token);
    expect(teams.map(({ props }) => [props.canUseTournaments, props.members])).toEqual([
      [true, 12],
      [false, 11],
    ]);
    const players = await client.call<PlayerEntity[]>('GET /players?limit=100&type=registered', token);
    expect(players).toHaveLength(people.length);
    for (const { props } of players) expect(props.pictureUrl).toMatch(/^\//);
    const second = `GET /teams/${teams[1]?.id}/players?includePending=true`;
    const statuses = (await client.call<PlayerEntity[]>(second, token)).map(({ props }) => props.teamStatus);
    expect(statuses.filter((status) => status === 'invite-pending')).toHaveLength(1);
    expect(await client.call<TeamWish[]>('GET /team-wishes', token)).toHaveLength(1);
    const news = await client.call<NewsEntity[]>('GET /news', token);
    expect(news.map(({ props }) => props.status).toSorted()).toEqual([
      'draft',
      'published',
      'published',
      'published',
      'published',
    ]);
  });

  it('creates matches of every status, which count in the statistics', async () => {
    const { token, user } = await client.login(emailOf(ordinaryPerson));
    const { playerId } = user.props;
    const matches = (query: string) => client.call<MatchHead[]>(`GET /matches?limit=100&${query}`, token);
    const [running, ...more] = await matches(`status=running&playerId=${playerId}`);
    expect(more).toEqual([]);
    expect(running?.props.currentPlayerId).not.toBeNull();
    expect(output).toContain(`/matches/view/${running?.id}`);
    const scheduled = await matches('status=scheduled');
    expect(scheduled.filter(({ props }) => props.eventId === null)).toHaveLength(2);
    const asked = `onlineMatchRequest.status=requested&onlineMatchRequest.requestedToPlayerId=${playerId}`;
    expect(await matches(asked)).toHaveLength(1);
    const own = await client.call<{ count: number }>(
      `GET /players/${playerId}/matches/count?status=finished`,
      token,
    );
    const stats = await client.call<PlayerStatistics>(`GET /players/${playerId}/stats`, token);
    expect(own.count).toBeGreaterThan(3);
    expect(stats.matchWinsAndLosses.total).toBe(own.count);
    expect(stats.threeDartsAverage.average).toBeGreaterThan(45);
  });

  it('creates trainings with matches and tables, one that is running, and planned ones', async () => {
    const { token, user } = await client.login(emailOf(ordinaryPerson));
    const events = await client.call<EventEntity[]>('GET /events?type=training&sort=agenda&limit=100', token);
    const now = Date.now();
    const [today, ...others] = events;
    expect(today?.props.startDateTime).toBeLessThan(now);
    expect(today?.props.endDateTime).toBeGreaterThan(now);
    expect(others.filter(({ props }) => props.startDateTime > now).length).toBeGreaterThan(1);
    const past = others.filter(({ props }) => props.endDateTime < now);
    expect(new Set(past.map(({ props }) => props.isPublic))).toEqual(new Set([true, false]));
    expect(output).toContain(`/team-lounge/event/${today?.id}`);
    for (const event of [today, ...past]) {
      const at = `/events/${event?.id}`;
      const played = await client.call<MatchHead[]>(`GET ${at}/matches?status=finished`, token);
      const table = await client.call<readonly unknown[]>(`GET ${at}/table`, token);
      expect(played.length).toBeGreaterThan(0);
      expect(table.length).toBeGreaterThan(1);
    }
    const running = await client.call<MatchHead[]>(`GET /events/${today?.id}/matches?status=running`, token);
    expect(running.map(({ props }) => props.eventName)).toEqual([today?.props.name]);
    expect(JSON.stringify(running[0]?.props.parties)).toContain(user.props.playerId);
  });

  it('creates a past match day, one of this evening, and a planned one with one line-up', async () => {
    const { token } = await client.login(emailOf(ordinaryPerson));
    const all = await client.call<EventEntity[]>('GET /events?type=mdsl-matchday&limit=100', token);
    const events = all.filter(({ props }) => !props.description?.startsWith('Bezirksliga'));
    const shown = events.map(({ props }) => {
      const { status, result, homeLineup, awayLineup } = matchdayDataOf(props) ?? {};
      const games = (result?.games ?? []).reduce((sum, won) => sum + won, 0);
      const sets = [homeLineup, awayLineup].map((lineUp) => lineUp?.isSet);
      return { status, games, sets, substitutions: homeLineup?.substitutions.length };
    });
    expect(shown).toEqual([
      { status: 'scheduled', games: 0, sets: [true, false], substitutions: 0 },
      { status: 'running', games: 6, sets: [true, true], substitutions: 0 },
      { status: 'finished', games: 20, sets: [true, true], substitutions: 1 },
    ]);
    const tonight = events[1]?.id;
    expect(output).toContain(`/team-lounge/event/${tonight}/live`);
    const running = await client.call<MatchHead[]>(`GET /events/${tonight}/matches?status=running`, token);
    expect(running.length).toBeGreaterThan(0);
    expect(running.length).toBeLessThan(3);
    for (const { props } of running) expect(props.currentPlayerId).not.toBeNull();
  });

  it('creates a league of eight clubs after six rounds, with a match day away that is running', async () => {
    const [address] = /\/leagues\/[0-9a-z]{20}/.exec(output) ?? [];
    const { props } = await client.call<LeagueEntity>(`GET ${address}`);
    const states = Map.groupBy(props.fixtures, ({ status }) => status);
    expect([props.teams.length, states.get('finished')?.length]).toEqual([8, 6 * 4]);
    const own = props.teams.findIndex(({ teamId }) => teamId !== null);
    expect(states.get('running')).toMatchObject([{ round: 6, away: own }]);
  });

  it('creates tournaments in every state: draft, open, running and finished ones', async () => {
    const { token } = await client.login(emailOf(platformAdmin));
    const events = await client.call<EventEntity[]>('GET /events?type=tournament&limit=100', token);
    const tournaments = await Promise.all(
      events.map(({ id }) => client.call<EventEntity>(`GET /events/${id}`, token)),
    );
    const read = (name: string) => {
      const event = tournaments.find(({ props }) => props.name === name);
      const data = event === undefined ? null : tournamentDataOf(event.props);
      if (data === null) throw new Error(`There is no tournament ${name}`);
      expect(output).toContain(`/tournaments/${event?.id}`);
      return { id: event?.id, data };
    };
    expect(tournaments).toHaveLength(10);
    expect(tournaments.map(({ props }) => props.name)).toContain('Lindental Open Damen');
    expect(read('Doppel-Pokal').data.status).toBe('draft');
    const { data: open } = read('Lindental Open');
    expect(open.status).toBe('published');
    expect(open.noOfParticipants).toMatchObject({ confirmed: 15, requested: 1, waiting: 2 });
    const { data: finished } = read('Vereinsmeisterschaft');
    expect([finished.status, finished.state?.places[0]?.entrant]).toEqual([
      'finished',
      finished.state?.winner,
    ]);
    for (const [name, entrants] of [
      ['Stadtmeisterschaft Lindental', 32],
      ['Nachbarschafts-Cup', 14],
    ] as const) {
      const { id, data } = read(name);
      expect([data.status, data.noOfParticipants.confirmed]).toEqual(['running', entrants]);
      const results = data.state?.matches.filter(({ winner }) => winner !== null) ?? [];
      expect(results.length).toBeGreaterThan(entrants / 3);
      const running = await client.call<MatchHead[]>(`GET /events/${id}/matches?status=running`, token);
      expect(running.length).toBeGreaterThan(1);
      const players = running.flatMap(({ props }) => JSON.stringify(props.parties).match(/"id":"\w+"/g));
      expect(new Set(players).size).toBe(2 * running.length);
    }
  });

  it('has a hall with boards, tablets and open calls of its running tournaments', async () => {
    const { token } = await client.login(emailOf(platformAdmin));
    const [team] = await client.call<TeamEntity[]>('GET /teams', token);
    const boards = await client.call<BoardEntity[]>(`GET /teams/${team?.id}/boards`, token);
    expect(boards.map(({ name }) => name)).toEqual(boards.map((_, index) => `Board ${index + 1}`));
    expect(boards.filter(({ state }) => state === 'broken')).toHaveLength(1);
    for (const { matches } of boards) expect(matches.length).toBeLessThan(2);
    const tablets = await client.call<ListedTablet[]>(`GET /teams/${team?.id}/tablets`, token);
    expect(tablets.filter(({ battery }) => battery !== null)).toHaveLength(6);
    const events = await client.call<EventEntity[]>('GET /events?type=tournament&limit=100', token);
    const running = events.filter(({ props }) => tournamentDataOf(props)?.status === 'running');
    const calls: number[] = [];
    for (const { id } of running) {
      const hall = await client.call<HallEntity>(`GET /events/${id}/hall`, token);
      const busy = hall.boards.filter(({ matches }) => matches.length > 0).map((board) => board.id);
      expect(busy.length).toBeGreaterThan(1);
      for (const { boardId } of hall.calls) expect(busy).not.toContain(boardId);
      // Without a call, nothing can be called: all who wait play elsewhere.
      if (hall.calls.length === 0) expect(hall.play).toEqual([]);
      calls.push(...hall.calls.map((one) => one.calls));
    }
    expect([...new Set(calls)]).toEqual([2]);
  });

  it('creates a series with three evenings that count, and one to come', async () => {
    const { token } = await client.login(emailOf(ordinaryPerson));
    const [listed, ...more] = await client.call<ListedSeries[]>('GET /series', token);
    expect(more).toEqual([]);
    expect(output).toContain(`/series/${listed?.id}`);
    const { props } = await client.call<SeriesEntity>(`GET /series/${listed?.id}`, token);
    expect(props.tournaments.map(({ isStarted }) => isStarted).toSorted()).toEqual([false, true, true, true]);
    const points = Object.values(props.events).filter((night) => Object.keys(night).length > 0);
    expect(points).toHaveLength(3);
    for (const night of points)
      expect(Object.values(night).filter(({ tournamentRank }) => tournamentRank.rank === 'win')).toHaveLength(
        1,
      );
  });

  it('refuses a password that breaks the rule, before anything is written', async () => {
    const empty = await database.create();
    const child = start('./fill.ts', empty, { DEMO_PASSWORD: 'Doppel16' });
    let output = '';
    child.stderr?.on('data', (text) => (output += text));
    const [code] = (await once(child, 'close')) as [number];
    expect([code, output.trim()]).toEqual([1, 'DEMO_PASSWORD braucht ein Sonderzeichen.']);
    await empty.dispose();
  });

  it('refuses to run twice, or while a server uses the database', async () => {
    const { code, output: said } = await fill(site);
    expect(code).toBe(1);
    expect(said).toContain(
      name === 'sqlite' ? 'läuft gerade ein Server' : 'gibt es schon Benutzer oder Matches',
    );
  });

  it('continues the running match and the tournaments as long as `--start` runs', async () => {
    const { token } = await client.login(emailOf(platformAdmin));
    const running = await client.call<MatchHead[]>('GET /matches?status=running&limit=100', token);
    const events = await client.call<EventEntity[]>('GET /events?type=tournament&limit=100', token);
    const tournaments = events.filter(({ props }) => tournamentDataOf(props)?.status === 'running');
    expect(tournaments).toHaveLength(2);
    const own = /matches\/view\/(\w+)/.exec(output)?.[1];
    const watched = [
      own,
      ...tournaments.map(({ id }) => running.find((one) => one.props.eventId === id)?.id),
    ];
    const revisions = () =>
      Promise.all(
        watched.map(async (id) => {
          const match = await client.call<MatchEntity>(`GET /matches/${id}`, token);
          return match.props.revision;
        }),
      );
    const before = await revisions();
    const player = start('./play-on.ts', site, { PORT: `${server.port}` });
    const isMoved = async () =>
      (await revisions()).every((revision, index) => revision > (before[index] ?? Number.POSITIVE_INFINITY));
    await vi.waitUntil(async () => (await isMoved()) || player.exitCode !== null, {
      timeout: 60_000,
      interval: 100,
    });
    expect(player.exitCode).toBeNull();
    const ended = once(player, 'exit');
    player.disconnect();
    const [code] = (await ended) as [number];
    expect(code).toBe(0);
  });
});

describe('a filled database', () => {
  it('has only matches that equal the replay of their moves, and is the same for the same seed', async () => {
    const { content } = await fillOnce(sqlite);
    const seed = 'Lindental';
    const today = content.events.find(({ id }) => id === trainingNow(0, seed).id);
    const now = (today?.start_date_time ?? 0) - trainingNow(0, seed).startDateTime;
    const site = await sqlite.create();
    const { dataDir } = site.options;
    const config = { dataDir, tokenSecret: null };
    const wish = { config, password, url: 'http://localhost', seed, now, days };
    await fillClub({ ...wish, db: await openDatabase(site.options) });
    const same = await openDatabase(site.options);
    try {
      expect(await contentOf(same)).toEqual(content);
      expect(content.moves.length).toBeGreaterThan(500);
      const ids = content.matches.map(({ id }) => id);
      for (const match of await same.read((q) => findMatches(q, ids))) {
        const folded = await same.read((q) => foldMatch(q, match));
        expect(match.props).toMatchObject({ ...progressOf(folded) });
        expect(match.props.revision).toBeGreaterThanOrEqual(match.props.status === 'scheduled' ? 0 : 1);
      }
    } finally {
      await same.close();
      await site.dispose();
    }
  });
});
