import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { beforeAll, expect, test } from 'vitest';
import { LoungePage } from '../pages/lounge-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { screens } from '../support/browser.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { foundSides, type MatchdayTeams, setLineUp } from '../support/matchdays.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
let teams: MatchdayTeams;

beforeAll(async () => {
  teams = await foundSides(testbed.server, ['Wölfe Wurzen', 'Adler Adorf']);
});

test('the office makes a league of four teams, and both captains see their fixture', async () => {
  const { home, away } = teams;
  const [office, rival] = await Promise.all([
    testbed.openDevice({ account: home.chief, viewport: { ...screens.tablet, height: 3400 } }),
    testbed.openDevice({ account: away.chief }),
  ]);
  const { page } = office;
  await new LoungePage(page).open();
  await page.getByRole('button', { name: 'Liga anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Liga anlegen' });
  await dialog.getByLabel('Name der Liga').fill('Kreisliga');
  await dialog.getByLabel('Saison').fill('2027/28');
  await dialog.getByRole('button', { name: 'Liga anlegen' }).click();

  await page.getByRole('region', { name: 'Teams' }).waitFor();
  for (const name of [home.name, away.name, 'Tiger Taucha', 'Füchse Freiberg']) {
    await page.getByLabel('Team hinzufügen').fill(name);
    const byName = page.getByRole('option', { name: `„${name}“ hinzufügen` });
    const registered = page.getByRole('option', { name, exact: true });
    await (name === home.name || name === away.name ? registered : byName).click();
    await page.getByRole('group', { name: `Team ${name}` }).waitFor();
  }
  await page.getByLabel('Erste Spielwoche').fill('06.09.2027');
  await page.getByRole('button', { name: 'Spielplan vorschlagen' }).click();
  await page.getByRole('region', { name: '6. Spieltag' }).waitFor();
  await expectAccessible(page, 'set-up of a league');
  await page.getByRole('button', { name: 'Plan speichern' }).click();
  await page.getByText('Veröffentlichen kannst du, sobald').waitFor();

  await new LoungePage(rival.page).open();
  await rival.page.getByRole('link', { name: 'Kreisliga' }).click();
  await rival.page.getByRole('button', { name: 'Zusagen' }).click();
  await rival.page.getByText('Deine Antwort ist gespeichert').waitFor();

  await page.reload();
  await page.getByRole('button', { name: 'Liga veröffentlichen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Liga veröffentlichen' }).click();
  await page.getByRole('table', { name: 'Tabelle' }).waitFor();
  await expectAccessible(page, 'league');
  await page.getByRole('link', { name: 'Kreuztabelle' }).click();
  await page.getByRole('table', { name: 'Kreuztabelle' }).waitFor();
  await expectAccessible(page, 'cross table of a league');
  await page.getByRole('link', { name: 'Spieler', exact: true }).click();
  await page.getByText('Noch hat niemand gespielt.').waitFor();

  const [listed] = (await home.chief.api.call(`GET /leagues?teamId=${home.teamId}`)) as LeagueEntity[];
  const { props } = (await home.chief.api.call(`GET /leagues/${listed?.id}`)) as LeagueEntity;
  const own = props.fixtures.find((one) => one.home === 0 && one.away === 1);
  const title = `${home.name} – ${away.name}`;
  for (const device of [page, rival.page]) {
    await device.goto(`/team-lounge/event/${own?.eventId}`);
    await expectSoon(() => device.getByRole('main').innerText()).toContain(title);
  }

  // The hosts propose an earlier evening, and the guests accept it.
  await page.goto(`/leagues/${listed?.id}`);
  await page.getByLabel('Spieltag', { exact: true }).selectOption(`${own?.round}`);
  await page.getByRole('button', { name: `${title} verlegen` }).click();
  await page.getByRole('button', { name: 'Termine vorschlagen' }).click();
  await page.getByLabel('Termin', { exact: true }).fill('01.09.2027 19:30');
  await page.getByRole('button', { name: 'Vorschlagen' }).click();
  await page.getByRole('button', { name: 'Zurückziehen' }).waitFor();
  await expectAccessible(page, 'moving a fixture');
  await rival.page.goto(`/leagues/${listed?.id}`);
  const moves = rival.page.getByRole('region', { name: 'Verlegungen' });
  await moves.getByRole('button', { name: `${title} verlegen` }).click();
  await rival.page.getByRole('button', { name: '01.09.2027, 19:30 annehmen' }).click();
  await rival.page.getByRole('alertdialog').getByRole('button', { name: 'Annehmen' }).click();
  await rival.page.getByText('Angesetzt für 01.09.2027, 19:30').waitFor();

  // The guests give up, both sign, one of them under protest, and both read it in the league.
  await setLineUp(`${own?.eventId}`, 'home', home);
  await setLineUp(`${own?.eventId}`, 'away', away);
  await home.chief.api.call(`PATCH /events/${own?.eventId}/start`);
  await away.chief.api.call(`PATCH /events/${own?.eventId}/forfeit`, { teamId: away.teamId });
  for (const [device, name] of [
    [page, 'Carla Chef'],
    [rival.page, 'Gustav Gast'],
  ] as const) {
    await device.goto(`/team-lounge/event/${own?.eventId}?tab=report`);
    await device.getByRole('button', { name: 'Unterschreiben' }).click();
    const signing = device.getByRole('dialog');
    await signing.getByLabel('Vor- und Nachname').fill(name);
    if (device === rival.page) {
      await signing.getByRole('switch', { name: 'Unter Protest unterschreiben' }).click();
      await signing.getByLabel('Begründung des Protests').fill('Board zu tief');
    }
    await signing.getByRole('button', { name: 'Unterschreiben' }).click();
    await device.getByText(name).first().waitFor();
  }
  await page.goto(`/leagues/${listed?.id}`);
  await page.getByLabel('Spieltag', { exact: true }).selectOption(`${own?.round}`);
  await page.getByRole('button', { name: `Bericht von ${title}` }).click();
  await page.getByText('von beiden unterschrieben').waitFor();
  await page.getByText('Unter Protest: Board zu tief').waitFor();
  // The office plays itself, so somebody else has to decide.
  await page.getByText('Dein Verein spielt hier mit.').waitFor();
  await expectAccessible(page, 'report of a fixture');
  expect([...office.complaints, ...rival.complaints]).toEqual([]);
}, 120_000);
