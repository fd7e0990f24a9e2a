import type { HallEntity } from '@neundarter/contract/entities/hall';
import { ok, refused } from '@neundarter/rules/result';
import { announceEventChange } from '../events/announce-event-change.ts';
import { lockEvent } from '../events/lock-event.ts';
import { findBoards, lockBoards } from '../matches/boards/board-rows.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { type GatheredHall, gatherHall } from './gather-hall.ts';
import { findHall, findManagedHall, type HallCommand, type HallPlatform } from './reads.ts';

/** A hall whose event and boards are locked. */
type LockedHall = { readonly hall: GatheredHall; readonly teamId: string; readonly now: number };

/** Answers the ids of the matches that it changed; none for a repeat. */
type Change = (tx: WriteTx, locked: LockedHall) => Promise<Outcome<readonly string[]>>;

/**
 * Changes the hall of a running tournament in one transaction, for its organisers. All boards of the hall are locked, so that
 * nobody is called twice, also by another event of the team. Answers the hall.
 */
export const changeHall = (
  platform: HallPlatform,
  command: HallCommand,
  change: Change,
): Promise<Outcome<HallEntity>> =>
  platform.db.write(async (tx): Promise<Outcome<HallEntity>> => {
    await lockEvent(tx, command.id);
    const running = await findManagedHall(tx.q, platform, command);
    if (!running.ok) return running;
    const { id, props } = running.value.tournament.event;
    // All of the hall: another event with other boards may call the same people.
    const boards = await findBoards(tx.q, props.teamId);
    await lockBoards(
      tx,
      boards.map((board) => board.id),
    );
    const now = platform.clock.now();
    const hall = await gatherHall(tx.q, running.value, now);
    const changed = await change(tx, { hall, teamId: props.teamId, now });
    if (!changed.ok) return changed;
    if (changed.value.length > 0)
      await announceEventChange(platform, tx, {
        eventId: id,
        matchIds: changed.value,
        isEdit: false,
        isSameForAll: true,
      });
    return ok(await findHall(tx.q, running.value, now));
  });

export type MatchCommand = HallCommand & { readonly matchId: string };

/** A match of a locked hall, by its id there. */
type LockedMatch = LockedHall & { readonly hallId: string };

/** The same for one match; `error.not-found` for one of another event. */
export const changeMatchInHall = (
  platform: HallPlatform,
  { matchId, ...command }: MatchCommand,
  change: (tx: WriteTx, locked: LockedMatch) => Promise<Outcome<boolean>>,
): Promise<Outcome<HallEntity>> =>
  changeHall(platform, command, async (tx, locked) => {
    const hallId = locked.hall.hallIdOf(matchId);
    if (hallId === null) return refused('error.not-found');
    const changed = await change(tx, { ...locked, hallId });
    if (!changed.ok) return changed;
    return ok(changed.value ? [matchId] : []);
  });
