import { isSentMatchday } from '@neundarter/contract/entities/event-data';
import { ok, refused } from '@neundarter/rules/result';
import { withPossibleEnds } from '@neundarter/rules/tournament/setup/change-setup';
import { setupProblems } from '@neundarter/rules/tournament/setup/check-setup';
import { defaultTournamentSetup, type TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import type { CreatedEvent } from '../../events/event-kind.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome, Refusal } from '../../platform/http/handler.ts';
import { findMayUseTournaments } from '../../teams/reads.ts';
import { insertTournament } from '../storage/store.ts';

/** The refusal of settings that do not fit together, with their fields relative to the props; null for good ones. */
export const wrongSettings = (config: TournamentSetup): Refusal | null => {
  const fields = setupProblems(config).map((path) => `/eventData/config/${path}`);
  return fields.length === 0 ? null : { code: 'error.invalid-request', fields };
};

/**
 * Stores a new tournament beside its event. Refusals: `error.insufficient-permissions` for a team that may not use
 * tournaments, `error.invalid-request` for settings that do not fit together.
 */
export const createTournament = async (
  tx: WriteTx,
  { event, sent }: CreatedEvent,
): Promise<Outcome<true>> => {
  if ((await findMayUseTournaments(tx.q, event.props.teamId)) !== true)
    return refused('error.insufficient-permissions');
  const { eventData } = sent;
  if (eventData !== undefined && isSentMatchday(eventData))
    return { ok: false, error: { code: 'error.invalid-request', fields: ['/eventData'] } };
  const config = withPossibleEnds(eventData?.config ?? defaultTournamentSetup);
  const wrong = wrongSettings(config);
  if (wrong !== null) return { ok: false, error: wrong };
  await insertTournament(tx, {
    eventId: event.id,
    status: 'draft',
    config,
    notificationAddress: null,
    notificationToken: null,
    notificationWaits: false,
    drawSeed: null,
    noOfDraws: 0,
    cancelledBecause: null,
    startedAt: null,
    finishedAt: null,
    listedSeeds: null,
  });
  return ok(true);
};
