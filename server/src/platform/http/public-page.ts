import type { PagePath } from '@neundarter/contract/pages';
import { type PreviewCard, previewSize, previewWords } from './preview-card.ts';
import { previewPath } from './preview-path.ts';

/** A table of a page: a heading, heads of columns (may be empty) and rows with as many cells. */
export type PageTable = {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** What everybody may know about the thing of a page, for programs that read it and browsers without script. */
export type PublicPage = {
  /** Canonical path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What its picture says. */
  readonly card: PreviewCard;
  /** Path of the picture of a club, which is drawn beside the card; null without one. */
  readonly crestPath: string | null;
  /** Whether search engines may show it. */
  readonly isSearchable: boolean;
  readonly tables: readonly PageTable[];
  /** Whether pages of others can embed it. */
  readonly hasEmbed?: true;
};

/** The pages about the things of a noun. */
export type PublicPages = {
  /** Addresses whose id names such a thing. */
  readonly pages: readonly PagePath[];
  /** Null unless everybody may see the thing. */
  readonly describe: (id: string, page: PagePath) => Promise<PublicPage | null>;
  /** Canonical paths of those that search engines may show, the newest first. */
  readonly listSearchable?: () => Promise<readonly string[]>;
};

/** Maximum length of a description; messengers and search engines show less. Characters. */
const maxDescription = 200;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (one) => escapes[one] ?? one);

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= maxDescription ? line : `${line.slice(0, maxDescription - 1).trimEnd()}…`;
};

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeMarkup(content)}" />`;

const oembedLink = (address: string, base: string): string =>
  `<link rel="alternate" type="application/json+oembed" href="${escapeMarkup(`${base}/oembed?url=${encodeURIComponent(address)}`)}" />`;

const headOf = (page: PublicPage, base: string): string => {
  const address = base + page.path;
  const description = shorten(page.description);
  const picture = base + previewPath(page);
  return [
    `<title>${escapeMarkup(page.title)} · Neundarter</title>`,
    meta('name', 'description', description),
    ...(page.isSearchable ? [] : [meta('name', 'robots', 'noindex')]),
    `<link rel="canonical" href="${escapeMarkup(address)}" />`,
    ...(page.hasEmbed === true ? [oembedLink(address, base)] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Neundarter'),
    meta('property', 'og:locale', 'de_DE'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', `${previewSize.width}`),
    meta('property', 'og:image:height', `${previewSize.height}`),
    meta('property', 'og:image:alt', previewWords(page.card)),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', page.title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', picture),
    meta('name', 'twitter:image:alt', previewWords(page.card)),
  ].join('\n    ');
};

const rowOf = (cells: readonly string[], tag: 'td' | 'th'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeMarkup(cell)}</${tag}>`).join('')}</tr>`;

const tableOf = ({ title, heads, rows }: PageTable): string => {
  const head = heads.length === 0 ? '' : `<thead>${rowOf(heads, 'th')}</thead>`;
  const body = rows.map((row) => rowOf(row, 'td')).join('\n');
  return `<h2>${escapeMarkup(title)}</h2>\n<table>${head}<tbody>${body}</tbody></table>`;
};

const bodyOf = ({ title, description, tables }: PublicPage): string =>
  [
    `<h1>${escapeMarkup(title)}</h1>`,
    `<p>${escapeMarkup(description)}</p>`,
    ...tables.filter(({ rows }) => rows.length > 0).map(tableOf),
  ].join('\n');

/**
 * The first page of the app with title, description and picture of a thing, and its tables for browsers without script.
 * @param shell the built page
 * @param base address of the server, without a slash at the end
 */
export function renderPublicPage(shell: string, page: PublicPage, base: string): string {
  const named = shell
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => headOf(page, base));
  const readable = `<noscript>\n${bodyOf(page)}\n</noscript>`;
  const withPlace = /<noscript>[\s\S]*?<\/noscript>/;
  return withPlace.test(named) ? named.replace(withPlace, () => readable) : named + readable;
}
