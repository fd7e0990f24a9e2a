import '../../test/fake-indexed-db.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { awayHashes } from './away-queries.ts';
import { forgetKeptAnswers, readKeptAnswer } from './kept-answers.ts';
import { lateReads } from './paced-read.ts';
import { withSeenAnswers } from './with-seen-answers.ts';

const queryKey = ['events', 'e1'];
const keptKey = JSON.stringify([null, 'seen', ...queryKey]);
const noNetwork = new ApiError('error.api.network-error', 0);

beforeEach(async () => {
  // A page loads this code beside its first call.
  await lateReads();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await forgetKeptAnswers();
});

/** Waits until something that needs no timer has happened. */
const eventually = (work: () => unknown) => vi.waitFor(() => expect(work()).toBeTruthy(), { interval: 1 });

/** A page that has just been opened: nothing is in its memory. */
const openPage = (read: () => Promise<unknown>) => {
  const client = new QueryClient();
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: read,
    retry: 0,
    persister: withSeenAnswers as never,
  });
  const stop = observer.subscribe(() => undefined);
  return {
    shown: () => client.getQueryData(queryKey),
    error: () => client.getQueryState(queryKey)?.error,
    close: () => (stop(), client.clear()),
  };
};

const visit = async (answer: object): Promise<void> => {
  const page = openPage(async () => answer);
  await eventually(page.shown);
  await vi.waitFor(async () => expect((await readKeptAnswer(keptKey))?.answer).toEqual(answer));
  page.close();
};

it('shows after three seconds of silence what it has seen, and then what the server says', async () => {
  await visit({ name: 'old' });
  const answer = Promise.withResolvers<object>();
  const page = openPage(() => answer.promise);
  await vi.advanceTimersByTimeAsync(2900);
  expect(page.shown()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  await eventually(page.shown);
  expect(page.shown()).toEqual({ name: 'old' });
  expect(awayHashes()).toHaveLength(1);
  answer.resolve({ name: 'new' });
  await vi.waitFor(() => expect(page.shown()).toEqual({ name: 'new' }));
  await vi.waitFor(() => expect(awayHashes()).toEqual([]));
  page.close();
});

it('keeps waiting where nothing was seen', async () => {
  const answer = Promise.withResolvers<object>();
  const page = openPage(() => answer.promise);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.shown()).toBeUndefined();
  expect(awayHashes()).toEqual([]);
  answer.resolve({ name: 'first' });
  await vi.waitFor(() => expect(page.shown()).toEqual({ name: 'first' }));
  page.close();
});

it('asks again when the silent read has failed', async () => {
  await visit({ name: 'old' });
  const first = Promise.withResolvers<object>();
  const read = vi.fn(() => first.promise).mockReturnValueOnce(first.promise);
  const page = openPage(read);
  await vi.advanceTimersByTimeAsync(3100);
  await eventually(page.shown);
  first.reject(noNetwork);
  read.mockResolvedValue({ name: 'new' });
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5000);
    expect(page.shown()).toEqual({ name: 'new' });
  });
  expect(awayHashes()).toEqual([]);
  page.close();
});

it('says why the server refuses what it refuses late', async () => {
  await visit({ name: 'old' });
  const first = Promise.withResolvers<object>();
  const read = vi.fn(() => first.promise);
  const page = openPage(read);
  await vi.advanceTimersByTimeAsync(3100);
  await eventually(page.shown);
  const refusal = new ApiError('error.insufficient-permissions', 403);
  read.mockRejectedValue(refusal);
  first.reject(refusal);
  await vi.waitFor(() => expect(page.error()).toBe(refusal));
  expect(awayHashes()).toEqual([]);
  page.close();
});

it('does not take a server that fails for a silent one', async () => {
  await visit({ name: 'old' });
  const failure = new ApiError('error.internal', 500);
  const page = openPage(async () => Promise.reject(failure));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.shown()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(page.error()).toBe(failure));
  expect(page.shown()).toBeUndefined();
  page.close();
});
