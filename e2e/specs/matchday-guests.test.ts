import { beforeAll, expect, test } from 'vitest';
import { MatchdayPage } from '../pages/matchday-page.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { screens } from '../support/browser.ts';
import { expectSoon } from '../support/expect-soon.ts';
import {
  createAgainstExternals,
  foundSides,
  gameIds,
  type MatchdayTeams,
  playerNames,
  playLegs,
  setLineUp,
} from '../support/matchdays.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
let teams: MatchdayTeams;

beforeAll(async () => {
  teams = await foundSides(testbed.server, ['Bulls Zeitz', 'DC Gera']);
});

test('guests without an account set their line-up, answer and score on their own phone', async () => {
  const { home } = teams;
  const { eventId } = await createAgainstExternals(teams, 'Spieltag 9');
  const [first, second] = await Promise.all([
    testbed.openDevice({ viewport: screens.tablet, account: home.chief }),
    testbed.openDevice(),
  ]);
  const [mine, theirs] = [new MatchdayPage(first.page), new MatchdayPage(second.page)];
  await Promise.all([mine.open(eventId), theirs.open(eventId)]);

  // The home team shows a code; the guests enter it on their phone, and choose a PIN there.
  const code = await mine.showCode('Gäste');
  await expectAccessible(first.page, 'code for the guests');
  await theirs.typeCode('Gäste', code);
  await expectAccessible(second.page, 'guests enter the code');
  await theirs.join('Gäste');
  await first.page.keyboard.press('Escape');
  await first.page.getByText(/nimmt ein Gerät der Gäste teil/).waitFor();

  // The guests set their line-up; the home team neither sees nor sets it.
  await second.page.getByRole('link', { name: 'Tigers aufstellen' }).click();
  for (const [place, name] of playerNames.away.slice(0, 4).entries())
    await theirs.put(name, `Position ${place + 1}`);
  await theirs.save.click();
  await second.page.getByText('Die Aufstellung steht.').waitFor();
  await theirs.toTab('Spiele');
  await expectSoon(() => first.page.getByText('Aufstellung steht').count()).toBe(1);
  expect(await first.page.getByRole('link', { name: /Tigers ändern|Tigers aufstellen/ }).count()).toBe(0);
  expect(await first.page.getByText('Rita Ring').count()).toBe(0);

  // Both are visible now. Home changes its line-up, and cannot start until the guests are ready.
  await setLineUp(eventId, 'home', home);
  await first.page
    .getByText(/Rita Ring/)
    .first()
    .waitFor({ state: 'attached' });
  await setLineUp(eventId, 'home', { ...home, players: home.players.toReversed() });
  await first.page.getByText(/^Tigers hat noch nicht „Bereit“ getippt/).waitFor();
  expect(await mine.start.isDisabled()).toBe(true);
  await second.page
    .getByText(/^geändert nach Aufdeckung/)
    .first()
    .waitFor();
  await expectAccessible(second.page, 'asked whether they are ready');
  await second.page.getByRole('button', { name: 'Bereit' }).click();
  await first.page.getByText('Beide Aufstellungen stehen. Es kann losgehen!').waitFor();
  await mine.start.click();
  await mine.answer('Starten');

  // The phone of the guests opens a game and scores.
  await theirs.game(1).getByText('bereit').waitFor();
  const [game = ''] = await gameIds(home.chief, eventId);
  await playLegs(home.chief, game, [0]);
  await theirs.game(1).getByRole('link').click();
  const scorer = new ScorerPage(second.page);
  await scorer.pad.waitFor();
  await scorer.turns(77);
  const lastScores = async () => (await home.chief.api.readMatch(game)).props.standing.lastScore;
  await expectSoon(lastScores).toContain(77);

  // The home team revokes the device: everybody sees that.
  await first.page.getByRole('button', { name: 'Kopplung aufheben' }).click();
  await mine.answer('Kopplung aufheben');
  await first.page.getByText(/^Die Heimmannschaft hat die Kopplung um .* aufgehoben\.$/).waitFor();
  await theirs.open(eventId);
  await second.page.getByText(/^Die Heimmannschaft hat die Kopplung um .* aufgehoben\.$/).waitFor();
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});
