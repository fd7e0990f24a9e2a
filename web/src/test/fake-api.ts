import { apiBasePath } from '@neundarter/contract/limits';
import { type Answer, fakeServer, json, refusal, type SentCall } from './fake-server.ts';

/**
 * Replaces the network by one answer per call, e.g. `POST /login`; every device may become a guest. All other calls are
 * answered with `error.not-found`.
 */
export function fakeApi(answers: { readonly [address: string]: Answer }): readonly SentCall[] {
  return fakeServer((call) => {
    const address = addressOf(call);
    const answer = answers[address];
    if (answer !== undefined) return answer(call);
    if (address === 'GET /login/guest') return json({ token: 'guest', guestId: 'g1', expiresAt: 0 });
    return refusal(404, 'error.not-found');
  });
}

/** `POST /login`, without query. */
export const addressOf = ({ method, url }: SentCall): string =>
  `${method} ${url.replace(apiBasePath, '').replace(/\?.*/, '')}`;

/** Calls to one address. */
export const callsTo = (calls: readonly SentCall[], address: string): readonly SentCall[] =>
  calls.filter((call) => addressOf(call) === address);
