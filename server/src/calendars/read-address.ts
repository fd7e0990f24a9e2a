import { ok } from '@neundarter/rules/result';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { DeriveKey } from '../platform/passes/derive-key.ts';
import type { Platform } from '../platform/platform.ts';
import { checkMayUse } from './access.ts';
import { keyOf } from './read-feed.ts';
import { findNumber, type Subject } from './store.ts';

export type CalendarParts = Pick<Platform, 'db'> & { readonly deriveKey: DeriveKey };
export type AskedCalendar = { readonly actor: Actor; readonly subject: Subject };

/** The path of a calendar after this many renewals. */
export const addressOf = (deriveKey: DeriveKey, subject: Subject, number: number) => ({
  path: `/calendar/${subject.kind}/${subject.id}/${keyOf(deriveKey, subject, number)}.ics`,
});

/** The secret address of a calendar. */
export const readAddress = (
  { db, deriveKey }: CalendarParts,
  { actor, subject }: AskedCalendar,
): Promise<Outcome<{ path: string }>> =>
  db.query(async (q): Promise<Outcome<{ path: string }>> => {
    const access = await checkMayUse(q, { actor, subject, wish: 'read' });
    if (!access.ok) return access;
    return ok(addressOf(deriveKey, subject, await findNumber(q, subject)));
  });
