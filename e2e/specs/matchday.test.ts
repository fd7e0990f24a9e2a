import { beforeAll, expect, test } from 'vitest';
import { MatchdayPage } from '../pages/matchday-page.ts';
import { offlineShellReady } from '../pages/offline-shell.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { expectAccessible, stillDevice, tallDevice } from '../support/accessible.ts';
import { screens } from '../support/browser.ts';
import { expectSoon } from '../support/expect-soon.ts';
import {
  createMatchday,
  foundSides,
  gameIds,
  giveGames,
  type MatchdayTeams,
  playLegs,
  readMatchday,
  startMatchday,
} from '../support/matchdays.ts';
import { offlineReady, useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
let teams: MatchdayTeams;

beforeAll(async () => {
  teams = await foundSides(testbed.server, ['Bulls Jena', 'DC Halle']);
});

const wide = { viewport: screens.tablet } as const;

test('two admins and two scoring devices play a matchday from the line-ups to the report', async () => {
  const { home, away } = teams;
  const eventId = await createMatchday(teams);
  const [first, second] = await Promise.all([
    testbed.openDevice({ ...wide, account: home.chief }),
    testbed.openDevice({ account: away.chief }),
  ]);
  const [mine, theirs] = [new MatchdayPage(first.page), new MatchdayPage(second.page)];
  await Promise.all([mine.open(eventId), theirs.open(eventId)]);

  // The home admin sets the line-up by mouse and taps; the other side only sees that there is one.
  expect(await mine.start.isDisabled()).toBe(true);
  await first.page.getByRole('link', { name: 'Bulls Jena aufstellen' }).click();
  await mine.player('Anna Adler').waitFor();
  await mine.save.click();
  await first.page.getByText('Es muss für jeden Eintrag ein Spieler ausgewählt werden!').first().waitFor();
  await mine.put('Ben Berg', 'Position 2');
  await mine.put('Cem Celik', 'Position 3');
  await mine.put('Dora Dorn', 'Position 4');
  await mine.drag('Anna Adler', 'Position 1');
  await mine.player('Eva Ernst').click();
  await first.page.getByRole('button', { name: 'Eva Ernst auf die Bank setzen' }).click();
  await mine.save.click();
  await first.page.getByText('Die Aufstellung steht.').waitFor();
  await mine.toTab('Spiele');
  await expectSoon(() => second.page.getByText('Aufstellung steht').count()).toBe(1);
  expect(await second.page.getByText('Anna Adler').count()).toBe(0);

  // The away admin sets the line-up on a phone.
  await second.page.getByRole('link', { name: 'DC Halle aufstellen' }).click();
  for (const [place, name] of ['Rita Ring', 'Timo Tor', 'Ulf Ufer', 'Kat Kehl'].entries())
    await theirs.put(name, `Position ${place + 1}`);
  await theirs.player('Leo Lang').click();
  await second.page.getByRole('button', { name: 'Leo Lang auf die Bank setzen' }).click();
  await theirs.save.click();
  await second.page.getByText('Die Aufstellung steht.').waitFor();
  await theirs.toTab('Spiele');
  expect(await theirs.start.count()).toBe(0);

  await first.page.getByText('Beide Aufstellungen stehen. Es kann losgehen!').waitFor();
  await mine.start.click();
  await mine.answer('Starten');
  await theirs.game(1).getByText('bereit').waitFor();
  const games = await gameIds(home.chief, eventId);
  expect(games).toHaveLength(20);

  // Both boards play the first round; two people of the line-ups' teams enter the last legs.
  await Promise.all([
    playLegs(home.chief, games[0] ?? '', [0, 1, 0]),
    playLegs(home.chief, games[1] ?? '', [1, 0, 1]),
  ]);
  const [board, other] = await Promise.all([
    testbed.openDevice({ account: home.mate }),
    testbed.openDevice({ account: home.chief }),
  ]);
  await mine.game(1).getByText('2 : 1').waitFor();
  const scoreLastLeg = async ({ page }: typeof board, number: number, winner: 0 | 1) => {
    await (await new MatchdayPage(page).open(eventId)).game(number).getByRole('link').click();
    const scorer = new ScorerPage(page);
    await scorer.pad.waitFor();
    // The away side begins the fourth leg.
    await scorer.turns(...(winner === 1 ? [180, 60, 180, 85] : [60, 180, 60, 180, 60]));
    await scorer.turn(141, { darts: 3, attempts: 1 });
    await scorer.endDialog.waitFor();
  };
  await Promise.all([scoreLastLeg(board, 1, 0), scoreLastLeg(other, 2, 1)]);
  await expectSoon(() => mine.games()).toBe('1:1');
  await expectSoon(() => theirs.games()).toBe('1:1');
  await mine.round(2).getByRole('button', { expanded: true }).waitFor();

  // A substitution, taken back and made again; it counts from the second round on.
  await theirs.toTab('Aufstellung');
  await theirs.substitute('Timo Tor', 'Leo Lang');
  await theirs.lineUp('DC Halle').getByText('Es ist kein Ersatzspieler mehr da.').waitFor();
  await second.page.getByRole('button', { name: 'Wechsel von Leo Lang zurücknehmen' }).click();
  await second.page.getByText('Der Wechsel ist zurückgenommen.').waitFor();
  await theirs.substitute('Timo Tor', 'Leo Lang');
  await mine.game(4).getByText('Leo Lang').waitFor();
  expect(await mine.game(1).getByText('Timo Tor').count()).toBe(1);

  // The home admin substitutes by mouse, and chooses other pairs for the second doubles.
  await mine.toTab('Aufstellung');
  await mine.dragIn('Eva Ernst', 'Dora Dorn');
  await mine.dialog.getByText(/^Gilt ab Spiel 6 in Runde 2, /).waitFor();
  await mine.dialog.getByRole('button', { name: 'Wechseln', exact: true }).click();
  await first.page.getByText('Eva Ernst spielt jetzt für Dora Dorn.').waitFor();
  await first.page.getByRole('button', { name: 'Doppel in Runde 4 ändern' }).click();
  await mine.dialog.getByRole('radio', { name: /^Anna Adler & Cem Celik/ }).check();
  await mine.dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await first.page.getByText('Die Doppel sind geändert.').waitFor();
  await mine.toTab('Spiele');

  // A game is given to one side where it would be scored.
  await mine.game(3).getByRole('link').click();
  await first.page.getByRole('button', { name: 'Kampflos werten' }).click();
  const question = first.page.getByRole('alertdialog');
  await question.getByLabel('Sieg für Anna Adler').check();
  await question.getByRole('button', { name: 'Kampflos werten' }).click();
  await expectSoon(async () => (await home.chief.api.readMatch(games[2] ?? '')).props.isForfeited).toBe(true);
  await mine.open(eventId);
  await mine.game(3).getByText('kampflos').waitFor();

  // The last dart of a game was wrong: its result is taken back, and counts again.
  await home.chief.api.undoThrow(games[1] ?? '');
  await expectSoon(() => mine.games()).toBe('2:0');
  await home.chief.api.playTurns(games[1] ?? '', [{ score: 141, dartsThrown: 3, attemptsOnDouble: 1 }]);
  await expectSoon(() => mine.games()).toBe('2:1');

  // The other games; the last one ends the matchday on all screens.
  await playLegs(away.chief, games[3] ?? '', [1, 1, 1]);
  await giveGames(home.chief, games.slice(4), (place) => (place % 2 === 0 ? 0 : 1));
  await mine.score.getByText('beendet').waitFor();
  await expectSoon(() => mine.games()).toBe('10:10');
  await mine.score.getByText('Punkte 1:1').waitFor();
  expect((await readMatchday(away.chief, eventId)).status).toBe('finished');

  // The report fits one page.
  await mine.toTab('Bericht');
  await mine.sheet.getByText('Leo Lang für Timo Tor').waitFor();
  await mine.sheet.getByText('High Finishes (HF)').waitFor();
  const firstGame = mine.sheet.getByRole('row').filter({ hasText: /^1\s*Heim/ });
  await firstGame
    .getByText(/^\d×180 HF\s141/)
    .first()
    .waitFor();
  await first.page.emulateMedia({ media: 'print' });
  for (const part of [mine.sheet, mine.sheet.locator('dl')])
    expect(await part.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await first.page.emulateMedia({ media: null });
  const pdf = await first.page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

test('a team that gives up loses the matchday, until this is undone', async () => {
  const eventId = await createMatchday(teams, 'Spieltag 4');
  const { page } = await testbed.openDevice({ ...wide, account: teams.home.chief });
  const matchday = await new MatchdayPage(page).open(eventId);
  await page.getByText('„Gegner nicht angetreten“ geht ab').waitFor();
  await page.getByRole('button', { name: 'Ligaspieltag aufgeben' }).click();
  await matchday.answer('Aufgeben');
  await matchday.score.getByText('Bulls Jena hat aufgegeben.').waitFor();
  await expectSoon(() => matchday.games()).toBe('0:20');
  await page.getByRole('button', { name: 'Wertung zurücknehmen' }).click();
  await matchday.answer('Wertung zurücknehmen');
  await matchday.start.waitFor();
  await expectSoon(() => matchday.games()).toBe('0:0');
});

test('games are scored without network, arrive later, and the page says that it is not fresh', async () => {
  const { home } = teams;
  const eventId = await startMatchday(teams, 'Spieltag 8');
  const [game = ''] = await gameIds(home.chief, eventId);
  await playLegs(home.chief, game, [0, 0]);
  const { page, context } = await testbed.openDevice({ ...offlineReady, account: home.mate });
  const matchday = await new MatchdayPage(page).open(eventId);
  await matchday.game(1).getByText('2 : 0').waitFor();
  await matchday.game(1).getByRole('link').click();
  const scorer = new ScorerPage(page);
  await scorer.pad.waitFor();
  await offlineShellReady(page);

  await context.setOffline(true);
  await page.reload();
  await scorer.turns(180, 60, 180, 85);
  await scorer.turn(141, { darts: 3, attempts: 1 });
  await scorer.endDialog.waitFor();
  await matchday.open(eventId);
  const isOld = page.getByText(/^Der Server ist gerade nicht erreichbar/);
  await isOld.waitFor();
  // What this device has scored stands beside what the server knew.
  await matchday.game(1).getByText('3 : 0').waitFor();
  await matchday.game(1).getByText('noch nicht gesendet').waitFor();
  expect((await home.chief.api.readMatch(game)).props.status).toBe('running');

  await context.setOffline(false);
  await matchday.game(1).getByText('beendet').waitFor();
  await matchday.game(1).getByText('3 : 0').waitFor();
  await matchday.game(1).getByText('noch nicht gesendet').waitFor({ state: 'detached' });
  await isOld.waitFor({ state: 'detached' });
  await expectSoon(() => matchday.games()).toBe('1:0');
  const { standing } = (await home.chief.api.readMatch(game)).props;
  expect([standing.status, standing.legs]).toEqual(['finished', [3, 0]]);
});

test('everybody can use the pages of a matchday', async () => {
  const [scheduled, running] = await Promise.all([
    createMatchday(teams, 'Spieltag 5'),
    startMatchday(teams, 'Spieltag 6'),
  ]);
  const { page } = await testbed.openDevice({ ...tallDevice, account: teams.home.chief });
  const matchday = await new MatchdayPage(page).open(scheduled);
  await expectAccessible(page, 'scheduled');
  await matchday.open(scheduled, '?tab=lineups&side=home');
  await matchday.player('Anna Adler').click();
  await matchday.save.click();
  await page.getByRole('alert').first().waitFor();
  await expectAccessible(page, 'editor with problems');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await matchday.open(running);
  await matchday.game(1).getByText('bereit').waitFor();
  await expectAccessible(page, 'running');
  await matchday.toTab('Aufstellung');
  await page.getByRole('button', { name: 'Anna Adler auswechseln' }).click();
  await expectAccessible(page, 'substitution');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Doppel in Runde 1 ändern' }).click();
  await expectAccessible(page, 'pairs');
  await page.keyboard.press('Escape');
  await matchday.toTab('Bericht');
  await matchday.sheet.waitFor();
  await expectAccessible(page, 'report');
});

test('a finger drags players, and scrolls if it moves at once', async () => {
  const eventId = await createMatchday(teams, 'Spieltag 7');
  const { page, context } = await testbed.openDevice({
    ...stillDevice,
    hasTouch: true,
    account: teams.home.chief,
  });
  const matchday = await new MatchdayPage(page).open(eventId, '?tab=lineups&side=home');
  // The page may draw the players once more after their names have come.
  const scrolled = () =>
    matchday
      .player('Anna Adler')
      .scrollIntoViewIfNeeded()
      .then(
        () => true,
        () => false,
      );
  await expectSoon(scrolled).toBe(true);
  const session = await context.newCDPSession(page);
  const centre = async (what: 'player' | 'place') => {
    const box = await (what === 'player'
      ? matchday.player('Anna Adler')
      : matchday.place('Position 4')
    ).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  const [from, to] = [await centre('player'), await centre('place')];
  await touch('touchStart', from);
  await expectSoon(() => page.locator('[data-dragged]').count()).toBe(1);
  for (let step = 1; step <= 5; step += 1)
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * step) / 5,
      y: from.y + ((to.y - from.y) * step) / 5,
    });
  await touch('touchEnd');
  await page.getByRole('button', { name: 'Position 4: Anna Adler' }).waitFor();
});

test('a game that ends without network stands on the page as the device has it, until it is sent', async () => {
  const eventId = await startMatchday(teams, 'Spieltag im Keller');
  const [first = ''] = await gameIds(teams.home.chief, eventId);
  await playLegs(teams.home.chief, first, [0, 1, 0]);
  const { page } = await testbed.openDevice({ account: teams.home.chief });
  const matchday = await new MatchdayPage(page).open(eventId);
  await matchday.game(1).getByText('2 : 1').waitFor();
  await matchday.game(1).getByRole('link').click();
  const scorer = new ScorerPage(page);
  await scorer.pad.waitFor();
  await scorer.untilLateCode();
  await page.context().setOffline(true);
  await scorer.turns(60, 180, 60, 180, 60);
  await scorer.turn(141, { darts: 3, attempts: 1 });
  await scorer.endDialog.waitFor();
  await page.goBack();
  await matchday.game(1).getByText('3 : 1').waitFor();
  await matchday.game(1).getByText('beendet').waitFor();
  await matchday.game(1).getByText('noch nicht gesendet').waitFor();
  await page.context().setOffline(false);
  await expectSoon(() => matchday.game(1).getByText('noch nicht gesendet').count()).toBe(0);
  await matchday.game(1).getByText('3 : 1').waitFor();
  await expectSoon(() => matchday.games()).toBe('1:0');
});
