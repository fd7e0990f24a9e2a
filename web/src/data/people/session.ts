import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { TeamEntity } from '@neundarter/contract/entities/team';
import type { UserEntity } from '@neundarter/contract/entities/user';
import { useSyncExternalStore } from 'react';

/**
 * Who is signed in on this device, with what the frame shows of them, so that it is known without network too.
 * A `token` of null is a session the server ended: whoever it was signs in again, and nothing kept here is lost.
 */
export type SignedIn = {
  readonly token: string | null;
  readonly user: UserEntity;
  /** Null until the address is confirmed. */
  readonly player: PlayerEntity | null;
  /** Teams the player is a confirmed member of. */
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

/** Keeps a session, or forgets it with null. */
export function keepSession(session: SignedIn | null): void {
  const text = session === null ? null : JSON.stringify(session);
  kept = { text, value: session };
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    // Kept in memory for this tab.
  }
  for (const listener of listeners) listener();
}

/** The server did not accept this token: the session is over, who it was stays known. */
export function endSession(token: string): void {
  const session = readSession();
  if (session?.token === token) keepSession({ ...session, token: null });
}

/** Calls back after every change, here or in another tab. @returns how to stop */
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
