// Exceptions after the start, as everybody sees them: what has become different in the end, without who decided it or why.
import { maxShownTakeOvers, type TournamentException } from '@neundarter/contract/entities/tournament';
import { idsOf, type ParticipantPerson } from '@neundarter/rules/tournament/setup/participants';
import { findUnagreed } from '../../consents/reads.ts';
import type { LogEntry } from '../../events/log-rows.ts';
import type { Queries } from '../../platform/db/database.ts';
import { findKnownPlayers } from '../../players/reads.ts';
import { rowOfEntry, type TournamentRow } from '../storage/stored-log.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';

type RowOf<Kind extends TournamentRow['kind']> = Extract<TournamentRow, { readonly kind: Kind }>;
type Exceptions = readonly TournamentException[];

const ofKind = <Kind extends TournamentRow['kind']>(
  rows: readonly TournamentRow[],
  kind: Kind,
): readonly RowOf<Kind>[] => rows.filter((row): row is RowOf<Kind> => row.kind === kind);

/** Who was in an entry at the start and was replaced. */
const replacedIn = (rows: readonly RowOf<'substitute'>[]): readonly ParticipantPerson[] => {
  const arrived = new Set<string>();
  return rows.flatMap(({ left = [], came = [] }) => {
    const original = left.filter(({ id }) => !arrived.has(id));
    for (const id of came) arrived.add(id);
    return original;
  });
};

/** Who plays now instead of whom; people who came and left again are left out. Old rows do not say who left. */
const substitutesIn = (rows: readonly TournamentRow[], entries: readonly StoredEntry[]): Exceptions =>
  [...Map.groupBy(ofKind(rows, 'substitute'), ({ entrant }) => entrant)].flatMap(([entrant, own]) => {
    const entry = entries.find(({ id }) => id === entrant);
    if (entry === undefined) return [];
    const present = idsOf(entry.participant);
    const replaced = replacedIn(own);
    const left = replaced.filter(({ id }) => !present.includes(id));
    const came = present.filter(
      (id) => own.some((row) => row.came?.includes(id)) && !replaced.some((person) => person.id === id),
    );
    const isKnown = own.every((row) => row.left !== undefined);
    return isKnown && left.length === 0 ? [] : [{ kind: 'substitute' as const, entrant, left, came }];
  });

/** The first and the last settings of rounds that were changed. */
const roundsIn = (rows: readonly TournamentRow[]): Exceptions =>
  [...Map.groupBy(ofKind(rows, 'round'), ({ round }) => round)].flatMap(([round, own]) => {
    const before = own[0]?.before;
    const after = own.at(-1)?.after;
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    if (before !== undefined && after !== undefined && isSame) return [];
    return [{ kind: 'round' as const, round, before: before ?? null, after: after ?? null }];
  });

/** Matches that were played and deleted, because a result before them was taken back. */
const resetIn = (log: readonly LogEntry[]): Exceptions => {
  const ids = log.flatMap((entry) => (rowOfEntry(entry).kind === 'reset' ? (entry.matchId ?? []) : []));
  return ids.length === 0 ? [] : [{ kind: 'reset', matches: [...new Set(ids)] }];
};

/** Who has taken over whose place, the latest. */
const takenOverIn = (log: readonly LogEntry[]): Exceptions =>
  log
    .flatMap((entry) => {
      const row = rowOfEntry(entry);
      if (row.kind !== 'take-over' || entry.matchId === null) return [];
      return [{ kind: 'take-over' as const, winner: row.winner, loser: row.loser, match: entry.matchId }];
    })
    .slice(-maxShownTakeOvers);

/** The exceptions of a started tournament; people with an account have no name yet. */
export const describeExceptions = (log: readonly LogEntry[], entries: readonly StoredEntry[]): Exceptions => {
  const rows = log.map(rowOfEntry);
  const dropped = ofKind(rows, 'drop-third-place').slice(0, 1);
  const late = entries.filter(({ lateSeat }) => lateSeat !== null);
  return [
    ...late.map(({ id }) => ({ kind: 'late-entry' as const, entrant: id })),
    ...substitutesIn(rows, entries),
    ...roundsIn(rows),
    ...dropped.map(() => ({ kind: 'drop-third-place' }) as const),
    ...resetIn(log),
    ...takenOverIn(log),
  ];
};

/** Gives people with an account the names that they have now; who has not agreed is shown without their account. */
export const nameExceptions = async (
  q: Queries,
  exceptions: Exceptions,
  eventId: string,
): Promise<TournamentException[]> => {
  const ids = exceptions.flatMap((one) => (one.kind === 'substitute' ? one.left.map(({ id }) => id) : []));
  const known = ids.length === 0 ? [] : await findKnownPlayers(q, [...new Set(ids)]);
  const unagreed = ids.length === 0 ? undefined : (await findUnagreed(q, [eventId])).get(eventId);
  const accounts = new Map(known.filter(({ isRegistered }) => isRegistered).map((one) => [one.id, one]));
  const named = (person: ParticipantPerson): ParticipantPerson => {
    const account = accounts.get(person.id);
    if (account === undefined) return person;
    const { id, firstName, lastName } = account;
    if (unagreed?.has(id)) return { type: 'external', id, firstName, lastName: lastName ?? '' };
    return { type: 'registered', id, firstName, ...(lastName !== null && { lastName }) };
  };
  return exceptions.map((one) => (one.kind === 'substitute' ? { ...one, left: one.left.map(named) } : one));
};
