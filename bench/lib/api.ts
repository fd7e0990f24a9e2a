import { randomBytes } from 'node:crypto';
import { apiBasePath, versionHeaders } from '@neundarter/contract/limits';
import { Connection } from './connection.ts';

/** A new id as clients create them: 20 characters of `0-9a-z`. */
export const newId = (): string => [...randomBytes(20)].map((byte) => (byte % 36).toString(36)).join('');

/** The headers of a browser that say its versions, as they stand in a request. */
export const versionLines = Object.entries(versionHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** A guest with a separate connection. */
export class Scorer {
  readonly #connection: Connection;
  readonly #headers: string;

  private constructor(connection: Connection, token: string) {
    this.#connection = connection;
    const preference = 'prefer: return=minimal\r\n';
    this.#headers = `authorization: Bearer ${token}\r\n${versionLines}${preference}`;
  }

  /** Signs in as a new guest, or as the guest of an earlier token. */
  static async signIn(port: number, token?: string): Promise<Scorer> {
    return new Scorer(await Connection.open(port), token ?? (await guestToken(port)));
  }

  /** Sends a call as the web app does and returns the body of the answer. @throws on any status except 2xx */
  async call(method: string, path: string, body?: object): Promise<Buffer> {
    const answer = await this.#connection.send(method, `${apiBasePath}${path}`, {
      headers: `${this.#headers}x-request-id: ${newId()}\r\n`,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${String(answer.body)}`);
    return answer.body;
  }

  close(): void {
    this.#connection.close();
  }
}

/** A guest token. Many scorers share one, because the server limits how many it issues. */
export async function guestToken(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${apiBasePath}/login/guest`);
  return ((await answer.json()) as { token: string }).token;
}

/** A running match and the ids of its two players. */
export type StartedMatch = { readonly id: string; readonly players: readonly [string, string] };

export async function startMatch(scorer: Scorer): Promise<StartedMatch> {
  const id = newId();
  const players = [newId(), newId()] as const;
  const party = (index: 0 | 1) => ({
    type: 'single',
    player: { type: 'guest', id: players[index], name: index === 0 ? 'Anna' : 'Ben' },
  });
  await scorer.call('POST', '/matches/', { id, props: { parties: [party(0), party(1)], config: {} } });
  await scorer.call('PATCH', `/matches/${id}/start`);
  return { id, players };
}

/** Scores of the starter in a leg of 501: six turns; the other player has five turns. */
const legScores = [100, 100, 100, 100, 61, 40];

/** The 55 turns of a match first to three legs: starters alternate, and the starter wins every leg. */
export const matchTurns: readonly { party: 0 | 1; score: number; attemptsOnDouble: number }[] = [
  0, 1, 2, 3, 4,
].flatMap((leg) =>
  legScores.flatMap((score, at) => {
    const starter = (leg % 2) as 0 | 1;
    const other = (1 - starter) as 0 | 1;
    const own = { party: starter, score, attemptsOnDouble: score === 40 ? 1 : 0 };
    return at < 5 ? [own, { party: other, score, attemptsOnDouble: 0 }] : [own];
  }),
);
