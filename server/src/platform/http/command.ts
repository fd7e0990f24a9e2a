import type { Route } from '@neundarter/contract/route';
import type { Call } from './handler.ts';

type Caller = Pick<Call<Route>, 'actor' | 'matchPin'>;

/**
 * The handler of a call about an event: its verb gets who calls, and everything from the address and the body under their
 * names. Only for routes with a schema for both; what a client sends where a route has no schema never reaches a verb.
 */
export const command =
  <Platform, Params extends object, Body extends object, Answer>(
    platform: Platform,
    verb: (platform: Platform, sent: NoInfer<Caller & Params & Body>) => Promise<Answer>,
  ) =>
  ({
    params,
    body,
    actor,
    matchPin,
  }: Caller & { readonly params: Params; readonly body: Body }): Promise<Answer> =>
    verb(platform, { ...params, ...body, actor, matchPin });
