import type { HallEntity } from '@neundarter/contract/entities/hall/hall';
import { type CallerDemand, callerDemandIn, namesCallers } from '@neundarter/rules/hall/caller-demand';
import type { HallMode } from '@neundarter/rules/hall/hall-mode';
import { mayRelease } from '@neundarter/rules/hall/release';
import { ok, refused } from '@neundarter/rules/result';
import { isCalledByHall } from '@neundarter/rules/tournament/advance/log';
import { seekNoCallers } from '../matches/boards/call-rows.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { nameCallers } from '../tournaments/course/name-callers.ts';
import { rowsOf } from '../tournaments/storage/stored-log.ts';
import { changeHall } from './change-hall.ts';
import { hasCallerRuleIn } from './gather-hall.ts';
import { writeHallChoice } from './hall-rows.ts';
import type { HallCommand, HallPlatform } from './reads.ts';
import { wakeHalls } from './watch-halls.ts';

type Chosen = { readonly mode?: HallMode | undefined; readonly callers?: CallerDemand | undefined };

/** Chooses how matches are called in the hall of a tournament, and whether it names callers. */
export const setHallMode = (
  platform: HallPlatform & TournamentFollowing,
  { mode, callers, ...command }: HallCommand & Chosen,
): Promise<Outcome<HallEntity>> =>
  changeHall(platform, command, async (tx, { hall, running }) => {
    await writeHallChoice(tx, command.id, { ...(mode && { mode }), ...(callers && { callers }) });
    tx.afterCommit(() => wakeHalls(platform.db));
    const choice = {
      mode: mode ?? hall.choice.mode,
      callers: callers ?? hall.choice.callers,
      hasRule: hasCallerRuleIn(running),
    };
    if (callerDemandIn(choice) === 'none') await seekNoCallers(tx, command.id);
    const chosenBy = namesCallers(choice) ? 'hall' : 'rule';
    // The rule holds until the hall calls its first match, unless organisers want something else.
    const isKept = isCalledByHall(rowsOf(running.tournament.log))
      ? chosenBy === 'hall'
      : chosenBy === 'rule' || callers === undefined;
    if (isKept) return ok({ matchIds: [] });
    const named = await nameCallers(platform, tx, { eventId: command.id, chosenBy });
    return named.ok ? ok({ matchIds: named.value, isCourse: true }) : named;
  });

/**
 * Releases the knockout of a tournament whose groups are finished, before its tables were shown for long. A repeat changes nothing;
 * `error.calls.not-ready` while the groups are played.
 */
export const releaseKnockout = (
  platform: HallPlatform & TournamentFollowing,
  command: HallCommand,
): Promise<Outcome<HallEntity>> =>
  changeHall(platform, command, async (tx, { hall, now }) => {
    const [competition] = hall.input.state.competitions;
    const from = competition?.knockoutFrom ?? null;
    if (from === null) return refused('error.calls.not-ready');
    if (!mayRelease(from, now)) return ok(null);
    await writeHallChoice(tx, command.id, { releasedAt: now });
    return ok({ matchIds: [] });
  });
