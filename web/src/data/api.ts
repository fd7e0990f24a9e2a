import { apiBasePath, frontendVersion } from '@neundarter/contract/limits';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '@neundarter/contract/route';
import type { AnyAddress, RouteAt } from '@neundarter/contract/routes/all';
import { ApiError, asApiError, errorOfAnswer } from './api-error.ts';
import { bearerToken, forgetToken } from './identity.ts';
import { newId } from './new-id.ts';
import { handleVersionMismatch } from './version-mismatch.ts';

/** What one call needs besides its address, as the contract says. */
export type RequestInput<A extends AnyAddress> = {
  readonly params?: ParamsOf<RouteAt<A>>;
  readonly query?: QueryOf<RouteAt<A>>;
  readonly body?: BodyOf<RouteAt<A>>;
  /** Makes a repeat harmless where the route says so; made here otherwise. */
  readonly requestId?: string;
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
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
  const requestId = input.requestId ?? newId();
  try {
    return await send(address, { ...input, requestId });
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
};

/** Sends once; when the guest's token turned out to be over, renews the same guest and sends once more. */
async function send<Answer>(address: AnyAddress, input: LooseInput): Promise<Answer> {
  const token = await bearerToken();
  const first = await fetchOnce(address, input, token);
  if (first.status !== 401) return readAnswer(first);
  forgetToken(token);
  return readAnswer(await fetchOnce(address, input, await bearerToken()));
}

function fetchOnce(address: AnyAddress, input: LooseInput, token: string): Promise<Response> {
  const [method = 'GET', path = '/'] = address.split(' ');
  return fetch(apiBasePath + fillPath(path, input.params) + queryText(input.query), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-frontend-version': frontendVersion,
      'x-request-id': input.requestId,
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    signal: withTimeout(input.signal),
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.keepalive === undefined ? {} : { keepalive: input.keepalive }),
  });
}

/** Older tablets cannot join two signals: there the caller's own is what counts. */
function withTimeout(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(answerTimeoutMs);
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
