import type { SessionEnded } from '@neundarter/contract/live';
import { routes as allRoutes } from '@neundarter/contract/routes/all';
import type { FastifyInstance } from 'fastify';
import { accountHooks } from './account-hooks.ts';
import { agreementHandlers } from './agreements/routes.ts';
import type { EventKind } from './events/event-kind.ts';
import { type EventRights, type EventRoles, gatherEventRights } from './events/gather-event-rights.ts';
import { findReadableEvent } from './events/reads.ts';
import { eventHandlers } from './events/routes.ts';
import { exportHooks } from './export-hooks.ts';
import { logHandlers } from './logs/routes.ts';
import { withFollowers } from './match-hooks.ts';
import { gatherParticipants } from './matchdays/gather-participants.ts';
import { matchdayKind } from './matchdays/matchday-kind.ts';
import { matchdayHandlers } from './matchdays/routes.ts';
import { findPlayedEvents } from './matches/find-played-events.ts';
import { onMatchChange } from './matches/lobby/on-match-change.ts';
import { type TellLobby, tellLobby } from './matches/lobby/tell-lobby.ts';
import { readStandingFor } from './matches/read-match-for.ts';
import { findRevisions } from './matches/reads.ts';
import { matchHandlers } from './matches/routes.ts';
import { serveStanding } from './matches/serve-standing.ts';
import { matchCache } from './matches/storage/match-cache.ts';
import { newsHandlers } from './news/routes.ts';
import { operatorHandlers } from './operator/routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type Database, DatabaseUnavailable } from './platform/db/database.ts';
import { createExports } from './platform/exports.ts';
import { type Binding, bindRoutes } from './platform/http/bind-routes.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import type { Actor, Handlers } from './platform/http/handler.ts';
import { limitRates } from './platform/http/limit-rates.ts';
import { sendReadyAnswers } from './platform/http/send-ready-answers.ts';
import { serveOpenApi } from './platform/http/serve-openapi.ts';
import { serveOperations } from './platform/http/serve-operations.ts';
import { serveWeb } from './platform/http/serve-web.ts';
import { usualRateLimits } from './platform/http/usual-rate-limits.ts';
import { createDeviceTokens } from './platform/identity/device-tokens.ts';
import { createGuestTokens } from './platform/identity/guest-tokens.ts';
import { createIdentity } from './platform/identity/identity.ts';
import { loginHandlers } from './platform/identity/login-guest.ts';
import { loadTokenKey } from './platform/identity/token-key.ts';
import { newId as randomId } from './platform/ids.ts';
import { createKnownDays } from './platform/known-days.ts';
import { type CallLimits, callKindOf, usualCallLimits } from './platform/limits/call-limits.ts';
import { createCallCounter } from './platform/limits/count-calls.ts';
import { type LimitCalls, limitCalls } from './platform/limits/limit-calls.ts';
import { shareCounts } from './platform/limits/share-counts.ts';
import { type Live, openLive } from './platform/live.ts';
import type { FollowedChannel } from './platform/live-channel.ts';
import type { Log } from './platform/log.ts';
import { type MailTransport, openMailTransport } from './platform/mail/mail-transport.ts';
import { createMailer, type Mailer } from './platform/mail/mailer.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { type Announcer, createOutbox, type Outbox } from './platform/outbox.ts';
import { countOutboxBacklog } from './platform/outbox-backlog.ts';
import type { Platform } from './platform/platform.ts';
import { createPresence, type Presence } from './platform/presence.ts';
import { createPresenceBoard } from './platform/presence-board.ts';
import { countReactions } from './platform/reactions/count-reactions.ts';
import { createReactions, type Reactions } from './platform/reactions/reactions.ts';
import { connectRedis, type Redis, RedisGone } from './platform/redis.ts';
import { playerHandlers } from './players/routes.ts';
import { practiceHandlers } from './practice/routes.ts';
import { countPastMatches } from './rankings/count-past-matches.ts';
import { rankingHandlers } from './rankings/routes.ts';
import { seriesHandlers } from './series/routes.ts';
import { statisticsHandlers } from './statistics/routes.ts';
import { teamHooks } from './team-hooks.ts';
import { opponentHandlers } from './teams/opponents/routes.ts';
import { findAllTeamIdsOf } from './teams/reads.ts';
import { teamHandlers } from './teams/routes.ts';
import { forgetAddresses } from './tournaments/forget-addresses.ts';
import { gatherEntrants } from './tournaments/gather-entrants.ts';
import { runningTournamentHandlers, tournamentHandlers } from './tournaments/routes.ts';
import { createTournamentCache } from './tournaments/tournament-cache.ts';
import { tournamentKind } from './tournaments/tournament-kind.ts';
import { identifyUser } from './users/identify-user.ts';
import { userHandlers } from './users/routes.ts';

/** The operator of a server whose configuration names none. */
const nobody = { name: null, address: null, emailAddress: null };

export type AppParts = {
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'redisUrl'
    | 'tokenSecret'
    | 'dataDir'
    | 'smtpUrl'
    | 'mailFrom'
    | 'adminEmail'
    | 'trustedProxies'
    | 'metricsToken'
  > &
    Partial<Pick<Config, 'operator'>>;
  readonly db: Database;
  readonly log: Log;
  readonly clock: Clock;
  readonly version: string;
  /** Folder of the built web app; it may be missing. */
  readonly webFolder: string;
  readonly rateLimits?: Binding['rateLimits'];
  /** Limits per caller and address; null for none. */
  readonly callLimits?: CallLimits | null;
  /** Base of links in mails if there is no `PUBLIC_URL`, without a slash at the end. */
  readonly linkBase?: () => string;
  /** Replaces SMTP or mails as files. */
  readonly mailTransport?: MailTransport;
  /** Time between two session checks of live connections, in ms; by default a few minutes. */
  readonly checkSessionsEveryMs?: number;
  /** Time between two looks for missed events, in ms; by default 15 seconds. */
  readonly checkRevisionsEveryMs?: number;
  /** What nouns above events know about the people in them. */
  readonly eventRoles?: readonly EventRoles[];
  /** Kinds of events besides those of this app, for tests. */
  readonly eventKinds?: readonly EventKind[];
  /** Creates ids; by default from a cryptographic random source. */
  readonly newId?: () => string;
};

export type App = {
  readonly http: FastifyInstance;
  /** Finishes running requests, sends clients elsewhere, announces waiting events, closes the database. */
  readonly close: () => Promise<void>;
};

/** Wires all modules; does not open the port. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, db, log, clock, newId = randomId } = parts;
  const metrics = createMetrics();
  const http = createHttpServer({
    log,
    metrics,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    unavailableForS: (error) => (error instanceof DatabaseUnavailable ? error.retryAfterS : null),
  });
  sendReadyAnswers(http, { metrics, publicUrl: config.publicUrl, readyAnswer: serveStanding(db) });
  const redis = config.redisUrl === null ? null : await connectRedis(config.redisUrl, log);
  const presence = createPresence({ log, board: redis && createPresenceBoard(redis) });
  let live: Live | null = null;
  const tell = tellLobby({ db, clock, log, presence, live: () => live });
  presence.onChange((playerId, scope) => void tell({ playerId, scope }));
  const outbox = createOutbox({
    db,
    clock,
    onFailure: (event, error) => {
      const level = error instanceof RedisGone ? 'debug' : 'warn';
      log[level]({ err: error, event }, 'not announced yet; will be tried again');
    },
  });
  const reactions = createReactions({ db, clock, log, reactions: onMatchChange(db, tell) });
  const mailer = createMailer({
    db,
    clock,
    log,
    newId,
    transport: parts.mailTransport ?? openMailTransport({ ...config, from: config.mailFrom, log }),
    linkBase: () => config.publicUrl ?? parts.linkBase?.() ?? 'http://localhost',
  });
  const announce: Platform['announce'] = (tx, announcements) => {
    outbox.announce(tx, announcements);
    reactions.plan(tx, announcements);
  };
  const platform: Platform = { db, clock, newId, announce, sendMail: mailer.sendMail };
  const rights = gatherEventRights({
    clock,
    roles: [
      { eventIdsOfPlayer: findPlayedEvents },
      gatherParticipants(clock),
      gatherEntrants({ db, clock, log }),
      ...(parts.eventRoles ?? []),
    ],
  });
  const identity = await bindNouns(http, { parts, platform, rights, redis, presence, tell });
  live = openLive(http.server, {
    log,
    identify: identity.identify,
    ...followingOf(db, rights),
    presence,
    redis,
    ...(db.isShared && { readRevisions: (ids: readonly string[]) => db.query((q) => findRevisions(q, ids)) }),
    ...(parts.checkRevisionsEveryMs !== undefined && {
      checkRevisionsEveryMs: parts.checkRevisionsEveryMs,
    }),
    ...(parts.checkSessionsEveryMs !== undefined && { checkSessionsEveryMs: parts.checkSessionsEveryMs }),
  });
  outbox.subscribe(announcerOf(live, { metrics, db }));
  outbox.start();
  reactions.start();
  mailer.start();
  addGauges(metrics, { db, live });
  serveOperations(http, {
    version: parts.version,
    metrics,
    pingDatabase: db.check,
    redisState: live.redisState,
    metricsToken: config.metricsToken,
  });
  await serveWeb(http, parts.webFolder);
  await http.ready();
  const counting = countPastMatches(db).catch((error: unknown) =>
    log.error({ err: error }, 'past matches of events could not be counted'),
  );
  const running = { http, live, presence, reactions, outbox, mailer, redis, db, counting };
  return { http, close: () => closeApp(running) };
}

/** Rules of the nouns about who may listen to which channel. */
function followingOf(db: Database, rights: EventRights) {
  const standingOf = (actor: Actor, matchId: string) =>
    readStandingFor({ db, rights }, { actor, matchPin: null }, matchId);
  return {
    mayFollow: async (actor: Actor, { kind, id }: FollowedChannel) =>
      kind === 'matches'
        ? (await standingOf(actor, id)).ok
        : (await db.query((q) => findReadableEvent(q, rights, { id, actor, matchPin: null }))).ok,
    readStanding: async (actor: Actor, matchId: string) => {
      const standing = await standingOf(actor, matchId);
      return standing.ok ? standing.value : null;
    },
  };
}

type Nouns = {
  readonly parts: AppParts;
  readonly platform: Platform;
  readonly rights: EventRights;
  readonly redis: Redis | null;
  readonly presence: Presence;
  readonly tell: TellLobby;
};

async function bindNouns(http: FastifyInstance, { parts, platform, rights, redis, presence, tell }: Nouns) {
  const { config, clock, log } = parts;
  const tokenKey = await loadTokenKey(config.tokenSecret, config.dataDir);
  const guestTokens = createGuestTokens(tokenKey);
  const days = createKnownDays(parts.db, forgetAddresses);
  const matchPlatform = withFollowers(platform);
  const kinds = [
    matchdayKind(matchPlatform),
    tournamentKind(matchPlatform, createTournamentCache()),
    ...(parts.eventKinds ?? []),
  ];
  const eventPlatform = { ...matchPlatform, rights, kinds };
  const hooks = accountHooks({
    adminEmail: config.adminEmail,
    log,
    platform: matchPlatform,
    devices: createDeviceTokens(tokenKey),
    days,
  });
  const identity = createIdentity({
    guestTokens,
    now: clock.now,
    identifyUser: identifyUser(platform, hooks),
    db: parts.db,
    days,
  });
  const rateLimits = parts.rateLimits ?? usualRateLimits;
  const callLimits = parts.callLimits === undefined ? usualCallLimits : parts.callLimits;
  const binding: Binding = {
    identify: identity.identify,
    identifyFor: { loginGuest: identity.identifyForRenewal },
    rateLimits,
    limitCalls: callLimits === null ? undefined : countCalls(http, { limits: callLimits, redis, clock }),
  };
  await limitRates(http, redis);
  const exports = createExports();
  const handlers: Handlers<typeof allRoutes> = {
    ...loginHandlers({ guestTokens, now: clock.now, newId: platform.newId, days }),
    ...userHandlers(platform, hooks),
    ...playerHandlers(platform, {
      allTeamIdsOf: findAllTeamIdsOf,
      playerChanged: (player) => void tell(player),
    }),
    ...teamHandlers(platform, teamHooks),
    ...opponentHandlers(platform, teamHooks),
    ...eventHandlers(eventPlatform),
    ...matchdayHandlers(eventPlatform),
    ...tournamentHandlers(eventPlatform),
    ...runningTournamentHandlers(eventPlatform),
    ...rankingHandlers({ db: platform.db, rights, kinds }),
    ...seriesHandlers(eventPlatform),
    ...logHandlers(log),
    ...operatorHandlers(config.operator ?? nobody),
    ...matchHandlers(matchPlatform, {
      rights,
      readGuest: (token) => guestTokens.readForRenewal(token, clock.now())?.guestId ?? null,
      presence,
      exports,
      exportMore: exportHooks(platform),
    }),
    ...agreementHandlers(platform),
    ...newsHandlers(platform),
    ...practiceHandlers(platform),
    ...statisticsHandlers(eventPlatform, { exports }),
  };
  bindRoutes(http, { routes: allRoutes, handlers }, binding);
  serveOpenApi(http, { routes: allRoutes, rateLimited: limitedNames(rateLimits), version: parts.version });
  return identity;
}

/** Names of the calls that may be refused because there are too many of them. */
const limitedNames = (rateLimits: NonNullable<Binding['rateLimits']>): readonly string[] => [
  ...Object.keys(rateLimits),
  ...Object.entries(allRoutes).flatMap(([name, route]) => (callKindOf(name, route) === null ? [] : [name])),
];

/** Counts the calls of this process, and with Redis those of all processes. */
function countCalls(
  http: FastifyInstance,
  { limits, redis, clock }: { limits: CallLimits; redis: Redis | null; clock: Clock },
): LimitCalls {
  const counter = createCallCounter();
  if (redis !== null) {
    const stop = shareCounts({ counter, redis, now: clock.now });
    http.addHook('onClose', async () => stop());
  }
  return limitCalls({ limits, counter, now: clock.now });
}

function announcerOf(live: Live, { metrics, db }: { metrics: Metrics; db: Database }): Announcer {
  return {
    publish: (channel, event, payload) => {
      metrics.countEvent(event);
      if (isThrow(payload)) metrics.countThrow();
      if (event === 'session-ended') return live.endSessions(channel, payload as SessionEnded);
      if (event === 'rights-changed') {
        matchCache(db).rightsChanged();
        return live.checkRights(channel);
      }
      return live.publish(channel, event, payload);
    },
  };
}

const isThrow = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'change' in payload && payload.change === 'throw';

function addGauges(metrics: Metrics, { db, live }: { db: Database; live: Live }): void {
  metrics.addGauge({
    name: 'neundarter_outbox_backlog',
    help: 'Events that wait to be announced',
    read: () => countOutboxBacklog(db),
  });
  metrics.addGauge({
    name: 'neundarter_reactions_backlog',
    help: 'Reactions to events that wait or are under way',
    read: () => countReactions(db, 'waiting'),
  });
  metrics.addGauge({
    name: 'neundarter_reactions_set_aside',
    help: 'Reactions to events that failed too often and are not tried any more',
    read: () => countReactions(db, 'set-aside'),
  });
  metrics.addGauge({
    name: 'neundarter_live_sockets',
    help: 'Open connections of the live channel',
    read: live.socketCount,
  });
}

type Running = {
  readonly http: FastifyInstance;
  readonly live: Live;
  readonly presence: Presence;
  readonly reactions: Reactions;
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  readonly redis: Redis | null;
  readonly db: Database;
  /** Work after the start. */
  readonly counting: Promise<unknown>;
};

/** Closes the parts in order of their dependencies: no step closes a part that an earlier one still uses. */
async function closeApp(running: Running): Promise<void> {
  const { http, live, presence, reactions, outbox, mailer, redis, db, counting } = running;
  const closed = http.close();
  await live.disconnectAll();
  await presence.stop();
  await closed;
  await reactions.stop();
  await outbox.stop();
  await mailer.stop();
  await counting;
  live.close();
  redis?.close();
  await db.close();
}
