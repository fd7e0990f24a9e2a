import { sides } from '@neundarter/rules/matchday/plan';
import { opponentOf } from '@neundarter/rules/matchday/readiness';
import { ok, refused } from '@neundarter/rules/result';
import type { ChangedEvent } from '../../events/event-kind.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceRightsChange } from '../../users/announce-rights-change.ts';
import { endGuests } from '../guests/undo-pairing.ts';
import { findLineUps, findMatchdays, markLineUp, removeLineUp, updateMatchday } from '../storage/store.ts';
import { findOtherTeam, sentTeams, unknownOtherTeam } from './find-other-team.ts';

/**
 * Changes the other team, and who plays at home, before the start. The line-up of an earlier team is removed, and their
 * devices take no part; another side removes both line-ups, because pairings decide who stands where. Refusals:
 * `error.event.invalid-status` unless scheduled, `error.invalid-request` for a team that cannot play.
 */
export const changeOtherTeam = async (
  { announce, clock }: Pick<Platform, 'announce' | 'clock'>,
  tx: WriteTx,
  { event, sent, actor }: ChangedEvent,
): Promise<Outcome<true>> => {
  const [row] = await findMatchdays(tx.q, [event.id]);
  const { ownerSide, otherTeamId } = sentTeams(sent);
  if (row === undefined) return ok(true);
  const isSameSide = row.ownerSide === ownerSide;
  if (row.otherTeamId === otherTeamId && isSameSide) return ok(true);
  if (row.status !== 'scheduled') return refused('error.event.invalid-status');
  const found = await findOtherTeam(tx.q, { ownerId: event.props.teamId, otherTeamId, actor });
  if (found === null) return { ok: false, error: unknownOtherTeam(ownerSide) };
  // A team keeps its answer if the match day only moves to the other place.
  const other = row.otherTeamId === otherTeamId ? {} : found;
  await updateMatchday(tx, { ...row, ...other, ownerSide, revealedAt: null });
  for (const side of isSameSide ? [opponentOf(ownerSide)] : sides)
    await removeLineUp(tx, { eventId: event.id, side });
  const own = (await findLineUps(tx.q, [event.id])).find(({ side }) => side === ownerSide);
  if (own !== undefined) await markLineUp(tx, { ...own, changedAt: null, acceptedAt: null, askedAt: null });
  await endGuests(tx, event.id, clock.now());
  // Members of the earlier team may no longer follow a match day that is not public.
  announce(tx, [announceRightsChange('everyone')]);
  return ok(true);
};
