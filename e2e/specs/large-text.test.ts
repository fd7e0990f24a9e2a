import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EventPage } from '../pages/event-page.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { createTraining } from '../support/accounts.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { findFaults } from '../support/find-faults.ts';
import { foundSides, playerNames, startMatchday } from '../support/matchdays.ts';
import { seedMatch } from '../support/matches.ts';
import { addSeries } from '../support/series-tournaments.ts';
import { useTestbed } from '../support/testbed.ts';
import {
  addEntrants,
  createDraft,
  createTournament,
  entrantNames,
  playRounds,
  startTournament,
  tournamentMatches,
} from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

// Text at 175 %, as phones and laptops offer it. `tournament-small-screens` looks for more faults, on fewer pages.

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'SC Bullseye Jena-Lobeda');

/** A phone, a tablet upright and across, and the laptop of an organiser. */
const windows = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1366, height: 768 },
] as const;

/** Sets the size of text, and waits until the page has the layout for it. @param percent of the usual size */
const setText = (page: Page, percent: number): Promise<void> =>
  page.evaluate(async (size) => {
    document.documentElement.style.fontSize = `${size}%`;
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, percent);

/** By how much the page is wider than its window, px. */
const excessOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What scrolls sideways at 175 %, in words. */
async function wideAt(page: Page, path: string): Promise<readonly string[]> {
  const wide: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    await setText(page, 175);
    const excess = await excessOf(page);
    if (excess > 0) wide.push(`${path} at ${size.width} × ${size.height}: ${excess} px`);
  }
  await setText(page, 100);
  return wide;
}

/** Names in lists that break within a word, in words. */
const torn = (page: Page, names: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (!wanted.some((name) => text.includes(name))) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines > text.split(' ').length) found.push(`“${text}” on ${lines} lines`);
    }
    return found;
  }, names);

test('no page of organisers scrolls sideways', async () => {
  const { chief, teamId, admin } = club;
  const groups = { noOfGroups: 2, noOfQualifiers: 4 } as const;
  const draft = await createDraft(club, 'Herbstpokal der Stadt Jena mit Rahmenprogramm');
  const open = await createTournament(club, { mode: 'single-knockout-with-group-stage', groups });
  for (const id of [draft, open]) await addEntrants(chief, id, entrantNames(12));
  const closed = await createTournament(club, { mode: 'double-knockout', name: 'Frühlingspokal' });
  await addEntrants(chief, closed, entrantNames(12));
  await chief.api.call(`PATCH /events/${closed}/close`);
  const running = await startTournament(club, { mode: 'double-knockout-with-group-stage', groups }, 12);
  const [first] = (await tournamentMatches(chief, running)).filter(({ status }) => status === 'ready');
  await chief.api.startMatch(first?.matchId ?? '');
  const league = await startTournament(club, { mode: 'league', name: 'Vereinsliga' }, 6);
  await playRounds(chief, league, 1);
  const series = await addSeries(club, { name: 'Wintercup', eventIds: [running] });
  const training = await createTraining(admin, {
    teamId,
    name: 'Dienstag',
    startsInMs: -1000,
    lastsMs: 3_600_000,
  });
  const { page } = await testbed.openDevice({ account: chief, reducedMotion: 'reduce' });
  const wide: string[] = [];
  /** Pages below an address, each with words that stand on it. */
  const below = (address: string, ends: readonly string[], seen: string) =>
    ends.map((end) => [`${address}/${end}`, seen] as const);
  const pages = [
    ...below(`/tournaments/${draft}/admin`, ['general', 'participants', 'mode', 'publish'], 'Herbstpokal'),
    ...below(`/tournaments/${open}/admin`, ['general', 'participants', 'mode', 'close'], 'Stadtpokal'),
    ...below(`/tournaments/${closed}/admin`, ['general', 'participants', 'mode', 'start'], 'Frühlingspokal'),
    ...below(`/tournaments/${running}`, ['management', 'groups/A', 'knockout', 'participants'], 'Stadtpokal'),
    ...below(`/tournaments/${league}`, ['management', 'groups/matchdays'], 'Vereinsliga'),
    ...below(`/tournaments/${running}/print`, ['groups', 'score', 'pin'], 'Stadtpokal'),
    ...below(`/series/${series}/admin`, ['general', 'points', 'tournaments'], 'Wintercup'),
    ...below('/team-lounge', ['', `event/${training}`], 'Dienstag'),
    ...below('/matches', ['new'], 'Match-Konfiguration'),
  ];
  for (const [path, seen] of pages) {
    await page.goto(path);
    await page.getByText(seen).first().waitFor();
    await page.waitForLoadState('networkidle');
    wide.push(...(await wideAt(page, path)));
  }
  expect(wide).toEqual([]);
});

test('a phone asks for sound on the pad, and its button shows all of its words', async () => {
  const { page, api } = await testbed.openDevice({ isTouched: false, viewport: windows[0] });
  const scorer = await new ScorerPage(page).open(await seedMatch(api));
  await scorer.pad.waitFor();
  await setText(page, 175);
  const button = page.getByRole('button', { name: 'Ton einschalten' });
  await button.waitFor();
  const cut = await button.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
    scrollWidth - clientWidth,
    scrollHeight - clientHeight,
  ]);
  expect(Math.max(...cut)).toBeLessThanOrEqual(0);
  expect(await findFaults(page)).toEqual([]);
});

test('the question before a tournament is cancelled shows all of its words', async () => {
  const id = await createTournament(club, { mode: 'single-knockout', name: 'Absagepokal' });
  const { page } = await testbed.openDevice({ account: club.chief, viewport: windows[0] });
  await page.goto(`/tournaments/${id}/admin/general`);
  const cancel = page.getByRole('button', { name: 'Turnier absagen' });
  await cancel.waitFor();
  await setText(page, 175);
  await cancel.click();
  await page.getByRole('dialog').waitFor();
  expect(await findFaults(page)).toEqual([]);
  expect(await excessOf(page)).toBe(0);
});

test('the live page shows its whole title', async () => {
  const eventId = await createTraining(club.admin, {
    teamId: club.teamId,
    name: 'Vereinsmeisterschaft im Doppel',
    startsInMs: -1000,
    lastsMs: 3_600_000,
  });
  const { page } = await testbed.openDevice({ account: club.chief, viewport: windows[0] });
  await new EventPage(page).openLive(eventId);
  for (const size of windows) {
    await page.setViewportSize(size);
    await setText(page, 175);
    const title = page.getByRole('heading', { level: 1 });
    await expectSoon(() =>
      title.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
      ),
    ).toBeLessThanOrEqual(1);
    expect(await excessOf(page)).toBe(0);
  }
});

test('a match day tears no name on a phone', async () => {
  const teams = await foundSides(testbed.server, ['SC Bullseye Jena-Lobeda II', 'DC Halle']);
  const id = await startMatchday(teams, 'Großer Spieltag');
  const { page } = await testbed.openDevice({ account: teams.home.chief, viewport: windows[0] });
  await page.goto(`/team-lounge/event/${id}`);
  await page.getByText('Anna Adler').first().waitFor();
  await setText(page, 175);
  const names = [...playerNames.home, ...playerNames.away, 'Jena-Lobeda', 'DC Halle'];
  expect(await torn(page, names)).toEqual([]);
  expect(await findFaults(page)).toEqual([]);
});
