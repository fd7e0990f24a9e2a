import { type CallKind, type CallLimits, callKindOf, costOf, type LimitCalls } from '../http/call-limits.ts';
import type { Actor } from '../http/handler.ts';
import { RefusedCall } from '../http/problem.ts';
import type { CallCounter, Counted } from './count-calls.ts';

const scopesOf = (actor: Actor, kind: CallKind, limits: CallLimits): readonly Counted[] => {
  if (actor.kind === 'anyone') return [];
  const scope = actor.kind === 'user' ? 'account' : 'guest';
  return [{ key: `${kind}:${scope}:${actor.id}`, limit: limits[kind][scope] }];
};

/**
 * Limits turns, new matches and reads per guest or account and per address. A refusal says how long to wait. Runs after
 * the caller is identified.
 */
export const limitCalls =
  ({
    limits,
    counter,
    now,
  }: {
    readonly limits: CallLimits;
    readonly counter: CallCounter;
    readonly now: () => number;
  }): LimitCalls =>
  (name, route) => {
    const kind = callKindOf(name, route);
    if (kind === null) return undefined;
    return (request, _reply, done) => {
      const address = { key: `${kind}:address:${request.ip}`, limit: limits[kind].address };
      const cost = kind === 'read' ? costOf(name, request.query) : 1;
      const counted = [...scopesOf(request.actor, kind, limits), address].map((one) => ({ ...one, cost }));
      const waitMs = counter.count(counted, now());
      if (waitMs === 0) return done();
      done(new RefusedCall('error.too-many-requests', [], Math.ceil(waitMs / 1000)));
    };
  };
