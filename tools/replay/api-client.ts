import { setTimeout as wait } from 'node:timers/promises';
import { apiBasePath, tabletKeyHeader, versionHeaders } from '@neundarter/contract/limits';
import type { AnswerOf, BodyOf } from '@neundarter/contract/route';
import type { AnyAddress, RouteAt } from '@neundarter/contract/routes/all';

/** First pause before a repeat, in ms; it doubles with each repeat. */
const firstPauseMs = 50;
const longestPauseMs = 1000;
/** Maximum wait for a server that does not answer, in ms. */
const maxWaitMs = 120_000;

/** A refusal by the server, which a repeat would not change. */
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string, what: string) {
    super(`${what}: ${code}`);
    this.code = code;
  }
}

/** For a call that somebody else may have made first, or that is not possible any more; other errors are thrown again. */
export const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof Refusal)) throw error;
};

type Input = {
  /** Values of `{id}` and the other names in the address. */
  readonly id?: string;
  readonly matchId?: string;
  readonly boardId?: string;
  readonly tabletId?: string;
  /** Query with its question mark. */
  readonly query?: string;
  readonly requestId?: string;
};

export type Client = {
  /** Sends one call until the server answers; repeats have the same request id, so they change nothing. */
  readonly call: <A extends AnyAddress>(
    address: A,
    input?: Input & { readonly body?: BodyOf<RouteAt<A>> },
  ) => Promise<AnswerOf<RouteAt<A>>>;
  /** Number of repeated calls so far. */
  readonly repeats: () => number;
};

type Credentials = { readonly emailAddress: string; readonly password: string };

/** What a tablet has got at its board. */
type TabletKey = { readonly tabletKey: string };

/** A client of the public API at `url`: one guest, the user of the credentials, or a guest on a tablet of a hall. */
export async function connect(url: string, as: Credentials | TabletKey | null = null): Promise<Client> {
  let repeats = 0;
  let token = '';

  const once = async (address: AnyAddress, input: Input & { readonly body?: unknown }) => {
    const [method = 'GET', path = '/'] = address.split(' ');
    const { query = '' } = input;
    const filled = path.replaceAll(
      /\{(id|matchId|boardId|tabletId)\}/g,
      (_, name: 'id' | 'matchId' | 'boardId' | 'tabletId') => input[name] ?? '',
    );
    const answer = await fetch(`${url}${apiBasePath}${filled}${query}`, {
      method,
      headers: {
        ...versionHeaders,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(as !== null && 'tabletKey' in as && { [tabletKeyHeader]: as.tabletKey }),
        ...(input.requestId && { 'x-request-id': input.requestId }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    });
    const text = await answer.text();
    if (answer.status >= 500 || answer.status === 429) throw new Error(`status ${answer.status}`);
    if (!answer.ok) throw new Refusal(text, address);
    return text === '' ? undefined : JSON.parse(text);
  };

  const call: Client['call'] = async (address, input = {}) => {
    const giveUpAt = performance.now() + maxWaitMs;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        return await once(address, input);
      } catch (error) {
        if (error instanceof Refusal || performance.now() > giveUpAt) throw error;
        repeats += 1;
        await wait(pauseMs);
      }
    }
  };

  const session =
    as !== null && 'password' in as
      ? await call('POST /login', { body: as })
      : await call('GET /login/guest');
  token = session.token;
  return { call, repeats: () => repeats };
}
