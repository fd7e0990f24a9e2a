import { queryOptions } from '@tanstack/react-query';
import { request } from './api.ts';
import { isUnreachable } from './is-unreachable.ts';
import { keepAnswer, readKeptAnswer } from './kept-answers.ts';

/** Time after which an open page asks again, in ms: a laptop that changes networks gets a new address. */
const askAgainMs = 5 * 60_000;

/** The same while nobody knows the address. ms */
const tryAgainMs = 5000;

const keptKey = 'server-address';

/**
 * The address of the server in every link and code, without a slash at the end. The server decides it: this browser may
 * be on the server's own machine, where the address is `localhost`. Without network it is what this device has seen.
 */
export const serverAddressQuery = queryOptions({
  queryKey: [keptKey],
  queryFn: async ({ signal }) => {
    try {
      const { address } = await request('GET /address', { signal });
      void keepAnswer(keptKey, { answer: address, at: Date.now() });
      return address;
    } catch (error) {
      const kept = isUnreachable(error) ? await readKeptAnswer<string>(keptKey) : null;
      if (kept === null) throw error;
      return kept.answer;
    }
  },
  staleTime: askAgainMs,
  refetchInterval: ({ state }) => (state.data === undefined ? tryAgainMs : askAgainMs),
});
