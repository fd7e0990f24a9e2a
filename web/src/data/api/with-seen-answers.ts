import type { QueryPersister } from '@tanstack/react-query';

/**
 * Keys of the answers that a device keeps, as text. Not kept: searches for what somebody is typing, and standings, because
 * an old score must never look live.
 */
const keptKeys =
  /^\["(matches|news|events|statistics|teams|players|lobby|series)"(?!.*"(standing|by-name|online|known-externals)")/;

const load = () => import('./seen-answers.ts');

/**
 * Option of all queries: keeps what the server answers, and answers with what this device has seen while the server
 * cannot be reached. Its code is loaded beside the first call, which does not wait for it.
 */
export const withSeenAnswers: QueryPersister = async (read, context, query) => {
  if (!keptKeys.test(query.queryHash)) return read(context);
  try {
    const answer = await read(context);
    void load().then(({ keepSeen }) => keepSeen(query, answer), ignore);
    return answer;
  } catch (error) {
    const seen = await load().catch(ignore);
    if (seen === undefined) throw error;
    return seen.recallSeen(context.client, query, error);
  }
};

const ignore = (): void => undefined;
