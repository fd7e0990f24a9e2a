import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { WrittenMail } from './mail.ts';

/** Delivers a mail to the mail server, or rejects. `messageId` is the same for every try of one mail. */
export type MailTransport = {
  readonly send: (mail: WrittenMail, messageId: string) => Promise<void>;
  readonly close: () => void;
};

/** Maximum wait for the mail server, in ms. */
const maxWaitMs = 20_000;

/**
 * Sends mails by SMTP. Without a mail server it writes them to `mail/*.eml` in the data folder and logs the link. The
 * library is loaded with the first mail, because most servers send none after their start.
 */
export const openMailTransport = (parts: {
  readonly smtpUrl: string | null;
  readonly from: string;
  readonly dataDir: string;
  readonly log: Log;
}): MailTransport =>
  parts.smtpUrl === null ? fileTransport(parts) : smtpTransport(parts.smtpUrl, parts.from);

const messageOf = (mail: WrittenMail, from: string, messageId: string) => ({
  from,
  // An object, because the library splits a text at commas.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const opened = import('nodemailer').then(({ createTransport }) =>
    createTransport(smtpUrl, {
      connectionTimeout: maxWaitMs,
      greetingTimeout: maxWaitMs,
      socketTimeout: maxWaitMs,
    } as object),
  );
  opened.catch(() => undefined);
  return {
    send: async (mail, messageId) => {
      await (await opened).sendMail(messageOf(mail, from, messageId));
    },
    close: () => void opened.then((transport) => transport.close()).catch(() => undefined),
  };
}

function fileTransport({
  from,
  dataDir,
  log,
}: {
  readonly from: string;
  readonly dataDir: string;
  readonly log: Log;
}): MailTransport {
  const folder = join(dataDir, 'mail');
  return {
    send: async (mail, messageId) => {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const { message } = await composer.sendMail(messageOf(mail, from, messageId));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${messageId.replaceAll(/[^\w-]/g, '').slice(0, 40)}.eml`);
      // Written under another name first, so that the folder contains only complete mails.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file, link: mail.link }, 'no SMTP_URL: the mail lies in this file');
    },
    close: () => undefined,
  };
}
