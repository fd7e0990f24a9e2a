import type { EventEntity } from '@neundarter/contract/entities/event';
import { maxLimit } from '@neundarter/contract/limits';
import type { PagePath } from '@neundarter/contract/pages';
import type { EventType } from '@neundarter/rules/access/events';
import type { MatchdayStatus } from '@neundarter/rules/matchday/result';
import type { RankingRow } from '@neundarter/rules/table/ranking-row';
import type { TournamentStatus } from '@neundarter/rules/tournament/setup/status';
import { findSearchableEvents, readEvent } from '../events/reads.ts';
import { describeResult, nameParties, nameParty } from '../matches/describe-match-page.ts';
import { listMatchesFor } from '../matches/read-match-for.ts';
import type { PageTable, PublicPage, PublicPages } from '../platform/http/public-page.ts';
import { findTeamPicturePath } from '../teams/reads.ts';
import { rankingCacheOf } from './ranking-cache.ts';
import { type RankingReader, readTable } from './reads.ts';

type Reader = Omit<RankingReader, 'cache'>;

/** A stranger. */
const stranger = { actor: { kind: 'anyone' }, matchPin: null } as const;

const ofTournaments: readonly PagePath[] = [
  '/tournaments/:id/register',
  '/tournaments/:id/live',
  '/tournaments/:id/*',
];
const ofEvents: readonly PagePath[] = ['/team-lounge/event/:id/live', '/team-lounge/event/:id/guests?'];

/** Canonical path of the page of an event. */
const pathOf = (id: string, type: EventType): string =>
  type === 'tournament' ? `/tournaments/${id}` : `/team-lounge/event/${id}`;

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

const kindWords: { readonly [type in EventType]: string } = {
  training: 'Training',
  'mdsl-matchday': 'Ligaspieltag',
  tournament: 'Turnier',
};

const statusWords: { readonly [status in TournamentStatus | MatchdayStatus]: string } = {
  draft: 'Entwurf',
  published: 'Anmeldung geöffnet',
  'registration-closed': 'Anmeldung geschlossen',
  scheduled: 'geplant',
  running: 'läuft',
  finished: 'beendet',
  cancelled: 'abgesagt',
};

/** What the event is, and its state: `Turnier · läuft`. Trainings only end. */
const labelOf = ({ type, eventData, isOver }: EventEntity['props']): string => {
  const overWord = isOver === true ? statusWords.finished : null;
  const status = eventData === null ? overWord : statusWords[eventData.status];
  return status === null ? kindWords[type] : `${kindWords[type]} · ${status}`;
};

const heads = ['Platz', 'Name', 'Matches', 'S', 'U', 'N', 'Punkte', 'Legs'];

const rowOf = (row: RankingRow): string[] => [
  `${row.rank}.`,
  nameParty(row.party),
  ...[row.noOfMatches, row.won, row.draw, row.lost].map(String),
  `${row.pointsFor}:${row.pointsAgainst}`,
  `${row.legsWon}:${row.legsLost}`,
];

type Group = { readonly groupId: string; readonly name: string };

/** The groups of a started tournament; other events have none. */
const groupsOf = ({ eventData }: EventEntity['props']): readonly Group[] =>
  (eventData !== null && 'stages' in eventData ? eventData.stages?.group?.groups : null) ?? [];

const tableOf = async (
  reader: RankingReader,
  id: string,
  { title, group }: { readonly title: string; readonly group?: string },
): Promise<PageTable> => {
  const part = group === undefined ? {} : { stage: 'group', group };
  const found = await readTable(reader, { ...stranger, id }, part);
  const rows =
    found.ok && found.value.kind === 'compressed'
      ? (JSON.parse(found.value.text.bytes.toString('utf8')) as RankingRow[])
      : [];
  return { title, heads, rows: rows.map(rowOf) };
};

const resultsOf = async (reader: RankingReader, eventId: string): Promise<PageTable> => {
  const matches = await listMatchesFor(reader, stranger, { eventId, status: ['finished'], limit: maxLimit });
  const rows = matches.flatMap(({ props }) => {
    const names = nameParties(props);
    return names === null ? [] : [[props.description ?? '', names, describeResult(props)]];
  });
  return { title: 'Ergebnisse', heads: ['Match', 'Spieler', 'Ergebnis'], rows };
};

/** The page of an event for programs: its tables and its latest results; null if a stranger may not see it. */
const pageOf = async (given: Reader, id: string, page: PagePath): Promise<PublicPage | null> => {
  const reader = { ...given, cache: rankingCacheOf(given.db) };
  const event = await readEvent(reader, stranger, id);
  if (!event.ok) return null;
  const { props } = event.value;
  if (ofTournaments.includes(page) && props.type !== 'tournament') return null;
  const groups = groupsOf(props);
  const tables = groups.length === 0 ? [{ title: 'Tabelle' }] : groups.map(groupTable);
  const place = [props.location?.address, props.location?.zip, props.location?.city]
    .filter(Boolean)
    .join(' ');
  const facts = [day.format(props.startDateTime), place, props.teamName];
  return {
    path: pathOf(id, props.type),
    title: props.name,
    description: facts.filter((fact) => fact !== '').join(' · '),
    card: {
      label: labelOf(props),
      heads: [{ text: props.name }],
      facts: facts.filter((fact) => fact !== ''),
    },
    crestPath: await reader.db.query((q) => findTeamPicturePath(q, props.teamId)),
    isSearchable: props.isSearchable === true,
    hasEmbed: true,
    tables: [
      ...(await Promise.all(tables.map((table) => tableOf(reader, id, table)))),
      await resultsOf(reader, id),
    ],
  };
};

const groupTable = ({ groupId, name }: Group) => ({ title: name, group: groupId });

/** The pages of events. */
export const describeEventPage = (reader: Reader): PublicPages => ({
  pages: [...ofTournaments, ...ofEvents],
  describe: (id, page) => pageOf(reader, id, page),
  listSearchable: async () => {
    const events = await reader.db.query((q) => findSearchableEvents(q, reader.rights));
    return events.map(({ id, type }) => pathOf(id, type));
  },
});
