import { ok, refused } from '@neundarter/rules/result';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { reminderRows } from './reminder-rows.ts';

type Wish = { readonly actor: Actor; readonly wantsReminders: boolean };

/** Whether the caller gets mails about events to which they have not replied. */
export const setReminders = async (
  { db }: Pick<Platform, 'db'>,
  { actor, wantsReminders }: Wish,
): Promise<Outcome<{ wantsReminders: boolean }>> => {
  const { playerId } = describeActor(actor);
  if (playerId === undefined) return refused('error.insufficient-permissions');
  await db.write((tx) => reminderRows.setWanted(tx, { playerId, wantsReminders }));
  return ok({ wantsReminders });
};
