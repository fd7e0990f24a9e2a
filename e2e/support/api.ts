import { randomBytes } from 'node:crypto';
import type { MatchEntity, NewMatchProps } from '@neundarter/contract/entities/match';
import { apiBasePath, versionHeaders } from '@neundarter/contract/limits';

/** An id in the format of clients: 20 characters of `0-9a-z`. */
export const newId = (): string => [...randomBytes(20)].map((byte) => (byte % 36).toString(36)).join('');

/** A turn in the format of the API; by default three darts and no attempt. */
export type ApiTurn = {
  readonly score: number;
  readonly dartsThrown?: number;
  readonly attemptsOnDouble?: number;
};

type GuestToken = { readonly token: string; readonly guestId: string };

/** The public API for one guest or user; throws with status and body if the answer is not a success. */
export class Api {
  readonly url: string;
  /** Empty if no user is signed in. */
  readonly token: string;

  /** The address that the server sees, as a proxy on this machine would name it. */
  readonly from: string | null;

  constructor(url: string, token: string, from: string | null = null) {
    this.url = url;
    this.token = token;
    this.from = from;
  }

  async call(address: string, body?: unknown): Promise<unknown> {
    const [method = 'GET', path = '/'] = address.split(' ');
    const answer = await fetch(`${this.url}${apiBasePath}${path}`, {
      method,
      headers: {
        ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
        ...(this.from === null ? {} : { 'x-forwarded-for': this.from }),
        ...versionHeaders,
        'x-request-id': newId(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  async createMatch(props: NewMatchProps): Promise<string> {
    const id = newId();
    await this.call('POST /matches/', { id, props });
    return id;
  }

  async startMatch(id: string): Promise<void> {
    await this.call(`PATCH /matches/${id}/start`);
  }

  async readMatch(id: string): Promise<MatchEntity> {
    return (await this.call(`GET /matches/${id}`)) as MatchEntity;
  }

  /** Records turns, each for the player to throw. */
  async playTurns(id: string, turns: readonly ApiTurn[]): Promise<void> {
    let match = await this.readMatch(id);
    for (const turn of turns) {
      const playerId = match.props.currentPlayerId;
      match = (await this.call(`POST /matches/${id}/throw`, { playerId, ...turn })) as MatchEntity;
    }
  }

  async undoThrow(id: string): Promise<void> {
    await this.call(`DELETE /matches/${id}/throw`);
  }
}

/** The API for a guest. */
export class GuestApi extends Api {
  readonly guest: GuestToken;

  constructor(url: string, guest: GuestToken) {
    super(url, guest.token);
    this.guest = guest;
  }

  /** Signs in as a new guest. */
  static async asNewGuest(url: string): Promise<GuestApi> {
    const answer = await fetch(`${url}${apiBasePath}/login/guest`);
    return new GuestApi(url, (await answer.json()) as GuestToken);
  }
}

/** The scores of a match in the order of the throws, leg by leg. */
export const scoresOf = (match: MatchEntity): readonly number[] =>
  match.props.sets.flatMap((set) => set.legs.flatMap((leg) => leg.throws.map((turn) => turn.score)));
