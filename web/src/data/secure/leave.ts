import { request } from '../api/api.ts';
import { loadMatchQueue } from '../match/load-match-queue.ts';
import { bearerToken, guestId } from '../people/identity.ts';
import { readSession } from '../people/session.ts';
import { loadGameQueue } from '../practice/load-game-queue.ts';
import type { Queued, QueueRecord } from '../queue/queue-record.ts';
import { writeNote } from './device-notes.ts';
import { type Luggage, pack, settingsToMove } from './luggage.ts';
import { sendWaiting } from './send-waiting.ts';

/** What this address remembers of a device that has gone to another one. */
export type Departure = {
  readonly address: string;
  /** Null as soon as the device has arrived there. */
  readonly code: string | null;
  /** Records that went along. */
  readonly matchIds: readonly string[];
  readonly gameIds: readonly string[];
};

const depart = (departure: Departure): void => writeNote('departure', departure);

type Left =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: 'waiting'; readonly count: number }
  | { readonly ok: false; readonly reason: 'too-much' };

type Wish = {
  /** URL with https, without a slash at the end. */
  readonly address: string;
  /** Path of the page to go on with there. */
  readonly to: string;
};

const isRefused = ({ refusal }: Pick<QueueRecord<Queued>, 'refusal'>): boolean => refusal !== null;

/** Whether a device has nothing that it could take along: somebody has only looked. */
const hasNothing = ({ settings }: Pick<Luggage, 'settings'>, recordCount: number): boolean =>
  recordCount === 0 &&
  (readSession()?.token ?? null) === null &&
  Object.keys(settings).every((key) => key === 'known-version');

/**
 * Prepares the way to the secure address: sends what waits, and leaves everything else at the server for a minute.
 * @returns the URL to open; the code is behind its `#`, which browsers send to nobody
 * @throws {ApiError}
 */
export async function leaveFor({ address, to }: Wish): Promise<Left> {
  const count = await sendWaiting();
  if (count > 0) return { ok: false, reason: 'waiting', count };
  const [matches, games] = await Promise.all([loadMatchQueue(), loadGameQueue()]);
  const settings = settingsToMove();
  const [allMatches, allGames] = [await matches.readAll(), await games.readAll()];
  if (hasNothing({ settings }, allMatches.length + allGames.length)) {
    depart({ address, code: null, matchIds: [], gameIds: [] });
    return { ok: true, url: address + to };
  }
  const packed = pack({
    settings,
    matches: allMatches.filter(isRefused),
    games: allGames.filter(isRefused),
  });
  if (packed === null) return { ok: false, reason: 'too-much' };
  const { content, luggage } = packed;
  const guestToken = await tokenOfGuestBeside();
  const body = { content, ...(guestToken !== null && { guestToken }) };
  const { code } = await request('POST /relocations', { body });
  depart({
    address,
    code,
    matchIds: luggage.matches.map(({ id }) => id),
    gameIds: luggage.games.map(({ id }) => id),
  });
  return { ok: true, url: `${address}/secure#${new URLSearchParams({ code, to })}` };
}

/** The token of the guest that the device of a signed-in user also is; null without a user, who then is the guest. */
const tokenOfGuestBeside = async (): Promise<string | null> =>
  (readSession()?.token ?? null) === null || guestId() === null ? null : bearerToken().catch(() => null);
