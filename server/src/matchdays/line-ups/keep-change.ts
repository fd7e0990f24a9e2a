import type { ChangedSide } from '@neundarter/rules/matchday/change-side';
import { logRows } from '../../events/log-rows.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { MatchdayDecision } from '../storage/stored-log.ts';
import type { LockedSide } from './change-side.ts';

type NewChange = { readonly side: LockedSide; readonly changed: ChangedSide; readonly actor: Actor };

/** Adds the last change of a side to the log. */
export const keepChange = async (
  { clock }: Pick<Platform, 'clock'>,
  tx: WriteTx,
  { side: { matchday, side }, changed, actor }: NewChange,
): Promise<void> => {
  const change = changed.changes.at(-1);
  if (change === undefined) return;
  await logRows.add(tx, {
    eventId: matchday.event.id,
    kind: change.kind,
    matchId: null,
    content: { kind: change.kind, side, change } satisfies MatchdayDecision,
    madeAt: clock.now(),
    madeBy: describeActor(actor).id,
  });
};
