import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PagePath } from '@neundarter/contract/pages';
import { contentHash } from '../content-hash.ts';
import { type CompressedText, compressedText } from './compressed-text.ts';

/** A page that is sent as it is, or to which something is added before. */
export type Shell = { readonly html: string; readonly text: CompressedText; readonly etag: string };

export const shellOf = (html: string): Shell => ({
  html,
  text: compressedText(html),
  etag: `W/"${contentHash(html)}"`,
});

/** The first page of the app, with requests for what the screen of an address needs. */
export type PreloadingShells = {
  /** For an address of the app. @param path of the request, without query */
  readonly at: (page: PagePath, path: string) => Shell;
  /** For all other addresses: requests nothing but the app itself. */
  readonly unknown: Shell;
};

/** Files of the build by the address of a page, in the notation of the router, or by one that a star stands for. */
type Preloads = ReadonlyMap<string, readonly string[]>;

/** Reads what the build has written; without it no page requests more than the app itself. */
export async function readPreloads(folder: string): Promise<Preloads> {
  const text = await readFile(join(folder, '.vite/preloads.json'), 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text) as Record<string, readonly string[]>));
}

/**
 * Place of the preloads, with a script that does the same for the page that devices keep for all addresses. A page that the
 * server sends has links instead, which a browser follows before it runs anything.
 */
const place = /<!-- preloads -->[\s\S]*?<!-- \/preloads -->\s*/;

/**
 * The links stand at the end of the head: browsers ask in the order of a page, and the styles of the app and its first files come first.
 * @param shell the built page
 */
export function preloadingShells(shell: string, preloads: Preloads): PreloadingShells {
  const withLinks = (files: readonly string[]) =>
    shellOf(shell.replace(place, '').replace('</head>', () => `${files.map(linkOf).join('')}</head>`));
  const unknown = withLinks([]);
  const known = new Map([...preloads].map(([address, files]) => [address, withLinks(files)]));
  return { unknown, at: (page, path) => known.get(addressAt(page, path)) ?? known.get(page) ?? unknown };
}

/** A page with the end of its address in place of its star, such as `/tournaments/:id/knockout`. */
function addressAt(page: PagePath, path: string): string {
  if (!page.endsWith('/*')) return page;
  const begin = page.slice(0, -2);
  const end = path
    .split('/')
    .slice(begin.split('/').length)
    .filter((part) => part !== '');
  return [begin, ...end].join('/').toLowerCase();
}

function linkOf(file: string): string {
  const kind = /\.(css|woff2)$/.exec(file)?.[1];
  if (kind === undefined) return `<link rel="modulepreload" crossorigin href="/${file}">`;
  return `<link rel="preload" as="${kind === 'css' ? 'style' : 'font'}" crossorigin href="/${file}">`;
}
