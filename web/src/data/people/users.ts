import { request } from '../api/api.ts';
import { type FileProgress, type ReceivedFile, requestFile } from '../api/request-file.ts';
import { readMatchesFile } from '../statistics/player-stats.ts';
import { keepSession } from './session.ts';
import { endingHere } from './session-end.ts';

/** Ends every session of the user; without network it ends none, not even the one here. @throws {ApiError} */
export async function signOutEverywhere(): Promise<void> {
  await endingHere(() => request('POST /logout', { body: { everywhere: true } }));
  keepSession(null);
}

/**
 * Deletes the user's own account; this device becomes a guest.
 * @param body `isConfirmed`: a team or the platform may be left without an admin
 * @throws {ApiError} e.g. `error.login.wrong-password`
 */
export async function deleteOwnAccount(
  id: string,
  body: { readonly password: string; readonly isConfirmed: boolean },
): Promise<void> {
  await endingHere(() => request('DELETE /users/{id}', { params: { id }, body }));
  keepSession(null);
}

/** All data that the server stores about the caller. @throws {ApiError} */
export const readOwnData = (onProgress?: FileProgress): Promise<ReceivedFile> =>
  requestFile('GET /users/me/export', {}, onProgress);

/** A player's own matches, or the turns of them, as a table for spreadsheets. @throws {ApiError} */
export const readOwnTable = (
  playerId: string,
  content: 'matches' | 'turns',
  onProgress?: FileProgress,
): Promise<ReceivedFile> => readMatchesFile(playerId, { format: 'csv', content }, { onProgress });
