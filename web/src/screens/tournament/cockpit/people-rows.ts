import type { HallAttendance } from '@neundarter/contract/entities/hall/hall';
import type { PresenceReportEntity } from '@neundarter/contract/entities/presence-report';
import { usualAttendance } from '@neundarter/rules/hall/attendance';
import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import type { Hall } from './hall-words.ts';

type Entry = { readonly eventId: string; readonly entrant: string };

/** Somebody of the hall with what is known of them, in all tournaments in which they take part. */
export type PersonRow = {
  readonly name: string;
  readonly said: HallAttendance;
  readonly isUsual: boolean;
  readonly entries: readonly Entry[];
  /** What people have said of themselves since an organiser has last answered. */
  readonly report: (PresenceReportEntity & Entry) | null;
};

type Reports = { readonly eventId: string; readonly reports: readonly PresenceReportEntity[] };

/** More are not shown for a search: it has to be longer. */
const mostFound = 12;

const lower = (text: string): string => text.toLocaleLowerCase('de');

/** One id for everybody of whom was said that they are the same person. */
const bodyOf = (perhapsSame: Hall['perhapsSame']): ((person: string) => string) => {
  const same = new Map<string, string>();
  const bodyIn = (person: string): string => {
    const other = same.get(person);
    return other === undefined ? person : bodyIn(other);
  };
  for (const { people, isSame } of perhapsSame) {
    if (isSame !== true) continue;
    const [one, other] = people.map(({ person }) => bodyIn(person));
    if (one !== undefined && other !== undefined && one !== other) same.set(one, other);
  }
  return bodyIn;
};

const strictness = { here: 0, expected: 1, injured: 2, gone: 3 } as const;

/** What holds of somebody of whom several tournaments know something, as the plan of the hall takes it. */
const strictest = (said: readonly HallAttendance[]): HallAttendance | null =>
  said.reduce<HallAttendance | null>((one, other) => {
    if (one === null) return other;
    const stricter = strictness[other.presence] > strictness[one.presence] ? other : one;
    const pauseUntil = Math.max(one.pauseUntil ?? 0, other.pauseUntil ?? 0);
    return {
      ...stricter,
      pauseUntil: pauseUntil === 0 ? null : pauseUntil,
      isCaller: one.isCaller && other.isCaller,
    };
  }, null);

const entriesOf = ({ views, perhapsSame }: Hall) => {
  const body = bodyOf(perhapsSame);
  return views.flatMap(({ event, data, participants, names }) => {
    const withdrawn = new Set(data.state?.withdrawn);
    return participants
      .filter(({ id, status }) => status === 'confirmed' && !withdrawn.has(id))
      .map(({ id, participant }) => ({
        eventId: event.id,
        entrant: id,
        name: names.get(id) ?? '',
        who: idsOf(participant).map(body).toSorted().join(' '),
      }));
  });
};

/** Everybody who has not withdrawn, by name; an entry of the same people in several tournaments stands here once. */
export const peopleRows = (hall: Hall, reports: readonly Reports[]): readonly PersonRow[] => {
  const said = new Map(hall.data.attendance.map((one) => [one.entrant, one]));
  const reported = new Map(
    reports.flatMap(({ eventId, reports: all }) =>
      all.map((one) => [one.entrant, { ...one, eventId }] as const),
    ),
  );
  const rows = new Map<string, { readonly name: string; readonly entries: Entry[] }>();
  for (const { name, who, ...entry } of entriesOf(hall)) {
    const row = rows.get(who) ?? { name, entries: [] };
    row.entries.push(entry);
    rows.set(who, row);
  }
  return [...rows.values()]
    .map(({ name, entries }): PersonRow => {
      const known = strictest(entries.flatMap(({ entrant }) => said.get(entrant) ?? []));
      const report = entries.flatMap(({ entrant }) => reported.get(entrant) ?? [])[0] ?? null;
      return {
        name,
        entries,
        said: known ?? { entrant: entries[0]?.entrant ?? '', ...usualAttendance },
        isUsual: known === null,
        report,
      };
    })
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
