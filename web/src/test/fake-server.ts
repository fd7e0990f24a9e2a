import { vi } from 'vitest';

export type SentCall = {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
};
export type Answer = (call: SentCall) => Response | Promise<Response>;

/** Replaces the network: answers every call, and records the calls. */
export function fakeServer(answer: Answer): readonly SentCall[] {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method: init.method ?? 'GET', url, headers: new Headers(init.headers), body };
    calls.push(call);
    return answer(call);
  });
  return calls;
}

/** A JSON answer. */
export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status });

/** A refusal in the server's format: the bare code. */
export const refusal = (status: number, code: string): Response => new Response(code, { status });

/** What `fetch` does without network. */
export const noNetwork = (): never => {
  throw new TypeError('Failed to fetch');
};
