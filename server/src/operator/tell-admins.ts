import type { Platform } from '../platform/platform.ts';
import type { Certificate } from '../platform/tls/open-tls.ts';
import { findAdminAddresses } from '../users/reads.ts';
import type { OperatorNotice } from './operator-mails.ts';

const dayMs = 24 * 60 * 60_000;

/** Time before the end at which whoever renews a certificate should have done so: certbot and others begin 30 days before. */
const usualNoticeMs = 21 * dayMs;

/** Certificates that live only days are renewed much later: this part of their life. */
const noticePart = 4;

/**
 * Tells all platform admins by mail, once for a certificate, that it ends soon and has not been renewed.
 * @returns how many admins it has told, also if they had been told before
 */
export function tellAdmins(
  { db, clock, notify }: Platform,
  { validFrom, validTo }: Certificate,
): Promise<number> | number {
  const noticeMs = Math.min(usualNoticeMs, (validTo - validFrom) / noticePart);
  if (clock.now() < validTo - noticeMs) return 0;
  const what: OperatorNotice = {
    kind: 'certificate-ending',
    endsOn: new Date(validTo).toISOString().slice(0, 10),
  };
  return db.write(async (tx) => {
    const addresses = await findAdminAddresses(tx.q);
    for (const to of addresses)
      await notify(tx, {
        by: 'mail',
        what,
        to,
        repeats: { once: `certificate-ending:${validTo}:${to}` },
      });
    return addresses.length;
  });
}
