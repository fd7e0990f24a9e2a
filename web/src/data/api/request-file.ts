import { entryCountHeader } from '@neundarter/contract/limits';
import type { AnyAddress } from '@neundarter/contract/routes/all';
import { perform, type RequestInput } from './api.ts';
import { ApiError, errorOfAnswer } from './api-error.ts';

/** A file from the server, with the name that the server suggests. */
export type ReceivedFile = { readonly name: string; readonly content: Blob };

/** Gets the part of the file that has arrived, 0 to 1. */
export type FileProgress = (part: number) => void;

/** Maximum time for a whole file: years of matches take minutes while many people load theirs. ms */
const fileTimeoutMs = 30 * 60_000;

/** Maximum time without any data. ms */
const idleTimeoutMs = 60_000;

/**
 * As `request`, for answers that are files. A file of which a part is missing is an error.
 * @throws {ApiError}
 */
export async function requestFile<A extends AnyAddress>(
  address: A,
  input: RequestInput<A> = {},
  onProgress: FileProgress = () => undefined,
): Promise<ReceivedFile> {
  const idle = new AbortController();
  let timer = setTimeout(() => idle.abort(), idleTimeoutMs);
  const noteData = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => idle.abort(), idleTimeoutMs);
  };
  try {
    return await perform(address, { ...input, signal: idle.signal, timeoutMs: fileTimeoutMs }, (response) =>
      readFile(response, { onProgress, noteData }),
    );
  } catch (thrown) {
    throw idle.signal.aborted ? new ApiError('error.api.network-error', null) : thrown;
  } finally {
    clearTimeout(timer);
  }
}

type Watching = { readonly onProgress: FileProgress; readonly noteData: () => void };

async function readFile(response: Response, watching: Watching): Promise<ReceivedFile> {
  if (!response.ok) throw errorOfAnswer(response, await response.text());
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'export';
  return { name, content: await readPieces(response, watching) };
}

async function readPieces(response: Response, { onProgress, noteData }: Watching): Promise<Blob> {
  const reader = response.body?.getReader();
  if (reader === undefined) return response.blob();
  const entries = Number(response.headers.get(entryCountHeader) ?? 0);
  const countEntries = createEntryCounter();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    noteData();
    pieces.push(value);
    if (entries > 0) onProgress(Math.min(1, countEntries(value) / entries));
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
}

/** Characters at the beginning of a line that are enough to recognise the id of its entry. */
const startLength = 32;
const lineEnd = 10;

/**
 * Counts the entries of a file piece by piece: an entry is one line, or several lines that begin alike. It may count a
 * few lines too many, such as the head of a table.
 */
function createEntryCounter(): (piece: Uint8Array) => number {
  const decoder = new TextDecoder('latin1');
  let count = 0;
  let last = '';
  let line = '';
  return (piece) => {
    for (let from = 0; from < piece.length; ) {
      const found = piece.indexOf(lineEnd, from);
      const end = found === -1 ? piece.length : found;
      const wanted = Math.min(end, from + startLength - line.length);
      if (wanted > from) line += decoder.decode(piece.subarray(from, wanted));
      if (found !== -1) {
        if (line !== last) count += 1;
        last = line;
        line = '';
      }
      from = end + 1;
    }
    return count;
  };
}
