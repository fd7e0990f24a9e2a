import type { EventEntity } from '@neundarter/contract/entities/event';
import type { Actor } from '@neundarter/rules/access/actor';
import { mayGiveUp, mayReportAbsence } from '@neundarter/rules/access/matchday';
import { type ForfeitReason, isAbsenceReportable } from '@neundarter/rules/matchday/give-up';
import type { Side } from '@neundarter/rules/matchday/plan';
import { opponentOf } from '@neundarter/rules/matchday/readiness';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { logRows } from '../../events/log-rows.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeMatchday, type MatchdayPlatform } from '../core/change-matchday.ts';
import type { GatheredMatchday } from '../core/gather-matchdays.ts';
import { keepState } from '../core/keep-state.ts';
import { removeSignatures } from '../core/remove-signatures.ts';
import { sideOfTeam } from '../line-ups/change-side.ts';
import { forfeitOf, type MatchdayDecision } from '../storage/stored-log.ts';
import { findProgress } from './find-progress.ts';

type Asked = {
  readonly matchday: GatheredMatchday;
  /** The side that loses. */
  readonly side: Side;
  readonly asker: Actor;
  readonly now: number;
};

/** Why the side loses: its own people give up at any time, the other side must say that it is absent. */
const findReason = async (
  tx: WriteTx,
  { matchday: { event, facts, row }, side, asker, now }: Asked,
): Promise<Result<ForfeitReason, 'error.event.side-not-absent'>> => {
  if (mayGiveUp(asker, facts, side)) return ok('gave-up');
  const progress = await findProgress(tx, event.id);
  const { startDateTime } = event.props;
  const isReportable = isAbsenceReportable({ ...row, startDateTime, progress }, now);
  return isReportable ? ok('absent') : refused('error.event.side-not-absent');
};

/**
 * Gives a match day that is not finished to the other side of a team, because that team gives up, or because it has not
 * appeared. Its games stay as they are: what was played counts for the players, and may be played on. A repeat changes
 * nothing. Refusals: `error.event.side-not-absent` for the other side before the wait is over or once a game has begun,
 * `error.event.invalid-status` for a match day that is finished.
 */
export const forfeitMatchday = (
  platform: MatchdayPlatform,
  { teamId, ...command }: EventCommand & { readonly teamId: string },
): Promise<Outcome<EventEntity>> =>
  changeMatchday(platform, command, async (tx, matchday) => {
    const { event, facts, row, log } = matchday;
    const now = platform.clock.now();
    const side = sideOfTeam(matchday, teamId);
    if (side === null) return { ok: false, error: { code: 'error.invalid-request', fields: ['/teamId'] } };
    const asker = describeActor(command.actor);
    if (!mayGiveUp(asker, facts, side) && !mayReportAbsence(asker, facts, side))
      return refused('error.insufficient-permissions');
    if (forfeitOf(log)?.side === side) return ok([]);
    if (row.status === 'finished') return refused('error.event.invalid-status');
    const reason = await findReason(tx, { matchday, side, asker, now });
    if (!reason.ok) return reason;
    const by = reason.value === 'gave-up' ? side : opponentOf(side);
    await removeSignatures(tx, log, { at: now, by: asker.id });
    await logRows.add(tx, {
      eventId: event.id,
      kind: 'forfeit',
      matchId: null,
      content: { kind: 'forfeit', side, reason: reason.value, by } satisfies MatchdayDecision,
      madeAt: now,
      madeBy: asker.id,
    });
    await keepState(tx, event.id);
    return ok([]);
  });
