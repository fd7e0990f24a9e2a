import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { linkInMail } from '../../tools/testbed/mails.ts';
import { TournamentAdminPage } from '../pages/tournament-admin-page.ts';
import { expectAccessible, stillDevice } from '../support/accessible.ts';
import { newId } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';
import { addEntrants, createDraft, entrantNames, readTournament, setUp } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Reiter');

const device = { ...stillDevice, viewport: { width: 1180, height: 2600 } } as const;

/** A published knockout with this many confirmed people. @returns its id */
async function publish(count: number, maxNoOfParticipants = 64): Promise<string> {
  const id = await createDraft(club, 'Herbstpokal');
  await setUp(club.chief, id, { mode: 'single-knockout', setup: { maxNoOfParticipants } });
  await addEntrants(club.chief, id, entrantNames(count));
  await club.chief.api.call(`PATCH /events/${id}/publish`);
  return id;
}

const openTab = async (id: string, tab: string) => {
  const opened = await testbed.openDevice({ account: club.chief, ...device });
  return { ...opened, admin: await new TournamentAdminPage(opened.page).open(id, tab) };
};

/** Registers somebody as a visitor. */
async function register(id: string, name: string, emailAddress: string): Promise<void> {
  const [firstName = '', lastName = ''] = name.split(' ');
  const { api } = await testbed.openDevice();
  const player = { type: 'external', id: newId(), firstName, lastName };
  const participant = { type: 'single', player };
  await api.call(`POST /events/${id}/participants`, { id: newId(), emailAddress, participant });
}

/** Lets the page copy only by a selected field, as without rights to the clipboard, or not at all. */
const denyClipboard = (page: Page, { isFieldAllowed }: { readonly isFieldAllowed: boolean }): Promise<void> =>
  page.evaluate((isAllowed) => {
    const writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    document.execCommand = () => {
      const field = document.activeElement;
      if (field instanceof HTMLTextAreaElement) document.title = field.value;
      return isAllowed;
    };
  }, isFieldAllowed);

test('organisers copy the links of a tournament, with and without rights to the clipboard', async () => {
  const id = await publish(3);
  const { page, context, admin, complaints } = await openTab(id, 'general');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = `${testbed.server.url}/tournaments/${id}`;
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await admin.card('Link zum Turnier').waitFor({ state: 'detached' });
  await admin.copyLink('Link zur Anmeldung');
  await expectSoon(copied).toBe(`${address}/register`);
  const registrationCode = await admin.codeOf('Link zur Anmeldung');
  expect(registrationCode.length).toBeGreaterThan(1000);

  // Once the registration is closed, the page of the tournament is what others need.
  await club.chief.api.call(`PATCH /events/${id}/close`);
  await admin.card('Link zum Turnier').waitFor();
  await admin.card('Link zur Anmeldung').waitFor({ state: 'detached' });
  await admin.copyLink('Link zum Turnier');
  await expectSoon(copied).toBe(address);
  const code = await admin.codeOf('Link zum Turnier');
  expect(code.length).toBeGreaterThan(1000);
  expect(code).not.toBe(registrationCode);
  await page.getByText('Kopiert', { exact: true }).first().waitFor();

  await denyClipboard(page, { isFieldAllowed: true });
  await admin.copyLink('Link zum Turnier');
  await expectSoon(() => page.title()).toBe(address);
  await denyClipboard(page, { isFieldAllowed: false });
  await admin.copyLink('Link zum Turnier');
  await page.getByText('Kopieren ist hier nicht möglich. Schreib es bitte ab.').waitFor();
  await admin.card('Link zum Turnier').getByText(address, { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test('organisers write the description with every tool of the editor', async () => {
  const id = await createDraft(club, 'Herbstpokal', { description: '' });
  const { page, admin, complaints } = await openTab(id, 'general');
  const card = admin.card('Allgemein');
  const field = card.getByRole('textbox', { name: 'Beschreibung' });
  const press = (name: string) => card.getByRole('button', { name, exact: true }).click();
  const address = 'https://bulls.example';
  for (const [tool, text, shown] of [
    ['Fett', '**Einlass**', 'strong'],
    ['Kursiv', '*Einlass*', 'em'],
    ['Überschrift', '## Einlass', 'h4'],
    ['Liste', '- Einlass', 'ul > li'],
    ['Nummerierte Liste', '1. Einlass', 'ol > li'],
    ['Zitat', '> Einlass', 'blockquote'],
    ['Link', `[Einlass](${address})`, `a[href^="${address}"]`],
    ['Bild', `![Einlass](${address})`, `a[href^="${address}"]`],
    ['Tabelle', 'Einlass\n\n| Zeit | Spalte 2 |\n| --- | --- |\n| Text | Text |\n', 'th'],
  ] as const) {
    await field.fill('Einlass');
    await field.press('Control+A');
    await press(tool);
    // What comes next is selected: it is typed at once.
    if (tool === 'Link' || tool === 'Bild') await page.keyboard.type(address);
    if (tool === 'Tabelle') await page.keyboard.type('Zeit');
    expect(await field.inputValue(), tool).toBe(text);
    await press('Vorschau');
    const preview = card.getByRole('region', { name: 'Vorschau' });
    const words = tool === 'Tabelle' ? 'Zeit' : /^\s*(Bild: )?Einlass\s*$/;
    await preview.locator(shown).filter({ hasText: words }).first().waitFor();
    if (tool === 'Tabelle') await expectAccessible(page, 'preview of the description');
    await press('Bearbeiten');
  }
  await admin.saved('Allgemein');
  await page.goto(`/tournaments/${id}`);
  await page.getByRole('columnheader', { name: 'Zeit' }).waitFor();
  expect(complaints).toEqual([]);
});

test('organisers load lists, and find, confirm and reject those who register', async () => {
  const id = await publish(2, 12);
  const { page, admin, complaints } = await openTab(id, 'participants');

  // A file of an office program in its usual encoding; what is wrong in it is named by its line.
  const adding = admin.card('Hinzufügen');
  await adding.getByRole('tab', { name: 'Liste' }).click();
  const list = adding.getByRole('textbox', { name: 'Namen' });
  const load = (name: string, content: string) =>
    adding
      .getByLabel('CSV-Datei laden')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content, 'latin1') });
  await load('Bild.png', '\u0089PNG\0\0');
  await page.getByText(/^Die Datei konnte nicht gelesen werden/).waitFor();
  expect(await list.inputValue()).toBe('');
  const head = 'Nachname;Vorname;Verein;E-Mail';
  await load(
    'Liste.csv',
    `${head}\r\nMüller;Jürgen;"Bulls; Jena";juergen@example.org\r\nOtto;;Bulls;\r\nPohl;Pia;;keine\r\n`,
  );
  await adding.getByText('2 Zeilen passen nicht und werden ausgelassen:').waitFor();
  await adding.getByText('Zeile 3: „Otto;;Bulls;“ (Vor- oder Nachname fehlt oder ist zu lang)').waitFor();
  await adding.getByText('Zeile 4: „Pohl;Pia;;keine“ (die E-Mail-Adresse ist ungültig)').waitFor();
  await expectAccessible(page, 'list with wrong lines');
  await adding.getByRole('button', { name: '1 Teilnehmer hinzufügen' }).click();
  await admin.row('Jürgen Müller').getByText('Bulls; Jena').waitFor();
  // The wrong lines stay with the head of the table, and are read with it once they are right.
  await expectSoon(() => list.inputValue()).toBe(`${head}\nOtto;;Bulls;\nPohl;Pia;;keine`);
  await list.fill(`${head}\nOtto;Olaf;Bulls;\nPohl;Pia;;`);
  await adding.getByRole('button', { name: '2 Teilnehmer hinzufügen' }).click();
  await admin.row('Olaf Otto').waitFor();
  await admin.row('Pia Pohl').waitFor();
  await expectSoon(() => list.inputValue()).toBe('');
  await list.fill(entrantNames(8).join('\n'));
  await adding.getByText('Es sind nur noch 7 Plätze frei.').waitFor();
  expect(await adding.getByRole('button', { name: '8 Teilnehmer hinzufügen' }).isDisabled()).toBe(true);
  await list.fill('');

  // Whoever registers is told to the address as soon as its owner has agreed, and is here at once.
  const chief = `${newId()}@example.org`;
  const notification = admin.card('Benachrichtigung');
  await notification.getByRole('textbox').fill(chief);
  await admin.saved('Benachrichtigung');
  await notification.getByText(`${chief} wartet auf Bestätigung.`).waitFor();
  const owner = await testbed.openDevice();
  await owner.page.goto(await linkInMail(testbed.server, { to: chief, page: 'verification' }));
  await owner.page.getByRole('button', { name: 'Ja, Mails bekommen' }).click();
  await owner.page.getByText('Neue Anmeldungen werden dir ab jetzt gemeldet.').waitFor();
  await notification.getByText(`Neue Anmeldungen werden an ${chief} gemeldet.`).waitFor();
  await register(id, 'Greta Grün', 'a-greta@example.org');
  await register(id, 'Hanno Hell', 'z-hanno@example.org');
  await register(id, 'Ilse Ihm', 'k-ilse@example.org');
  await admin.row('Ilse Ihm').getByText('offen').waitFor();
  expect(await linkInMail(testbed.server, { to: chief, page: 'tournament', count: 3 })).toContain(id);
  await notification.getByRole('textbox').fill('');
  await notification.getByText('Es werden keine Benachrichtigungen versendet').waitFor();

  // Sorted by each head in both directions, and searched.
  const inOrder = await admin.names();
  expect(inOrder.slice(0, 3)).toEqual(['Anna Adler', 'Ben Berg', 'Jürgen Müller']);
  await admin.sortBy('Nr.');
  expect(await admin.names()).toEqual(inOrder.toReversed());
  await admin.sortBy('Name');
  expect(await admin.names()).toEqual(inOrder.toSorted((one, other) => one.localeCompare(other, 'de')));
  await admin.sortBy('E-Mail');
  expect((await admin.names()).slice(0, 4)).toEqual([
    'Greta Grün',
    'Jürgen Müller',
    'Ilse Ihm',
    'Hanno Hell',
  ]);
  await admin.sortBy('Nr.');
  expect(await admin.names()).toEqual(inOrder);
  const search = page.getByRole('searchbox', { name: 'Suchen' });
  for (const [words, names] of [
    ['hanno', ['Hanno Hell']],
    ['bulls; j', ['Jürgen Müller']],
    ['k-ilse@', ['Ilse Ihm']],
    ['8', ['Ilse Ihm']],
    ['', inOrder],
  ] as const) {
    await search.fill(words);
    await expectSoon(() => admin.names()).toEqual(names);
  }
  await search.fill('niemand');
  await page.getByText('Dazu passt niemand.').waitFor();
  await search.fill('');

  // Answered, taken back, removed after all, and the rest at once.
  await admin.press('Greta Grün bestätigen');
  await admin.row('Greta Grün').getByText('bestätigt').waitFor();
  await admin.press('Hanno Hell ablehnen');
  await admin.row('Hanno Hell').getByText('abgelehnt').waitFor();
  await page.getByRole('meter').first().waitFor();
  await admin.card('Anmeldungen').getByText('7 von 12 Plätzen vergeben').waitFor();
  await admin.chooseInMenu('Hanno Hell', 'Auf „offen“ zurücksetzen');
  await admin.row('Hanno Hell').getByText('offen').waitFor();
  await admin.chooseInMenu('Hanno Hell', 'Entfernen');
  const question = page.getByRole('alertdialog');
  await question.getByText(/^Hanno Hell wird entfernt\./).waitFor();
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await admin.row('Hanno Hell').waitFor();
  await admin.press('Alle 2 offenen bestätigen');
  await page.getByText('Alle sind bestätigt.').waitFor();
  const statuses = (await readTournament(club.chief, id)).participants?.map(({ status }) => status) ?? [];
  expect([statuses.length, new Set(statuses)]).toEqual([8, new Set(['confirmed'])]);
  expect(complaints).toEqual([]);
});
