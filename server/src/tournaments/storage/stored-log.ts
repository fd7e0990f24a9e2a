import type { ChangeableRound } from '@neundarter/contract/entities/tournament';
import type { UndartedEnd } from '@neundarter/contract/routes/running-tournaments';
import type { MatchConfig } from '@neundarter/rules/match/types';
import type { LogRow } from '@neundarter/rules/tournament/advance/log';
import type { ParticipantPerson } from '@neundarter/rules/tournament/setup/participants';
import type { LogEntry } from '../../events/log-rows.ts';

/** Decisions that the engine does not read, because they are part of settings, entries and matches. */
type OtherRow =
  | { readonly kind: 'reset'; readonly match: string }
  /** Somebody has entered after the start; the entry has the seat. */
  | { readonly kind: 'late-entry'; readonly entrant: string }
  | {
      readonly kind: 'substitute';
      readonly entrant: string;
      /** As everybody may see them; those with an account without a name. */
      readonly left?: readonly ParticipantPerson[];
      /** Ids of people. */
      readonly came?: readonly string[];
    }
  | {
      readonly kind: 'round';
      readonly round: ChangeableRound;
      readonly before?: MatchConfig;
      readonly after?: MatchConfig;
    };

/** What the log of a tournament contains, why people decided so, and of results how the match ended. */
export type TournamentRow = (LogRow | OtherRow) & {
  readonly reason?: string;
  readonly end?: UndartedEnd;
  /** Of an order by lot: its seed. */
  readonly lotSeed?: string;
  /** Of a corrected result: number of the entry in whose place it counts, because callers follow the order of results. */
  readonly inPlaceOf?: number;
};

const otherKinds: ReadonlySet<string> = new Set<OtherRow['kind']>([
  'reset',
  'late-entry',
  'substitute',
  'round',
]);

/** An entry with its place in the log. */
export type NumberedEntry = Pick<LogEntry, 'eventId' | 'seq' | 'content'>;

/** The row of an entry. Only this noun writes entries for tournaments. */
export const rowOfEntry = ({ content }: Pick<LogEntry, 'content'>): TournamentRow => content as TournamentRow;

/** An entry without the names of people, for whoever has made it and may keep it longer than the tournament does. */
export const withoutNames = (entry: LogEntry): LogEntry => {
  const row = rowOfEntry(entry);
  if (row.kind !== 'substitute' || row.left === undefined) return entry;
  return { ...entry, content: { ...row, left: row.left.map(({ type, id }) => ({ type, id })) } };
};

/** Whether the engine reads a row. */
export const isEngineRow = (row: TournamentRow): row is LogRow => !otherKinds.has(row.kind);

/** The number by which an entry is read in order. */
export const placeOf = (entry: NumberedEntry): number => rowOfEntry(entry).inPlaceOf ?? entry.seq;

/** The rows that the engine reads, in order. */
export const rowsOf = (log: readonly NumberedEntry[]): readonly LogRow[] =>
  log
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(rowOfEntry)
    .filter(isEngineRow);

/** Ids of the entries that have withdrawn since the start, each once. */
export const withdrawnFrom = (log: readonly LogEntry[]): readonly string[] => [
  ...new Set(log.map(rowOfEntry).flatMap((row) => (row.kind === 'withdrawal' ? [row.entrant] : []))),
];
