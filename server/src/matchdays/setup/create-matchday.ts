import { waitMinutes } from '@neundarter/rules/matchday/give-up';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import { resultOf } from '@neundarter/rules/matchday/result';
import { ok } from '@neundarter/rules/result';
import type { CreatedEvent } from '../../events/event-kind.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertMatchday } from '../storage/store.ts';
import { checkFormat } from './check-format.ts';
import { findOtherTeam, sentTeams, sentWaitMinutes, unknownOtherTeam } from './find-other-team.ts';

/**
 * Stores a new match day beside its event. Refusal: `error.invalid-request` for a team that cannot play, or a format
 * by which nobody can.
 */
export const createMatchday = async (
  { clock }: Pick<Platform, 'clock'>,
  tx: WriteTx,
  { event, sent, actor }: CreatedEvent,
): Promise<Outcome<true>> => {
  const { ownerSide, otherTeamId } = sentTeams(sent.eventData);
  const other = await findOtherTeam(tx.q, { ownerId: event.props.teamId, otherTeamId, actor });
  if (other === null) return { ok: false, error: unknownOtherTeam(ownerSide) };
  const format = checkFormat(sent.eventData);
  if (!format.ok) return format;
  const stored = format.value ?? null;
  await insertMatchday(tx, {
    ...other,
    ownerSide,
    eventId: event.id,
    status: 'scheduled',
    result: resultOf(formatOf({ format: stored }), { games: [], forfeitedBy: null }),
    startedAt: null,
    finishedAt: null,
    revealedAt: null,
    timedAt: clock.now(),
    waitMinutes: sentWaitMinutes(sent.eventData) ?? waitMinutes.usual,
    format: stored,
  });
  return ok(true);
};
