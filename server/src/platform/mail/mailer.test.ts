import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseSite, databases } from '../../../test/databases.ts';
import { eventually } from '../../../test/eventually.ts';
import { type UserNotice, userMails } from '../../users/user-mails.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { newId } from '../ids.ts';
import { createLog } from '../log.ts';
import type { MailNotice } from './mail.ts';
import { type MailTransport, openMailTransport } from './mail-transport.ts';
import { createMailer } from './mailer.ts';

const what: UserNotice = { kind: 'verify-email', token: 'secret-token' };
const to = 'anna@club.de';
const notice = (repeats: MailNotice['repeats']): MailNotice => ({ by: 'mail', what, to, repeats });

describe.each(databases)('the mailer on $name', ({ create }) => {
  let site: DatabaseSite;
  let db: Database;
  let now: number;
  const sent: { readonly to: string; readonly messageId: string }[] = [];
  let failures = 0;

  beforeEach(async () => {
    site = await create();
    db = await openDatabase(site.options);
    now = 1_700_000_000_000;
    sent.length = 0;
    failures = 0;
  });
  afterEach(async () => {
    await db.close();
    await site.dispose();
  });

  const transport: MailTransport = {
    send: async ({ to }, messageId) => {
      if (failures > 0) {
        failures -= 1;
        throw new Error('421 try later');
      }
      sent.push({ to, messageId });
    },
    close: () => undefined,
  };
  const mailer = (by: MailTransport = transport) =>
    createMailer({
      db,
      clock: { now: () => now },
      log: createLog('silent'),
      newId,
      transport: by,
      texts: userMails,
      linkBase: () => 'http://localhost',
    });
  const ask = (of: ReturnType<typeof mailer>, key: string) =>
    db.write((tx) => of.way(tx, notice({ once: key })));

  it('sends after the commit, and only one mail per request', async () => {
    const one = mailer();
    await ask(one, 'a');
    await ask(one, 'a');
    await ask(one, 'b');
    await one.sweep();
    await one.stop();
    expect(sent).toHaveLength(2);
  });

  it('sends no mail of a refused command', async () => {
    const one = mailer();
    await db.write(async (tx) => {
      await one.way(tx, notice({ once: 'a' }));
      return { ok: false };
    });
    await one.sweep();
    await one.stop();
    expect(sent).toEqual([]);
  });

  it('tries again later with the same id, and keeps the secret no longer than needed', async () => {
    failures = 2;
    const one = mailer();
    await ask(one, 'a');
    await one.sweep();
    now += 59_000;
    await one.sweep();
    expect([sent.length, failures]).toEqual([0, 1]);
    now += 1000;
    await one.sweep();
    expect(failures).toBe(0);
    now += 120_000;
    await one.sweep();
    expect(sent).toHaveLength(1);
    now += 3_600_000;
    await one.sweep();
    await one.stop();
    expect(sent).toHaveLength(1);
    const rows = await db.query((q) => q.selectFrom('mails').select(['mail', 'due_at']).execute());
    expect(rows).toEqual([{ mail: null, due_at: null }]);
  });

  it('lets a mail that waits go once, also after a restart and from several processes', async () => {
    const first = mailer();
    const ask = (state: string) => db.write((tx) => first.way(tx, notice({ thread: 'entry:1', state })));
    for (const state of ['received', 'confirmed', 'rejected']) await ask(state);
    await first.sweep();
    await first.stop();
    expect(sent).toHaveLength(1);
    now += 10 * 60_000;
    const others = [mailer(), mailer()];
    await Promise.all(others.map((one) => one.sweep()));
    await Promise.all(others.map((one) => one.sweep()));
    for (const one of others) await one.stop();
    expect(sent).toHaveLength(2);
    const rows = await db.query((q) => q.selectFrom('mail_paces').selectAll().execute());
    expect(rows).toMatchObject([{ last_state: 'rejected', sent: 2, held_mail: null }]);
    expect(JSON.stringify(rows)).not.toContain(to);
  });

  it('gives up after a day', async () => {
    failures = 1000;
    const one = mailer();
    await ask(one, 'a');
    for (let hour = 0; hour < 30; hour += 1) {
      await one.sweep();
      now += 3_600_000;
    }
    failures = 0;
    await one.sweep();
    await one.stop();
    expect(sent).toEqual([]);
  });

  it('does not send a mail that another process is sending', async () => {
    let release = () => undefined as void;
    const slow: MailTransport = {
      send: async (written, id) => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        await transport.send(written, id);
      },
      close: () => undefined,
    };
    const [one, other] = [mailer(slow), mailer()];
    await ask(one, 'a');
    await eventually(async () => {
      const rows = await db.query((q) => q.selectFrom('mails').select('attempts').execute());
      return rows[0]?.attempts === 1 ? true : undefined;
    }, 'the mail to be taken');
    await other.sweep();
    expect(sent).toEqual([]);
    await eventually(() => {
      release();
      return sent.length > 0 ? true : undefined;
    }, 'the slow mail');
    await Promise.all([one.stop(), other.stop()]);
    expect(sent).toHaveLength(1);
  });

  it('sends the mails that a dead process has left', async () => {
    const dead = mailer({ send: () => new Promise(() => undefined), close: () => undefined });
    await ask(dead, 'a');
    await eventually(async () => {
      const rows = await db.query((q) => q.selectFrom('mails').select('attempts').execute());
      return rows[0]?.attempts === 1 ? true : undefined;
    }, 'the mail to be taken');
    const heir = mailer();
    now += 5 * 60_000;
    await heir.sweep();
    await heir.stop();
    expect(sent).toHaveLength(1);
  });
});

describe('mail transports', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'neundarter-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const written = {
    to: 'anna@club.de',
    subject: 'Bestätige deine E-Mail-Adresse',
    text: 'Hallo',
    html: '<p>Hallo</p>',
    link: 'http://localhost/x?token=y',
  };

  it('write files and log the link if there is no mail server', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    const transport = openMailTransport({ smtpUrl: null, from: 'Club <a@club.de>', dataDir: folder, log });
    await transport.send(written, '<id1@neundarter>');
    const [file = ''] = await readdir(join(folder, 'mail'));
    expect(file).toMatch(/^[\w-]+\.eml$/);
    const text = await readFile(join(folder, 'mail', file), 'utf8');
    expect(text).toMatch(/^To: anna@club\.de$/m);
    expect(text).toMatch(/^From: Club <a@club\.de>$/m);
    expect(text).toMatch(/^Content-Type: text\/html/m);
    expect(lines.join('')).toContain(written.link);
  });

  it('send by SMTP, and put no part of a name into the mail’s head', async () => {
    const messages: { readonly to: readonly string[]; readonly text: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString('utf8');
        });
        stream.on('end', () => {
          messages.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const transport = openMailTransport({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'Club <a@club.de>',
      dataDir: folder,
      log: createLog('silent'),
    });
    await transport.send({ ...written, subject: 'Team\r\nBcc: eve@evil.org' }, '<id1@neundarter>');
    transport.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(messages.map(({ to }) => to)).toEqual([['anna@club.de']]);
    expect(messages[0]?.text).toMatch(/^Message-ID: <id1@neundarter>\r$/m);
    expect(messages[0]?.text).not.toMatch(/^Bcc:/m);
    expect(await readdir(folder)).toEqual([]);
  });
});
