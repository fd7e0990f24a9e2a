import type { SessionEnded } from '@neundarter/contract/live';
import { mayManageEvents } from '@neundarter/rules/access/events';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from './app-parts.ts';
import { bindNouns } from './bind-nouns.ts';
import { type EventRights, gatherEventRights } from './events/gather-event-rights.ts';
import { findReadableEvent } from './events/reads.ts';
import { withFollowers } from './match-hooks.ts';
import { tellLobby } from './matches/lobby/tell-lobby.ts';
import { readStandingFor } from './matches/read-match-for.ts';
import { findRevisions } from './matches/reads.ts';
import { serveStanding } from './matches/serve-standing.ts';
import { matchCache } from './matches/storage/match-cache.ts';
import { allNouns, mailTexts } from './nouns.ts';
import { tellAdmins } from './operator/tell-admins.ts';
import { serveCalendars, usualCalendarLimit } from './platform/calendars/serve-calendars.ts';
import { type Database, DatabaseUnavailable } from './platform/db/database.ts';
import { serveFrames, usualFrameLimit } from './platform/frames/serve-frames.ts';
import { serveOembed } from './platform/frames/serve-oembed.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import type { Actor } from './platform/http/handler.ts';
import { leadToHttps } from './platform/http/lead-to-https.ts';
import { sendReadyAnswers } from './platform/http/send-ready-answers.ts';
import { serveAuthority } from './platform/http/serve-authority.ts';
import { serveOperations } from './platform/http/serve-operations.ts';
import { serveWeb } from './platform/http/serve-web.ts';
import { loadTokenKey } from './platform/identity/token-key.ts';
import { newId as randomId } from './platform/ids.ts';
import { knownAddress, knownSecureAddress } from './platform/known-address.ts';
import { type Live, openLive } from './platform/live.ts';
import type { FollowedChannel, Room } from './platform/live-channel.ts';
import { openMailTransport } from './platform/mail/mail-transport.ts';
import { createMailer, type Mailer } from './platform/mail/mailer.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import type { Mqtt } from './platform/mqtt/open-mqtt.ts';
import { createNotify } from './platform/notices/create-notify.ts';
import { type Announcer, createOutbox, type Outbox } from './platform/outbox.ts';
import { countOutboxBacklog } from './platform/outbox-backlog.ts';
import { createMayReach } from './platform/outgoing/check-target.ts';
import { createPostText } from './platform/outgoing/post-text.ts';
import { findPicture, pictureIdIn } from './platform/pictures/picture-store.ts';
import type { Platform } from './platform/platform.ts';
import { createPresence, type Presence } from './platform/presence.ts';
import { drawInProcess } from './platform/previews/draw-preview.ts';
import { servePreviews, usualPreviewLimit } from './platform/previews/serve-previews.ts';
import { createPushKeys } from './platform/push-keys.ts';
import { countReactions } from './platform/reactions/count-reactions.ts';
import { createReactions, type Reactions } from './platform/reactions/reactions.ts';
import { connectRedis, type Redis, RedisGone } from './platform/redis.ts';
import { createSharedPresence } from './platform/shared-presence.ts';
import type { Tls } from './platform/tls/open-tls.ts';
import { watchCertificate } from './platform/tls/watch-certificate.ts';
import { createTurns } from './platform/turns.ts';
import { tellEventChanges } from './rankings/tell-event-changes.ts';
import { describeActor } from './users/describe-actor.ts';

export type App = {
  readonly http: FastifyInstance;
  /** Finishes running requests, sends clients elsewhere, announces waiting events, closes the database. */
  readonly close: () => Promise<void>;
  /** The address in all links and codes, without a slash at the end; see `serverAddress`. */
  readonly address: () => string;
  /** Opens the further ports of a server with https; rejects with the error of one that cannot be opened. */
  readonly listenAlso: () => Promise<void>;
  /** When the certificate for https ends, ms since 1970; null without one. */
  readonly certificateEndsAt: () => number | null;
};

/** Wires all modules; does not open the port. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, db, log, clock, newId = randomId } = parts;
  const metrics = createMetrics();
  let tls: Tls | null = null;
  const transport = { publicUrl: config.publicUrl, publicNames: () => tls?.publicNames() ?? [] };
  const http = createHttpServer({
    log,
    metrics,
    transport,
    trustedProxies: config.trustedProxies,
    unavailableForS: (error) => (error instanceof DatabaseUnavailable ? error.retryAfterS : null),
  });
  leadToHttps(http, transport.publicNames);
  tls = (await parts.openTls?.(http.server)) ?? null;
  const address = parts.address ?? knownAddress(http, { config, publicNames: transport.publicNames });
  sendReadyAnswers(http, { metrics, transport, readyAnswer: serveStanding(db) });
  const redis = config.redisUrl === null ? null : await connectRedis(config.redisUrl, log);
  const presence = createPresence({ log, shared: redis && createSharedPresence(redis) });
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
  const post = createPostText(createMayReach(config.hooksAllow ?? []));
  const mqtt = await mqttOf(config.mqttUrl ?? null, log);
  const publish = mqtt?.publish ?? null;
  const tokenKey = await loadTokenKey(config.tokenSecret, config.dataDir);
  const pushKeys = createPushKeys(tokenKey);
  const reactions = createReactions({
    db,
    clock,
    log,
    reactions: allNouns.flatMap(
      ({ reactions: of }) => of?.({ db, tell, platformOf: () => platform, post, publish, pushKeys }) ?? [],
    ),
  });
  const mailer = createMailer({
    db,
    clock,
    log,
    newId,
    texts: mailTexts,
    transport: parts.mailTransport ?? openMailTransport({ ...config, from: config.mailFrom, log }),
    linkBase: address,
  });
  const announce: Platform['announce'] = (tx, announcements) => {
    outbox.announce(tx, announcements);
    reactions.plan(tx, announcements);
  };
  const notify = createNotify({ mail: mailer.way, page: announce });
  const platform = withFollowers({ db, clock, newId, announce, notify, address });
  const rights = gatherEventRights({
    clock,
    roles: [
      ...allNouns.flatMap(({ roles }) => roles?.({ ...platform, log }) ?? []),
      ...(parts.eventRoles ?? []),
    ],
  });
  const kinds = [...allNouns.flatMap(({ kind }) => kind?.(platform) ?? []), ...(parts.eventKinds ?? [])];
  const takeTurn = createTurns();
  const ownAuthority = () => tls?.authority ?? null;
  const secureAddress = knownSecureAddress(http, { config, tls: () => tls });
  const identity = await bindNouns(http, {
    parts,
    platform,
    rights,
    kinds,
    redis,
    presence,
    tell,
    takeTurn,
    secureAddress,
    ownAuthority,
    tokenKey,
    pushKeys,
  });
  const changes = tellEventChanges({ db, rights, kinds, log });
  live = openLive(http.server, {
    log,
    takeTurn,
    identify: identity.identify,
    identifyTablet: identity.identifyTablet,
    ...followingOf(db, rights),
    tellEventChange: changes.tell,
    shortenStart: changes.shortenStart,
    noteEventFollower: changes.begin,
    findMissed: changes.findMissed,
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
  const https = tls && serveHttps(tls, { metrics, platform, log });
  serveOperations(http, {
    version: parts.version,
    metrics,
    pingDatabase: db.check,
    redisState: live.redisState,
    certificateEndsAt: https?.endsAt ?? null,
    metricsToken: config.metricsToken,
  });
  const pages = allNouns.flatMap(({ pages: of }) => of?.({ ...platform, rights, kinds }) ?? []);
  const { deriveKey } = identity;
  for (const { calendar } of allNouns)
    if (calendar !== undefined)
      serveCalendars(http, {
        feed: calendar({ ...platform, rights, kinds, deriveKey }),
        clock,
        limit: parts.callLimits === null ? null : usualCalendarLimit,
      });
  const frames = allNouns.flatMap(({ frames: of }) => of?.({ ...platform, rights, kinds }) ?? []);
  serveOembed(http, { pages: frames, base: address });
  serveFrames(http, {
    pages: frames,
    clock,
    limit: parts.callLimits === null ? null : usualFrameLimit,
  });
  servePreviews(http, {
    pages,
    clock,
    limit: parts.callLimits === null ? null : usualPreviewLimit,
    draw: drawInProcess,
    readCrest: async (path) =>
      (await db.query((q) => findPicture(q, pictureIdIn(path))))?.base64Image ?? null,
  });
  serveAuthority(http, () => tls?.authority?.root() ?? null);
  await serveWeb(http, { folder: parts.webFolder, pages, base: address, secureAddress });
  await http.ready();
  const counting = Promise.all(
    allNouns.flatMap(({ afterStart }) => (afterStart === undefined ? [] : [afterStart(db)])),
  ).catch((error: unknown) => log.error({ err: error }, 'figures of earlier versions could not be counted'));
  const watches = allNouns.flatMap(
    ({ watch }) => watch?.({ platform, log, everyMs: parts.lookAtHallsEveryMs }) ?? [],
  );
  const running = {
    http,
    live,
    presence,
    reactions,
    outbox,
    mailer,
    mqtt,
    redis,
    db,
    counting,
    https,
    watches,
  };
  return {
    http,
    address,
    listenAlso: async () => tls?.listen(),
    certificateEndsAt: () => https?.endsAt() ?? null,
    close: () => closeApp(running),
  };
}

/** Loads the code for MQTT only where a broker is named. */
async function mqttOf(url: string | null, log: AppParts['log']): Promise<Mqtt | null> {
  if (url === null) return null;
  const { openMqtt } = await import('./platform/mqtt/open-mqtt.ts');
  return openMqtt(url, log);
}

type Https = {
  /** When the certificate ends, ms since 1970; null without one. */
  readonly endsAt: () => number | null;
  readonly close: () => Promise<void>;
};

/** Says when the certificate ends: to those who watch the server at any time, and to admins before it is too late. */
function serveHttps(tls: Tls, { metrics, platform, log }: HttpsParts): Https {
  const endsAt = () => tls.certificate()?.validTo ?? null;
  metrics.addGauge({
    name: 'neundarter_certificate_end_seconds',
    help: 'When the certificate for https ends, in seconds since 1970; 0 without one',
    read: () => Math.floor((endsAt() ?? 0) / 1000),
  });
  const stopWatching = watchCertificate({
    log,
    certificate: tls.certificate,
    tell: (certificate) => tellAdmins(platform, certificate),
  });
  const close = async () => {
    tls.close();
    await stopWatching();
  };
  return { endsAt, close };
}

type HttpsParts = { readonly metrics: Metrics; readonly platform: Platform; readonly log: AppParts['log'] };

/** Rules of the nouns about who may listen to which channel. */
function followingOf(db: Database, rights: EventRights) {
  const standingOf = (actor: Actor, matchId: string) =>
    readStandingFor({ db, rights }, { actor, matchPin: null }, matchId);
  const eventOf = (actor: Actor, id: string) =>
    db.query((q) => findReadableEvent(q, rights, { id, actor, matchPin: null }));
  return {
    mayFollow: async (actor: Actor, { kind, id }: FollowedChannel) => {
      if (kind === 'matches') return (await standingOf(actor, id)).ok;
      const found = await eventOf(actor, id);
      if (!found.ok || kind !== 'organisers') return found.ok;
      return mayManageEvents(describeActor(actor), found.value.event.props.teamId);
    },
    readEventRevision: async (actor: Actor, eventId: string) => {
      const found = await eventOf(actor, eventId);
      return found.ok ? found.value.event.props.revision : null;
    },
    readStanding: async (actor: Actor, matchId: string) => {
      const standing = await standingOf(actor, matchId);
      return standing.ok ? standing.value : null;
    },
  };
}

function announcerOf(live: Live, { metrics, db }: { metrics: Metrics; db: Database }): Announcer {
  return {
    publish: (channels, event, payload) => {
      metrics.countEvent(event);
      if (isThrow(payload)) metrics.countThrow();
      if (event === 'session-ended')
        return tellEach(channels, (channel) => live.endSessions(channel, payload as SessionEnded));
      if (event === 'rights-changed') {
        matchCache(db).rightsChanged();
        return tellEach(channels, live.checkRights);
      }
      return live.publish(channels, event, payload);
    },
  };
}

const tellEach = async (
  channels: readonly Room[],
  tell: (channel: Room) => Promise<void> | void,
): Promise<void> => {
  await Promise.all(channels.map(async (channel) => tell(channel)));
};

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
  readonly mqtt: Mqtt | null;
  readonly redis: Redis | null;
  readonly db: Database;
  /** Work after the start. */
  readonly counting: Promise<unknown>;
  readonly https: Https | null;
  /** End what nouns do by themselves. */
  readonly watches: readonly (() => Promise<void>)[];
};

/** Closes the parts in order of their dependencies: no step closes a part that an earlier one still uses. */
async function closeApp(running: Running): Promise<void> {
  const { http, live, presence, reactions, outbox, mailer, mqtt, redis, db, counting, https, watches } =
    running;
  const closed = http.close();
  await https?.close();
  await live.disconnectAll();
  await presence.stop();
  await closed;
  await Promise.all(watches.map((end) => end()));
  await reactions.stop();
  await mqtt?.close();
  await outbox.stop();
  await mailer.stop();
  await counting;
  live.close();
  redis?.close();
  await db.close();
}
