import { ok, refused } from '@neundarter/rules/result';
import type { ChangedEvent } from '../../events/event-kind.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceRightsChange } from '../../users/announce-rights-change.ts';
import { endGuests } from '../guests/undo-pairing.ts';
import { findLineUps, findMatchdays, markLineUp, removeLineUp, updateMatchday } from '../storage/store.ts';
import { findAwayTeam, sentAwayTeamId, unknownAwayTeam } from './find-away-team.ts';

/**
 * Changes the away team before the start; the line-up of the earlier one is removed, and their devices take no part.
 * Refusals:
 * `error.event.invalid-status` unless scheduled, `error.invalid-request` for a team that cannot play.
 */
export const changeAwayTeam = async (
  { announce, clock }: Pick<Platform, 'announce' | 'clock'>,
  tx: WriteTx,
  { event, sent }: ChangedEvent,
): Promise<Outcome<true>> => {
  const [row] = await findMatchdays(tx.q, [event.id]);
  const awayTeamId = sentAwayTeamId(sent);
  if (row === undefined || row.awayTeamId === awayTeamId) return ok(true);
  if (row.status !== 'scheduled') return refused('error.event.invalid-status');
  const away = await findAwayTeam(tx.q, { homeTeamId: event.props.teamId, awayTeamId });
  if (away === null) return { ok: false, error: unknownAwayTeam };
  await updateMatchday(tx, { ...row, ...away, revealedAt: null });
  await endGuests(tx, event.id, clock.now());
  await removeLineUp(tx, { eventId: event.id, side: 'away' });
  const home = (await findLineUps(tx.q, [event.id])).find(({ side }) => side === 'home');
  if (home !== undefined) await markLineUp(tx, { ...home, changedAt: null, acceptedAt: null, askedAt: null });
  // Members of the earlier team may no longer follow a match day that is not public.
  announce(tx, [announceRightsChange('everyone')]);
  return ok(true);
};
