import { expect, it } from 'vitest';
import { checkNotices } from './check-notices.mjs';

/** The findings about one file. @param {string} path @param {string} text */
const findingsIn = (path, text) =>
  checkNotices({
    root: '/',
    workspaces: new Map(),
    rootDevDependencies: new Set(),
    sources: [{ path, text, imports: [], isTest: false }],
  });

it.each([
  'await sendMail(tx, mail, key);',
  'await platform.sendMail(tx, mail, key);',
  'sendAtPace(sending, tx, mail);',
])('refuses %s outside the way of mails', (text) => {
  expect(findingsIn('server/src/teams/add-player.ts', text)).toEqual([
    'server/src/teams/add-player.ts: only server/src/platform/mail/ requests mails; use `notify`',
  ]);
  expect(findingsIn('server/src/platform/mail/mail-way.ts', text)).toEqual([]);
  expect(findingsIn('server/src/teams/add-player.ts', `// ${text}`)).toEqual([]);
});

it('allows German only in the words of mails', () => {
  const text = "export const subject = 'Bestätige deine Adresse';";
  expect(findingsIn('server/src/users/user-mails.ts', text)).toEqual([]);
  expect(findingsIn('server/src/platform/mail/write-mail.ts', text)).toEqual([]);
  expect(findingsIn('server/src/users/login.ts', text)).toEqual([
    'server/src/users/login.ts: German stands in web/src/text, and for mails in `<noun>-mails.ts`',
  ]);
  expect(findingsIn('server/src/users/login.ts', ` * ${text}`)).toEqual([]);
  expect(findingsIn('web/src/text/login.ts', text)).toEqual([]);
});
