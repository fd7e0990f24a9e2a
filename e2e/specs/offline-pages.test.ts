import { expect, test } from 'vitest';
import { HubPage } from '../pages/hub-page.ts';
import { offlineShellReady } from '../pages/offline-shell.ts';
import { createTraining } from '../support/accounts.ts';
import { newId } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { checkout, guestSide, scores, seedMatch } from '../support/matches.ts';
import { playerSide } from '../support/online-matches.ts';
import { foundTeam } from '../support/teams.ts';
import { offlineReady, useTestbed } from '../support/testbed.ts';

const testbed = useTestbed(offlineReady);

const banner = /^Der Server ist gerade nicht erreichbar\. Du siehst den Stand vom/;

test('what was seen once is shown without network, with one notice, and is fresh again with the network', async () => {
  const { chief, admin, teamId } = await foundTeam(testbed.server, { name: 'Funkloch' });
  const eventId = await createTraining(admin, {
    teamId,
    name: 'Kellertraining',
    startsInMs: -1000,
    lastsMs: 3_600_000,
  });
  const content = 'Das Sommerfest ist am Samstag.';
  await admin.api.call('POST /news/', {
    id: newId(),
    props: { content, date: Date.now(), status: 'published' },
  });
  await seedMatch(chief.api, {
    sides: [playerSide(chief), guestSide('Kellerkind')],
    config: { startingScore: 101, legsToWinSet: 1 },
    turns: [...scores(61, 41), checkout(40, 1)],
  });
  const { page, context, complaints } = await testbed.openDevice({ account: chief });
  await new HubPage(page).open();
  await offlineShellReady(page);
  const pages: readonly (readonly [path: string, seen: string])[] = [
    ['/home/news', content],
    ['/home/events', 'Kellertraining'],
    ['/matches', 'Kellerkind'],
    ['/players/me/stats', 'Höchstes Checkout'],
    ['/team-lounge', 'Kellertraining'],
    [`/team-lounge/event/${eventId}`, 'Kellertraining'],
  ];
  for (const [path, seen] of pages) {
    await page.goto(path);
    await page.getByText(seen).first().waitFor();
    await page.waitForLoadState('networkidle');
  }

  await context.setOffline(true);
  for (const [path, seen] of pages) {
    await page.goto(path);
    await page.getByText(seen).first().waitFor();
    await page.getByText(banner).first().waitFor();
    // The parts that come late say nothing more.
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(banner).count(), path).toBe(1);
    expect(await page.getByRole('alert').allInnerTexts(), path).toEqual([]);
  }

  const later = 'Neues Training am Mittwoch';
  await createTraining(admin, { teamId, name: later, startsInMs: 3_600_000, lastsMs: 3_600_000 });
  await page.goto('/team-lounge');
  await page.getByText(banner).waitFor();
  await context.setOffline(false);
  await page.getByText(later).first().waitFor();
  await expectSoon(() => page.getByText(banner).count()).toBe(0);
  expect(complaints).toEqual([]);
});
