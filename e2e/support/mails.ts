import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningServer } from '../../tools/testbed/server.ts';

/** A mail the server wrote into its data folder, since nobody gave it a mail server. */
export type SentMail = {
  readonly to: string;
  readonly sentAt: number;
  /** Page its link opens, with the query; without the host, which a browser on this machine may not reach. */
  readonly link: string;
};

/** Pages that mails lead to. */
export const mailPages = {
  verification: '/register/email-activated',
  newPassword: '/register/new-password',
  invitation: '/register/team-invite-activated',
} as const;
export type MailPage = keyof typeof mailPages;

type Source = Pick<RunningServer, 'dataDir'>;

/** Mails to an address that lead to a page, the oldest first. */
export async function mailsTo({ dataDir }: Source, to: string, page: MailPage): Promise<readonly SentMail[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readMail(join(folder, name))));
  return mails
    .filter((mail) => mail !== null)
    .filter((mail) => mail.to === to && mail.link.startsWith(`${mailPages[page]}?`))
    .toSorted((a, b) => a.sentAt - b.sentAt);
}

/** A mail that has not come by then will not come. ms */
const patienceMs = 15_000;

/** The link of the newest of these mails, as soon as there are `count` of them; a mail leaves after its request. */
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

/** The secret in such a link. */
export const tokenOf = (link: string): string =>
  new URL(link, 'http://localhost').searchParams.get('token') ?? '';

/** Mails read before, by file: a server that many tests share has hundreds of them. */
const known = new Map<string, SentMail>();

/** Null for a file that is just being written. */
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

/** The plain text within a mail. */
function textOf(source: string): string {
  const [, encoding = '', text = ''] =
    /Content-Type: text\/plain[^\n]*\nContent-Transfer-Encoding: (\S+)\n\n(.*?)\n--/s.exec(source) ?? [];
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
