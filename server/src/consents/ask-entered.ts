import type { WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { consentRows, type Entered } from './store.ts';

/**
 * Asks everybody in a locked event who was entered by somebody else and was not asked yet: they see the question, and
 * get a mail after the commit. Call it whenever somebody enters people into an event that is no draft, and when an event
 * stops being one.
 */
export const askEntered = async (
  { clock, notify }: Pick<Platform, 'clock' | 'notify'>,
  tx: WriteTx,
  eventId: string,
): Promise<void> => {
  const now = clock.now();
  for (const consent of await consentRows.find(tx.q, [eventId])) {
    if (consent.askedAt !== null) continue;
    await consentRows.put(tx, { ...consent, askedAt: now });
    const { playerId, status } = consent;
    if (status !== 'open') continue;
    const what = { event: 'entered-by-others', payload: { eventId, playerId } } as const;
    await notify(tx, { by: 'page', what, to: [`players/${playerId}`] });
  }
};

/** Notes that an asked player has got another mail about it, so that there is no second one. @param at ms since 1970 */
export const noteMailed = async (tx: WriteTx, entered: Entered, at: number): Promise<void> => {
  const consent = await consentRows.findOne(tx.q, entered);
  if (consent !== null) await consentRows.put(tx, { ...consent, mailedAt: at });
};
