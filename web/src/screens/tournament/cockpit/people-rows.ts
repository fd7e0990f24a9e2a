import type { HallAttendance } from '@neundarter/contract/entities/hall/hall';
import type { PresenceReportEntity } from '@neundarter/contract/entities/presence-report';
import { usualAttendance } from '@neundarter/rules/hall/attendance';
import type { Hall } from './hall-words.ts';

/** An entry with what is known about its people. */
export type PersonRow = {
  readonly name: string;
  readonly said: HallAttendance;
  readonly isUsual: boolean;
  /** What people have said of themselves since an organiser has last answered. */
  readonly report: PresenceReportEntity | null;
};

/** More are not shown for a search: it has to be longer. */
const mostFound = 12;

const lower = (text: string): string => text.toLocaleLowerCase('de');

/** Confirmed entries that have not withdrawn, by name. */
export const peopleRows = (
  { view, data: { attendance } }: Hall,
  reports: readonly PresenceReportEntity[],
): readonly PersonRow[] => {
  const said = new Map(attendance.map((one) => [one.entrant, one]));
  const reported = new Map(reports.map((one) => [one.entrant, one]));
  const withdrawn = new Set(view.data.state?.withdrawn);
  return view.participants
    .filter(({ id, status }) => status === 'confirmed' && !withdrawn.has(id))
    .map(({ id }) => ({
      name: view.names.get(id) ?? '',
      said: said.get(id) ?? { entrant: id, ...usualAttendance },
      isUsual: !said.has(id),
      report: reported.get(id) ?? null,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
};

/** Whether an organiser has to know of a report: it says something else than what is known, or two phones disagree. */
export const isNews = ({ report, said }: Pick<PersonRow, 'report' | 'said'>): boolean => {
  if (report === null) return false;
  if (report.isContrary) return true;
  return report.says === 'here' ? said.presence !== 'here' : said.presence !== 'gone';
};

/** Those whose names contain the words; without words, those about whom something was said, first what people themselves say. */
export const shownPeople = (rows: readonly PersonRow[], words: string): readonly PersonRow[] => {
  const wanted = lower(words.trim());
  if (wanted !== '') return rows.filter(({ name }) => lower(name).includes(wanted)).slice(0, mostFound);
  const shown = rows.filter((row) => !row.isUsual || isNews(row));
  return [...shown.filter(isNews), ...shown.filter((row) => !isNews(row))];
};
