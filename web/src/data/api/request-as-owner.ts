import type { AnswerOf } from '@neundarter/contract/route';
import type { AnyAddress, RouteAt } from '@neundarter/contract/routes/all';
import { readSession } from '../people/session.ts';
import { type RequestInput, request } from './api.ts';
import { ApiError } from './api-error.ts';

/** Whether the server said that whoever asked may not. */
export const isDenied = (thrown: unknown): boolean =>
  thrown instanceof ApiError && thrown.code === 'error.insufficient-permissions';

/**
 * As `request`; what the signed-in user may not, the guest this device was before may.
 * @param mayNot tells from a failure that another may; by default the server says so
 * @throws {ApiError}
 */
export async function requestAsOwner<A extends AnyAddress>(
  address: A,
  input: RequestInput<A>,
  mayNot: (thrown: unknown) => boolean = isDenied,
): Promise<AnswerOf<RouteAt<A>>> {
  try {
    return await request(address, input);
  } catch (thrown) {
    const isUser = (readSession()?.token ?? null) !== null;
    if (!isUser || !mayNot(thrown)) throw thrown;
    return request(address, { ...input, as: 'guest' });
  }
}
