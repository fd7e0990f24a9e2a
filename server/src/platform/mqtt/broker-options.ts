import { randomBytes } from 'node:crypto';
import type { IClientOptions } from 'mqtt';

/** Pause between two attempts to connect, in ms. A broker restarts within seconds. */
const retryMs = 2000;

/** Maximum time for a connection, in ms. */
const connectsMs = 10_000;

/** A connection without an answer to its pings counts as lost after one and a half times as many seconds. */
const silenceS = 20;

/** User and password of an address; they may contain any character, percent-encoded. @returns null if they are not */
const credentialsOf = (url: URL): { readonly username?: string; readonly password?: string } | null => {
  try {
    const [username, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
    return { ...(username !== '' && { username }), ...(password !== '' && { password }) };
  } catch {
    return null;
  }
};

/** Whether user and password of an address can be read; `text` is a valid address. */
export const hasReadableCredentials = (text: string): boolean => credentialsOf(new URL(text)) !== null;

/**
 * How the library connects to the broker at `text`, a valid address with `mqtt:` or `mqtts:`. It gets the parts of the address,
 * because it would read the address by a function that Node warns about.
 */
export const brokerOptions = (text: string): IClientOptions => {
  const url = new URL(text);
  const isSecure = url.protocol === 'mqtts:';
  return {
    protocol: isSecure ? 'mqtts' : 'mqtt',
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 8883 : 1883),
    ...credentialsOf(url),
    // Each process is a client of its own; brokers need to take no name of more than 23 characters.
    clientId: `neundarter-${randomBytes(4).toString('hex')}`,
    rejectUnauthorized: true,
    clean: true,
    reconnectPeriod: retryMs,
    // Somebody may mend the password at the broker.
    reconnectOnConnackError: true,
    connectTimeout: connectsMs,
    keepalive: silenceS,
    timerVariant: 'native',
  };
};
