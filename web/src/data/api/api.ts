import { apiBasePath, tabletKeyHeader, versionHeaders } from '@neundarter/contract/limits';
import type { AnswerOf, BodyOf, MinimalAnswerOf, ParamsOf, QueryOf, Route } from '@neundarter/contract/route';
import type { AnyAddress, RouteAt } from '@neundarter/contract/routes/all';
import { readSetting } from '../local-settings.ts';
import { bearerToken, forgetToken } from '../people/identity.ts';
import { readSession } from '../people/session.ts';
import { noteSessionEnd } from '../people/session-end.ts';
import { ApiError, asApiError, errorOfAnswer, isNotThere, isServerCode } from './api-error.ts';
import { newId } from './new-id.ts';
import { noteServerTime } from './server-clock.ts';
import { handleVersionMismatch } from './version-mismatch.ts';

/** A form if the route takes a file. */
type SentBody<R extends Route> = R extends { readonly file: object } ? FormData : BodyOf<R>;

/** Input of one call besides its address, as the contract defines it. */
export type RequestInput<A extends AnyAddress> = {
  readonly params?: ParamsOf<RouteAt<A>>;
  readonly query?: QueryOf<RouteAt<A>>;
  readonly body?: SentBody<RouteAt<A>>;
  /** With the same id, a repeated call changes nothing where the route says so; a new id by default. */
  readonly requestId?: string;
  readonly signal?: AbortSignal;
  /** The call goes on when the page is closed. */
  readonly keepalive?: boolean;
  /** Sends as this device's guest although a user is signed in, for things that the guest created. */
  readonly as?: 'guest';
  /** The PIN of the match's event, if this device has stored one. */
  readonly matchPin?: string | null;
  /** Asks for the minimal answer; use `requestMinimal` or `requestMinimalAsOwner`, whose types have both answers. */
  readonly prefersMinimal?: boolean;
};

/** Maximum wait for an answer, since Wi-Fi in halls can fail silently. ms */
const answerTimeoutMs = 20_000;

/**
 * Calls the server.
 * @param address method and path of the contract, e.g. `GET /matches/{id}`
 * @throws {ApiError} with code and status; a `DOMException` named `AbortError` if `signal` aborted the call
 */
export async function request<A extends AnyAddress>(
  address: A,
  input: RequestInput<A> = {},
): Promise<AnswerOf<RouteAt<A>>> {
  return perform(address, input, readAnswer<AnswerOf<RouteAt<A>>>);
}

/** Calls the server and reads the answer with `read`; fails like `request`. */
export async function perform<A extends AnyAddress, Answer>(
  address: A,
  input: RequestInput<A> & { readonly timeoutMs?: number },
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const requestId = input.requestId ?? newId();
  try {
    return await read(await send(address, { ...input, requestId }));
  } catch (thrown) {
    if (input.signal?.aborted === true) throw thrown;
    const error = asApiError(thrown);
    if (error.code === 'error.version.does-not-match') await handleVersionMismatch();
    throw error;
  }
}

type LooseInput = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly requestId: string;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
  readonly as?: 'guest';
  readonly matchPin?: string | null;
  readonly prefersMinimal?: boolean;
  readonly timeoutMs?: number;
};

/**
 * Sends once. If the server does not accept the token, sends once more: as the same guest with a new token, or as the
 * guest if the user's session has ended.
 */
async function send(address: AnyAddress, input: LooseInput): Promise<Response> {
  const token = await tokenFor(input);
  const first = await fetchOnce(address, input, token);
  if (first.status !== 401) return first;
  noteSessionEnd(token, 'expired');
  forgetToken(token);
  return fetchOnce(address, input, await tokenFor(input));
}

const tokenFor = async ({ as }: LooseInput): Promise<string> =>
  (as === 'guest' ? null : readSession()?.token) ?? (await bearerToken());

async function fetchOnce(address: AnyAddress, input: LooseInput, token: string): Promise<Response> {
  const [method = 'GET', path = '/'] = address.split(' ');
  const { body, matchPin = null } = input;
  const isForm = body instanceof FormData;
  const tablet = readSetting('tablet');
  const response = await fetch(apiBasePath + fillPath(path, input.params) + queryText(input.query), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...versionHeaders,
      'x-request-id': input.requestId,
      // If a change is refused, the answer names the wrong fields.
      ...(method === 'GET' ? {} : { accept: 'application/json, application/problem+json' }),
      ...(matchPin === null ? {} : { 'x-match-pin': matchPin }),
      ...(tablet && { [tabletKeyHeader]: tablet.key }),
      ...(input.prefersMinimal === true ? { prefer: 'return=minimal' } : {}),
      // The browser sets the type of a form, which contains the boundary.
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    signal: withTimeout(input),
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(input.keepalive === undefined ? {} : { keepalive: input.keepalive }),
  });
  noteServerTime(response);
  return response;
}

/** Older tablets cannot join two signals: they use only the caller's signal. */
function withTimeout({ signal, timeoutMs = answerTimeoutMs }: LooseInput): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  if (signal === undefined) return timeout;
  return typeof AbortSignal.any === 'function' ? AbortSignal.any([signal, timeout]) : signal;
}

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  if (!response.ok) throw errorOfAnswer(response, text);
  if (text === '') return undefined as Answer;
  try {
    return JSON.parse(text) as Answer;
  } catch {
    // The answer is not from our server, but e.g. from a proxy or a hotspot's login page.
    throw new ApiError('error.api.network-error', null);
  }
}

/** `/matches/{id}` with `{id: 'x'}` → `/matches/x`. */
function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

/** `{status: ['a', 'b'], limit: 5}` → `?status=a&status=b&limit=5`; undefined values are left out. */
function queryText(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name, String(one));
  return search.size === 0 ? '' : `?${search}`;
}

/** Whether the server denied access. It may also answer that the thing does not exist. */
const isDenied = (thrown: unknown): boolean =>
  thrown instanceof ApiError &&
  (thrown.code === 'error.insufficient-permissions' || thrown.code === 'error.not-found');

/**
 * As `request`; if the signed-in user has no right, sends again as the guest that this device was before.
 * @param mayNot whether a failure means that the user has no right; by default decided by the error code
 * @throws {ApiError}
 */
export async function requestAsOwner<A extends AnyAddress>(
  address: A,
  input: RequestInput<A>,
  mayNot: (thrown: unknown) => boolean = isDenied,
): Promise<AnswerOf<RouteAt<A>>> {
  try {
    return await request(address, input);
  } catch (thrown) {
    const isUser = (readSession()?.token ?? null) !== null;
    if (!isUser || !mayNot(thrown)) throw thrown;
    return request(address, { ...input, as: 'guest' });
  }
}

/** As `requestAsOwner`, but asks for the minimal answer; an older server sends the usual one. @throws {ApiError} */
export const requestMinimalAsOwner = <A extends AnyAddress>(
  address: A,
  input: RequestInput<A>,
): Promise<AnswerOf<RouteAt<A>> | MinimalAnswerOf<RouteAt<A>>> =>
  requestAsOwner(address, { ...input, prefersMinimal: true });

/** Result of sending a command. */
export type SendOutcome<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  /** `code` tells why, as in `ApiError`. */
  | { readonly kind: 'later'; readonly afterMs?: number; readonly code?: string }
  | { readonly kind: 'refused'; readonly code: string };

/**
 * Result of sending a command; never rejects. A command is refused only by a code of the contract that is not
 * retryable. After every other failure (no network, a proxy's error page, an overloaded or restarting server) it is
 * tried again.
 */
export async function sendOutcome<Answer>(sending: Promise<Answer>): Promise<SendOutcome<Answer>> {
  try {
    return { kind: 'done', answer: await sending };
  } catch (thrown) {
    // The session was ended elsewhere: commands wait until the user signs in again.
    if (isDenied(thrown) && readSession()?.token === null)
      return { kind: 'later', code: 'error.unauthorized' };
    const isRefusal = thrown instanceof ApiError && !thrown.isRetryable && isServerCode(thrown.code);
    if (isRefusal) return { kind: 'refused', code: thrown.code };
    const { code, retryAfterS } = asApiError(thrown);
    return retryAfterS === null
      ? { kind: 'later', code }
      : { kind: 'later', code, afterMs: retryAfterS * 1000 };
  }
}

/** Result of reading a thing from the server. */
export type ReadOutcome<Answer> =
  | { readonly kind: 'found'; readonly answer: Answer }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Result of reading a thing; never rejects. */
export async function readOutcome<Answer>(reading: Promise<Answer>): Promise<ReadOutcome<Answer>> {
  try {
    return { kind: 'found', answer: await reading };
  } catch (error) {
    return isNotThere(error) ? { kind: 'missing' } : { kind: 'failed', error };
  }
}
