import { expect, it } from 'vitest';
import { ApiError, errorOfAnswer } from './api-error.ts';
import { makeQueryClient } from './query-client.ts';

const { retry, retryDelay } = makeQueryClient().getDefaultOptions().queries ?? {};
const isRepeated = (failures: number, error: Error) => typeof retry === 'function' && retry(failures, error);
const delayOf = (failures: number, error: Error) =>
  typeof retryDelay === 'function' ? retryDelay(failures, error) : null;

const tooMany = (retryAfter?: string) =>
  errorOfAnswer(
    { status: 429, headers: new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter }) },
    'error.too-many-requests',
  );

it('a read is repeated after the time that the server names', () => {
  expect([isRepeated(0, tooMany('3')), delayOf(0, tooMany('3'))]).toEqual([true, 3000]);
  expect([isRepeated(0, tooMany()), delayOf(1, tooMany())]).toEqual([true, 1000]);
});

it('a read is not repeated if the page has to show the time to wait', () => {
  expect(isRepeated(0, tooMany('6'))).toBe(false);
  expect(isRepeated(2, tooMany('1'))).toBe(false);
  expect(isRepeated(0, new ApiError('error.not-found', 404))).toBe(false);
});

it('a time to wait that is not a number of seconds is ignored', () => {
  for (const sent of ['Wed, 21 Oct 2026 07:28:00 GMT', '-1', 'soon'])
    expect(tooMany(sent).retryAfterS).toBeNull();
});
