import { apiBasePath } from '@neundarter/contract/limits';
import { guestToken, newId, Scorer, type StartedMatch, startMatch } from '../lib/api.ts';
import { type Answer, Connection } from '../lib/connection.ts';
import { atMost, milliseconds, percentile, type Row, shown } from '../lib/figures.ts';
import { startBuiltServer } from '../lib/start-built-server.ts';

/** Turns of the long match. All score nothing, so that it never ends. */
const turnsOfLong = 5000;
/** Measured turns, and reads of each kind. */
const measured = 100;

const minimal = 'prefer: return=minimal\r\n';

type Caller = { readonly connection: Connection; readonly token: string };
type Timed = { readonly waitMs: number; readonly answer: Answer };

async function timed(work: () => Promise<Answer>): Promise<Timed> {
  const startedAt = performance.now();
  const answer = await work();
  return { waitMs: performance.now() - startedAt, answer };
}

const headersOf = ({ token }: Caller, more: string): string =>
  `authorization: Bearer ${token}\r\nx-request-id: ${newId()}\r\n${more}`;

/** Records one turn with this number, from 0. */
const turn = (caller: Caller, { id, players }: StartedMatch, sent: { number: number; prefer: string }) =>
  timed(() =>
    caller.connection.send('POST', `${apiBasePath}/matches/${id}/throw`, {
      headers: headersOf(caller, sent.prefer),
      body: JSON.stringify({ playerId: players[sent.number % 2], score: 0 }),
    }),
  );

type Turns = { readonly from: number; readonly count: number; readonly prefer?: string };

/** Records turns; returns the last ones of them with their waits. */
async function turns(caller: Caller, match: StartedMatch, { from, count, prefer = minimal }: Turns) {
  const all: Timed[] = [];
  for (let number = from; number < from + count; number += 1) {
    const one = await turn(caller, match, { number, prefer });
    if (one.answer.status !== 200) throw new Error(`turn ${number}: ${String(one.answer.body)}`);
    all.push(one);
  }
  return all.slice(-measured);
}

async function reads(caller: Caller, path: string, headers: string): Promise<readonly Timed[]> {
  const all: Timed[] = [];
  for (let read = 0; read < measured; read += 1)
    all.push(await timed(() => caller.connection.send('GET', path, { headers: headersOf(caller, headers) })));
  return all;
}

const middle = (all: readonly Timed[]): number =>
  percentile(
    all.map(({ waitMs }) => waitMs),
    0.5,
  );
const shownAs = (all: readonly Timed[]): string =>
  `p50 ${milliseconds(middle(all))}, ${((all[0]?.answer.body.length ?? 0) / 1000).toFixed(1)} kB`;

const rowOf = (what: string, [one, base]: readonly [readonly Timed[], readonly Timed[]], than: string) => ({
  what,
  measured: shownAs(one),
  baseline: `${shownAs(base)} ${than}`,
  ratio: middle(one) / middle(base),
});

/** Turns and reads of a match of 5,000 turns, compared with a short match and with the whole text of the match. */
export async function measureLongMatch(): Promise<readonly Row[]> {
  const server = await startBuiltServer();
  const token = await guestToken(server.port);
  const scorer = await Scorer.signIn(server.port, token);
  const [short, long] = [await startMatch(scorer), await startMatch(scorer)];
  const caller = { connection: await Connection.open(server.port), token };
  const shortTurns = await turns(caller, short, { from: 0, count: 2 * measured });
  const longTurns = await turns(caller, long, { from: 0, count: turnsOfLong });
  const wholeTurns = await turns(caller, long, { from: turnsOfLong, count: measured, prefer: '' });
  const path = `${apiBasePath}/matches/${long.id}`;
  const plain = await reads(caller, path, '');
  const packed = await reads(caller, path, 'accept-encoding: br, gzip\r\n');
  const etag = (await fetch(`${server.url}${path}`)).headers.get('etag') ?? '';
  const known = await reads(caller, path, `if-none-match: ${etag}\r\n`);
  caller.connection.close();
  scorer.close();
  await server.stop();
  const title = `a match of ${turnsOfLong} turns`;
  return [
    atMost(3, rowOf(`turn in ${title}, minimal answer`, [longTurns, shortTurns], 'in a short match')),
    shown(rowOf(`turn in ${title}, whole answer`, [wholeTurns, longTurns], 'minimal answer')),
    atMost(1, rowOf(`read of ${title}, compressed`, [packed, plain], 'as plain text')),
    atMost(0.5, rowOf(`read of ${title} that has not changed`, [known, plain], 'as plain text')),
  ];
}
