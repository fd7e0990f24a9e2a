import type { HallEntity } from '@neundarter/contract/entities/hall/hall';
import { ok, refused } from '@neundarter/rules/result';
import {
  announceEventChange,
  announceGathered,
  gatherEventChanges,
} from '../events/announce-event-change.ts';
import { lockEvent } from '../events/lock-event.ts';
import { findBoards, lockBoards } from '../matches/boards/board-rows.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { RunningTournament } from '../tournaments/core/gather-running.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { type GatheredHall, gatherHall } from './gather-hall.ts';
import { findHall, findManagedHall, type HallCommand, type HallPlatform } from './reads.ts';
import { settleCallers } from './settle-callers.ts';

/** A hall whose event and boards are locked. */
export type LockedHall = {
  readonly hall: GatheredHall;
  /** The tournament before the change. */
  readonly running: RunningTournament;
  readonly teamId: string;
  readonly now: number;
};

/** What was changed; null for a repeat. */
type Changed = {
  readonly matchIds: readonly string[];
  /** Whether the log of the tournament may have got rows. */
  readonly isCourse?: boolean;
} | null;

type Change = (tx: WriteTx, locked: LockedHall) => Promise<Outcome<Changed>>;

const withSettled = (changed: Changed, settled: readonly string[]): Changed =>
  changed === null || settled.length === 0
    ? changed
    : { matchIds: [...new Set([...changed.matchIds, ...settled])], isCourse: true };

/** Announces a change as one, with what followed from it. */
const announceChange = async (
  platform: Pick<HallPlatform, 'announce'>,
  tx: WriteTx,
  { eventId, changed }: { readonly eventId: string; readonly changed: Changed },
): Promise<void> => {
  if (changed !== null)
    await announceEventChange(platform, tx, {
      eventId,
      matchIds: changed.matchIds,
      isEdit: false,
      isSameForAll: true,
    });
  await announceGathered(platform, tx);
};

type LockedChange = { readonly running: RunningTournament; readonly change: Change };

/**
 * Changes the hall of a running tournament whose event is locked. All boards of the hall are locked, so that nobody is called
 * twice, also by another event of the team.
 */
export const changeLockedHall = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { running, change }: LockedChange,
): Promise<Outcome<Changed>> => {
  const { id: eventId, props } = running.tournament.event;
  // All of the hall: another event with other boards may call the same people.
  const boards = await findBoards(tx.q, props.teamId);
  await lockBoards(
    tx,
    boards.map((board) => board.id),
  );
  const now = platform.clock.now();
  const hall = await gatherHall(tx.q, running, now);
  gatherEventChanges(tx, eventId);
  const changed = await change(tx, { hall, running, teamId: props.teamId, now });
  if (!changed.ok) return changed;
  const settled = changed.value === null ? ok([]) : await settleCallers(platform, tx, eventId);
  if (!settled.ok) return settled;
  const all = withSettled(changed.value, settled.value);
  await announceChange(platform, tx, { eventId, changed: all });
  return ok(all);
};

/** Where the hall is read in a transaction. */
const sourceIn = ({ q }: Pick<WriteTx, 'q'>, { db }: HallPlatform) => ({ q, db });

/** Changes the hall of a running tournament in one transaction, for its organisers. Answers the hall. */
export const changeHall = (
  platform: HallPlatform & TournamentFollowing,
  command: HallCommand,
  change: Change,
): Promise<Outcome<HallEntity>> =>
  platform.db.write(async (tx): Promise<Outcome<HallEntity>> => {
    await lockEvent(tx, command.id);
    const running = await findManagedHall(tx.q, platform, command);
    if (!running.ok) return running;
    const changed = await changeLockedHall(platform, tx, { running: running.value, change });
    if (!changed.ok) return changed;
    const now = platform.clock.now();
    const source = sourceIn(tx, platform);
    if (changed.value?.isCourse !== true) return ok(await findHall(source, running.value, now));
    await tx.flush();
    const after = await findManagedHall(tx.q, platform, command);
    return after.ok ? ok(await findHall(source, after.value, now)) : after;
  });

export type MatchCommand = HallCommand & { readonly matchId: string };

/** A match of a locked hall, by its id there. */
type LockedMatch = LockedHall & { readonly hallId: string };

/**
 * The same for one match; `error.not-found` for one of another event. The change answers whether anything has changed, or which
 * matches got other callers.
 */
export const changeMatchInHall = (
  platform: HallPlatform & TournamentFollowing,
  { matchId, ...command }: MatchCommand,
  change: (tx: WriteTx, locked: LockedMatch) => Promise<Outcome<boolean | readonly string[]>>,
): Promise<Outcome<HallEntity>> =>
  changeHall(platform, command, async (tx, locked) => {
    const hallId = locked.hall.hallIdOf(matchId);
    if (hallId === null) return refused('error.not-found');
    const changed = await change(tx, { ...locked, hallId });
    if (!changed.ok) return changed;
    if (typeof changed.value === 'boolean') return ok(changed.value ? { matchIds: [matchId] } : null);
    return ok({ matchIds: [...new Set([matchId, ...changed.value])], isCourse: true });
  });
