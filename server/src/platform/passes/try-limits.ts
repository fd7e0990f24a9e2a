import type { AttemptLimit } from '../attempts.ts';
import type { Actor } from '../http/handler.ts';
import { hashToken } from '../identity/secret-token.ts';
import { networkOf } from '../network-of.ts';
import type { Pass } from './pass.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Who types something, from where. */
export type Typist = { readonly actor: Actor; readonly clientAddress: string };

/**
 * Wrong tries of one device (a guest) or account at one place. The second limit is for whoever has weeks: without it all
 * PINs could be tried in two.
 */
const ofCaller = [
  { name: 'caller', max: 5, windowMs: 10 * minuteMs },
  { name: 'caller-day', max: 20, windowMs: dayMs },
] as const;

/**
 * Wrong tries from one network, which may be a whole hall. It then waits itself, and no longer adds to the count of all:
 * one prankster cannot lock out everybody. Guests are free to make, so without it they could also try as often as they
 * like.
 */
const ofNetwork = [{ name: 'network', max: 10, windowMs: hourMs }] as const;

/** Wrong tries of all. The second limit is for those who stay just below the first one for days. */
const ofAll = [
  { name: 'all', max: 60, windowMs: hourMs },
  { name: 'all-week', max: 200, windowMs: 7 * dayMs },
] as const;

/** A limit of wrong tries; those of all together end only when somebody lifts them, the others by time. */
export type TryLimit = AttemptLimit & { readonly isOfAll: boolean };

/** Whether the caller has proved an address; all others are as free to make as guests. */
export const isProven = (actor: Actor): boolean => actor.kind === 'user' && actor.isVerified;

const idOf = (actor: Actor): string => (actor.kind === 'anyone' ? '' : actor.id);

/** The counts to which a wrong try belongs. Another pass and a lifted lock begin new ones, but not for a caller. */
export const limitsOf = (
  { place, number, round }: Pick<Pass, 'place' | 'number' | 'round'>,
  { actor, clientAddress }: Typist,
): readonly TryLimit[] => {
  const { kind, scope, part } = place;
  const limitOf =
    (end: string, isOfAll: boolean) =>
    ({ name, ...limit }: { readonly name: string; readonly max: number; readonly windowMs: number }) => ({
      ...limit,
      key: `pass:${kind}:${name}:${scope}:${part}:${end}`,
      isOfAll,
    });
  const own = ofCaller.map(limitOf(idOf(actor), false));
  if (isProven(actor)) return own;
  const count = `${number}:${round}`;
  // Hashed, so that the table does not show who was where.
  const network = hashToken(`${count}:${networkOf(clientAddress)}`);
  return [...own, ...ofNetwork.map(limitOf(network, false)), ...ofAll.map(limitOf(count, true))];
};
