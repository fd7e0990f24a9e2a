import type { AnswerOf, MinimalAnswerOf } from '@neundarter/contract/route';
import type { AnyAddress, RouteAt } from '@neundarter/contract/routes/all';
import { type RequestInput, request } from './api.ts';

/** As `request`, but asks for the minimal answer; an older server sends the usual one. @throws {ApiError} */
export const requestMinimal = <A extends AnyAddress>(
  address: A,
  input: RequestInput<A>,
): Promise<AnswerOf<RouteAt<A>> | MinimalAnswerOf<RouteAt<A>>> =>
  request(address, { ...input, prefersMinimal: true });
