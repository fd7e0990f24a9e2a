import { ok, refused } from '@neundarter/rules/result';
import type { ChangedEvent } from '../../events/event-kind.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMatchdays, updateMatchday } from '../storage/store.ts';
import { changeFormat } from './change-format.ts';
import { changeOtherTeam } from './change-other-team.ts';
import { sentWaitMinutes } from './find-other-team.ts';

/** Sets the wait until a side counts as absent; it begins anew. Refusal: `error.event.invalid-status` unless scheduled. */
const changeWait = async (
  { clock }: Pick<Platform, 'clock'>,
  tx: WriteTx,
  { event, sent }: ChangedEvent,
): Promise<Outcome<true>> => {
  const [row] = await findMatchdays(tx.q, [event.id]);
  const waitMinutes = sentWaitMinutes(sent);
  if (row === undefined || waitMinutes === undefined || waitMinutes === row.waitMinutes) return ok(true);
  if (row.status !== 'scheduled') return refused('error.event.invalid-status');
  await updateMatchday(tx, { ...row, waitMinutes, timedAt: clock.now() });
  return ok(true);
};

/**
 * Changes the teams, the wait and the format of a match day before its start. Refusals: those of `changeOtherTeam` and
 * `changeFormat`.
 */
export const changeOwnData = async (
  platform: Pick<Platform, 'announce' | 'clock'>,
  tx: WriteTx,
  changed: ChangedEvent,
): Promise<Outcome<true>> => {
  const teams = await changeOtherTeam(platform, tx, changed);
  if (!teams.ok) return teams;
  const wait = await changeWait(platform, tx, changed);
  return wait.ok ? changeFormat(tx, changed) : wait;
};
