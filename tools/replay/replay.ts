// Plays recorded matches through the public API of a running server and compares the summaries.
//   npm run replay -- rules/test-data/real-turns.csv --figures rules/test-data/real-player_match_stats.csv
import { parseArgs } from 'node:util';
import type { MatchEntity } from '@neundarter/contract/entities/match';
import { connect } from './api-client.ts';
import { compareFigures } from './compare.ts';
import { playMatch } from './play-match.ts';
import { type RecordedMatch, readMatches } from './turns.ts';

const usage = 'npm run replay -- FILE.csv [--figures FILE.csv] [--url http://localhost:3000] [--parallel n]';

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string', default: 'http://localhost:3000' },
      parallel: { type: 'string', default: '1' },
      figures: { type: 'string' },
    },
  });
  const parallel = Number(values.parallel);
  const [file] = positionals;
  if (!file || positionals.length > 1 || !Number.isInteger(parallel) || parallel < 1) throw new Error(usage);
  return { file, parallel, url: values.url.replace(/\/$/, ''), figures: values.figures };
}

/** Shows `done` of `total` on one line in a terminal; elsewhere it prints a line after every tenth. */
function progressBar(total: number) {
  let done = 0;
  let shownTenth = 0;
  return () => {
    done += 1;
    const tenth = Math.floor((done * 10) / total);
    if (process.stdout.isTTY) {
      const filled = Math.round((done * 40) / total);
      process.stdout.write(`\r[${'#'.repeat(filled)}${'.'.repeat(40 - filled)}] ${done}/${total} turns`);
      if (done === total) process.stdout.write('\n');
    } else if (tenth > shownTenth) {
      shownTenth = tenth;
      console.log(`${tenth * 10} % (${done}/${total} turns)`);
    }
  };
}

async function main() {
  const { file, parallel, url, figures } = readArguments();
  const matches = readMatches(file);
  const waiting = [...matches];
  const played = new Map<string, MatchEntity>();
  const onTurn = progressBar(matches.reduce((sum, match) => sum + match.turns.length, 0));
  const startedAt = performance.now();
  let repeats = 0;
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      const client = await connect(url);
      for (let match = waiting.shift(); match; match = waiting.shift() as RecordedMatch) {
        played.set(match.id, await playMatch(client, match, onTurn));
      }
      repeats += client.repeats();
    }),
  );
  const turns = matches.reduce((sum, match) => sum + match.turns.length, 0);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${played.size} matches, ${turns} turns in ${seconds.toFixed(1)} s, ${repeats} repeated calls`);
  for (const { id, turns: recorded } of matches) checkTurns(id, recorded.length, played.get(id));
  if (figures) report(compareFigures(figures, played));
}

/** Checks that the match has every turn exactly once. */
function checkTurns(id: string, expected: number, match: MatchEntity | undefined) {
  const found = match?.props.sets.flatMap((set) => set.legs).flatMap((leg) => leg.throws).length ?? 0;
  if (found === expected && match?.props.status === 'finished') return;
  console.error(`match ${id}: ${found} of ${expected} turns, ${match?.props.status}`);
  process.exitCode = 1;
}

function report({ compared, differences }: ReturnType<typeof compareFigures>) {
  for (const { matchId, side, figure, expected, found } of differences) {
    console.error(`match ${matchId} ${side} ${figure}: expected ${expected}, found ${found}`);
  }
  console.log(`${compared} figures compared, ${differences.length} differences`);
  if (differences.length > 0 || compared === 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
