import { buffer, text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { linkInMail } from '../../tools/testbed/mails.ts';
import { TournamentPage } from '../pages/tournament-page.ts';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { newId } from '../support/api.ts';
import { screens } from '../support/browser.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { sheetsOf } from '../support/paper.ts';
import { useTestbed } from '../support/testbed.ts';
import {
  addEntrants,
  createTournament,
  entrantNames,
  playRounds,
  readTournament,
  startTournament,
  tournamentMatches,
  winMatch,
} from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Turniere');

test('a visitor registers, is recognised, and withdraws by the link of the mail', async () => {
  const { chief } = club;
  const setup = { maxNoOfParticipants: 4 } as const;
  const id = await createTournament(club, { mode: 'single-knockout', setup });
  await addEntrants(chief, id, entrantNames(3));
  const { page, complaints } = await testbed.openDevice(tallDevice);
  const cup = await new TournamentPage(page).open(id);
  await page.getByText('Anmeldung geöffnet').waitFor();
  await page.getByText('3 von 4').waitFor();
  await page.getByRole('link', { name: 'Anmelden', exact: true }).last().click();
  const send = page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true });
  await send.click();
  await page.getByText('Bitte gib deine E-Mail-Adresse ein!').waitFor();
  await page.getByText('Bitte gib deinen Nachnamen ein!').waitFor();
  await expectAccessible(page, 'registration with problems');
  const address = `${newId()}@example.org`;
  await cup.register({ 'E-Mail-Adresse': address, Vorname: 'Gina', Nachname: 'Gast' });
  await page.getByText('4 von 4').waitFor();
  await page.reload();
  await page.getByText('Deine Anmeldung ist eingegangen.').waitFor();
  const [own] = (await readTournament(chief, id)).participants?.slice(-1) ?? [];
  await chief.api.call(`PATCH /events/${id}/participants/confirm`, { participant: own?.participant });
  await page.getByText('Du bist dabei!').waitFor();
  await expectAccessible(page, 'own registration');
  // On a phone the calendar is folded into the head.
  await page.locator('header summary').last().click();
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'In den Kalender' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toBe('Stadtpokal.ics');
  expect(await text(await calendar.createReadStream())).toContain(`/tournaments/${id}`);

  // Now it is full: others see the waiting list, without any address.
  const other = await testbed.openDevice();
  const second = await new TournamentPage(other.page).open(id, '/register');
  await other.page.getByText('Die maximale Teilnehmeranzahl ist erreicht.').waitFor();
  await second.fillIn({ 'E-Mail-Adresse': `${newId()}@example.org`, Vorname: 'Willi', Nachname: 'Wartend' });
  await other.page.getByRole('button', { name: 'Auf die Warteliste' }).click();
  await other.page.getByText('Du stehst auf der Warteliste.').waitFor();
  expect(await other.page.content()).not.toContain(address);

  // The link works on a device that has never seen the tournament; then the next one moves up.
  const link = await linkInMail(testbed.server, { to: address, page: 'tournament' });
  const third = await testbed.openDevice();
  await third.page.goto(link);
  await third.page.getByRole('button', { name: 'Anmeldung zurückziehen' }).click();
  await third.page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await third.page.getByText('Deine Anmeldung ist zurückgezogen.').waitFor();
  await other.page.getByText('Deine Anmeldung ist eingegangen.').waitFor();
  expect([...complaints, ...other.complaints, ...third.complaints]).toEqual([]);
});

test('a member registers with one tap', async () => {
  const id = await createTournament(club, { mode: 'league', setup: { maxNoOfParticipants: 8 } });
  const { page } = await testbed.openDevice({ account: club.mate });
  await new TournamentPage(page).open(id, '/register');
  await page.getByText('Du startest für Bulls Turniere.').waitFor();
  await page.getByRole('button', { name: 'Als Uwe Krause anmelden' }).click();
  await page.getByText('Deine Anmeldung ist eingegangen.').waitFor();
  const [entry] = (await readTournament(club.chief, id)).participants ?? [];
  expect([entry?.participant, entry?.teamId]).toMatchObject([
    { type: 'single', player: { type: 'registered', id: club.mate.playerId } },
    club.teamId,
  ]);
});

test('a visitor registers with a partner by online id, and replaces the partner', async () => {
  const setup = { participantsType: 'double', maxNoOfParticipants: 8 } as const;
  const id = await createTournament(club, { mode: 'single-knockout', setup });
  const { page, complaints } = await testbed.openDevice(tallDevice);
  const cup = await new TournamentPage(page).open(id, '/register');
  await cup.fillIn({ 'E-Mail-Adresse': `${newId()}@example.org`, Vorname: 'Vera', Nachname: 'Gast' });
  await page.getByRole('radio', { name: 'Mit Spieler-ID' }).check();
  const code = page.getByRole('textbox', { name: 'Spieler-ID' });
  await code.fill(club.mate.playerId.slice(0, 6));
  await page.getByText('Uwe Krause spielt mit und bekommt eine Nachricht.').waitFor();
  await expectAccessible(page, 'registration of a pair');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByText('Gemeldet: Vera Gast & Uwe Krause').waitFor();

  await page.getByRole('button', { name: 'Partner wechseln' }).click();
  const dialog = page.getByRole('dialog', { name: 'Partner wechseln' });
  await dialog.getByText('Uwe Krause spielt dann nicht mehr mit.').waitFor();
  await expectAccessible(page, 'another partner');
  await dialog.getByLabel('Vorname des Partners').fill('Paul');
  await dialog.getByLabel('Nachname des Partners').fill('Partner');
  await dialog.getByRole('button', { name: 'Wechseln' }).click();
  await page.getByText('Gemeldet: Vera Gast & Paul Partner').waitFor();
  expect(complaints).toEqual([]);
});

test('a bracket with byes moves on to the result', async () => {
  const { chief } = club;
  const id = await startTournament(club, { mode: 'single-knockout', hasThirdPlaceMatch: true }, 5);
  const [first] = (await tournamentMatches(chief, id)).filter(({ status }) => status === 'ready');
  const watching = await testbed.openDevice({ ...tallDevice, viewport: { ...screens.tablet, height: 2000 } });
  const bracket = await new TournamentPage(watching.page).open(id);
  await expectSoon(() => bracket.sentence(first?.number ?? 0)).toContain('bereit');
  await expectSoon(() => watching.page.getByText('Freilos').count()).toBeGreaterThan(2);
  await expectAccessible(watching.page, 'bracket');
  await winMatch(chief, first?.matchId ?? '');
  await expectSoon(() => bracket.sentence(first?.number ?? 0)).toContain('1 zu 0, beendet');

  // The end: winner, podium and places.
  await playRounds(chief, id, 4);
  await bracket.tab('Ergebnis').click();
  await watching.page.getByRole('region', { name: 'Sieger' }).waitFor();
  expect(await watching.page.getByRole('list', { name: 'Siegerehrung' }).getByRole('listitem').count()).toBe(
    3,
  );
  await expectAccessible(watching.page, 'result');
  const [picture] = await Promise.all([
    watching.page.waitForEvent('download'),
    watching.page.getByRole('button', { name: 'Bild speichern' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('Stadtpokal.png');
  // Width and height stand in the head of a PNG file.
  const head = await buffer(await picture.createReadStream());
  expect([head.readUInt32BE(16), head.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(watching.complaints).toEqual([]);
});

test('groups lead by day to the table, and management finds a match by its number', async () => {
  const { chief } = club;
  const groups = { noOfGroups: 2, noOfQualifiers: 4 } as const;
  const id = await startTournament(club, { mode: 'single-knockout-with-group-stage', groups }, 8);
  const { page, complaints } = await testbed.openDevice({ ...tallDevice, account: chief });
  const cup = await new TournamentPage(page).open(id);
  await page.waitForURL(`**/tournaments/${id}/groups/A`);
  await page.getByRole('heading', { name: 'Spieltag 1' }).waitFor();
  await expectSoon(() => page.getByRole('rowheader').count()).toBe(4);
  const ofDay = (await tournamentMatches(chief, id)).filter(
    ({ groupId, matchDay }) => groupId === 'A' && matchDay === 1,
  );
  for (const { matchId } of ofDay) await winMatch(chief, matchId ?? '');
  // Without a reload the next day is open, and the table has the results.
  await page.getByRole('heading', { name: 'Spieltag 2' }).waitFor();
  await expectSoon(() => page.getByRole('row').filter({ hasText: '+1' }).count()).toBe(2);
  await page.getByRole('link', { name: 'Spieltag 1', exact: true }).click();
  await expectSoon(() => cup.sentence(ofDay[0]?.number ?? 0)).toContain('1 zu 0, beendet');
  await expectAccessible(page, 'group');
  await cup.tab('K.O.').click();
  await expectSoon(() => page.getByText('A1', { exact: true }).count()).toBe(1);

  await cup.tab('Verwaltung').click();
  await page.getByText('2 von 15 Spielen beendet').waitFor();
  await page.getByRole('button', { name: /^bereit/ }).click();
  await page.getByLabel('Nummer oder Name suchen').fill('5');
  await expectSoon(() =>
    page
      .getByRole('main')
      .getByRole('link', { name: /^Spiel \d/ })
      .count(),
  ).toBe(1);
  await expectAccessible(page, 'management');
  const visitor = await testbed.openDevice();
  await visitor.page.goto(`/tournaments/${id}/management`);
  await visitor.page.getByText('Du hast keine Berechtigung, das Turnier zu verwalten.').waitFor();
  expect([...complaints, ...visitor.complaints]).toEqual([]);
});

test('a double knockout on a phone: swipe by keys, list with the same facts, print of all rounds', async () => {
  const { chief } = club;
  const id = await startTournament(club, { mode: 'double-knockout' }, 6);
  await playRounds(chief, id, 1);
  const { page, complaints } = await testbed.openDevice(tallDevice);
  await new TournamentPage(page).open(id);
  const shown = (title: string) => page.getByRole('region', { name: `Gewinner-Seite: ${title}` });
  await shown('Gewinner-Runde 2').waitFor();
  await shown('Gewinner-Runde 2').getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await shown('Gewinner-Finale').waitFor();
  await page.getByRole('button', { name: /^Gewinner-Runde 1/ }).click();
  await shown('Gewinner-Runde 1').waitFor();
  await expectAccessible(page, 'double knockout');
  const loserSide = page.getByRole('region', { name: 'Verlierer-Seite', exact: true });
  expect(await loserSide.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Verlierer-Seite' }).click();
  await loserSide.waitFor();
  await page.getByRole('link', { name: 'Gewinner-Seite' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await shown('Finale').waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.getByRole('link', { name: 'Liste', exact: true }).click();
  await page.getByRole('list', { name: 'Gewinner-Finale' }).waitFor();
  const played = (await tournamentMatches(chief, id)).filter(
    ({ number, stage }) => number !== null && stage !== 'grand-final-reset',
  );
  await expectSoon(() =>
    page
      .getByRole('main')
      .getByText(/^Spiel \d+( · Schreiber: .+)?$/)
      .count(),
  ).toBe(played.length);
  await expectAccessible(page, 'list of a double knockout');
  expect(complaints).toEqual([]);
});

test('the whole bracket of 64 zooms by keys, wheel and buttons, and a screen shows the part that runs', async () => {
  const { chief } = club;
  const setup = { maxNoOfParticipants: 64 } as const;
  const id = await startTournament(club, { mode: 'single-knockout', setup }, 64);
  const first = (await tournamentMatches(chief, id)).filter(({ round }) => round === 0);
  const [, , ...late] = first.slice(-4);
  await chief.api.startMatch(late[0]?.matchId ?? '');
  const { page, complaints } = await testbed.openDevice(tallDevice);
  const cup = await new TournamentPage(page).open(id, '/knockout?view=tree');
  const size = async () => Number.parseInt((await page.getByText(/^\d+ %$/).textContent()) ?? '', 10);
  // It opens on the quarter in which the match runs, with names of 11 px or more.
  await page.getByRole('button', { name: 'Viertel 4', pressed: true }).waitFor();
  await expectSoon(size).toBeGreaterThanOrEqual(70);
  await page.getByRole('button', { name: 'Alles' }).click();
  await expectSoon(size).toBeLessThan(30);
  const all = await size();
  await page.getByRole('button', { name: 'Größer' }).click();
  await expectSoon(size).toBeGreaterThan(all);
  const tree = page.getByRole('region', { name: 'Turnierbaum', exact: true }).last();
  await tree.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await expectSoon(size).toBeGreaterThan(Math.ceil(all * 1.3));
  await page.keyboard.press('Tab');
  // The match that runs comes into the middle, and the arrow key leads on to where its winner goes.
  await page.getByRole('button', { name: 'Läuft gerade' }).click();
  await expectSoon(size).toBe(100);
  await expectSoon(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain(
    `Spiel ${late[0]?.number},`,
  );
  await page.keyboard.press('ArrowRight');
  await expectSoon(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain(
    `Sieger Spiel ${late[0]?.number}`,
  );
  await page.keyboard.press('0');
  await expectSoon(size).toBe(all);
  await expectAccessible(page, 'whole bracket');
  expect(await sheetsOf(page)).toBe(1);
  await page.getByRole('link', { name: 'Für den Hallenbildschirm' }).click();
  await page.getByText('Teil 4 von 4').waitFor();
  expect(await cup.sentence(late[0]?.number ?? 0)).toContain('läuft');
  expect(await cup.match(first[0]?.number ?? 0).count()).toBe(0);
  await expectAccessible(page, 'bracket for a screen in the hall');
  expect(complaints).toEqual([]);
});
