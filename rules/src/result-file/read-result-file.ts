// Reads a result file: its tables follow from its matches, in the same way as those of an event.
import { ok, type Result, refused } from '../result.ts';
import type { EventFigures } from '../table/event-figures.ts';
import { partyKeyOf } from '../table/party-key.ts';
import { rankingOf } from '../table/ranking.ts';
import type { RankingRow } from '../table/ranking-row.ts';
import { figuresOfFile, type People, partyOfFile } from './read-match.ts';
import type { FileMatch, FileParty, FileTable, ResultFile } from './result-file.ts';

/** A table of the file with its rows, the best first. */
type ReadTable = Pick<FileTable, 'group' | 'name'> & { readonly rows: readonly RankingRow[] };

/** What a file says. Keys of rows are the numbers of people, of a pair joined by `+`. */
type ReadResults = {
  readonly tables: readonly ReadTable[];
  /** Figures of the matches, in the order of the file. */
  readonly figures: readonly EventFigures[];
};

/** Everybody whom matches, tables and places name. */
const namedIn = ({ matches, tables, places }: ResultFile): readonly string[] => [
  ...matches.flatMap(({ parties, sets }) => [
    ...parties.flat(),
    ...sets.flatMap(({ legs }) => legs.flatMap(({ turns }) => turns.map(([person]) => person))),
  ]),
  ...tables.flatMap(({ members, withdrawn, decided }) =>
    [...members, ...withdrawn, ...decided.flat(2)].flat(),
  ),
  ...places.flatMap(({ party }) => party),
];

const throwsForItself = ({ parties: [home, away], sets }: FileMatch): boolean =>
  new Set([...home, ...away]).size === home.length + away.length &&
  sets.every(({ legs }) =>
    legs.every(({ turns }) => turns.every(([person]) => home.includes(person) || away.includes(person))),
  );

const keyOf = (party: FileParty): string => party.toSorted().join('+');

const tableOf = (
  table: FileTable,
  people: People,
  played: readonly { readonly match: FileMatch; readonly figures: EventFigures }[],
): ReadTable => {
  const { group, name, by, sorting, meetings, members, withdrawn, decided } = table;
  const out = new Set(withdrawn.map(keyOf));
  const counting = played.filter(
    ({ match }) =>
      match.stage !== 'play-off' &&
      (group === null || (match.stage === 'group' && match.group === group)) &&
      !(match.stage === 'group' && match.parties.some((party) => out.has(keyOf(party)))),
  );
  const rows = rankingOf(
    counting.map(({ figures }) => figures),
    {
      sorting,
      by,
      ...(meetings !== null && { meetings }),
      parties: members.filter((party) => !out.has(keyOf(party))).map((party) => partyOfFile(party, people)),
      decidedOrders: decided.map((order) =>
        order.map((level) => level.map((party) => partyKeyOf(partyOfFile(party, people)))),
      ),
    },
  );
  return { group, name, rows };
};

/**
 * The tables of a file that fits the schema. `error.result-file.inconsistent`: it names somebody who is not among its
 * people, names somebody twice, or has turns of people who do not play the match.
 */
export const readResultFile = (file: ResultFile): Result<ReadResults, 'error.result-file.inconsistent'> => {
  const people = new Map(file.people.map((person) => [person.id, person]));
  const isConsistent =
    people.size === file.people.length &&
    namedIn(file).every((id) => people.has(id)) &&
    file.matches.every(throwsForItself);
  if (!isConsistent) return refused('error.result-file.inconsistent');
  const played = file.matches.map((match) => ({ match, figures: figuresOfFile(match, people) }));
  return ok({
    tables: file.tables.map((table) => tableOf(table, people, played)),
    figures: played.map(({ figures }) => figures),
  });
};
