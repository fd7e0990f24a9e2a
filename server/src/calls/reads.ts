import type { HallEntity } from '@neundarter/contract/entities/hall/hall';
import { ok, refused } from '@neundarter/rules/result';
import { isTournamentStarted } from '@neundarter/rules/tournament/setup/status';
import type { EventCaller, EventRights } from '../events/gather-event-rights.ts';
import { findCallsBy } from '../matches/boards/call-rows.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findManagedEvent } from '../tournaments/core/find-managed-event.ts';
import { gatherRunning, type RunningTournament } from '../tournaments/core/gather-running.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findAttendanceOf } from './attendance-rows.ts';
import { describeHall } from './describe-hall.ts';
import { gatherHall } from './gather-hall.ts';
import { findReportsOf } from './report-rows.ts';
import { gatherTogether, type Source } from './together/gather-together.ts';

/** What calls about halls need. */
export type HallPlatform = Pick<Platform, 'db' | 'clock' | 'announce'> & { readonly rights: EventRights };

export type HallCommand = EventCaller & { readonly id: string };

/** The running tournament of an event for its organisers. Refusals: those of `findManagedEvent`, `error.event.invalid-status`. */
export const findManagedHall = async (
  q: Queries,
  { db, rights }: HallPlatform,
  command: HallCommand,
): Promise<Outcome<RunningTournament>> => {
  const found = await findManagedEvent(q, rights, command);
  if (!found.ok) return found;
  const running = await gatherRunning({ q, db }, found.value);
  return running !== null && isTournamentStarted(running.tournament.row.status)
    ? ok(running)
    : refused('error.event.invalid-status');
};

/** Finds and describes the hall of a running tournament, with those that share it. */
export const findHall = async (
  source: Source,
  running: RunningTournament,
  now: number,
): Promise<HallEntity> => {
  const hall = await gatherHall(source.q, running, now);
  return describeHall(source.q, await gatherTogether(source, { hall, running }, now));
};

/** The hall of a started tournament, for its organisers. */
export const readHall = (platform: HallPlatform, command: HallCommand): Promise<Outcome<HallEntity>> =>
  platform.db.read(async (q): Promise<Outcome<HallEntity>> => {
    const running = await findManagedHall(q, platform, command);
    return running.ok
      ? ok(await findHall({ q, db: platform.db }, running.value, platform.clock.now()))
      : running;
  });

/** What the caller has called and postponed, for the export of own data. */
export const findOwnCalls = (db: Database, actor: Actor) =>
  db.query((q) => findCallsBy(q, describeActor(actor).id));

/** What was said about the caller as a player, for the export of own data. */
export const findOwnAttendance = async (db: Database, actor: Actor): Promise<readonly object[]> => {
  const { playerId } = describeActor(actor);
  return playerId === undefined ? [] : db.query((q) => findAttendanceOf(q, playerId));
};

/** What was said about the caller as a player, and what the caller has said, for the export of own data. */
export const findOwnReports = (db: Database, actor: Actor): Promise<readonly object[]> => {
  const { id, playerId } = describeActor(actor);
  return db.query((q) => findReportsOf(q, { userId: id, playerId: playerId ?? '' }));
};
