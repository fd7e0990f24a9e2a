import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningServer } from './server.ts';

/** How long the server may need for a mail after its request, on a machine that does other work at the same time. ms */
const patienceMs = 30_000;

/** A mail that the server wrote into its data folder, since no mail server is configured. */
type SentMail = {
  readonly to: string;
  readonly sentAt: number;
  /** Path and query of the page in its link; without the host, which a browser on this machine may not reach. */
  readonly link: string;
};

/** What the links in mails begin with. */
const mailPages = {
  verification: '/register/email-activated',
  newPassword: '/register/new-password',
  invitation: '/register/team-invite-activated',
  tournament: '/tournaments/',
} as const;
type MailPage = keyof typeof mailPages;

type Source = Pick<RunningServer, 'dataDir'>;

/** Mails to an address with a link to a page, the oldest first. */
export async function mailsTo({ dataDir }: Source, to: string, page: MailPage): Promise<readonly SentMail[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readMail(join(folder, name))));
  return mails
    .filter((mail) => mail !== null)
    .filter((mail) => mail.to === to && mail.link.startsWith(mailPages[page]))
    .toSorted((a, b) => a.sentAt - b.sentAt);
}

/**
 * The link of the latest of these mails, as soon as there are `count` of them; the server sends a mail after its
 * request.
 */
export async function linkInMail(
  source: Source,
  { to, page, count = 1 }: { readonly to: string; readonly page: MailPage; readonly count?: number },
): Promise<string> {
  const start = performance.now();
  for (;;) {
    const mails = await mailsTo(source, to, page);
    const newest = mails.at(-1);
    if (newest !== undefined && mails.length >= count) return newest.link;
    if (performance.now() - start > patienceMs) throw new Error(`no mail to ${to} for ${mailPages[page]}`);
    await wait(50);
  }
}

/** The token in such a link. */
export const tokenOf = (link: string): string =>
  new URL(link, 'http://localhost').searchParams.get('token') ?? '';

/** Mails that were read before, by file: a server shared by many tests has hundreds of them. */
const known = new Map<string, SentMail>();

/** The mail in a file; null while the server is still writing it. */
async function readMail(file: string): Promise<SentMail | null> {
  const mail = known.get(file) ?? (await parseMail(file));
  if (mail !== null) known.set(file, mail);
  return mail;
}

async function parseMail(file: string): Promise<SentMail | null> {
  const [source, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
  const to = /^To: <?([^\s>]+)>?$/m.exec(source)?.[1];
  const link = /https?:\/\/[^/\s"]+(\/[^\s"<]+)/.exec(textOf(source))?.[1];
  return to === undefined || link === undefined ? null : { to, link, sentAt: mtimeMs };
}

/**
 * The plain text within a mail. A line that begins with `--` ends it, unless the line before goes on there: tokens
 * may contain `--`.
 */
function textOf(source: string): string {
  const [, encoding = '', text = ''] =
    /Content-Type: text\/plain[^\n]*\nContent-Transfer-Encoding: (\S+)\n\n(.*?)(?<!=)\n--/s.exec(source) ??
    [];
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
