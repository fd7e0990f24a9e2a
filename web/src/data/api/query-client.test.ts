import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { makeQueryClient } from './query-client.ts';

const { retry, retryDelay } = makeQueryClient().getDefaultOptions().queries ?? {};
const isRepeated = (failures: number, error: Error) => typeof retry === 'function' && retry(failures, error);
const delayOf = (failures: number, error: Error) =>
  typeof retryDelay === 'function' ? retryDelay(failures, error) : null;

it('looks for the server twice more, soon', () => {
  const noServer = new ApiError('error.api.network-error', null);
  expect([0, 1, 2].map((failures) => isRepeated(failures, noServer))).toEqual([true, true, false]);
  expect([0, 1].map((failures) => delayOf(failures, noServer))).toEqual([500, 1000]);
});

it('leaves it to the pace of reads what happens after an answer of the server', () => {
  for (const status of [404, 429, 500, 503])
    expect(isRepeated(0, new ApiError('error.of-the-server', status))).toBe(false);
});
