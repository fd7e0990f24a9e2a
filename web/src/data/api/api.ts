import { errorStatus } from '@neundarter/contract/errors';
import { apiBasePath, frontendVersion } from '@neundarter/contract/limits';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@neundarter/contract/route';
import type { AnyAddress, RouteAt } from '@neundarter/contract/routes/all';
import { bearerToken, forgetToken } from '../people/identity.ts';
import { readSession } from '../people/session.ts';
import { noteSessionEnd } from '../people/session-end.ts';
import { ApiError, asApiError, errorOfAnswer, isNotThere } from './api-error.ts';
import { newId } from './new-id.ts';
import { handleVersionMismatch } from './version-mismatch.ts';

/** A form with the file where the route takes one. */
type SentBody<R extends Route> = R extends { readonly file: object } ? FormData : BodyOf<R>;

/** What one call needs besides its address, as the contract says. */
export type RequestInput<A extends AnyAddress> = {
  readonly params?: ParamsOf<RouteAt<A>>;
  readonly query?: QueryOf<RouteAt<A>>;
  readonly body?: SentBody<RouteAt<A>>;
  /** Makes a repeat harmless where the route says so; made here otherwise. */
  readonly requestId?: string;
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
  /** Sends as this device's guest although somebody is signed in, for what the guest began. */
  readonly as?: 'guest';
  /** The PIN of the match's event, where this device keeps one. */
  readonly matchPin?: string | null;
};

/** After so long without an answer a call counts as lost: halls lose Wi-Fi without telling. ms */
const answerTimeoutMs = 20_000;

/**
 * Calls the server.
 * @param address method and path of the contract, e.g. `GET /matches/{id}`
 * @throws {ApiError} with code and status; a `DOMException` named `AbortError` when `signal` fired
 */
export async function request<A extends AnyAddress>(
  address: A,
  input: RequestInput<A> = {},
): Promise<AnswerOf<RouteAt<A>>> {
  return perform(address, input, readAnswer<AnswerOf<RouteAt<A>>>);
}

/** Calls the server and reads the answer in one's own way; failures as of `request`. */
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
  readonly timeoutMs?: number;
};

/**
 * Sends once; when the token turned out to be over, sends once more: as the same guest renewed, or as the guest where
 * a session was ended elsewhere.
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

function fetchOnce(address: AnyAddress, input: LooseInput, token: string): Promise<Response> {
  const [method = 'GET', path = '/'] = address.split(' ');
  const { body, matchPin = null } = input;
  const isForm = body instanceof FormData;
  return fetch(apiBasePath + fillPath(path, input.params) + queryText(input.query), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-frontend-version': frontendVersion,
      'x-request-id': input.requestId,
      // A refused change names the fields at fault.
      ...(method === 'GET' ? {} : { accept: 'application/json, application/problem+json' }),
      ...(matchPin === null ? {} : { 'x-match-pin': matchPin }),
      // A form names its own type, with the boundary.
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    signal: withTimeout(input),
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(input.keepalive === undefined ? {} : { keepalive: input.keepalive }),
  });
}

/** Older tablets cannot join two signals: there the caller's own is what counts. */
function withTimeout({ signal, timeoutMs = answerTimeoutMs }: LooseInput): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  if (signal === undefined) return timeout;
  return typeof AbortSignal.any === 'function' ? AbortSignal.any([signal, timeout]) : signal;
}

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  if (!response.ok) throw errorOfAnswer(response.status, text);
  if (text === '') return undefined as Answer;
  try {
    return JSON.parse(text) as Answer;
  } catch {
    // Some page of a proxy or a hotspot's login instead of our server.
    throw new ApiError('error.api.network-error', null);
  }
}

/** `/matches/{id}` with `{id: 'x'}` → `/matches/x`. */
function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

/** `{status: ['a', 'b'], limit: 5}` → `?status=a&status=b&limit=5`; what is undefined is left out. */
function queryText(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name, String(one));
  return search.size === 0 ? '' : `?${search}`;
}

/** Whether the server said that whoever asked may not, or may not know of it: then it is as if it were not there. */
const isDenied = (thrown: unknown): boolean =>
  thrown instanceof ApiError &&
  (thrown.code === 'error.insufficient-permissions' || thrown.code === 'error.not-found');

/**
 * As `request`; what the signed-in user may not, the guest this device was before may.
 * @param mayNot tells from a failure that another may; by default the server says so
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

/** What came of sending a command. */
export type SendOutcome<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'later'; readonly afterMs?: number }
  | { readonly kind: 'refused'; readonly code: string };

/**
 * What came of sending a command; never rejects. Only a code of the contract that no later attempt can change is the
 * server's refusal; everything else (no network, a proxy's error page, an overloaded or restarting server) is tried
 * again.
 */
export async function sendOutcome<Answer>(sending: Promise<Answer>): Promise<SendOutcome<Answer>> {
  try {
    return { kind: 'done', answer: await sending };
  } catch (thrown) {
    // The session was ended elsewhere: what waits does so until somebody signs in again.
    if (isDenied(thrown) && readSession()?.token === null) return { kind: 'later' };
    const isRefusal =
      thrown instanceof ApiError && !thrown.isRetryable && Object.hasOwn(errorStatus, thrown.code);
    return isRefusal ? { kind: 'refused', code: thrown.code } : { kind: 'later' };
  }
}

/** What asking the server for a thing led to. */
export type ReadOutcome<Answer> =
  | { readonly kind: 'found'; readonly answer: Answer }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What reading a thing led to; never rejects. */
export async function readOutcome<Answer>(reading: Promise<Answer>): Promise<ReadOutcome<Answer>> {
  try {
    return { kind: 'found', answer: await reading };
  } catch (error) {
    return isNotThere(error) ? { kind: 'missing' } : { kind: 'failed', error };
  }
}
