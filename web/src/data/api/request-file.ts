import type { AnyAddress } from '@neundarter/contract/routes/all';
import { perform, type RequestInput } from './api.ts';
import { errorOfAnswer } from './api-error.ts';

/** A file from the server, with the name that the server suggests. */
export type ReceivedFile = { readonly name: string; readonly content: Blob };

/** Longer than for other answers: a file with years of matches takes time on a slow phone. ms */
const fileTimeoutMs = 120_000;

/** As `request`, for answers that are files. @throws {ApiError} */
export const requestFile = <A extends AnyAddress>(
  address: A,
  input: RequestInput<A> = {},
): Promise<ReceivedFile> => perform(address, { ...input, timeoutMs: fileTimeoutMs }, readFile);

async function readFile(response: Response): Promise<ReceivedFile> {
  if (!response.ok) throw errorOfAnswer(response.status, await response.text());
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'export';
  return { name, content: await response.blob() };
}
