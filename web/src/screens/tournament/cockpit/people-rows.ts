import type { HallAttendance } from '@neundarter/contract/entities/hall';
import { usualAttendance } from '@neundarter/rules/hall/attendance';
import type { Hall } from './hall-words.ts';

/** An entry with what is known about its people. */
export type PersonRow = { readonly name: string; readonly said: HallAttendance; readonly isUsual: boolean };

/** More are not shown for a search: it has to be longer. */
const mostFound = 12;

const lower = (text: string): string => text.toLocaleLowerCase('de');

/** Confirmed entries that have not withdrawn, by name. */
export const peopleRows = ({ view, data: { attendance } }: Hall): readonly PersonRow[] => {
  const said = new Map(attendance.map((one) => [one.entrant, one]));
  const withdrawn = new Set(view.data.state?.withdrawn);
  return view.participants
    .filter(({ id, status }) => status === 'confirmed' && !withdrawn.has(id))
    .map(({ id }) => ({
      name: view.names.get(id) ?? '',
      said: said.get(id) ?? { entrant: id, ...usualAttendance },
      isUsual: !said.has(id),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
};

/** Those whose names contain the words; without words, those about whom something was said. */
export const shownPeople = (rows: readonly PersonRow[], words: string): readonly PersonRow[] => {
  const wanted = lower(words.trim());
  if (wanted === '') return rows.filter(({ isUsual }) => !isUsual);
  return rows.filter(({ name }) => lower(name).includes(wanted)).slice(0, mostFound);
};
