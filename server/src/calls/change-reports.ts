import type { PresenceReports } from '@neundarter/contract/entities/presence-report';
import { ok, refused } from '@neundarter/rules/result';
import { lockEvent } from '../events/lock-event.ts';
import type { EventRecord } from '../events/stored-event.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { findManagedEvent } from '../tournaments/core/find-managed-event.ts';
import { findTournamentStatus } from '../tournaments/reads.ts';
import { findHallChoice } from './hall-rows.ts';
import type { HallCommand, HallPlatform } from './reads.ts';
import { findReports } from './report-rows.ts';

/** The event of a tournament for its organisers; `error.event.invalid-status` for another kind of event. */
export const findReported = async (
  q: Queries,
  { rights }: Pick<HallPlatform, 'rights'>,
  command: HallCommand,
): Promise<Outcome<EventRecord>> => {
  const found = await findManagedEvent(q, rights, command);
  if (!found.ok) return found;
  return (await findTournamentStatus(q, command.id)) === null ? refused('error.event.invalid-status') : found;
};

/** What people have said of themselves, as organisers see it. */
export const describeReports = async (q: Queries, eventId: string): Promise<PresenceReports> => ({
  isOpen: (await findHallChoice(q, eventId)).isOpenToReports,
  reports: (await findReports(q, eventId)).map(({ entrant, says, at, isContrary }) => ({
    entrant,
    says,
    at,
    isContrary,
  })),
});

/** Changes in one transaction what organisers see of the reports of an event. */
export const changeReports = (
  platform: HallPlatform,
  command: HallCommand,
  change: (tx: WriteTx, event: EventRecord) => Promise<Outcome<unknown>>,
): Promise<Outcome<PresenceReports>> =>
  platform.db.write(async (tx): Promise<Outcome<PresenceReports>> => {
    await lockEvent(tx, command.id);
    const found = await findReported(tx.q, platform, command);
    if (!found.ok) return found;
    const changed = await change(tx, found.value);
    return changed.ok ? ok(await describeReports(tx.q, command.id)) : changed;
  });
