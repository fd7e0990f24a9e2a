// What a page shows of the server's answers while the server cannot be reached: what this device has seen. Every answer
// that somebody may want to see again is kept; pages read as usual, and show the kept answer in place of an error.
import { type Query, type QueryClient, type QueryKey, replaceEqualDeep } from '@tanstack/react-query';
import { readSession } from '../people/session.ts';
import { awayHashes, awaySince, setAway } from './away-queries.ts';
import { isUnreachable } from './is-unreachable.ts';
import { keepAnswer, readKeptAnswer } from './kept-answers.ts';

/** Time between two tries while the server cannot be reached. ms */
const againMs = 5000;
/** An answer that stays the same is written again after this time, so that its age is about right. ms */
const rewriteMs = 60_000;

/**
 * Another user of the device has other answers. A query whose key moves with the clock says under which key its answer
 * is kept (`meta.keptAs`), otherwise the device would not find it a minute or a day later.
 */
const keptUnder = ({ queryKey, meta }: Query): string =>
  JSON.stringify([readSession()?.user.id ?? null, 'seen', ...((meta?.['keptAs'] as QueryKey) ?? queryKey)]);

const written = new Map<string, { readonly answer: unknown; readonly at: number }>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Keeps an answer that the server has just given. */
export function keepSeen(query: Query, answer: unknown): void {
  const { queryHash, state } = query;
  setAway(queryHash, undefined);
  const before = written.get(queryHash);
  const isSame = before !== undefined && replaceEqualDeep(before.answer, answer) === before.answer;
  const at = Date.now();
  if (isSame && state.data !== undefined && at - before.at < rewriteMs) return;
  written.set(queryHash, { answer, at });
  void keepAnswer(keptUnder(query), { answer, at });
}

/** The answer that this device has seen, in place of one that the server could not give. @throws the error without one */
export async function recallSeen(client: QueryClient, query: Query, error: unknown): Promise<unknown> {
  if (!isUnreachable(error)) {
    setAway(query.queryHash, undefined);
    throw error;
  }
  tryAgain(client);
  const { data, dataUpdatedAt } = query.state;
  if (data !== undefined) {
    setAway(query.queryHash, awaySince(query.queryHash) ?? dataUpdatedAt);
    return data;
  }
  const kept = await readKeptAnswer(keptUnder(query));
  setAway(query.queryHash, kept?.at ?? null);
  if (kept === null) throw error;
  return kept.answer;
}

/** Until a page that has nothing to show shows what the device has seen, although the server may still answer. ms */
const patienceMs = 3000;

/** A read that may not end, and whether the server has said nothing at all until now. */
type SlowRead = { readonly reading: Promise<unknown>; readonly isSilent: () => boolean };

/**
 * The answer that this device has seen, if the server says nothing for a while and the page shows nothing yet: a network may
 * be gone without a word. The read goes on, and its answer takes the place of the kept one. Never resolves otherwise: a
 * server that fails has answered.
 */
export async function recallIfSlow(
  client: QueryClient,
  query: Query,
  { reading, isSilent }: SlowRead,
): Promise<unknown> {
  await new Promise((resolve) => setTimeout(resolve, patienceMs));
  const kept = isSilent() && query.state.data === undefined ? await readKeptAnswer(keptUnder(query)) : null;
  if (kept === null) return new Promise<never>(() => undefined);
  setAway(query.queryHash, kept.at);
  const isStillShown = () => query.state.data === kept.answer;
  const { queryKey } = query;
  reading.then(
    (answer) => isStillShown() && client.setQueryData(queryKey, answer),
    (error: unknown) => {
      if (!isStillShown()) return;
      if (isUnreachable(error)) tryAgain(client);
      else void client.invalidateQueries({ queryKey, exact: true });
    },
  );
  return kept.answer;
}

/** Asks again every few seconds, and at once when the network is back, until the server has answered everything. */
function tryAgain(client: QueryClient): void {
  if (timer !== undefined) return;
  const isAway = (hash: string) => awayHashes().includes(hash);
  const ask = () => {
    const waiting = client.getQueryCache().findAll({ predicate: ({ queryHash }) => isAway(queryHash) });
    const shown = waiting.filter((query) => query.isActive());
    for (const hash of awayHashes())
      if (!shown.some(({ queryHash }) => queryHash === hash)) setAway(hash, undefined);
    if (awayHashes().length === 0) {
      clearInterval(timer);
      timer = undefined;
      removeEventListener('online', ask);
      return;
    }
    const hashes = new Set(shown.map(({ queryHash }) => queryHash));
    void client.refetchQueries(
      { type: 'active', predicate: ({ queryHash }) => hashes.has(queryHash) },
      { cancelRefetch: false },
    );
  };
  timer = setInterval(ask, againMs);
  addEventListener('online', ask);
}
