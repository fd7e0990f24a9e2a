import type { Server as HttpServer } from 'node:http';
import type { EventKind } from './events/event-kind.ts';
import { type EventRoles } from './events/gather-event-rights.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type Database } from './platform/db/database.ts';
import { type Binding } from './platform/http/bind-routes.ts';
import { type CallLimits } from './platform/http/call-limits.ts';
import type { Log } from './platform/log.ts';
import { type MailTransport } from './platform/mail/mail-transport.ts';
import type { Tls } from './platform/tls/open-tls.ts';

/** What the app is made of, and what tests replace. */
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
    Partial<Pick<Config, 'operator' | 'host' | 'port' | 'tlsPort' | 'hooksAllow' | 'mqttUrl'>>;
  readonly db: Database;
  readonly log: Log;
  readonly clock: Clock;
  readonly version: string;
  /** Folder of the built web app; it may be missing. */
  readonly webFolder: string;
  readonly rateLimits?: Binding['rateLimits'];
  /** Limits per caller and address; null for none. */
  readonly callLimits?: CallLimits | null;
  /** Lets the server answer https, too; by default it answers only plain http. */
  readonly openTls?: ((server: HttpServer) => Promise<Tls>) | null;
  /** Replaces the address in all links and codes, see `serverAddress`. */
  readonly address?: () => string;
  /** Replaces SMTP or mails as files. */
  readonly mailTransport?: MailTransport;
  /** Time between two session checks of live connections, in ms; by default a few minutes. */
  readonly checkSessionsEveryMs?: number;
  /** Time between two looks for missed events, in ms; by default 15 seconds. */
  readonly checkRevisionsEveryMs?: number;
  /** Time between two looks at tournaments that call by themselves, in ms; by default two seconds. */
  readonly lookAtHallsEveryMs?: number;
  /** What nouns above events know about the people in them. */
  readonly eventRoles?: readonly EventRoles[];
  /** Kinds of events besides those of this app, for tests. */
  readonly eventKinds?: readonly EventKind[];
  /** Creates ids; by default from a cryptographic random source. */
  readonly newId?: () => string;
};
