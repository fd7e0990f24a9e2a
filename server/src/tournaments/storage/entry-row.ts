import type { LateSeat } from '@neundarter/rules/tournament/late/late-seat';
import type { Participant } from '@neundarter/rules/tournament/setup/participants';
import type { Selectable } from 'kysely';
import type { EventParticipantsTable } from '../../platform/db/tables/tournament-tables.ts';
import type { StoredEntry } from './stored-tournament.ts';

/** The columns to read. They are named one by one, so that an older process can still read a newer schema. */
export const entryColumns = [
  'id',
  'event_id',
  'position',
  'status',
  'participant',
  'team_id',
  'team_name',
  'group_id',
  'group_position',
  'seed',
  'is_present',
  'has_paid',
  'is_name_shortened',
  'props_hash',
  'created_by',
  'created_at',
  'late_seat',
] as const satisfies readonly (keyof EventParticipantsTable)[];

export type EntryRow = Selectable<EventParticipantsTable>;

/** A stored seat. */
export const lateSeatOf = (stored: string | null): LateSeat | null =>
  stored === null ? null : (JSON.parse(stored) as LateSeat);

/** An entry with those of its people who have not agreed. */
export const entryOf = (row: EntryRow, unagreed: readonly string[]): StoredEntry => ({
  id: row.id,
  eventId: row.event_id,
  position: row.position,
  status: row.status,
  participant: JSON.parse(row.participant) as Participant,
  teamId: row.team_id,
  teamName: row.team_name,
  groupId: row.group_id,
  groupPosition: row.group_position,
  seed: row.seed,
  isPresent: row.is_present === 1,
  hasPaid: row.has_paid === 1,
  isNameShortened: row.is_name_shortened === 1,
  propsHash: row.props_hash,
  createdBy: row.created_by,
  createdAt: row.created_at,
  lateSeat: lateSeatOf(row.late_seat),
  unagreed,
});

export const entryRowOf = (entry: StoredEntry): EntryRow => ({
  id: entry.id,
  event_id: entry.eventId,
  position: entry.position,
  status: entry.status,
  participant: JSON.stringify(entry.participant),
  team_id: entry.teamId,
  team_name: entry.teamName,
  group_id: entry.groupId,
  group_position: entry.groupPosition,
  seed: entry.seed,
  is_present: entry.isPresent ? 1 : 0,
  has_paid: entry.hasPaid ? 1 : 0,
  is_name_shortened: entry.isNameShortened ? 1 : 0,
  props_hash: entry.propsHash,
  created_by: entry.createdBy,
  created_at: entry.createdAt,
  late_seat: entry.lateSeat === null ? null : JSON.stringify(entry.lateSeat),
});
