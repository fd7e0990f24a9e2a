import { type AttemptLimit, countAttempt } from '../platform/attempts.ts';
import { hashToken } from '../platform/identity/secret-token.ts';
import { networkOf } from '../platform/network-of.ts';
import type { Platform } from '../platform/platform.ts';

const hourMs = 60 * 60_000;

/** A mail that confirms an address, and where the wish for it comes from. */
export type WantedMail = { readonly email: string; readonly clientAddress: string };

const limitOf = (name: string, about: string, limit: Omit<AttemptLimit, 'key'>): AttemptLimit => ({
  // Hashed, so that the table does not show who registers from where.
  key: `verification:${name}:${hashToken(about)}`,
  ...limit,
});

/** The first mail to an address and five more; the evening on which a whole club registers over one network. */
const ownLimits = ({ email, clientAddress }: WantedMail): readonly AttemptLimit[] => [
  limitOf('address', email, { max: 6, windowMs: hourMs }),
  limitOf('network', networkOf(clientAddress), { max: 30, windowMs: hourMs }),
  limitOf('network-day', networkOf(clientAddress), { max: 60, windowMs: 24 * hourMs }),
];

/** For made-up addresses from many networks: the owner of the domain gets or refuses all of these mails. */
const domainLimit = ({ email }: WantedMail): AttemptLimit =>
  limitOf('domain', email.slice(email.lastIndexOf('@') + 1), { max: 100, windowMs: hourMs });

/**
 * Counts a mail that confirms an address: per address, network and domain, in all processes. Who has to wait does not count
 * for the domain. @param wanted with a normalised address
 * @returns null if it may be sent, otherwise the seconds until the next one may
 */
export const countVerification = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  wanted: WantedMail,
): Promise<number | null> =>
  db.write(async (tx) => {
    const now = clock.now();
    return (
      (await countAttempt(tx, ownLimits(wanted), now)) ?? (await countAttempt(tx, [domainLimit(wanted)], now))
    );
  });
