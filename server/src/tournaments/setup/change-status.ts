import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok, refused } from '@neundarter/rules/result';
import { canCloseRegistration } from '@neundarter/rules/tournament/plan/readiness';
import { countByStatus } from '@neundarter/rules/tournament/setup/participants';
import {
  isStepPossible,
  type TournamentStep,
  tournamentSteps,
} from '@neundarter/rules/tournament/setup/status';
import { askEntered } from '../../consents/ask-entered.ts';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { changeAsOrganiser, type TournamentPlatform } from '../core/change-tournament.ts';
import type { GatheredTournament } from '../core/gather-tournament.ts';
import { settleWaiting } from '../entries/settle-waiting.ts';
import { tellEntry } from '../entries/tell-entry.ts';
import { issuePin } from '../pin/renew-pin.ts';
import { isUnpublished, updateTournament } from '../storage/store.ts';

type StatusChange = EventCommand & {
  readonly step: TournamentStep;
  /** Why it is cancelled; for everybody. */
  readonly reason?: string;
};

const isClosable = ({ row, entries }: GatheredTournament): boolean =>
  canCloseRegistration(countByStatus(entries), row.config.minNoOfParticipants);

const tellEverybody = async (
  platform: TournamentPlatform,
  tx: WriteTx,
  { tournament, reason }: { readonly tournament: GatheredTournament; readonly reason: string },
): Promise<void> => {
  const { event, entries } = tournament;
  const told = entries.filter(({ status }) => status !== 'rejected' && status !== 'withdrawn');
  for (const entry of told) await tellEntry(platform, tx, { event, entry, occasion: 'cancelled', reason });
};

/**
 * Publishes a tournament, closes or reopens its registration, or cancels it. A published tournament has a PIN. Refusal
 * besides the usual ones: `error.event.registration-not-closable`.
 */
export const changeStatus = (
  platform: TournamentPlatform,
  { step, reason, ...command }: StatusChange,
): Promise<Outcome<EventEntity>> => {
  const isPossible = (status: Parameters<typeof isStepPossible>[1]) => isStepPossible(step, status);
  return changeAsOrganiser(platform, { ...command, isPossible }, async (tx, tournament) => {
    const { row, event } = tournament;
    if (step === 'close' && !isClosable(tournament)) return refused('error.event.registration-not-closable');
    await updateTournament(tx, {
      ...row,
      status: tournamentSteps[step].to,
      cancelledBecause: step === 'cancel' ? (reason ?? '') : row.cancelledBecause,
    });
    if (step === 'publish') await issuePin(tx, event.id, platform.clock.now());
    if (step === 'cancel' && !(await isUnpublished(tx.q, row)))
      await tellEverybody(platform, tx, { tournament, reason: reason ?? '' });
    if (step === 'publish') await askEntered(platform, tx, event.id);
    if (step === 'reopen') await settleWaiting(platform, tx, event);
    return ok([]);
  });
};
