import { join } from 'node:path';
import { apiBasePath, appVersion, tabletKeyHeader, versionHeaders } from '@neundarter/contract/limits';
import type { AnswerOf, BodyOf } from '@neundarter/contract/route';
import type { AnyAddress, RouteAt } from '@neundarter/contract/routes/all';
import { createApp } from '../../server/src/app.ts';
import type { AppParts } from '../../server/src/app-parts.ts';
import { withFollowers } from '../../server/src/match-hooks.ts';
import { importMatches, type KeptMatch } from '../../server/src/matches/transfer/import-matches.ts';
import { type EventMoves, importMoves } from '../../server/src/matches/transfer/import-moves.ts';
import type { Database } from '../../server/src/platform/db/database.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { Refusal } from '../replay/api-client.ts';
import { seededIds } from './seeded-ids.ts';

type DemoServerOptions = {
  readonly db: Database;
  readonly config: Pick<AppParts['config'], 'dataDir' | 'tokenSecret'>;
  readonly adminEmail: string;
  /** Address of the web app, for links in mails. */
  readonly url: string;
  readonly seed: string;
};

type Call = {
  readonly params?: { readonly [name: string]: string };
  readonly token?: string | undefined;
  readonly requestId?: string;
  /** Of the tablet from which the call comes. */
  readonly tabletKey?: string;
};

export type DemoServer = {
  /** One call of the public API. @throws {Refusal} if the server refuses it */
  readonly call: <A extends AnyAddress>(
    address: A,
    call?: Call & { readonly body?: BodyOf<RouteAt<A>> },
  ) => Promise<AnswerOf<RouteAt<A>>>;
  /** Uploads a file as the only field of a form. */
  readonly upload: (
    address: AnyAddress,
    file: { readonly field: string; readonly content: Buffer } & Call,
  ) => Promise<void>;
  /** Stores finished matches with all their turns in one transaction. */
  readonly keepMatches: (matches: readonly KeptMatch[]) => Promise<void>;
  /** Plays scheduled matches of an event, with all their turns. */
  readonly keepMoves: (matches: readonly EventMoves[]) => Promise<void>;
  /** The link in the next unread mail to an address. */
  readonly nextLink: (to: string) => Promise<URL>;
  /** Sets the server's clock (ms since 1970). */
  readonly setTime: (now: number) => void;
  /** Announces all waiting events and closes the database. */
  readonly close: () => Promise<void>;
};

/** Unread mails, and the callers who wait for one. */
const createMailbox = () => {
  const links = new Map<string, string[]>();
  const waiting = new Map<string, (link: string) => void>();
  return {
    put: (to: string, link: string): void => {
      const taker = waiting.get(to);
      waiting.delete(to);
      if (taker === undefined) links.set(to, [...(links.get(to) ?? []), link]);
      else taker(link);
    },
    next: async (to: string): Promise<URL> => {
      const link =
        links.get(to)?.shift() ?? (await new Promise<string>((resolve) => void waiting.set(to, resolve)));
      return new URL(link);
    },
  };
};

const addressOf = (address: AnyAddress, params: Call['params'] = {}) => {
  const [method = 'GET', path = '/'] = address.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return { method: method as 'GET', url: `${apiBasePath}${filled}` };
};

const headersOf = ({ token, requestId, tabletKey }: Call) => ({
  ...versionHeaders,
  ...(tabletKey !== undefined && { [tabletKeyHeader]: tabletKey }),
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(requestId !== undefined && { 'x-request-id': requestId }),
});

/**
 * The whole server in this process, as `npm start` runs it, but with a clock that the caller sets, ids from a seed, a
 * mailbox instead of a mail server, no rate limits, and no port, so that nobody else can call it.
 */
export const openDemoServer = async (options: DemoServerOptions): Promise<DemoServer> => {
  const { db, config, adminEmail, url, seed } = options;
  const mailbox = createMailbox();
  let now = 0;
  const clock = { now: () => now };
  const newId = seededIds(`server ${seed}`);
  const app = await createApp({
    db,
    config: {
      ...config,
      publicUrl: null,
      redisUrl: null,
      smtpUrl: null,
      mailFrom: '',
      adminEmail,
      trustedProxies: [],
      metricsToken: null,
    },
    log: createLog('error'),
    clock,
    newId,
    version: appVersion,
    webFolder: join(config.dataDir, 'no-web-app'),
    rateLimits: {},
    callLimits: null,
    address: () => url,
    mailTransport: { send: async ({ to, link }) => mailbox.put(to, link), close: () => undefined },
  });
  const notify = async () => undefined;
  const { followers } = withFollowers({
    db,
    clock,
    newId,
    announce: () => undefined,
    notify,
    address: () => url,
  });
  type Sent = { readonly payload?: string | Buffer; readonly type?: string };
  const send = async (address: AnyAddress, call: Call, { payload, type }: Sent): Promise<string> => {
    const answer = await app.http.inject({
      ...addressOf(address, call.params),
      headers: { ...headersOf(call), ...(type !== undefined && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
    });
    if (answer.statusCode >= 400) throw new Refusal(answer.body, address);
    return answer.body;
  };
  return {
    call: async (address, { body, ...call } = {}) => {
      const sent = body === undefined ? {} : { payload: JSON.stringify(body), type: 'application/json' };
      const text = await send(address, call, sent);
      return text === '' ? undefined : JSON.parse(text);
    },
    upload: async (address, { field, content, ...call }) => {
      const form = new FormData();
      form.append(field, new Blob([new Uint8Array(content)], { type: 'image/png' }), 'drawing.png');
      const request = new Response(form);
      const payload = Buffer.from(await request.arrayBuffer());
      await send(address, call, { payload, type: request.headers.get('content-type') ?? '' });
    },
    keepMatches: async (matches) => {
      const kept = await importMatches({ db, clock, newId, followers }, matches);
      if (!kept.ok) throw new Error(`A match was refused: ${JSON.stringify(kept.error)}`);
    },
    keepMoves: async (matches) => {
      for (const match of matches) {
        const kept = await importMoves({ db, followers }, match);
        if (!kept.ok) throw new Error(`A game was refused: ${JSON.stringify(kept.error)}`);
      }
    },
    nextLink: mailbox.next,
    setTime: (time) => {
      now = time;
    },
    close: app.close,
  };
};
