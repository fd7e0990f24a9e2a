import type { QueryPersister } from '@tanstack/react-query';
import { lateReads, pacedRead } from './paced-read.ts';

/**
 * Keys of the answers that a device keeps, as text. Not kept: searches for what somebody is typing, and standings, because
 * an old score must never look live.
 */
const keptKeys =
  /^\["(matches|news|events|statistics|teams|players|lobby|series|leagues|boards|tablet)"(?!.*"(standing|by-name|online|known-externals)")/;

/**
 * Option of all queries: keeps what the server answers, answers with what this device has seen while the server cannot
 * be reached, and paces the calls while the server fails. The code for this is loaded beside the first call, which does
 * not wait for it.
 */
export const withSeenAnswers: QueryPersister = async (read, context, query) => {
  const key = query.queryHash;
  let isSilent = true;
  const call = async () => {
    try {
      return await read(context);
    } finally {
      isSilent = false;
    }
  };
  // Queries without repeats are those that must be asked only once.
  const paced = () =>
    query.options.retry === false ? call() : pacedRead({ key, call, again: { query, context } });
  if (!keptKeys.test(key)) return paced();
  try {
    const reading = paced().then((answer) => {
      void lateReads().then((late) => late?.keepSeen(query, answer));
      return answer;
    });
    const wait = { reading, isSilent: () => isSilent };
    const slow = lateReads().then((late) => late?.recallIfSlow(context.client, query, wait) ?? reading);
    return await Promise.race([reading, slow]);
  } catch (error) {
    const late = await lateReads();
    if (late === undefined) throw error;
    return late.recallSeen(context.client, query, error);
  }
};
