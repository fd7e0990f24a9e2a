import type { NewsEntity } from '@neundarter/contract/entities/news';
import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { NewsPage } from '../pages/news-page.ts';
import { TeamPage } from '../pages/team-page.ts';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { type Account, joinTeam, makeAdmin, registerUser } from '../support/accounts.ts';
import { newId } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { type Club, foundTeam } from '../support/teams.ts';
import { useTestbed } from '../support/testbed.ts';

// A server that fails to answer: what was typed stays, the reason stands once, and the next try succeeds.

const testbed = useTestbed();
let club: Club;

beforeAll(async () => {
  club = await foundTeam(testbed.server, { name: 'Bulls Pech' });
});

/** Lets every change at these addresses fail, as a server that cannot store anything. @returns a function that ends it */
async function failAt(page: Page, address: RegExp): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          status: 500,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code: 'error.api.500' }),
        }),
  );
  return () => page.unroute(address);
}

/** The sentence about a failure with its only advice; waits until it is the only one on the page. */
async function expectOnce(page: Page, sentence: RegExp): Promise<void> {
  await page.getByText(sentence).first().waitFor();
  await expectSoon(() => page.getByText(sentence).count()).toBe(1);
  await expectSoon(
    async () => (await page.locator('body').innerText()).match(/noch einmal[.!]/g)?.length,
  ).toBe(1);
}

test('an admin of a team whose server fails invites, creates, appoints and removes once it is back', async () => {
  const uwe = await registerUser(testbed.server, { firstName: 'Uwe', lastName: 'Unten' });
  const paul = await registerUser(testbed.server, { firstName: 'Paul', lastName: 'Partner' });
  await joinTeam(testbed.server, { admin: club.admin, account: uwe, teamId: club.teamId });
  const { page } = await testbed.openDevice({ ...tallDevice, account: club.chief });
  const lounge = await new TeamPage(page).openLounge();
  await lounge.player('Uwe Unten').waitFor();

  const back = await failAt(page, /\/api\/v1\/(teams|users|players)\//);
  await lounge.invite(paul.emailAddress);
  await expectOnce(page, /^Beim Versenden der Einladung ist ein Fehler aufgetreten\. /);
  expect(await lounge.emailAddress.inputValue()).toBe(paul.emailAddress);
  await expectAccessible(page, 'an invitation that failed');
  await lounge.create('Nina', 'Neu');
  await expectOnce(page, /^Der Spieler konnte nicht gespeichert werden\. /);
  expect(await page.getByLabel('Nachname').inputValue()).toBe('Neu');
  await page.getByLabel('Nachname').fill('Neuer');
  await lounge.chooseInMenu('Uwe Unten', 'Aus dem Team entfernen');
  await lounge.answer('Entfernen');
  await expectOnce(page, /^Der Spieler konnte nicht entfernt werden\. /);
  await lounge.player('Uwe Unten').waitFor();

  await back();
  await page.getByRole('button', { name: 'Spieler anlegen' }).click();
  await lounge.player('Nina Neuer').waitFor();
  await lounge.invite(paul.emailAddress);
  await lounge.player('Paul Partner').waitFor();
  await lounge.chooseInMenu('Uwe Unten', 'Aus dem Team entfernen');
  await lounge.answer('Entfernen');
  await lounge.player('Uwe Unten').waitFor({ state: 'detached' });
  const { api } = club.chief;
  const players = (await api.call(
    `GET /teams/${club.teamId}/players?includePending=true`,
  )) as readonly PlayerEntity[];
  expect(players.map(({ props }) => props.fullName).toSorted()).toEqual([
    'Nina Neuer',
    'Paul Partner',
    'Tessa Team',
    'Uwe Krause',
  ]);
});

const publish = (admin: Account, content: string) =>
  admin.api.call('POST /news/', { id: newId(), props: { content, date: Date.now(), status: 'published' } });

test('news that the server fails to store stay in their editor, and are stored once it is back', async () => {
  const admin = await makeAdmin(testbed.server, await registerUser(testbed.server, { firstName: 'Bine' }));
  await publish(admin, 'Bleibt stehen');
  const { page } = await testbed.openDevice({ ...tallDevice, account: admin });
  const news = await new NewsPage(page).open();
  await news.entry('Bleibt stehen').waitFor();

  const back = await failAt(page, /\/api\/v1\/news\//);
  await news.write('Der Keller ist fertig.');
  await news.click('Veröffentlichen');
  await expectOnce(page, /^Der News-Eintrag konnte nicht gespeichert werden\. /);
  expect(await news.field.inputValue()).toBe('Der Keller ist fertig.');
  await expectAccessible(page, 'news that failed');
  await back();
  await news.click('Veröffentlichen');
  await news.entry('Der Keller ist fertig.').waitFor();

  const backAgain = await failAt(page, /\/api\/v1\/news\//);
  await news.chooseInMenu('Bleibt stehen', 'Löschen');
  await news.question.getByRole('button', { name: 'Löschen' }).click();
  await expectOnce(page, /^Der News-Eintrag konnte nicht gelöscht werden\. /);
  await news.entry('Bleibt stehen').waitFor();
  await backAgain();
  await news.chooseInMenu('Bleibt stehen', 'Löschen');
  await news.question.getByRole('button', { name: 'Löschen' }).click();
  await news.entry('Bleibt stehen').waitFor({ state: 'detached' });
  const stored = (await admin.api.call('GET /news?status=published&limit=50')) as readonly NewsEntity[];
  const texts = stored.map(({ props }) => props.content);
  expect(texts).toContain('Der Keller ist fertig.');
  expect(texts).not.toContain('Bleibt stehen');
});
