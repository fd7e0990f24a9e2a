import { threeDartAverage } from '@neundarter/rules/match/averages';
import type { FileParty, FilePerson } from '@neundarter/rules/result-file/result-file';
import { partyKeyOf } from '@neundarter/rules/table/party-key';
import { rankingOf } from '@neundarter/rules/table/ranking';
import type { RankingRow } from '@neundarter/rules/table/ranking-row';
import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import { type Cell, csvLine, csvStart } from '../platform/csv-line.ts';
import { findEventFigures } from '../rankings/reads.ts';
import { findPlaces } from './describe-results.ts';
import type { GatheredResults, ResultReader } from './gather-results.ts';
import { type NamedPeople, namePeople } from './name-people.ts';

const columns = [
  'place',
  'placeTo',
  'name',
  'club',
  'matches',
  'won',
  'draw',
  'lost',
  'legsWon',
  'legsLost',
  'average',
  'noOf180s',
  'highestFinish',
  'shortestLeg',
] as const;
type Row = { readonly [column in (typeof columns)[number]]?: Cell };

const figuresOf = (row: RankingRow | undefined): Row => {
  if (row === undefined) return {};
  const { noOfMatches, won, draw, lost, legsWon, legsLost, noOf180s, highFinishes, shortLegs } = row;
  const average = threeDartAverage(row.totalScore, row.totalDartsThrown);
  return {
    matches: noOfMatches,
    won,
    draw,
    lost,
    legsWon,
    legsLost,
    average: row.totalDartsThrown === 0 ? null : average.toFixed(2).replace('.', ','),
    noOf180s,
    highestFinish: highFinishes.length === 0 ? null : Math.max(...highFinishes),
    shortestLeg: shortLegs.length === 0 ? null : Math.min(...shortLegs),
  };
};

const namesOf = (party: FileParty, people: readonly FilePerson[]): Row => {
  const own = people.filter(({ id }) => party.includes(id));
  return {
    name: own.map(({ name }) => name).join(' / '),
    club: [...new Set(own.flatMap(({ club }) => club ?? []))].join(' / '),
  };
};

/** Everybody who takes part in a tournament, in the order of their places; without places in that of the entries. */
const entrantRows = (
  { tournament }: GatheredResults,
  people: NamedPeople,
  rows: ReadonlyMap<string, RankingRow>,
): readonly Row[] => {
  const entries = (tournament?.participants ?? []).filter(({ status }) => status === 'confirmed');
  const places = findPlaces(tournament);
  const order = new Map(places.map(({ entrant }, at) => [entrant, at]));
  const last = places.length;
  return entries
    .toSorted((one, other) => (order.get(one.id) ?? last) - (order.get(other.id) ?? last))
    .map(({ id, participant }) => {
      const ids = idsOf(participant);
      const place = places.find(({ entrant }) => entrant === id);
      return {
        place: place?.from ?? null,
        placeTo: place?.to ?? null,
        ...namesOf(ids.map(people.numberOf), people.all()),
        ...figuresOf(rows.get(ids.toSorted().join('+'))),
      };
    });
};

const rankedRows = (
  { matchday }: GatheredResults,
  people: NamedPeople,
  ranking: readonly RankingRow[],
): readonly Row[] =>
  ranking.map((row) => {
    if (matchday === null) people.note(row.party, null);
    const named = namesOf(people.partyOf(partyKeyOf(row.party)), people.all());
    return { place: row.rank, placeTo: row.rank, ...named, ...figuresOf(row) };
  });

/** Notes the players of a match day with their team. */
const noteTeams = ({ matchday }: GatheredResults, people: NamedPeople, figures: Figures): void => {
  if (matchday === null) return;
  for (const { parties } of figures)
    parties.forEach(({ party }, side) => {
      people.note(party, (side === 0 ? matchday.homeLineup : matchday.awayLineup).teamName);
    });
};
type Figures = Awaited<ReturnType<typeof findEventFigures>>;

/** The places of an event as CSV, with clubs and figures: of a tournament everybody's, of other events by its table. */
export async function* writePlaces(reader: ResultReader, gathered: GatheredResults): AsyncGenerator<string> {
  const { event, tournament } = gathered;
  const figures = await reader.db.query((q) => findEventFigures(q, event.id));
  const people = namePeople(gathered);
  noteTeams(gathered, people, figures);
  const ranking = rankingOf(figures, { sorting: 'default', by: tournament === null ? 'person' : 'party' });
  const rows =
    tournament === null
      ? rankedRows(gathered, people, ranking)
      : entrantRows(gathered, people, new Map(ranking.map((row) => [row.key, row])));
  yield csvStart + csvLine(columns);
  yield rows.map((row) => csvLine(columns.map((column) => row[column] ?? null))).join('');
}
