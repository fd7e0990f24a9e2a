import { isSentMatchday } from '@neundarter/contract/entities/event-data';
import { ok, refused } from '@neundarter/rules/result';
import { withPossibleEnds, withUsualGroups } from '@neundarter/rules/tournament/setup/change-setup';
import { resetsGroups } from '@neundarter/rules/tournament/setup/check-setup';
import { placesTaken } from '@neundarter/rules/tournament/setup/participants';
import type { TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { isTournamentOpen } from '@neundarter/rules/tournament/setup/status';
import type { ChangedEvent } from '../../events/event-kind.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { settleWaiting } from '../entries/settle-waiting.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { findTournament, updateTournament } from '../storage/store.ts';
import type { StoredEntry, StoredTournament } from '../storage/stored-tournament.ts';
import { changeNotification } from './change-notification.ts';
import { wrongSettings } from './create-tournament.ts';
import { undoAssignment } from './undo-groups.ts';

type Changed = { readonly row: StoredTournament; readonly entries: readonly StoredEntry[] };

const checkConfig = ({ row, entries }: Changed, config: TournamentSetup): Outcome<true> => {
  const wrong = wrongSettings(config);
  if (wrong !== null) return { ok: false, error: wrong };
  const hasPeople = entries.some(({ status }) => status !== 'rejected' && status !== 'withdrawn');
  if (config.participantsType !== row.config.participantsType && hasPeople)
    return {
      ok: false,
      error: { code: 'error.invalid-request', fields: ['/eventData/config/participantsType'] },
    };
  return placesTaken(entries) > config.maxNoOfParticipants
    ? refused('error.event.max-number-of-participants-exceeded')
    : ok(true);
};

/** The new settings; another mode, sent with fewer groups than it needs, gets the usual ones. */
const changedConfig = (
  { config: before }: StoredTournament,
  sent: TournamentSetup | undefined,
): TournamentSetup => {
  if (sent === undefined) return before;
  const playable = withPossibleEnds(sent);
  return sent.tournamentMode === before.tournamentMode ? playable : withUsualGroups(playable);
};

/**
 * Changes settings and notification address before the start; another mode, number of groups or of qualifiers takes back
 * an assignment of groups. Refusals: `error.event.invalid-status` after the start,
 * `error.event.max-number-of-participants-exceeded` if more people have a place already, `error.too-many-requests` after
 * many notification addresses, and `error.invalid-request`.
 */
export const changeSettings = async (
  platform: Platform,
  tx: WriteTx,
  { event, sent, actor }: ChangedEvent,
): Promise<Outcome<true>> => {
  const row = await findTournament(tx.q, event.id);
  if (row === null || isSentMatchday(sent))
    return { ok: false, error: { code: 'error.invalid-request', fields: ['/eventData'] } };
  if (!isTournamentOpen(row.status)) return refused('error.event.invalid-status');
  const { notificationEmailAddress: address } = sent;
  const config = changedConfig(row, sent.config);
  const entries = await entryRows.find(tx.q, [event.id]);
  const checked = checkConfig({ row, entries }, config);
  if (!checked.ok) return checked;
  const notified = await changeNotification(platform, tx, { event, row, actor, address });
  if (!notified.ok) return notified;
  await updateTournament(tx, { ...notified.value, config });
  if (resetsGroups(row.config, config)) await undoAssignment(tx, entries);
  if (config.maxNoOfParticipants > row.config.maxNoOfParticipants) await settleWaiting(platform, tx, event);
  return ok(true);
};
