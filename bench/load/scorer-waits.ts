// A scorer enters turns while a crowd watches this match, and another scorer enters a turn in another match while the crowd
// is being served. Prints how long both wait for their answers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { guestToken, matchTurns, Scorer, type StartedMatch, startMatch } from '../lib/api.ts';
import { childInput } from '../lib/child.ts';
import type { AudienceInput } from './audience.ts';

export type ScorerWaitsInput = { readonly port: number; readonly spectators: number; readonly turns: number };
export type ScorerWaitsResult = {
  /** Waits of the scorer whose match the crowd watches, in ms. */
  readonly watchedMs: readonly number[];
  /** Waits of the other scorer, in ms. */
  readonly otherMs: readonly number[];
};

/** Pause between two turns in which server and crowd become idle, in ms. */
const pauseMs = 30;

const { port, spectators, turns } = childInput<ScorerWaitsInput>();
const token = await guestToken(port);
const [scorer, other] = [await Scorer.signIn(port, token), await Scorer.signIn(port, token)];
const [watched, unwatched] = [await startMatch(scorer), await startMatch(other)];
const audience = spectators > 0 ? await openAudience(watched.id) : null;

async function openAudience(matchId: string) {
  const path = new URL('./audience.ts', import.meta.url).pathname;
  const input: AudienceInput = { port, matchId, spectators };
  const child = spawn(process.execPath, [path, JSON.stringify(input)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  await once(lines, 'line');
  return { served: () => once(lines, 'line'), end: () => child.kill() };
}

/** Enters a turn; returns how long its answer took, in ms. */
async function enter(by: Scorer, { id, players }: StartedMatch, at: number): Promise<number> {
  const turn = matchTurns[at];
  if (turn === undefined) throw new Error('more turns than a match has');
  const sentAt = performance.now();
  await by.call('POST', `/matches/${id}/throw`, {
    playerId: players[turn.party],
    score: turn.score,
    dartsThrown: turn.score === 40 ? 1 : 3,
    attemptsOnDouble: turn.attemptsOnDouble,
  });
  return performance.now() - sentAt;
}

const watchedMs: number[] = [];
const otherMs: number[] = [];
for (let at = 0; at < turns; at += 1) {
  const served = audience?.served();
  watchedMs.push(await enter(scorer, watched, at));
  otherMs.push(await enter(other, unwatched, at));
  await served;
  await sleep(pauseMs);
}
audience?.end();
console.log(JSON.stringify({ watchedMs, otherMs } satisfies ScorerWaitsResult));
process.exit(0);
