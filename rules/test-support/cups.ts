// The real cups of test-data as result files.
import { completeConfig } from '../src/match/config.ts';
import type { PartyIndex, PerParty } from '../src/match/types.ts';
import type { FileLeg, FileMatch, ResultFile } from '../src/result-file/result-file.ts';
import { type Row, readRows } from './real-matches.ts';

type Cup = {
  readonly file: ResultFile;
  /** The matches of the list with the averages that were published. */
  readonly matches: readonly Row[];
};

type Cups = { readonly name: string; readonly startingScore: number };

/** An evening in January 2026, ms since 1970. */
const endOfCup = 1_769_896_800_000;

const number = (row: Row, column: string): number => Number(row[column]);

const personOf = (player: string | undefined): string => `p${player ?? ''}`;

type Handicaps = ReadonlyMap<string, number>;

const startsOf = (match: Row, handicaps: Handicaps): Pick<FileLeg, 'starts'> => {
  const [home, away] = ['player1', 'player2'].map((side) => handicaps.get(match[side] ?? ''));
  return home === undefined || away === undefined ? {} : { starts: [home, away] };
};

/** The legs with turns. */
const playedLegs = (match: Row, turns: readonly Row[], handicaps: Handicaps): readonly FileLeg[] => {
  const legs = [...new Set(turns.map(({ leg }) => leg))];
  return legs.map((wanted) => {
    const own = turns.filter(({ leg }) => leg === wanted);
    const [first = {}] = own;
    return {
      starter: (number(first, 'starter') - 1) as PartyIndex,
      winner: (number(first, 'winner') - 1) as PartyIndex,
      ...startsOf(match, handicaps),
      turns: own.map((turn) => [
        personOf(match[`player${turn['player']}`]),
        number(turn, 'score'),
        number(turn, 'darts'),
        0,
      ]),
    };
  });
};

/** The legs of the list of which no turns are known, as of a walkover. */
const furtherLegs = (match: Row, played: readonly FileLeg[]): readonly FileLeg[] =>
  ([0, 1] as const).flatMap((party) => {
    const known = played.filter(({ winner }) => winner === party).length;
    const count = Math.max(0, number(match, `legs${party + 1}`) - known);
    return Array.from({ length: count }, () => ({ starter: 0 as const, winner: party, turns: [] }));
  });

const fileMatchOf = (match: Row, legs: readonly FileLeg[], startingScore: number): FileMatch => {
  const score: PerParty<number> = [number(match, 'legs1'), number(match, 'legs2')];
  const winner = score[0] > score[1] ? 0 : 1;
  const stage = match['phase'] as FileMatch['stage'];
  return {
    id: `m${match['match']}`,
    number: number(match, 'match'),
    stage,
    group: stage === 'group' ? (match['group_or_round'] ?? null) : null,
    round: stage === 'group' ? 0 : number(match, 'group_or_round') - 1,
    board: null,
    parties: [[personOf(match['player1'])], [personOf(match['player2'])]],
    config: completeConfig({ startingScore, legsToWinSet: Math.max(...score) }),
    winner,
    isForfeited: false,
    startedAt: null,
    finishedAt: null,
    sets: [{ winner, legs }],
  };
};

const peopleIn = (matches: readonly FileMatch[]): readonly string[] => [
  ...new Set(matches.flatMap(({ parties }) => parties.flat())),
];

/** A cup as a result file, with the table of each group and the usual order of these evenings. */
export const readCup = ({ name, startingScore }: Cups): Cup => {
  const rows = readRows(`cups/${name}-matches.csv`);
  const turns = readRows(`cups/${name}-turns.csv`);
  const players = name === 'cup-d' ? readRows('cups/cup-d-players.csv') : [];
  const handicaps = new Map(players.map((row) => [row['player'] ?? '', number(row, 'start_score')]));
  const matches = rows.map((row) => {
    const played = playedLegs(
      row,
      turns.filter(({ match }) => match === row['match']),
      handicaps,
    );
    return fileMatchOf(row, [...played, ...furtherLegs(row, played)], startingScore);
  });
  const groups = [...new Set(matches.flatMap(({ group }) => group ?? []))];
  const ofGroup = (wanted: string) => matches.filter(({ group }) => group === wanted);
  return {
    matches: rows,
    file: {
      format: 'neundarter-result',
      version: 1,
      content: 'public',
      writtenAt: endOfCup,
      event: {
        id: name,
        name,
        type: 'tournament',
        organiser: '',
        place: null,
        startsAt: endOfCup - 5 * 3_600_000,
        endsAt: endOfCup,
        mode: 'single-knockout-with-group-stage',
        qualifiers: 2 * groups.length,
        isFinished: true,
      },
      people: peopleIn(matches).map((id) => ({ id, name: id, club: null })),
      tables: groups.map((group) => ({
        group,
        name: `Group ${group}`,
        by: 'party',
        sorting: 'default',
        meetings: 1,
        members: peopleIn(ofGroup(group)).map((id) => [id]),
        withdrawn: [],
        decided: [],
      })),
      places: [],
      matches,
    },
  };
};
