import { apiBasePath, guestTokenLifetimeMs, versionHeaders } from '@neundarter/contract/limits';
import { useSyncExternalStore } from 'react';
import { ApiError, errorOfAnswer } from '../api/api-error.ts';
import { newId } from '../api/new-id.ts';
import { noteServerTime } from '../api/server-clock.ts';
import { inOneTab } from '../queue/in-one-tab.ts';

/** The guest of this browser. `renewAt` is a time of this device's clock, which may differ from the server's. */
type Guest = { readonly token: string; readonly guestId: string; readonly renewAt: number };

const storageKey = 'guest-token';
/** Time before its end at which a token is renewed, so that no call uses an ended one. ms */
const renewalMarginMs = 5 * 60 * 1000;
/** Maximum wait for a token; without network the call fails after it. ms */
const answerTimeoutMs = 10_000;

let kept: Guest | null = null;
let renewal: Promise<Guest> | null = null;
const listeners = new Set<() => void>();

/** Id of this browser's guest, also offline; null before the first visit has reached the server. */
export const guestId = (): string | null => readGuest()?.guestId ?? null;

/** Id of this browser's guest, for components. */
export const useGuestId = (): string | null => useSyncExternalStore(subscribe, guestId);

/**
 * The token for the next call; renewed shortly before it ends. Tabs renew one after the other, so that all of them stay
 * the same guest.
 * @throws {ApiError} if the server cannot be reached or refuses
 */
export async function bearerToken(): Promise<string> {
  return (await ensureGuest()).token;
}

/** The guest of this browser; the server creates it at the first visit. @throws {ApiError} */
export async function ensureGuest(): Promise<Guest> {
  const known = fresh(readGuest());
  if (known !== null) return known;
  renewal ??= inOneTab(storageKey, renewGuest).finally(() => {
    renewal = null;
  });
  return renewal;
}

/** The server did not accept this token: the next call renews the guest. The id is kept. */
export function forgetToken(token: string): void {
  const known = readGuest();
  if (known?.token === token) keepGuest({ ...known, renewAt: 0 });
}

async function renewGuest(): Promise<Guest> {
  const earlier = readGuest();
  const byAnotherTab = fresh(earlier);
  if (byAnotherTab !== null) return byAnotherTab;
  const guest = await loginGuest(earlier?.token ?? null);
  keepGuest(guest);
  return guest;
}

/** Renews the guest of an earlier token; creates a new guest if the token is too old. */
async function loginGuest(earlierToken: string | null): Promise<Guest> {
  const response = await fetchGuest(earlierToken);
  noteServerTime(response);
  if (response.status === 401 && earlierToken !== null) return loginGuest(null);
  const text = await response.text();
  if (!response.ok) throw errorOfAnswer(response, text);
  const answer = parseGuest(text);
  return { ...answer, renewAt: Date.now() + guestTokenLifetimeMs - renewalMarginMs };
}

function fetchGuest(earlierToken: string | null): Promise<Response> {
  return fetch(`${apiBasePath}/login/guest`, {
    headers: {
      ...versionHeaders,
      'x-request-id': newId(),
      ...(earlierToken === null ? {} : { authorization: `Bearer ${earlierToken}` }),
    },
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
}

function parseGuest(text: string): { readonly token: string; readonly guestId: string } {
  try {
    const { token, guestId } = JSON.parse(text) as { token: string; guestId: string };
    return { token, guestId };
  } catch {
    throw new ApiError('error.api.network-error', null);
  }
}

/** The guest, if its token is valid for some more time. */
const fresh = (guest: Guest | null): Guest | null => {
  if (guest === null) return null;
  const leftMs = guest.renewAt - Date.now();
  // Longer than a token lives: the device's clock has been set back since.
  return leftMs > 0 && leftMs <= guestTokenLifetimeMs ? guest : null;
};

function readGuest(): Guest | null {
  try {
    const text = localStorage.getItem(storageKey);
    if (text === null) return kept;
    const guest = JSON.parse(text) as Guest;
    // The same object for the same content, so that components do not render again.
    if (kept?.token !== guest.token || kept.renewAt !== guest.renewAt) kept = guest;
  } catch {
    // No storage or unreadable content: uses this tab's memory.
  }
  return kept;
}

/** Stores the guest of this browser. */
export function keepGuest(guest: Guest): void {
  kept = guest;
  try {
    localStorage.setItem(storageKey, JSON.stringify(guest));
  } catch {
    // Without storage it stays in this tab's memory.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
