import type { ResultContent, ResultFormat } from '@neundarter/contract/routes/result-files';
import { type FileProgress, type ReceivedFile, requestFile } from '../api/request-file.ts';

type Asked = { readonly format: ResultFormat; readonly content: ResultContent };

/** The results of an event as a file; full names only for organisers. @throws {ApiError} */
export const readResultsFile = (id: string, query: Asked, onProgress?: FileProgress): Promise<ReceivedFile> =>
  requestFile('GET /events/{id}/result-file', { params: { id }, query }, onProgress);
