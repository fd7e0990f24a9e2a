import { readFile } from 'node:fs/promises';
import type { NewsEntity } from '@neundarter/contract/entities/news';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NewsPage } from '../pages/news-page.ts';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { type Account, makeAdmin, registerUser } from '../support/accounts.ts';
import { newId } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useOwnServer } from '../support/testbed.ts';

const testbed = useOwnServer();

/** The unit tests of the renderer use the same texts. */
const attacksFile = new URL('../../web/src/test/markdown-attacks.json', import.meta.url);

const registerAdmin = async () =>
  makeAdmin(testbed.server, await registerUser(testbed.server, { firstName: 'Bine', lastName: 'Brandt' }));

const publish = (admin: Account, content: string, date = Date.now()) =>
  admin.api.call('POST /news/', { id: newId(), props: { content, date, status: 'published' } });

test('an admin drafts, previews, publishes, changes and deletes news, and others read published ones', async () => {
  const admin = await registerAdmin();
  const { page, complaints } = await testbed.openDevice({ account: admin });
  const guest = await testbed.openDevice();
  const news = await new NewsPage(page).open();
  const atGuest = await new NewsPage(guest.page).open();
  await guest.page.getByText('Es gibt noch keine News.').waitFor();

  await news.add.click();
  await news.click('Vorschau');
  expect(await news.preview.locator('em').innerText()).toBe('Kein Text vorhanden');
  await news.click('Veröffentlichen');
  await news.editor.getByText('Bitte gib einen Text ein!').waitFor();
  await news.field.fill('## Neue Boards\n\nDer Keller ist ');
  await news.field.press('End');
  await news.editor.getByRole('button', { name: 'Fett' }).click();
  await page.keyboard.type('fertig');
  expect(await news.field.inputValue()).toBe('## Neue Boards\n\nDer Keller ist **fertig**');
  await news.click('Vorschau');
  expect(await news.preview.locator('strong').innerText()).toBe('fertig');
  await news.click('Als Entwurf speichern');

  const draft = news.entry('Neue Boards');
  await draft.getByText('Entwurf', { exact: true }).waitFor();
  await draft.getByText('Bine Brandt').waitFor();
  await atGuest.open();
  await guest.page.getByText('Es gibt noch keine News.').waitFor();

  await news.chooseInMenu('Neue Boards', 'Bearbeiten');
  await news.field.fill('## Neue Boards\n\nMehr bei der [Liga](https://liga.example/boards).');
  await news.click('Veröffentlichen');
  await expectSoon(() => news.entry('Mehr bei der').getByText('Entwurf').count()).toBe(0);
  await atGuest.open();
  const link = atGuest.entry('Neue Boards').getByRole('link', { name: 'Liga' });
  expect(await link.getAttribute('rel')).toContain('noopener');
  expect(await link.getAttribute('target')).toBe('_blank');
  await atGuest.entry('Bine Brandt').waitFor();
  const today = new Date().toLocaleDateString('de-DE', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  });
  await atGuest.entry(today).waitFor();
  expect(await atGuest.add.isVisible()).toBe(false);
  expect(await guest.page.getByRole('button', { name: /^Menü für/ }).count()).toBe(0);

  await news.chooseInMenu('Mehr bei der', 'Löschen');
  await news.question.getByText('Das Löschen kann nicht rückgängig gemacht werden!').waitFor();
  await news.question.getByRole('button', { name: 'Abbrechen' }).click();
  await news.entry('Mehr bei der').waitFor();
  await news.chooseInMenu('Mehr bei der', 'Löschen');
  await news.question.getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('Es gibt noch keine News.').waitFor();
  expect(complaints).toEqual([]);
});

test('unsaved text survives a reload', async () => {
  const { page } = await testbed.openDevice({ account: await registerAdmin() });
  const news = await new NewsPage(page).open();
  await news.write('Halb fertig');
  await page.reload();
  await news.add.click();
  expect(await news.field.inputValue()).toBe('Halb fertig');
  await news.editor.getByText('Hier ist dein Text, den du noch nicht gespeichert hattest.').waitFor();
});

test('news are listed newest first, five on each page', async () => {
  const admin = await registerAdmin();
  for (let day = 1; day <= 6; day += 1)
    await publish(admin, `Tag ${day}`, Date.now() + (day - 10) * 24 * 60 * 60 * 1000);
  const { page } = await testbed.openDevice();
  const news = await new NewsPage(page).open();
  const texts = async () =>
    (await news.entries.allInnerTexts()).map((text) => /Tag \d/.exec(text)?.[0] ?? '');
  await expectSoon(texts).toEqual(['Tag 6', 'Tag 5', 'Tag 4', 'Tag 3', 'Tag 2']);
  await news.pager.getByRole('button', { name: 'Nächste Seite' }).click();
  await expectSoon(texts).toEqual(['Tag 1']);
});

/** Elements of the news that could run or load something, and links with forbidden addresses. */
const dangersOn = (page: Page) =>
  page.evaluate(() => {
    const dangers: string[] = [];
    const forbidden =
      'script, style, iframe, object, embed, svg, math, form, input, button, video, audio, meta, base, link';
    for (const text of document.querySelectorAll('article > div')) {
      for (const element of text.querySelectorAll(forbidden)) dangers.push(element.tagName);
      for (const element of text.querySelectorAll('*'))
        for (const { name } of element.attributes) if (name.startsWith('on')) dangers.push(name);
      for (const link of text.querySelectorAll('a'))
        if (!['http:', 'https:', 'mailto:'].includes(link.protocol)) dangers.push(link.href);
    }
    return dangers;
  });

test('no attack in a text is executed by the browser, even without its security policy', async () => {
  const admin = await registerAdmin();
  const allAttacks = JSON.parse(await readFile(attacksFile, 'utf8')) as string[];
  const perPage = 5;
  const perText = 6;
  const texts = Array.from({ length: Math.ceil(allAttacks.length / perText) }, (_, index) =>
    ['Angriff', ...allAttacks.slice(index * perText, (index + 1) * perText)].join('\n\n'),
  );
  for (const text of texts) await publish(admin, text);

  const { context, page } = await testbed.openDevice({ bypassCSP: true });
  const events: string[] = [];
  context.on('dialog', (dialog) => {
    events.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(testbed.server.url)) events.push(`request ${request.url()}`);
  });
  const news = await new NewsPage(page).open();
  const { count } = (await admin.api.call('GET /news/count?status=published')) as { count: number };
  const onPage = async (skip: number) =>
    (await admin.api.call(`GET /news?status=published&skip=${skip}&limit=${perPage}`)) as NewsEntity[];
  let attackCount = 0;
  for (let seen = 0; seen < count; seen += perPage) {
    const entries = await onPage(seen);
    const attacks = entries.filter(({ props }) => props.content.startsWith('Angriff')).length;
    await expectSoon(() => news.entries.count()).toBe(entries.length);
    await expectSoon(() =>
      page
        .locator('article p')
        .filter({ hasText: /^Angriff$/ })
        .count(),
    ).toBe(attacks);
    attackCount += attacks;
    expect(await dangersOn(page)).toEqual([]);
    // Links that do not lead to another site: a click must not run anything.
    for (const link of await page.locator('article a:not([target="_blank"])').all())
      await link.evaluate((element) => element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
    if (seen + perPage >= count) break;
    // The old page stays until the next one has arrived.
    const read = page.waitForResponse((answer) => answer.url().includes(`skip=${seen + perPage}&`));
    await news.pager.getByRole('button', { name: 'Nächste Seite' }).click();
    await (await read).finished();
  }
  expect(attackCount).toBe(texts.length);
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  expect(events).toEqual([]);
});

test('a click on an attack executes nothing', async () => {
  const admin = await registerAdmin();
  await publish(
    admin,
    'Klick\n\n[Eins](javascript:globalThis.hacked=1) [Zwei](JaVaScRiPt:globalThis.hacked=1) <a href="javascript:globalThis.hacked=1">Drei</a>',
  );
  const { page } = await testbed.openDevice({ bypassCSP: true });
  const news = await new NewsPage(page).open();
  for (const word of ['Eins', 'Zwei', 'Drei']) await news.entry('Klick').getByText(word).first().click();
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
});

test('list, menu, question, editor and preview are accessible', async () => {
  const admin = await registerAdmin();
  const rich = [
    '# Tabelle',
    '| Team | Punkte |\n|---|--:|\n| Bulls | 18 |',
    '> Zitat',
    '- [x] erledigt\n- [ ] offen',
    '1. eins\n2. zwei',
    '`Code` und [Link](https://liga.example)[^1]',
    '```\nviel Code\n```',
    '[^1]: Fußnote',
  ].join('\n\n');
  await publish(admin, rich);
  await publish(admin, rich);
  const { page } = await testbed.openDevice({ ...tallDevice, account: admin });
  const news = await new NewsPage(page).open();
  await news.entry('Fußnote').first().getByRole('table').waitFor();
  await expectAccessible(page, 'list');
  await news.entry('Tabelle').first().getByRole('button', { name: /^Menü/ }).click();
  await page.getByRole('menu').waitFor();
  await expectAccessible(page, 'menu');
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await news.question.waitFor();
  await expectAccessible(page, 'question');
  await page.keyboard.press('Escape');
  await news.add.click();
  await news.click('Veröffentlichen');
  await news.editor.getByText('Bitte gib einen Text ein!').waitFor();
  await expectAccessible(page, 'editor');
  await news.field.fill(rich);
  await news.click('Vorschau');
  await news.preview.getByRole('table').waitFor();
  await expectAccessible(page, 'preview');
});
