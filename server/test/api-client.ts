import { randomUUID } from 'node:crypto';
import type { MatchEntity } from '@neundarter/contract/entities/match';
import { apiBasePath } from '@neundarter/contract/limits';
import { sampleMatch } from './sample-match.ts';

type ApiAnswer = {
  readonly status: number;
  readonly text: string;
  // Tests read answers of every shape; other tests check the shapes.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  readonly json: any;
  readonly headers: Headers;
};

type ApiRequest = {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
};

/** Calls a running server: `call('POST /matches/…/throw', { body, token })`. */
export function apiClient(url: string) {
  const call = async (address: string, request: ApiRequest = {}): Promise<ApiAnswer> => {
    const [method = 'GET', path = '/'] = address.split(' ');
    const headers = new Headers(request.headers);
    if (request.token !== undefined) headers.set('authorization', `Bearer ${request.token}`);
    if (request.body !== undefined) headers.set('content-type', 'application/json');
    const body = request.body === undefined ? {} : { body: JSON.stringify(request.body) };
    const answer = await fetch(`${url}${apiBasePath}${path}`, { method, headers, ...body });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return { status: answer.status, text, json: isJson ? JSON.parse(text) : null, headers: answer.headers };
  };

  const loginGuest = async (): Promise<string> => (await call('GET /login/guest')).json.token;

  /** A running match of two guests and a token that may score it. */
  const startMatch = async (config?: Parameters<typeof sampleMatch>[0]) => {
    const token = await loginGuest();
    const { id, home, away, props } = sampleMatch(config);
    await call('POST /matches/', { token, body: { id, props } });
    await call(`PATCH /matches/${id}/start`, { token });
    return { id, home, away, token };
  };

  /** Records one turn; the request id is the turn's id, so that a test can repeat it. */
  const recordThrow = (
    match: { readonly id: string; readonly token: string },
    turn: { readonly playerId: string; readonly score: number; readonly attemptsOnDouble?: number },
    requestId: string = randomUUID(),
  ) =>
    call(`POST /matches/${match.id}/throw`, {
      token: match.token,
      body: turn,
      headers: { 'x-request-id': requestId },
    });

  const readMatch = async (id: string): Promise<MatchEntity> => (await call(`GET /matches/${id}`)).json;

  return { call, loginGuest, startMatch, recordThrow, readMatch };
}
