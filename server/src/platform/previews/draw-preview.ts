import type { PreviewCard } from '../http/preview-card.ts';
import { recentlyUsed } from '../recently-used.ts';
import { createOneByOne } from '../work/one-by-one.ts';
import { ownProgram, runOwnProcess } from '../work/own-process.ts';

/** What is drawn: a card, and the picture of a club beside it in base64, null without one. */
export type PreviewInput = { readonly card: PreviewCard; readonly crest: string | null };

/** A drawn picture; busy if too many are waiting. */
type Preview = { readonly kind: 'png'; readonly bytes: Buffer } | { readonly kind: 'busy' };

/** Draws one picture; null if that fails. */
export type DrawPreview = (input: PreviewInput) => Promise<Buffer | null>;

/** Pictures that are kept, in bytes; one has about 30 kB. */
const keptBytes = 6_000_000;

/** Maximum number of pictures that wait, as they take up to a second on a Raspberry Pi and a messenger waits for ten. */
const maxWaiting = 10;

const program = ownProgram('draw-in-process', import.meta.url);

/** Draws in a process of its own, which is also where the letters are loaded. */
export const drawInProcess: DrawPreview = (input) => runOwnProcess({ program, input: JSON.stringify(input) });

/**
 * Keeps pictures by their tags, and draws one at a time: once for all who ask for the same one.
 * @param draw draws one picture
 */
export const createPreviews = (draw: DrawPreview) => {
  const kept = recentlyUsed<Buffer>(keptBytes, ({ length }) => length);
  const oneByOne = createOneByOne(maxWaiting);
  const running = new Map<string, Promise<Preview>>();

  const drawAs = async (tag: string, read: () => Promise<PreviewInput>): Promise<Preview> => {
    const drawn = oneByOne(async () => draw(await read()));
    if (drawn === null) return { kind: 'busy' };
    const bytes = await drawn;
    if (bytes === null) throw new Error('the picture of a page could not be drawn');
    kept.set(tag, bytes);
    return { kind: 'png', bytes };
  };
  return (tag: string, read: () => Promise<PreviewInput>): Promise<Preview> => {
    const bytes = kept.get(tag);
    if (bytes !== undefined) return Promise.resolve({ kind: 'png', bytes });
    const shared = running.get(tag) ?? drawAs(tag, read).finally(() => running.delete(tag));
    running.set(tag, shared);
    return shared;
  };
};
