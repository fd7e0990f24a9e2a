import { expect, test } from 'vitest';
import { ManagementPage } from '../pages/management-page.ts';
import { MatchdayPage } from '../pages/matchday-page.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { ByKeyboard } from '../support/by-keyboard.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { createMatchday, foundSides, readMatchday, setLineUp } from '../support/matchdays.ts';
import { useTestbed } from '../support/testbed.ts';
import { readTournament, setUp } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

// A match, a match day and a tournament without a pointer. Each stop of the focus has to be visible.

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Tastenbulls');

const laptop = { viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' } as const;

test('a match: set-up, turns, undo, end, and the next one', async () => {
  const { page } = await testbed.openDevice(laptop);
  const keys = new ByKeyboard(page);
  await page.goto('/matches/new');
  await page.getByRole('button', { name: 'Match starten' }).waitFor();
  await keys.fill('Name', 'Anna');
  await keys.fill('Name', 'Ben');
  await keys.fill('Gewonnene Legs', '1');
  await keys.use('Match starten');
  await page.waitForURL(/\/matches\/[0-9a-z]{20}$/);
  const first = page.url();

  const scorer = new ScorerPage(page);
  await scorer.pad.waitFor();
  await keys.score(180, 60, 180, 95);
  await expectSoon(() => scorer.rest('Ben')).toBe('346');
  await page.keyboard.press('Control+z');
  await expectSoon(() => scorer.rest('Ben')).toBe('441');
  await keys.score(85);
  await expectSoon(() => scorer.rest('Ben')).toBe('356');
  await keys.score(141);
  await scorer.endDialog.waitFor();
  await keys.use(/^Revanche/);
  await page.waitForURL((url) => /\/matches\/[0-9a-z]{20}$/.test(url.pathname) && url.href !== first);
  await scorer.pad.waitFor();
  await keys.score(60);
  expect(keys.faults).toEqual([]);
});

test('a match day: line-up, start, a game, and the report', async () => {
  const teams = await foundSides(testbed.server, ['Bulls Tasten', 'DC Pfeil']);
  const { home, away } = teams;
  const eventId = await createMatchday(teams);
  await setLineUp(eventId, 'away', away);
  const { page } = await testbed.openDevice({ ...laptop, account: home.chief });
  const keys = new ByKeyboard(page);
  const matchday = await new MatchdayPage(page).open(eventId);

  await keys.use('Link: Bulls Tasten aufstellen');
  await matchday.player('Anna Adler').waitFor();
  for (const [place, name] of ['Anna Adler', 'Ben Berg', 'Cem Celik', 'Dora Dorn'].entries()) {
    await keys.use(name);
    await keys.use(new RegExp(`^Position ${place + 1}: `));
  }
  await keys.use('Aufstellung speichern');
  await page.getByText('Die Aufstellung steht.').waitFor();
  await keys.tabTo('Tab: Aufstellung', 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Beide Aufstellungen stehen. Es kann losgehen!').waitFor();
  await keys.use('Ligaspieltag starten');
  await page.getByRole('alertdialog').waitFor();
  await keys.use('Starten');
  await matchday.game(1).getByText('bereit').waitFor();

  await keys.use(/^Link: .*Spiel 1(?!\d)/);
  await page.waitForURL(/\/matches\/[0-9a-z]{20}$/);
  const scorer = new ScorerPage(page);
  await keys.use(/^(Match|Spiel) starten$/);
  await scorer.pad.waitFor();
  // The sides begin in turn, and home wins three legs.
  for (const leg of [0, 1, 2]) {
    await keys.score(...(leg % 2 === 0 ? [180, 60, 180, 85, 141] : [60, 180, 60, 180, 60, 141]));
    if (leg === 2) break;
    await scorer.popup.waitFor();
    await page.keyboard.press('Enter');
    await scorer.popup.waitFor({ state: 'hidden' });
  }
  await scorer.endDialog.waitFor();
  await keys.use('Zur Zusammenfassung');
  await expectSoon(async () => (await readMatchday(home.chief, eventId)).result.games).toEqual([1, 0]);
  await keys.choose('Zurück', 'Zum Wettkampf');
  await page.waitForURL(`**/team-lounge/event/${eventId}*`);
  await keys.tabTo('Tab: Spiele');
  await page.keyboard.press('End');
  await matchday.sheet.waitFor();
  await expectSoon(async () => (await matchday.sheet.innerText()).replaceAll(/\s/g, '')).toContain('3:0');
  expect(keys.faults).toEqual([]);
});

test('a tournament: creation, entries, start, a result, and the end', async () => {
  const { chief } = club;
  const { page } = await testbed.openDevice({ ...laptop, account: chief });
  const keys = new ByKeyboard(page);
  await page.goto('/team-lounge');
  await page.getByRole('region', { name: 'Termine' }).waitFor();
  // What comes late would move a control away under the focus.
  await page.waitForLoadState('networkidle');
  await keys.choose('Neu', 'Turnier');
  await keys.fill('Name', 'Tastenpokal');
  await keys.fill('Datum', '19.10.2027');
  await keys.fill('Uhrzeit', '19:00');
  await keys.fill('Ort', 'Jena');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/tournaments/*/admin/participants');
  const id = page.url().split('/').at(-3) ?? '';
  await setUp(chief, id, { mode: 'single-knockout' });
  await page.reload();
  for (const name of ['Anna Adler', 'Ben Berg', 'Cem Celik']) {
    await keys.fill('Vorname', name);
    await page.keyboard.press('Enter');
    await page.getByRole('row').filter({ hasText: name }).waitFor();
  }
  await keys.use('Link: Veröffentlichen');
  await page.waitForURL('**/admin/publish');
  await page.getByText('Danach können sich Spieler anmelden').waitFor();
  await keys.use('Veröffentlichen');
  await page.waitForURL('**/admin/general');
  await keys.use('Link: Anmeldung schließen');
  await page.waitForURL('**/admin/close');
  await page.getByRole('main').getByRole('button', { name: 'Anmeldung schließen' }).waitFor();
  await keys.use('Anmeldung schließen');
  await page.waitForURL('**/admin/start');
  await keys.use('Turnier starten');
  await page.waitForURL(`**/tournaments/${id}/management`);
  const management = new ManagementPage(page);
  for (const number of [1, 2]) {
    await management.column('Bereit').getByText(`Spiel ${number}`).first().waitFor();
    await keys.choose(new RegExp(`^Aktionen für Spiel ${number}, `), 'Ergebnis eintragen');
    await management.dialog.waitFor();
    await keys.fill(/^Legs von /, '1');
    await keys.fill(/^Legs von /, '0');
    // The button does the same as Enter in a field.
    if (number === 1) await page.keyboard.press('Enter');
    else await keys.use('Eintragen');
    await management.dialog.waitFor({ state: 'detached' });
  }
  await expectSoon(async () => (await readTournament(chief, id)).status).toBe('finished');
  await keys.use('Link: Ergebnis');
  await page.waitForURL(`**/tournaments/${id}/result`);
  await page.getByRole('heading', { name: 'Tastenpokal' }).waitFor();
  expect(keys.faults).toEqual([]);
});
