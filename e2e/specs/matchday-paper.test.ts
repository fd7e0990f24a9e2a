import { expect, test } from 'vitest';
import { MatchdayPage } from '../pages/matchday-page.ts';
import { foundSides, gameIds, giveGames, startMatchday } from '../support/matchdays.ts';
import { sheetsOf } from '../support/paper.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

test('the report marks forfeits, and grows onto a second sheet instead of cutting off', async () => {
  const teams = await foundSides(testbed.server, ['Bulls Papier', 'Halle Papier']);
  const id = await startMatchday(teams);
  const [first = ''] = await gameIds(teams.home.chief, id);
  await giveGames(teams.home.chief, [first], () => 0);
  const { page } = await testbed.openDevice({
    account: teams.home.chief,
    viewport: { width: 1180, height: 820 },
  });
  const { sheet } = await new MatchdayPage(page).open(id, '?tab=report');
  await sheet.getByRole('row', { name: /Anna Adler & Ben Berg kampflos/ }).waitFor();
  expect(await sheetsOf(page)).toBe(1);
  // As many high finishes as a long evening has.
  await sheet
    .locator('dd')
    .first()
    .evaluate((place) => {
      place.textContent = Array.from({ length: 250 }, (_, one) => `Anna Adler ${one}`).join(', ');
    });
  expect(await sheetsOf(page)).toBe(2);
  await page.emulateMedia({ media: 'print' });
  const cut = await sheet.evaluate((whole) =>
    [whole, ...whole.querySelectorAll('footer, footer *, dl')]
      .filter(
        (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflow !== 'visible',
      )
      .map((one) => one.className),
  );
  expect(cut).toEqual([]);
});
