import { expect, test } from 'vitest';
import { linkInMail } from '../../tools/testbed/mails.ts';
import { LoungePage } from '../pages/lounge-page.ts';
import { ManagementPage } from '../pages/management-page.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { TournamentAdminPage } from '../pages/tournament-admin-page.ts';
import { TournamentPage } from '../pages/tournament-page.ts';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { newId } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';
import {
  addPlayers,
  readTournament,
  setUp,
  startTournament,
  tournamentMatches,
} from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Abend');

const openScorer = async () => {
  const { page, context, complaints } = await testbed.openDevice();
  return { page, context, complaints, cup: new TournamentPage(page), scorer: new ScorerPage(page) };
};
type Scorer = Awaited<ReturnType<typeof openScorer>>;

const miss = (scorer: ScorerPage) => scorer.turn(0, { attempts: 0 });
const checkout = (scorer: ScorerPage) => scorer.turn(40, { darts: 1, attempts: 1 });

test('a tournament from the first idea to its winner', async () => {
  const { chief } = club;
  const [organiser, anna, ben, visitor] = await Promise.all([
    testbed.openDevice({ account: chief, viewport: { width: 1180, height: 1400 } }),
    openScorer(),
    openScorer(),
    testbed.openDevice({ ...tallDevice, viewport: { width: 1180, height: 2000 } }),
  ]);

  // The organiser creates and publishes it.
  const lounge = await new LoungePage(organiser.page).open();
  await lounge.startNew('Turnier');
  await lounge.fillIn({ Name: 'Abendpokal', Datum: '19.10.2027', Uhrzeit: '19:00', Ort: 'Jena' });
  await lounge.press('Turnier anlegen');
  await organiser.page.waitForURL('**/tournaments/*/admin/participants');
  const id = organiser.page.url().split('/').at(-3) ?? '';
  await setUp(chief, id, { mode: 'single-knockout' });
  await addPlayers(chief, id, [chief.playerId, club.mate.playerId]);
  const admin = new TournamentAdminPage(organiser.page);
  await admin.toTab('Veröffentlichen');
  await admin.press('Veröffentlichen');
  await organiser.page.waitForURL('**/admin/general');
  const pin = (await readTournament(chief, id)).matchPinCode ?? '';
  await organiser.page.getByText(pin, { exact: true }).waitFor();

  // Two visitors register on their phones, and the organiser confirms them.
  const people = [
    { device: anna, firstName: 'Anna', address: `${newId()}@example.org` },
    { device: ben, firstName: 'Ben', address: `${newId()}@example.org` },
  ];
  for (const { device, firstName, address } of people) {
    await device.cup.open(id, '/register');
    await device.cup.register({ 'E-Mail-Adresse': address, Vorname: firstName, Nachname: 'Abend' });
    await linkInMail(testbed.server, { to: address, page: 'tournament' });
  }
  await admin.toTab('Anmeldungen');
  await admin.press('Alle 2 offenen bestätigen');
  // Their mails follow ten minutes after the first ones.
  for (const { device } of people) await device.page.getByText('Du bist dabei!').waitFor();
  await admin.toTab('Anmeldung schließen');
  await organiser.page.getByRole('main').getByRole('button', { name: 'Anmeldung schließen' }).click();
  await organiser.page.waitForURL('**/admin/start');
  await organiser.page.getByRole('button', { name: 'Turnier starten' }).click();
  await organiser.page.waitForURL(`**/tournaments/${id}/management`);

  // Both phones score a semi-final, each after the PIN; a wrong one says so. The visitor sees it without a reload.
  const bracket = await new TournamentPage(visitor.page).open(id);
  await expectSoon(() => bracket.sentence(1)).toContain('bereit');
  const [first, second, final] = await tournamentMatches(chief, id);
  await anna.page.goto(`/matches/${first?.matchId}`);
  await ben.page.goto(`/matches/${second?.matchId}`);
  await anna.cup.enterPin(pin === '1111' ? '2222' : '1111');
  await anna.page.getByText('Der eingegebene Code ist falsch.').waitFor();
  await Promise.all(
    [anna, ben].map(async ({ page, cup }) => {
      await cup.enterPin(pin);
      await page.getByRole('button', { name: 'Match starten' }).click();
    }),
  );
  await expectSoon(() => bracket.sentence(1)).toContain('läuft');
  await expectSoon(() => bracket.sentence(2)).toContain('läuft');
  await checkout(anna.scorer);
  await anna.scorer.endDialog.waitFor();
  await expectSoon(() => bracket.sentence(1)).toContain('1 zu 0, beendet');
  const winnerOf = async (number: number) =>
    (await bracket.sentence(number)).replace(/^Spiel \d+, /, '').split(' gegen ')[0] ?? '';
  // Who loses calls the next match, which the sentence names as well.
  const playersOf = async (number: number) => (await bracket.sentence(number)).split(', ')[1] ?? '';
  const wrong = await winnerOf(1);
  await expectSoon(() => playersOf(3)).toContain(wrong);

  // It was the other player: the organiser takes the result back, and the phone goes on where it was.
  const management = await new ManagementPage(organiser.page).open(id);
  await management.act(1, 'Ergebnis zurücknehmen');
  await management.dialog.getByLabel('Grund').fill('Falscher Sieger');
  await management.dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
  await organiser.page.getByText('Das Ergebnis ist zurückgenommen.').waitFor();
  await expectSoon(() => bracket.sentence(1)).toContain('läuft');
  await expectSoon(() => playersOf(3)).not.toContain(wrong);
  await anna.page.goto(`/matches/${first?.matchId}`);
  await miss(anna.scorer);
  await checkout(anna.scorer);
  await expectSoon(() => bracket.sentence(1)).toContain('0 zu 1, beendet');
  await checkout(ben.scorer);
  await expectSoon(() => bracket.sentence(3)).toContain('bereit');
  expect(await playersOf(3)).not.toContain(wrong);

  // The final; the phone needs no PIN again, and finds back to the tournament.
  await ben.page.goto(`/matches/${final?.matchId}`);
  await ben.page.getByRole('button', { name: 'Match starten' }).waitFor();
  await ben.page.getByRole('link', { name: 'Zum Turnier' }).click();
  await ben.page.waitForURL(`**/tournaments/${id}/knockout`);
  await ben.page.goBack();
  await ben.page.getByRole('button', { name: 'Match starten' }).click();
  await checkout(ben.scorer);
  await expectSoon(() => bracket.sentence(3)).toContain('1 zu 0, beendet');
  const champion = await winnerOf(3);
  await bracket.tab('Ergebnis').click();
  await visitor.page.getByRole('region', { name: 'Sieger' }).getByText(champion).waitFor();
  expect((await readTournament(chief, id)).status).toBe('finished');

  // The organiser has played, too, and finds it among the own tournaments.
  await organiser.page.goto('/players/me/stats');
  const own = organiser.page.getByRole('list', { name: 'Deine Turniere' });
  await own.getByRole('link', { name: 'Abendpokal', exact: true }).waitFor();
  expect(await own.getByRole('listitem').innerText()).toMatch(/Platz \S+ von 4/);
  await expectAccessible(organiser.page, 'own tournaments');
  for (const { complaints } of [organiser, anna, ben, visitor]) expect(complaints).toEqual([]);
});

test('matches that a phone scores without network arrive in order, and the bracket moves on', async () => {
  const { chief } = club;
  const id = await startTournament(club, { mode: 'single-knockout' }, 4);
  const { matchPinCode } = await readTournament(chief, id);
  const [first, second] = await tournamentMatches(chief, id);
  const visitor = await testbed.openDevice({ viewport: { width: 1180, height: 2000 } });
  const bracket = await new TournamentPage(visitor.page).open(id);
  const phone: Scorer = await openScorer();
  const other = await phone.context.newPage();
  await phone.page.goto(`/matches/${first?.matchId}`);
  await phone.cup.enterPin(matchPinCode ?? '');
  await phone.page.getByRole('button', { name: 'Match starten' }).waitFor();
  await other.goto(`/matches/${second?.matchId}`);
  await other.getByRole('button', { name: 'Match starten' }).waitFor();

  await phone.context.setOffline(true);
  for (const page of [phone.page, other]) {
    await page.getByRole('button', { name: 'Match starten' }).click();
    const scorer = new ScorerPage(page);
    await miss(scorer);
    await checkout(scorer);
    await page.getByText('Sieg', { exact: true }).first().waitFor();
  }
  const statuses = async () => (await tournamentMatches(chief, id)).map(({ status }) => status);
  expect(await statuses()).toEqual(['ready', 'ready', 'waiting']);
  await phone.context.setOffline(false);
  await expectSoon(statuses).toEqual(['finished', 'finished', 'ready']);
  for (const number of [1, 2]) await expectSoon(() => bracket.sentence(number)).toContain('0 zu 1, beendet');
  await expectSoon(() => bracket.sentence(3)).toContain('bereit');
  expect([...phone.complaints, ...visitor.complaints]).toEqual([]);
});
