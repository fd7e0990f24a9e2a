import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { MayReach } from './check-target.ts';

/** What came of a request: the status code of the answer, or why there is none. */
export type Posted =
  | { readonly kind: 'answered'; readonly status: number }
  /** The address is private, and the operator does not allow it. Another try makes no sense. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly reason: 'no-address' | 'no-connection' | 'too-late' };

type Post = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
};

/** Sends a text, or bytes, to an address that somebody else has chosen. Never rejects. */
export type PostText = (post: Post, signal: AbortSignal) => Promise<Posted>;

/** Maximum time for an answer, in ms; a receiver has nothing to do but to take a note. */
const limitMs = 5000;

class RefusedTarget extends Error {}

/**
 * Resolves a name to addresses that may be reached, all or none. The connection uses what it returns, so that a name cannot point
 * to another address after the check.
 */
const checkedLookup =
  (mayReach: MayReach): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, '', 4);
      if (found.length === 0 || !found.every(({ address }) => mayReach(address)))
        return callback(new RefusedTarget(), '', 4);
      if (options.all === true) return callback(null, found);
      const [first] = found;
      return callback(null, first?.address ?? '', first?.family ?? 4);
    });
  };

const failureOf = (error: Error, signal: AbortSignal): Posted => {
  if (error instanceof RefusedTarget) return { kind: 'refused' };
  if (signal.aborted) return { kind: 'failed', reason: 'too-late' };
  const code = 'code' in error ? error.code : '';
  const isUnknown = code === 'ENOTFOUND' || code === 'EAI_AGAIN';
  return { kind: 'failed', reason: isUnknown ? 'no-address' : 'no-connection' };
};

/** Posts to addresses that may be reached. It follows no redirect: the answer of the first address counts. */
export const createPostText =
  (mayReach: MayReach): PostText =>
  ({ url, headers, body }, signal) =>
    new Promise((resolve) => {
      const target = URL.parse(url);
      if (target === null) return resolve({ kind: 'refused' });
      const host = target.hostname.replace(/^\[|\]$/g, '');
      // Nobody looks up what is an address already.
      if (isIP(host) !== 0 && !mayReach(host)) return resolve({ kind: 'refused' });
      const within = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
      const send = target.protocol === 'https:' ? requestHttps : requestHttp;
      const sent = send(
        target,
        {
          method: 'POST',
          agent: false,
          lookup: checkedLookup(mayReach),
          signal: within,
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        },
        (answer) => {
          resolve({ kind: 'answered', status: answer.statusCode ?? 0 });
          // Nobody needs what it says.
          answer.destroy();
        },
      );
      sent.on('error', (error) => resolve(failureOf(error, within)));
      sent.end(body);
    });
