import type { EventEntity } from '@neundarter/contract/entities/event';
import { normaliseConfig, withPossibleEnd } from '@neundarter/rules/match/change-config';
import { validateConfig } from '@neundarter/rules/match/config';
import type { MatchConfig } from '@neundarter/rules/match/types';
import { ok, refused } from '@neundarter/rules/result';
import { areSameEntrants, openPlayOff, plannedMatches } from '@neundarter/rules/tournament/advance/play-offs';
import { drawLots } from '@neundarter/rules/tournament/groups/lot';
import { maxMatchesOfEvent } from '@neundarter/rules/tournament/plan/plan-config';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { type LogEntry, logRows } from '../../events/log-rows.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import type { RunningTournament } from '../core/gather-running.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import { rowOfEntry, type TournamentRow } from '../storage/stored-log.ts';
import { undoLogged } from '../storage/undo-logged.ts';
import { changeRunning } from './change-running.ts';
import { keepState } from './keep-state.ts';

type Way =
  | { readonly way: 'lot'; readonly reason?: string }
  /** By hand: `entrants` are the best first. */
  | { readonly way: 'order'; readonly reason: string }
  /** Matches among them; by default played like those of the groups. */
  | { readonly way: 'play-off'; readonly config?: MatchConfig };

type OrderDecision = EventCommand & { readonly entrants: readonly string[] } & Way;

/**
 * The row of a play-off; an even best-of is made odd. Refusals: `error.invalid-request` for impossible settings, too many
 * matches.
 */
const playOffOf = (
  { plan, before }: RunningTournament,
  entrants: readonly string[],
  sent: MatchConfig | undefined,
): Outcome<TournamentRow> => {
  const config =
    sent === undefined
      ? normaliseConfig(plan.config.matchConfigs.group, 'draws-forbidden')
      : withPossibleEnd(sent, 'draws-forbidden');
  if (validateConfig(config, 'draws-forbidden').length > 0)
    return { ok: false, error: { code: 'error.invalid-request', fields: ['/config'] } };
  const noOfMatches = (entrants.length * (entrants.length - 1)) / 2;
  if (plannedMatches(plan, before).length + noOfMatches > maxMatchesOfEvent)
    return refused('error.event.too-many-matches');
  const last = Math.max(0, ...before.playOffs.map(({ id }) => Number(id)));
  return ok({ kind: 'play-off', id: `${last + 1}`, entrants: entrants.toSorted(), config });
};

/** Everybody can draw the same lot again. */
const lotOf = (entrants: readonly string[], lotSeed: string) =>
  ({ kind: 'order', entrants: drawLots(entrants.toSorted(), lotSeed), lotSeed }) as const;

const rowFor = (
  running: RunningTournament,
  { entrants, ...decision }: { readonly entrants: readonly string[] } & Way,
  lotSeed: string,
): Outcome<TournamentRow> => {
  switch (decision.way) {
    case 'lot':
      return ok({
        ...lotOf(entrants, lotSeed),
        ...(decision.reason !== undefined && { reason: decision.reason }),
      });
    case 'order':
      return ok({ kind: 'order', entrants, reason: decision.reason });
    case 'play-off':
      return playOffOf(running, entrants, decision.config);
  }
};

/**
 * Decides a shared rank on which something depends. Refusals besides the usual ones: `error.event.invalid-status` unless a
 * decision is needed, also while a play-off for it is being played; `error.event.too-many-matches`.
 */
export const decideOrder = (
  platform: TournamentPlatform,
  decision: OrderDecision,
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, decision, async (tx, running) => {
    const { entrants, actor } = decision;
    const { before, tournament } = running;
    const isNeeded = before.needed.some((needed) => areSameEntrants(needed.entrants, entrants));
    if (!isNeeded || openPlayOff(before, entrants) !== undefined)
      return refused('error.event.invalid-status');
    const row = rowFor(running, decision, platform.newId());
    if (!row.ok) return row;
    const entry = { row: row.value, at: platform.clock.now(), by: describeActor(actor).id };
    await addLogEntry(tx, tournament.event.id, entry);
    return keepState(platform, tx, running);
  });

/** Keys of the matches of a play-off; none for another decision. */
const keysOfPlayOff = ({ before }: RunningTournament, decided: LogEntry): readonly string[] => {
  const row = rowOfEntry(decided);
  const playOff = before.playOffs.find(({ id }) => row.kind === 'play-off' && id === row.id);
  return (playOff?.matches ?? []).map(({ key }) => key);
};

/**
 * Takes back the latest decision about these entrants, as long as nothing that follows from it has begun; a play-off as long
 * as none of its matches has, also by those who are left of it.
 */
export const undoDecision = (
  platform: TournamentPlatform,
  { entrants, ...command }: EventCommand & { readonly entrants: readonly string[] },
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, command, async (tx, running) => {
    const playOff = openPlayOff(running.before, entrants);
    const decided = running.tournament.log.findLast((entry) => {
      const row = rowOfEntry(entry);
      const isDecision = row.kind === 'order' || row.kind === 'play-off';
      return isDecision && areSameEntrants(row.entrants, playOff?.entrants ?? entrants);
    });
    if (decided === undefined) return refused('error.event.invalid-status');
    const undone = { at: platform.clock.now(), by: describeActor(command.actor).id };
    await logRows.undo(tx, decided, undone);
    const { log } = running.tournament;
    // The next play-off has the same number, and other matches under the same keys.
    const keys = keysOfPlayOff(running, decided);
    await undoLogged(tx, { log, keys, kinds: ['begin', 'caller', 'called'] }, undone);
    return keepState(platform, tx, running);
  });
