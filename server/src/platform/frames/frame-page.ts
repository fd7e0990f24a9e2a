import { createHash } from 'node:crypto';
import { escapeMarkup } from '../http/public-page.ts';

/** What a page for other pages shows; null unless everybody may see it. */
export type FrameContent = {
  readonly title: string;
  /** Markup without script and without actions, in which everything from people is escaped. */
  readonly body: string;
};

/** Pages of a noun that stand inside other pages or over a picture, such as `/embed/table/{id}`. */
export type FramePages = {
  /** First part of the address. */
  readonly folder: 'embed' | 'overlay';
  /** Second part of the address. */
  readonly kinds: readonly string[];
  readonly describe: (kind: string, id: string) => Promise<FrameContent | null>;
  /** How long an answer may be old, in ms: many readers of a newspaper ask at the same moment. */
  readonly keptMs: number;
  /** Style of the page; small, because it comes with every answer. */
  readonly style: string;
  /** Script of the page, which keeps it up to date; it reads works without it. */
  readonly script: string;
  /** The security policy without the parts that follow from the style and the script. */
  readonly policy: string;
};

const colour = /^[0-9a-f]{6}$/i;
const themes = ['light', 'dark', 'auto'] as const;
const views = ['lower', 'full'] as const;

/** Colours of a page that its address may name, and the property that takes them. */
const colours = { accent: '--accent', background: '--back', text: '--ink' } as const;

type Query = Readonly<Record<string, unknown>>;

const oneOf = <Value extends string>(value: unknown, known: readonly Value[]): Value | undefined =>
  known.find((one) => one === value);

/** The attributes of the root for a query. Values that fit no pattern count as missing. */
const rootAttributes = (query: Query): string => {
  const set = Object.entries(colours).flatMap(([name, property]) => {
    const value = query[name];
    return typeof value === 'string' && colour.test(value) ? [`${property}:#${value}`] : [];
  });
  const style = set.length === 0 ? '' : ` style="${set.join(';')}"`;
  const theme = oneOf(query['theme'], themes) ?? 'auto';
  return `lang="de" data-theme="${theme}" data-view="${oneOf(query['view'], views) ?? 'lower'}"${style}`;
};

/** The whole page. */
export const renderFrame = (
  { title, body }: FrameContent,
  { style, script }: Pick<FramePages, 'style' | 'script'>,
  query: Query,
): string =>
  [
    `<!doctype html><html ${rootAttributes(query)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeMarkup(title)}</title><style>${style}</style></head>`,
    `<body><main>${body}</main><script>${script}</script></body></html>`,
  ].join('\n');

/** The security policy of a page: only its own script runs, and it loads only from this server. */
export const framePolicy = ({ policy, script }: Pick<FramePages, 'policy' | 'script'>): string => {
  const hash = createHash('sha256').update(script).digest('base64');
  return `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; ${policy}`;
};
