// Plays a whole tournament and compares its places and tables with those that the engine computes alone.
//   npm run tournament -- --mode double-knockout --participants 13
import { openKnownClub, openNewClub } from './open-club.ts';
import { type Progress, playTournament } from './play-tournament.ts';
import { readOptions } from './read-options.ts';

const barWidth = 40;

/** Shows how many matches are finished as a bar in a terminal. */
const showProgress = ({ done, total }: Progress): void => {
  if (!process.stdout.isTTY) return;
  const filled = Math.round((barWidth * done) / total);
  const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
  process.stdout.write(`\r${bar} ${done} of ${total} matches`);
};

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const startedAt = performance.now();
  const club = options.url === null ? await openNewClub({}) : await openKnownClub(options.url, options.email);
  try {
    const { matches, turns, differences } = await playTournament(club, options, showProgress);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `\n${options.mode}, ${options.participants}: ${matches} matches, ${turns} turns in ${seconds} s`,
    );
    for (const difference of differences) console.error(difference);
    console.log(`${differences.length} differences`);
    if (differences.length > 0) process.exitCode = 1;
  } finally {
    await club.close();
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
