// `npm run bench [-- names…] [--write | --check] [--days n]`: measures and prints a table; --write also stores it in
// docs/performance.md, --check compares the median of five runs with what is stored there.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkedRuns, compareRows, comparisonOf, storedRatios } from './lib/compare-rows.ts';
import { type Row, tableOf } from './lib/figures.ts';
import { measureCountry } from './rows/country.ts';
import { measureExports } from './rows/exports.ts';
import { measureFanOut } from './rows/fan-out.ts';
import { measureFollowers } from './rows/followers.ts';
import { measureHall } from './rows/hall.ts';
import { measureLongMatch } from './rows/long-match.ts';
import { measureLongestPieces } from './rows/longest-pieces.ts';
import { measureMemory } from './rows/memory.ts';
import { measureMqtt } from './rows/mqtt.ts';
import { measureReads } from './rows/reads.ts';
import { measureRulesReplay } from './rows/rules-replay.ts';
import { measureScorerWaits } from './rows/scorer-waits.ts';
import { measureStartUp } from './rows/start-up.ts';
import { measureStatistics } from './rows/statistics.ts';
import { measureTournamentResults } from './rows/tournament-results.ts';
import { measureTournaments } from './rows/tournaments.ts';
import { measureWrites } from './rows/writes.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    days: { type: 'string', default: '1000' },
  },
});
/** Days that the simulator of the hall plays. */
const days = Math.trunc(Number(values.days));
if (!(days >= 1)) {
  console.error(`"--days ${values.days}" is no number of days.`);
  process.exit(1);
}

const measures: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  writes: measureWrites,
  reads: measureReads,
  'fan-out': measureFanOut,
  'scorer-waits': measureScorerWaits,
  rules: measureRulesReplay,
  'start-up': measureStartUp,
  memory: measureMemory,
  mqtt: measureMqtt,
  exports: measureExports,
  'long-match': measureLongMatch,
  tournaments: measureTournaments,
  results: measureTournamentResults,
  followers: measureFollowers,
  pieces: measureLongestPieces,
  statistics: () => measureStatistics(),
  hall: () => measureHall(days),
  country: measureCountry,
};

/** Measurements that take so long that they run only if the command line names them. */
const onlyByName = ['statistics', 'hall', 'country'];
const usual = Object.keys(measures).filter((name) => !onlyByName.includes(name));

const report = new URL('../docs/performance.md', import.meta.url);
const [begin, end] = ['<!-- figures -->', '<!-- /figures -->'];

/** Writes the table between the marks of the report. */
function keep(table: string): void {
  const text = readFileSync(report, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  const [, after = ''] = rest.split(end);
  writeFileSync(report, `${before}${begin}\n\n${table}\n\n${end}${after}`);
}

const unknown = positionals.find((name) => !(name in measures));
if (unknown) {
  console.error(`Unknown measurement "${unknown}". Known: ${Object.keys(measures).join(', ')}.`);
  process.exit(1);
}
if (values.write && values.check) {
  console.error('--check compares with what is stored, and --write stores: one after the other.');
  process.exit(1);
}
// The load of a benchmark comes from one address and few callers.
process.env['CALL_LIMITS'] = 'off';
const measureAll = async (): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const name of positionals.length > 0 ? positionals : usual) {
    console.error(`measuring ${name} …`);
    rows.push(...((await measures[name]?.()) ?? []));
  }
  return rows;
};

/** Fails if a row has fallen behind what is stored. */
const check = async (): Promise<void> => {
  const runs: (readonly Row[])[] = [];
  while (runs.length < checkedRuns) {
    console.error(`run ${runs.length + 1} of ${checkedRuns}`);
    runs.push(await measureAll());
  }
  const compared = compareRows(storedRatios(readFileSync(report, 'utf8')), runs);
  console.log(comparisonOf(compared));
  const behind = compared.filter(({ isBehind }) => isBehind).length;
  if (behind === 0) return;
  console.error(`${behind} of ${compared.length} rows have fallen behind docs/performance.md.`);
  process.exitCode = 1;
};

const measureAndShow = async (): Promise<void> => {
  const table = tableOf(await measureAll());
  console.log(table);
  if (values.write) keep(table);
};

await (values.check ? check() : measureAndShow());
