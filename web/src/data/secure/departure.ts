import { request } from '../api/api.ts';
import { writeSetting } from '../local-settings.ts';
import { loadMatchQueue } from '../match/load-match-queue.ts';
import { keepSession } from '../people/session.ts';
import { loadGameQueue } from '../practice/load-game-queue.ts';
import { readNote, writeNote } from './device-notes.ts';
import type { Departure } from './leave.ts';
import { isTrusted } from './secure-place.ts';

/** Where this device has gone from here; null if it has not. */
export function readDeparture(): Departure | null {
  const kept = readNote('departure') as Partial<Departure> | null;
  const isWhole =
    typeof kept?.address === 'string' && Array.isArray(kept.matchIds) && Array.isArray(kept.gameIds);
  return isWhole ? { ...(kept as Departure), code: kept?.code ?? null } : null;
}

/** The device stays at this address from now on. */
export const forgetDeparture = (): void => writeNote('departure', null);

/**
 * Whether the device has arrived where it went. Then this address forgets what went along, so that nothing exists twice. If
 * nobody has come there in time, everything stays here as it was.
 */
export async function hasArrived(departure: Departure): Promise<boolean> {
  if (departure.code === null) return true;
  const { state } = await request('POST /relocations/state', { body: { code: departure.code } });
  if (state === 'open') return false;
  if (state === 'expired') {
    forgetDeparture();
    return false;
  }
  const [matches, games] = await Promise.all([loadMatchQueue(), loadGameQueue()]);
  for (const id of departure.matchIds) await matches.forget(id);
  for (const id of departure.gameIds) await games.forget(id);
  writeSetting('match-pins', {});
  keepSession(null);
  writeNote('departure', { ...departure, code: null, matchIds: [], gameIds: [] } satisfies Departure);
  return true;
}

/** Goes over by itself if the device has moved before and still trusts the secure address. Without network it stays. */
export async function followDeparture(): Promise<void> {
  const departure = readDeparture();
  const { pathname, search } = window.location;
  if (departure === null || pathname === '/secure') return;
  const isThere = await hasArrived(departure).catch(() => false);
  if (isThere && (await isTrusted(departure.address)))
    window.location.replace(departure.address + pathname + search);
}
