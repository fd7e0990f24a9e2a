// Many people score at once, each as fast as the server answers. Prints turns per second and the waits.
import { guestToken, matchTurns, Scorer, startMatch } from '../lib/api.ts';
import { childInput } from '../lib/child.ts';

export type ScorersInput = { readonly port: number; readonly scorers: number; readonly seconds: number };
export type ScorersResult = { readonly turnsPerSecond: number; readonly waitsMs: readonly number[] };

const { port, scorers, seconds } = childInput<ScorersInput>();
const token = await guestToken(port);
const waitsMs: number[] = [];
let isMeasuring = false;
let endsAt = Number.POSITIVE_INFINITY;

async function score(): Promise<void> {
  const scorer = await Scorer.signIn(port, token);
  while (performance.now() < endsAt) {
    const { id, players } = await startMatch(scorer);
    for (const { party, score: points, attemptsOnDouble } of matchTurns) {
      const sentAt = performance.now();
      await scorer.call('POST', `/matches/${id}/throw`, {
        playerId: players[party],
        score: points,
        dartsThrown: points === 40 ? 1 : 3,
        attemptsOnDouble,
      });
      const answeredAt = performance.now();
      if (answeredAt > endsAt) break;
      if (isMeasuring) waitsMs.push(answeredAt - sentAt);
    }
  }
  scorer.close();
}

const warmUpMs = 2000;
const all = Promise.all(Array.from({ length: scorers }, score));
await new Promise((resolve) => setTimeout(resolve, warmUpMs));
isMeasuring = true;
endsAt = performance.now() + seconds * 1000;
await all;
console.log(JSON.stringify({ turnsPerSecond: waitsMs.length / seconds, waitsMs } satisfies ScorersResult));
