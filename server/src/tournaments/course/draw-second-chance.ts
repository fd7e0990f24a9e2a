import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok, refused } from '@neundarter/rules/result';
import { plannedMatches } from '@neundarter/rules/tournament/advance/play-offs';
import { drawSecondChance as draw } from '@neundarter/rules/tournament/advance/second-chance';
import { maxMatchesOfEvent } from '@neundarter/rules/tournament/plan/plan-config';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { logRows } from '../../events/log-rows.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import { rowOfEntry } from '../storage/stored-log.ts';
import { undoLogged } from '../storage/undo-logged.ts';
import { changeRunning } from './change-running.ts';
import { keepState } from './keep-state.ts';

/**
 * Draws the second chance for these entries, and creates its matches. Refusals besides the usual ones:
 * `error.event.invalid-status` without a second chance, while it is open who is out, if one of the entries is not, and if it
 * is drawn already; `error.event.too-many-matches`.
 */
export const drawSecondChance = (
  platform: TournamentPlatform,
  { entrants, ...command }: EventCommand & { readonly entrants: readonly string[] },
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, command, async (tx, running) => {
    const { plan, before, tournament } = running;
    const drawn = before.secondChance.isDrawn
      ? null
      : draw(plan, before.secondChance, [...new Set(entrants)]);
    if (drawn === null) return refused('error.event.invalid-status');
    if (plannedMatches(plan, before).length + drawn.seats.length - 1 > maxMatchesOfEvent)
      return refused('error.event.too-many-matches');
    const row = { kind: 'second-chance', ...drawn } as const;
    const by = describeActor(command.actor).id;
    await addLogEntry(tx, tournament.event.id, { row, at: platform.clock.now(), by });
    return keepState(platform, tx, running);
  });

/**
 * Takes back the draw of the second chance, with all of its matches. A repeat changes nothing. Refusal besides the usual ones:
 * `error.event.follow-up-match-started` if one of them has begun.
 */
export const undoSecondChance = (
  platform: TournamentPlatform,
  command: EventCommand,
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, command, async (tx, running) => {
    const { log } = running.tournament;
    const drawn = log.find((entry) => rowOfEntry(entry).kind === 'second-chance');
    if (drawn === undefined) return ok([]);
    const undone = { at: platform.clock.now(), by: describeActor(command.actor).id };
    await logRows.undo(tx, drawn, undone);
    const keys = running.before.secondChance.matches.map(({ key }) => key);
    // The next draw has other matches under the same keys.
    await undoLogged(tx, { log, keys, kinds: ['begin', 'caller'] }, undone);
    return keepState(platform, tx, running);
  });
