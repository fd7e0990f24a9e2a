import { expect, test } from 'vitest';
import { TournamentAdminPage } from '../pages/tournament-admin-page.ts';
import { expectAccessible, stillDevice } from '../support/accessible.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { checkout, guestSide, scores, seedMatch } from '../support/matches.ts';
import { playerSide } from '../support/online-matches.ts';
import { addSeries, finishTournament, planTournament, startPlanned } from '../support/series-tournaments.ts';
import { useTestbed } from '../support/testbed.ts';
import {
  addPeople,
  addPlayers,
  createDraft,
  type ExternalPerson,
  externalPeople,
} from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Los');

const device = { ...stillDevice, viewport: { width: 1180, height: 2600 } } as const;

/** A series with one finished tournament, in which the first of two won against the second. */
async function playSeries(people: readonly ExternalPerson[]): Promise<void> {
  const { chief } = club;
  const played = await planTournament(club, { name: 'Auftakt' });
  await addSeries(club, { name: 'Wintercup', eventIds: [played] });
  await startPlanned(chief, played, people);
  await finishTournament(chief, played, people);
}

/** Gives both players of the team an average; that of the mate is higher. */
async function playForAverages(): Promise<void> {
  const config = { startingScore: 101, legsToWinSet: 1 } as const;
  const { chief, mate } = club;
  await seedMatch(chief.api, {
    sides: [playerSide(chief), guestSide('Gert')],
    config,
    turns: [...scores(61, 1, 20, 1), checkout(20)],
  });
  await seedMatch(mate.api, { sides: [playerSide(mate), guestSide('Gert')], config, turns: [checkout(101)] });
}

test('organisers seed by figures and by hand, and draw the groups in each way', async () => {
  const { chief, mate } = club;
  const people = externalPeople(['Anna Adler', 'Ben Berg', 'Cem Celik', 'Dora Dorn']);
  await Promise.all([playSeries(people.slice(0, 2)), playForAverages()]);
  const id = await createDraft(club, 'Herbstpokal');
  await addPlayers(chief, id, [chief.playerId, mate.playerId]);
  await addPeople(chief, id, people.toReversed());
  const { page, complaints } = await testbed.openDevice({ account: chief, ...device });
  const admin = await new TournamentAdminPage(page).open(id, 'participants');

  // By figures: an order that is there already is replaced only after a question.
  await page.getByText('Noch ist niemand gesetzt.').waitFor();
  await admin.press('Nach Average');
  await page.getByText('2 Teilnehmer gesetzt. 4 Teilnehmer ohne Average folgen nach Los.').waitFor();
  await expectSoon(() => admin.seeded()).toEqual(['Uwe Krause', 'Tessa Team']);
  await admin.press('Nach Serie');
  await page.getByRole('menuitem', { name: 'Wintercup' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ersetzen' }).click();
  await page.getByText('2 Teilnehmer gesetzt. 4 Teilnehmer ohne Punkte folgen nach Los.').waitFor();
  await expectSoon(() => admin.seeded()).toEqual(['Anna Adler', 'Ben Berg']);

  // By hand, only with keys.
  await admin.press('Cem Celik setzen');
  await expectSoon(async () => (await admin.seeded())[2]).toBe('Cem Celik');
  await admin.press('Alle setzen');
  await expectSoon(async () => (await admin.seeded()).slice(3)).toEqual([
    'Tessa Team',
    'Uwe Krause',
    'Dora Dorn',
  ]);
  await page.getByRole('button', { name: 'Anna Adler verschieben' }).press('Space');
  const said = page.locator('[aria-live="assertive"]');
  await said.getByText('Anna Adler aufgenommen, Platz 1 von 6.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await said.getByText('Anna Adler, Platz 2 von 6.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expectSoon(async () => (await admin.seeded()).slice(0, 2)).toEqual(['Ben Berg', 'Anna Adler']);
  const position = page.getByRole('textbox', { name: 'Position von Tessa Team' });
  await position.fill('1');
  await position.press('Enter');
  await expectSoon(async () => (await admin.seeded())[0]).toBe('Tessa Team');
  await page.getByRole('button', { name: 'Platz von Dora Dorn ändern' }).press('Enter');
  await page.keyboard.press('Enter');
  await expectSoon(async () => (await admin.seeded())[0]).toBe('Dora Dorn');
  // The closing menu gives the focus back, which must not come between the next button and its key.
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Tessa Team von der Liste nehmen' }).press('Enter');
  const order = ['Dora Dorn', 'Ben Berg', 'Anna Adler', 'Cem Celik', 'Uwe Krause'];
  await expectSoon(() => admin.seeded()).toEqual(order);
  await page.reload();
  await expectSoon(() => admin.seeded()).toEqual(order);

  // The preview counts before anything is created.
  await admin.toTab('Modus');
  await admin.count('Anzahl der Gruppen', 2).check();
  await admin.count('Qualifizierte für das K.O.', 4).check();
  expect(await admin.preview()).toEqual(['Gruppenphase 6', 'Halbfinale 2', 'Finale 1', 'Insgesamt 9']);
  await page.getByRole('switch', { name: 'Spiel um Platz 3' }).check();
  expect(await admin.preview()).toContain('Spiel um Platz 3 1');
  expect(await admin.preview()).toContain('Insgesamt 10');
  const firstRound = page.getByRole('region', { name: 'Erste Runde' }).getByRole('listitem');
  expect(await firstRound.first().innerText()).toMatch(/1\. der Gruppe A\s+gegen\s+2\. der Gruppe B/);

  // Snake: whoever is not on the list follows.
  await page.getByRole('radio', { name: /^Nach Setzliste/ }).check();
  await admin.press('Gruppen nach Setzliste füllen');
  await expectSoon(() => admin.inGroup('A')).toEqual(['Dora Dorn', 'Cem Celik', 'Uwe Krause']);
  expect(await admin.inGroup('B')).toEqual(['Ben Berg', 'Anna Adler', 'Tessa Team']);
  // Random: everybody sees how often the lot was drawn.
  await page.getByRole('radio', { name: /^Zufällig/ }).check();
  await admin.press('Neu auslosen');
  await admin.confirm('Ersetzen');
  await page.getByText(/^2 Auslosungen · Los /).waitFor();
  const drawn = [...(await admin.inGroup('A')), ...(await admin.inGroup('B'))];
  expect(drawn.toSorted()).toEqual([...order, 'Tessa Team'].toSorted());
  expect(await admin.inGroup('A')).toHaveLength(3);

  // By hand with keys: the letter of a group, then the next one has the focus.
  await page.getByRole('radio', { name: /^Von Hand/ }).check();
  await admin.press('Zuordnung aufheben');
  await admin.confirm('Aufheben');
  const free = page.getByRole('region', { name: 'Ohne Gruppe' }).getByRole('button');
  await expectSoon(() => free.count()).toBe(6);
  const names = await free.allInnerTexts();
  await free.first().focus();
  for (const [place, name] of names.entries()) {
    const group = place % 2 === 0 ? 'A' : 'B';
    await page.keyboard.press(group.toLowerCase());
    await expectSoon(() => admin.inGroup(group)).toContain(name);
  }
  await page.getByText('Alle haben eine Gruppe.').waitFor();
  expect(await admin.inGroup('A')).toEqual(names.filter((_, place) => place % 2 === 0));
  await expectAccessible(page, 'groups by hand');
  // The last one still has the focus, and moves with Enter, too.
  const last = names.at(-1) ?? '';
  await page.keyboard.press('Enter');
  await admin
    .group('A')
    .getByRole('button', { name: `${last} nach Gruppe A` })
    .press('Enter');
  await expectSoon(() => admin.inGroup('A')).toContain(last);
  await expectSoon(() => page.evaluate(() => document.activeElement?.textContent)).toBe(last);
  await page.getByText('Die Gruppen sind ungleich groß (2 bis 4).').first().waitFor();
  expect(complaints).toEqual([]);
});
