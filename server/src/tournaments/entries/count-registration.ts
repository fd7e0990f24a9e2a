import { countAttempt } from '../../platform/attempts.ts';
import { contentHash } from '../../platform/content-hash.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { describeActor } from '../../users/describe-actor.ts';

/** Registrations from one device or account: enough for a whole club that stands around one phone. */
const perCaller = { max: 30, windowMs: 60 * 60_000 };
/** Registrations with one address, because each of them sends a mail to it, and nobody has proved that it is theirs. */
const perAddress = { max: 10, windowMs: 24 * 60 * 60_000 };

/** Who registers, with which address, and the players with an account who are told by mail. */
type CountedRegistration = {
  readonly actor: Actor;
  readonly address: string | null;
  readonly partners: readonly string[];
};

/**
 * Counts a registration that people make themselves, in the transaction of the registration: refused ones do not count.
 * @returns null if it is allowed, otherwise the seconds until the next allowed one
 */
export const countRegistration = (
  { clock }: Pick<Platform, 'clock'>,
  tx: WriteTx,
  { actor, address, partners }: CountedRegistration,
): Promise<number | null> =>
  countAttempt(
    tx,
    [
      { key: `register:${describeActor(actor).id}`, ...perCaller },
      ...(address === null ? [] : [{ key: `register-mail:${contentHash(address)}`, ...perAddress }]),
      ...partners.map((id) => ({ key: `register-partner:${id}`, ...perAddress })),
    ],
    clock.now(),
  );
