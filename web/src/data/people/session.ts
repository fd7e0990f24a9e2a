import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { TeamEntity } from '@neundarter/contract/entities/team';
import type { UserEntity } from '@neundarter/contract/entities/user';
import { useSyncExternalStore } from 'react';

/**
 * The signed-in user of this device, with the data that header and menu show, so that they are known without network.
 * If the server ended the session, `token` is null: the user can sign in again, and no stored data is lost.
 */
export type SignedIn = {
  readonly token: string | null;
  readonly user: UserEntity;
  /** Null until the address is confirmed. */
  readonly player: PlayerEntity | null;
  /** Teams of which the player is a confirmed member. */
  readonly teams: readonly TeamEntity[];
};

const storageKey = 'session';
let kept: { readonly text: string | null; readonly value: SignedIn | null } = { text: null, value: null };
const listeners = new Set<() => void>();

/** The session of this device, also offline; the same object until it changes. */
export function readSession(): SignedIn | null {
  const text = readText();
  if (text !== kept.text) kept = { text, value: parse(text) };
  return kept.value;
}

/** The session of this device, for components; follows other tabs. */
export const useSession = (): SignedIn | null => useSyncExternalStore(onSession, readSession);

/** Stores a session; null removes it. */
export function keepSession(session: SignedIn | null): void {
  const text = session === null ? null : JSON.stringify(session);
  kept = { text, value: session };
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    // Without storage it stays in this tab's memory.
  }
  for (const listener of listeners) listener();
}

/** The server did not accept this token: the session is over; the user stays known. */
export function endSession(token: string): void {
  const session = readSession();
  if (session?.token === token) keepSession({ ...session, token: null });
}

/** Calls `listener` after every change, here or in another tab. @returns a function that unsubscribes */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? null;
  } catch {
    return kept.text;
  }
}

function parse(text: string | null): SignedIn | null {
  if (text === null) return null;
  try {
    const { token, user, player, teams } = JSON.parse(text) as SignedIn;
    return typeof user?.id === 'string' && Array.isArray(teams) ? { token, user, player, teams } : null;
  } catch {
    return null;
  }
}
