import type { ResultFormat } from '@neundarter/contract/routes/result-files';
import { arePartiesSet } from '@neundarter/rules/match/players';
import type { Match } from '@neundarter/rules/match/types';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import { numberOfPlace } from '@neundarter/rules/matchday/plan';
import type { FileMatch } from '@neundarter/rules/result-file/result-file';
import { type FilePlacing, writeMatch } from '@neundarter/rules/result-file/write-match';
import { isPeopleParty } from '@neundarter/rules/table/party-key';
import { findPlaces, type PlacedMatch } from '../matches/following/find-places.ts';
import { findFoldedMatches } from '../matches/storage/find-folded-matches.ts';
import type { Clock } from '../platform/clock.ts';
import type { Exports } from '../platform/exports.ts';
import type { Outcome, RawStream } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { describeHead, describeResults } from './describe-results.ts';
import {
  type AskedResults,
  type GatheredResults,
  gatherResults,
  type ResultReader,
} from './gather-results.ts';
import { type NamedPeople, namePeople } from './name-people.ts';
import { writePlaces } from './write-places.ts';

type ExportParts = ResultReader & {
  readonly clock: Clock;
  readonly exports: Exports;
  readonly newId: () => string;
};

/** Matches per page: with their turns they take a few milliseconds. */
const pageSize = 25;

type Placings = ReadonlyMap<string, FilePlacing>;

/** The number of a match in playing order. */
const numberOf = (place: PlacedMatch, { tournament, matchday }: GatheredResults): number | null => {
  if (tournament !== null)
    return tournament.state?.matches.find(({ matchId }) => matchId === place.matchId)?.number ?? null;
  const number = matchday === null ? null : numberOfPlace(formatOf(matchday), place);
  return number === null ? null : number + 1;
};

const readPlacings = ({ db }: ResultReader, gathered: GatheredResults): Promise<Placings> =>
  db.query(async (q) => {
    const places = await findPlaces(q, { eventIds: [gathered.event.id] });
    return new Map(
      places.map((place) => {
        const { matchId, stage, groupId: group, round, board } = place;
        return [matchId, { number: numberOf(place, gathered), stage, group, round, board }];
      }),
    );
  });

const nowhere: FilePlacing = { number: null, stage: null, group: null, round: null, board: null };

const clubsOf = ({ matchday }: GatheredResults): readonly (string | null)[] =>
  matchday === null ? [null, null] : [matchday.homeLineup.teamName, matchday.awayLineup.teamName];

type Writing = {
  readonly gathered: GatheredResults;
  readonly people: NamedPeople;
  readonly placings: Placings;
};

/** A match of which both sides are people; null for others, and for one that runs again. */
const matchLine = (match: Match, { gathered, people, placings }: Writing): FileMatch | null => {
  if (match.status !== 'finished' || !arePartiesSet(match)) return null;
  const clubs = clubsOf(gathered);
  match.parties.forEach((party, side) => {
    if (isPeopleParty(party)) people.note(party, clubs[side] ?? null);
  });
  return writeMatch(match, placings.get(match.id) ?? nowhere, people.numberOf);
};

/** Each match has a line of its own, which begins with its id. */
async function* linesOf(reader: ResultReader, writing: Writing): AsyncGenerator<string> {
  const { matchIds } = writing.gathered;
  let before = '\n';
  for (let at = 0; at < matchIds.length; at += pageSize) {
    const ids = matchIds.slice(at, at + pageSize);
    const folded = await reader.db.read((q) => findFoldedMatches(q, ids));
    const order = new Map(ids.map((id, place) => [id, place]));
    const lines = folded
      .toSorted((one, other) => (order.get(one.match.id) ?? 0) - (order.get(other.match.id) ?? 0))
      .flatMap(({ stored, match }) => {
        const line = matchLine({ ...match, parties: stored.props.parties }, writing);
        return line === null ? [] : [JSON.stringify(line)];
      });
    if (lines.length === 0) continue;
    yield before + lines.join(',\n');
    before = ',\n';
  }
}

async function* fileOf(
  reader: ExportParts,
  gathered: GatheredResults,
  content: AskedResults['content'],
): AsyncGenerator<string> {
  const head = JSON.stringify(describeHead(gathered, { content, now: reader.clock.now() }));
  yield `${head.slice(0, -1)},\n"matches": [`;
  const people = namePeople(gathered);
  yield* linesOf(reader, { gathered, people, placings: await readPlacings(reader, gathered) });
  yield `\n],\n${JSON.stringify(describeResults(gathered, people)).slice(1)}\n`;
}

/** The results of an event as a file that is sent while it is read: the result file, or its places as CSV. */
export const exportResults = async (
  parts: ExportParts,
  {
    format = 'json',
    content = 'public',
    ...asked
  }: Omit<AskedResults, 'content'> & {
    readonly format?: ResultFormat;
    readonly content?: AskedResults['content'];
  },
): Promise<Outcome<RawStream>> => {
  const gathered = await gatherResults(parts, { ...asked, content });
  if (!gathered.ok) return gathered;
  const { id } = describeActor(asked.actor);
  // One file at a time for each account or guest; visitors share the address of a hall.
  return parts.exports.start(id === '' ? parts.newId() : id, async () => ({
    contentType: format === 'csv' ? 'text/csv' : 'application/json',
    fileName: format === 'csv' ? 'places.csv' : 'results.json',
    entries: gathered.value.matchIds.length,
    pages: format === 'csv' ? writePlaces(parts, gathered.value) : fileOf(parts, gathered.value, content),
  }));
};
