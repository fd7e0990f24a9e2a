import { request } from '../api/api.ts';
import { type ReceivedFile, requestFile } from '../api/request-file.ts';
import { readMatchesFile } from '../statistics/player-stats.ts';
import { keepSession } from './session.ts';
import { endingHere } from './session-end.ts';

/** Ends every session of the user; without network nothing ends, here neither. @throws {ApiError} */
export async function signOutEverywhere(): Promise<void> {
  await endingHere(() => request('POST /logout', { body: { everywhere: true } }));
  keepSession(null);
}

/** Deletes the own account; this device goes on as a guest. @throws {ApiError} e.g. `error.login.wrong-password` */
export async function deleteOwnAccount(id: string, password: string): Promise<void> {
  await endingHere(() => request('DELETE /users/{id}', { params: { id }, body: { password } }));
  keepSession(null);
}

/** Everything the server keeps about the caller. @throws {ApiError} */
export const readOwnData = (): Promise<ReceivedFile> => requestFile('GET /users/me/export');

/** A player's own matches, or the turns in them, as a table for spreadsheets. @throws {ApiError} */
export const readOwnTable = (playerId: string, content: 'matches' | 'turns'): Promise<ReceivedFile> =>
  readMatchesFile(playerId, { format: 'csv', content });
