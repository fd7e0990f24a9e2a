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
import { findAwayTeam, sentAwayTeamId, sentWaitMinutes, unknownAwayTeam } from './find-away-team.ts';

/**
 * Stores a new match day beside its event. Refusal: `error.invalid-request` for an away team that cannot play, or a format
 * by which nobody can.
 */
export const createMatchday = async (
  { clock }: Pick<Platform, 'clock'>,
  tx: WriteTx,
  { event, sent }: CreatedEvent,
): Promise<Outcome<true>> => {
  const awayTeamId = sentAwayTeamId(sent.eventData);
  const away = await findAwayTeam(tx.q, { homeTeamId: event.props.teamId, awayTeamId });
  if (away === null) return { ok: false, error: unknownAwayTeam };
  const format = checkFormat(sent.eventData);
  if (!format.ok) return format;
  const stored = format.value ?? null;
  await insertMatchday(tx, {
    ...away,
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
