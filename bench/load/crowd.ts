// 200 running matches with 2,000 spectators; prints the maximum resident memory of the server.
import { readFileSync } from 'node:fs';
import { guestToken, matchTurns, Scorer, type StartedMatch, startMatch } from '../lib/api.ts';
import { childInput } from '../lib/child.ts';
import { openAll, watchMatch } from '../lib/spectator.ts';

export type CrowdInput = {
  readonly port: number;
  readonly pid: number;
  readonly matches: number;
  readonly spectators: number;
};

const { port, pid, matches, spectators } = childInput<CrowdInput>();
const token = await guestToken(port);
const scorer = await Scorer.signIn(port, token);
const started: StartedMatch[] = [];
for (let index = 0; index < matches; index += 1) started.push(await startMatch(scorer));

await openAll(spectators, (index) => watchMatch(port, started[index % matches]?.id ?? '', () => {}));

let peakBytes = 0;
for (const { party, score, attemptsOnDouble } of matchTurns.slice(0, 20)) {
  for (const { id, players } of started) {
    const dartsThrown = score === 40 ? 1 : 3;
    await scorer.call('POST', `/matches/${id}/throw`, {
      playerId: players[party],
      score,
      dartsThrown,
      attemptsOnDouble,
    });
  }
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  peakBytes = Math.max(peakBytes, Number(resident?.[1]) * 1024);
}
console.log(JSON.stringify({ peakBytes }));
process.exit(0);
