import { apiBasePath, frontendVersion, guestTokenLifetimeMs } from '@neundarter/contract/limits';
import { useSyncExternalStore } from 'react';
import { ApiError, errorOfAnswer } from '../api/api-error.ts';
import { newId } from '../api/new-id.ts';

/** This browser as a guest. `renewAt` is by this device's clock, which may differ from the server's. */
export type Guest = { readonly token: string; readonly guestId: string; readonly renewAt: number };

const storageKey = 'guest-token';
/** Renewed so long before it ends, so that no call meets the end. ms */
const renewalMarginMs = 5 * 60 * 1000;
/** Longest wait for a token; without network the call fails then, not later. ms */
const answerTimeoutMs = 10_000;

let kept: Guest | null = null;
let renewal: Promise<Guest> | null = null;
const listeners = new Set<() => void>();

/** Id of this browser's guest, also offline; null before the first visit reached the server. */
export const guestId = (): string | null => readGuest()?.guestId ?? null;

/** Id of this browser's guest, for components. */
export const useGuestId = (): string | null => useSyncExternalStore(subscribe, guestId);

/**
 * The token for the next call; renewed when it is about to end. Tabs do it one after another, so that all stay
 * the same guest.
 * @throws {ApiError} where the server cannot be reached, or refuses
 */
export async function bearerToken(): Promise<string> {
  return (await ensureGuest()).token;
}

/** The guest of this browser, made by the server at the first visit. @throws {ApiError} */
export async function ensureGuest(): Promise<Guest> {
  const known = fresh(readGuest());
  if (known !== null) return known;
  renewal ??= inOneTab(renewGuest).finally(() => {
    renewal = null;
  });
  return renewal;
}

/** The server did not accept this token: the next call renews the guest. The id stays known. */
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

/** With an earlier token the same guest goes on; one too old to be renewed means a new guest. */
async function loginGuest(earlierToken: string | null): Promise<Guest> {
  const response = await fetchGuest(earlierToken);
  if (response.status === 401 && earlierToken !== null) return loginGuest(null);
  const text = await response.text();
  if (!response.ok) throw errorOfAnswer(response.status, text);
  const answer = parseGuest(text);
  return { ...answer, renewAt: Date.now() + guestTokenLifetimeMs - renewalMarginMs };
}

function fetchGuest(earlierToken: string | null): Promise<Response> {
  return fetch(`${apiBasePath}/login/guest`, {
    headers: {
      'x-frontend-version': frontendVersion,
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

/** The guest, if its token is still good for a while. */
const fresh = (guest: Guest | null): Guest | null =>
  guest !== null && guest.renewAt > Date.now() ? guest : null;

async function inOneTab(work: () => Promise<Guest>): Promise<Guest> {
  // Web Locks need a secure context; a tablet in the hall may use plain http.
  return navigator.locks === undefined ? work() : navigator.locks.request(storageKey, work);
}

function readGuest(): Guest | null {
  try {
    const text = localStorage.getItem(storageKey);
    if (text === null) return kept;
    const guest = JSON.parse(text) as Guest;
    // The same object for the same content, so that components do not render again.
    if (kept?.token !== guest.token || kept.renewAt !== guest.renewAt) kept = guest;
  } catch {
    // No storage or foreign content: this tab's memory has to do.
  }
  return kept;
}

function keepGuest(guest: Guest): void {
  kept = guest;
  try {
    localStorage.setItem(storageKey, JSON.stringify(guest));
  } catch {
    // Kept in memory for this tab.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
