import { mayReadBoards } from '@neundarter/rules/access/boards';
import { ok, refused } from '@neundarter/rules/result';
import { findReadableEvent } from '../events/reads.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import type { HallCommand, HallPlatform } from './reads.ts';

/** A device that has said nothing for so long speaks no more: it asks every five seconds. ms */
const silentMs = 15_000;

type Voice = { readonly eventId: string; readonly deviceId: string; readonly now: number };

/** Takes the voice if nobody has it; keeps it if the device has it. One statement, so that two devices never get it. */
const takeVoice = async ({ q }: WriteTx, { eventId, deviceId, now }: Voice): Promise<boolean> => {
  const row = { event_id: eventId, device_id: deviceId, seen_at: now };
  const taken = await q
    .insertInto('hall_voices')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('event_id')
        .doUpdateSet({ device_id: deviceId, seen_at: now })
        .where((where) =>
          where.or([
            where('hall_voices.device_id', '=', deviceId),
            where('hall_voices.seen_at', '<', now - silentMs),
            // A clock that was set back keeps nobody quiet.
            where('hall_voices.seen_at', '>', now),
          ]),
        ),
    )
    .returning('device_id')
    .executeTakeFirst();
  return taken !== undefined;
};

const leaveVoice = async ({ q }: WriteTx, { eventId, deviceId }: Voice): Promise<void> => {
  await q
    .deleteFrom('hall_voices')
    .where('event_id', '=', eventId)
    .where('device_id', '=', deviceId)
    .execute();
};

/** Whether a device speaks in the hall of an event: exactly one does, and members of the team choose it. */
export const keepHallVoice = (
  { db, clock, rights }: HallPlatform,
  { id, deviceId, isOn, ...caller }: HallCommand & { readonly deviceId: string; readonly isOn: boolean },
): Promise<Outcome<{ readonly speaks: boolean }>> =>
  db.write(async (tx): Promise<Outcome<{ readonly speaks: boolean }>> => {
    const found = await findReadableEvent(tx.q, rights, { id, ...caller });
    if (!found.ok) return found;
    if (!mayReadBoards(describeActor(caller.actor), found.value.facts.teamId))
      return refused('error.insufficient-permissions');
    const voice = { eventId: id, deviceId, now: clock.now() };
    if (isOn) return ok({ speaks: await takeVoice(tx, voice) });
    await leaveVoice(tx, voice);
    return ok({ speaks: false });
  });
