import { isIP } from 'node:net';
import { maxOperatorLength, maxServerAddressLength } from '@neundarter/contract/limits';
import { hasReadableCredentials } from './mqtt/broker-options.ts';
import type { AcmeSettings } from './tls/acme/acme-settings.ts';

/** All settings from the environment. `null` means: not set, and no default. */
export type Config = {
  /** TCP port, 0 to 65535; 0 lets the system choose. */
  readonly port: number;
  /** Address to listen on; null for every address of the machine. */
  readonly host: string | null;
  /** URL of the server from outside, without a slash at the end. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  /** URL of PostgreSQL; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** URL of Redis, which connects several server processes; null for one process. */
  readonly redisUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly adminEmail: string | null;
  /** Who runs this server, for imprint and privacy page. */
  readonly operator: {
    readonly name: string | null;
    readonly address: string | null;
    readonly emailAddress: string | null;
  };
  /** Secret that signs guest tokens; null: the server creates one and stores it in `dataDir`. */
  readonly tokenSecret: string | null;
  /** Addresses and networks (CIDR) of reverse proxies, whose headers name the client. */
  readonly trustedProxies: readonly string[];
  /** Secret for `GET /metrics`; null: only this machine may read them. */
  readonly metricsToken: string | null;
  /** Private addresses and networks (CIDR) to which hooks may send; by default none. */
  readonly hooksAllow: readonly string[];
  /** URL of the MQTT broker that hears what hooks hear; null for none. */
  readonly mqttUrl: string | null;
  /** The operator's certificate and its key, as files; null without https. */
  readonly tls: { readonly certFile: string; readonly keyFile: string } | null;
  /** How the server orders its certificate itself; null if it does not. */
  readonly acme: AcmeSettings | null;
  /** Further ports of a server with a certificate, e.g. 80 and 443. */
  readonly httpPort: number | null;
  readonly tlsPort: number | null;
  readonly logLevel: LogLevel;
  /** Whether calls are limited per caller; measurements switch it off. */
  readonly limitsCalls: boolean;
};

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Minimum length of the secret, in characters; a shorter one could be guessed offline from one token. */
const minSecretLength = 32;

/** Minimum length of the token for the metrics, in characters; it can be guessed only over the network. */
const minMetricsTokenLength = 16;

/** By default only a proxy on this machine says who its clients are. */
const usualProxies: readonly string[] = ['127.0.0.0/8', '::1/128'];

type Environment = { readonly [name: string]: string | undefined };

/** A wrong value; the message is one sentence that names the variable. */
class WrongValue extends Error {}

/**
 * Reads the configuration. An empty variable counts as unset.
 * @returns the configuration, or one sentence that names the wrong variable and describes its valid values
 */
export function readConfig(
  env: Environment,
): { readonly ok: true; readonly value: Config } | { readonly ok: false; readonly error: string } {
  try {
    return { ok: true, value: checkTogether(readEach(env)) };
  } catch (error) {
    if (error instanceof WrongValue) return { ok: false, error: error.message };
    throw error;
  }
}

function readEach(env: Environment): Config {
  const text = (name: string): string | null => env[name]?.trim() || null;
  return {
    port: readPort('PORT', text('PORT') ?? '3000'),
    host: readHost(text('HOST')),
    publicUrl: readPublicUrl(text('PUBLIC_URL')),
    dataDir: text('DATA_DIR') ?? './data',
    databaseUrl: readUrl('DATABASE_URL', text('DATABASE_URL'), ['postgres:', 'postgresql:']),
    redisUrl: readUrl('REDIS_URL', text('REDIS_URL'), ['redis:', 'rediss:']),
    smtpUrl: readUrl('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: readSender(text('MAIL_FROM') ?? 'Neundarter <neundarter@localhost>'),
    adminEmail: readAddress('ADMIN_EMAIL', text('ADMIN_EMAIL')),
    operator: {
      name: readShort('OPERATOR_NAME', text('OPERATOR_NAME')),
      address: readShort('OPERATOR_ADDRESS', text('OPERATOR_ADDRESS')),
      emailAddress: readAddress('OPERATOR_EMAIL', text('OPERATOR_EMAIL')),
    },
    tokenSecret: readSecret(text('TOKEN_SECRET')),
    trustedProxies: readNetworks('TRUSTED_PROXIES', text('TRUSTED_PROXIES')) ?? usualProxies,
    metricsToken: readMetricsToken(text('METRICS_TOKEN')),
    hooksAllow: readNetworks('HOOKS_ALLOW', text('HOOKS_ALLOW')) ?? [],
    mqttUrl: readMqttUrl(text('MQTT_URL')),
    tls: readTls(text('TLS_CERT'), text('TLS_KEY')),
    acme: readAcme(text),
    httpPort: readFurtherPort('HTTP_PORT', text('HTTP_PORT')),
    tlsPort: readFurtherPort('TLS_PORT', text('TLS_PORT')),
    logLevel: readLogLevel(text('LOG_LEVEL') ?? 'info'),
    limitsCalls: readSwitch('CALL_LIMITS', text('CALL_LIMITS') ?? 'on'),
  };
}

/** Refuses combinations of valid settings that make no sense. */
function checkTogether(config: Config): Config {
  if (config.redisUrl !== null && config.databaseUrl === null)
    throw new WrongValue(
      'REDIS_URL is for several server processes, and those need PostgreSQL: set DATABASE_URL too, ' +
        'or leave REDIS_URL out, since the embedded database serves exactly one process.',
    );
  const [further] = [config.httpPort && 'HTTP_PORT', config.tlsPort && 'TLS_PORT'].filter(Boolean);
  if (further && config.tls === null && config.acme === null)
    throw new WrongValue(
      `${further} is for a server with a certificate: set TLS_CERT and TLS_KEY, or TLS_DOMAIN, too.`,
    );
  if (config.acme !== null && config.tls !== null)
    throw new WrongValue(
      'TLS_DOMAIN orders a certificate, so it is of no use with TLS_CERT: leave one of them out.',
    );
  if (config.acme !== null && config.redisUrl !== null)
    throw new WrongValue(
      'TLS_DOMAIN is for one process; several ones stand behind a proxy, and the certificate is there.',
    );
  return config;
}

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new WrongValue(`${name} must be a whole number from 0 to 65535, not "${text}".`);
  return port;
}

function readFurtherPort(name: string, text: string | null): number | null {
  return text === null ? null : readPort(name, text);
}

function readTls(certFile: string | null, keyFile: string | null): Config['tls'] {
  if (certFile === null && keyFile === null) return null;
  if (certFile === null) throw new WrongValue('TLS_KEY needs TLS_CERT, the file with the certificate.');
  if (keyFile === null) throw new WrongValue('TLS_CERT needs TLS_KEY, the file with the key.');
  return { certFile, keyFile };
}

/** Where certificates come from unless the operator says otherwise. */
const usualDirectory = 'https://acme-v02.api.letsencrypt.org/directory';

function readAcme(text: (name: string) => string | null): Config['acme'] {
  const domain = readDomain(text('TLS_DOMAIN'));
  const email = readAddress('TLS_EMAIL', text('TLS_EMAIL'));
  const directory = readUrl('ACME_DIRECTORY', text('ACME_DIRECTORY'), ['https:']);
  const dnsCommand = text('ACME_DNS_COMMAND');
  if (domain !== null) return { domain, email, directory: directory ?? usualDirectory, dnsCommand };
  const [needless] = [
    email && 'TLS_EMAIL',
    directory && 'ACME_DIRECTORY',
    dnsCommand && 'ACME_DNS_COMMAND',
  ].filter(Boolean);
  if (needless) throw new WrongValue(`${needless} needs TLS_DOMAIN, the name for the certificate.`);
  return null;
}

/** A name with a dot, without a star: ACME servers give certificates for nothing else, or not over http. */
function readDomain(text: string | null): string | null {
  const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
  const domain = text?.toLowerCase() ?? null;
  if (domain !== null && (domain.length > 253 || !new RegExp(`^(${label}\\.)+${label}$`).test(domain)))
    throw new WrongValue('TLS_DOMAIN must be a name such as darts.example.org.');
  return domain;
}

function readShort(name: string, text: string | null): string | null {
  if (text !== null && text.length > maxOperatorLength)
    throw new WrongValue(`${name} must have at most ${maxOperatorLength} characters.`);
  return text;
}

function readHost(text: string | null): string | null {
  if (text !== null && !/^[A-Za-z0-9.:_-]+$/.test(text))
    throw new WrongValue(`HOST must be an address or a host name such as 127.0.0.1, not "${text}".`);
  return text;
}

/** The error message never contains the value, because URLs contain passwords. */
function readUrl(name: string, text: string | null, protocols: readonly string[]): string | null {
  if (text === null) return null;
  const url = URL.parse(text);
  if (url === null || !protocols.includes(url.protocol) || url.hostname === '')
    throw new WrongValue(`${name} must be an address that starts with ${protocols.join('// or ')}//.`);
  return text;
}

function readMqttUrl(text: string | null): string | null {
  const url = readUrl('MQTT_URL', text, ['mqtt:', 'mqtts:']);
  if (url !== null && !hasReadableCredentials(url))
    throw new WrongValue('MQTT_URL must have its user and password percent-encoded, e.g. %25 for %.');
  return url;
}

/** Without a slash at the end, because paths are appended to it. */
function readPublicUrl(text: string | null): string | null {
  if (text !== null && text.length > maxServerAddressLength)
    throw new WrongValue(`PUBLIC_URL must have at most ${maxServerAddressLength} characters.`);
  return readUrl('PUBLIC_URL', text, ['http:', 'https:'])?.replace(/\/+$/, '') ?? null;
}

function readSender(text: string): string {
  if (!/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$/.test(text) && !isAddress(text))
    throw new WrongValue(
      'MAIL_FROM must be a mail address, with or without a name: Club <mail@example.org>.',
    );
  return text;
}

function readAddress(name: string, text: string | null): string | null {
  if (text !== null && !isAddress(text)) throw new WrongValue(`${name} must be a mail address.`);
  return text;
}

function isAddress(text: string): boolean {
  return /^[^\s<>@]+@[^\s<>@]+$/.test(text);
}

function readSecret(text: string | null): string | null {
  if (text !== null && text.length < minSecretLength)
    throw new WrongValue(`TOKEN_SECRET must have at least ${minSecretLength} characters.`);
  return text;
}

function readNetworks(name: string, text: string | null): readonly string[] | null {
  const networks = text?.split(/[\s,]+/).filter((one) => one !== '') ?? null;
  const wrong = networks?.find((one) => !isNetwork(one));
  if (wrong !== undefined)
    throw new WrongValue(
      `${name} must be a list of addresses or networks such as 10.0.0.5,192.168.0.0/24, not "${wrong}".`,
    );
  return networks;
}

/** Whether the text is an IP address, with or without the length of its network's prefix. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

function readMetricsToken(text: string | null): string | null {
  if (text !== null && (text.length < minMetricsTokenLength || /\s/.test(text)))
    throw new WrongValue(
      `METRICS_TOKEN must have at least ${minMetricsTokenLength} characters and no blanks.`,
    );
  return text;
}

function readSwitch(name: string, text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new WrongValue(`${name} must be on or off.`);
  return text === 'on';
}

function readLogLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text);
  if (level === undefined) throw new WrongValue(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`);
  return level;
}
