import type { DoorEntity, DoorEntry } from '@neundarter/contract/entities/money/money';
import { ok, refused } from '@neundarter/rules/result';
import { lockEvent } from '../events/lock-event.ts';
import { findEventById } from '../events/reads.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { findByKey } from '../platform/passes/find-by-key.ts';
import { passRows } from '../platform/passes/pass-rows.ts';
import { findCheckIn } from '../tournaments/entries/find-check-in.ts';
import { doorPlace, type MoneyPlatform } from './access.ts';
import { moneyRows } from './store.ts';

/** A helper's call: the key is the only right, whoever sends it. */
export type Helper = { readonly id: string; readonly key: string };

/**
 * Lets a helper do something at the door, with the event locked, and notes when the key was used. Who has a wrong, revoked or
 * expired key learns nothing, not even whether there is such an event: `error.not-found`.
 */
export const changeAtDoor = async <Answer>(
  { db, clock }: MoneyPlatform,
  { id, key }: Helper,
  change: (tx: WriteTx) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> => {
  const asked = { place: doorPlace(id), key };
  // Without a lock first: whoever only guesses must not hold up an event.
  const isKnown = await db.query(async (q) => (await findByKey(q, asked, clock.now())) !== null);
  if (!isKnown) return refused('error.not-found');
  return db.write(async (tx): Promise<Outcome<Answer>> => {
    await lockEvent(tx, id);
    const now = clock.now();
    const pass = await findByKey(tx.q, asked, now);
    if (pass === null || !(await passRows.use(tx, pass, now))) return refused('error.not-found');
    return change(tx);
  });
};

/** One entry of the door as it is now. */
export const answerEntry = async (
  q: Queries,
  { id, entryId }: { readonly id: string; readonly entryId: string },
): Promise<Outcome<DoorEntry>> => {
  const entry = (await findCheckIn(q, id)).find((one) => one.id === entryId);
  return entry === undefined ? refused('error.event.participant-not-found') : ok(entry);
};

/** Who takes part, and what it costs. */
export const openDoor = (platform: MoneyPlatform, helper: Helper): Promise<Outcome<DoorEntity>> =>
  changeAtDoor(platform, helper, async ({ q }): Promise<Outcome<DoorEntity>> => {
    const event = await findEventById(q, helper.id);
    if (event === null) return refused('error.not-found');
    const { fees } = await moneyRows.findSettings(q, helper.id);
    return ok({ eventName: event.props.name, fees, entries: [...(await findCheckIn(q, helper.id))] });
  });
