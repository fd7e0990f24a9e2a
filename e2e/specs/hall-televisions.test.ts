import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { useTestbed } from '../support/testbed.ts';
import { createBoards, startTournament, tournamentMatches } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Fernseher');

/** Whether the page shows all of itself, and no word is smaller than a fortieth of its height. */
const fits = (page: Page) =>
  page.evaluate(() => {
    const words = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.checkVisibility() &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ) &&
        element.getBoundingClientRect().width > 2,
    );
    return {
      scrolls: [...document.querySelectorAll('main, main *')]
        .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 2)
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
        .map(({ className }) => className),
      outside: words.filter((element) => {
        const { bottom, right } = element.getBoundingClientRect();
        return bottom > innerHeight || right > innerWidth;
      }).length,
      small: words
        .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < innerHeight / 40 - 0.1)
        .map(({ textContent }) => textContent),
    };
  });

test('a call appears on two televisions that show different parts, and an announcement on both', async () => {
  const { chief } = club;
  const boards = await createBoards(club, 4);
  const id = await startTournament(club, { mode: 'single-knockout-with-group-stage' }, 16);
  const matches = await tournamentMatches(chief, id);
  const [first] = matches;
  // Of another group, and without writers, so that nobody is called twice.
  const second = matches.find(({ groupId }) => groupId !== first?.groupId);
  await chief.api.call(`PATCH /events/${id}/hall`, { callers: 'none' });
  const [one, other] = [await testbed.openDevice(), await testbed.openDevice()];
  await one.page.setViewportSize({ width: 1280, height: 720 });
  await other.page.setViewportSize({ width: 1920, height: 1080 });
  await one.page.goto(`/tournaments/${id}/hall?show=boards`);
  await other.page.goto(`/tournaments/${id}/hall?show=tables`);
  await one.page.getByRole('columnheader', { name: 'Als Nächstes' }).waitFor();
  await other.page.getByText('Gruppe A').waitFor();
  expect(await one.page.getByText('Gruppe A').count()).toBe(0);

  const call = (path: string, body?: object) =>
    chief.api.call(`PATCH /events/${id}/matches/${first?.matchId}/${path}`, body);
  await call('call', { boardId: boards[2] });
  for (const { page } of [one, other]) await page.getByText(/^Aufruf: .*, Board 3$/).waitFor();
  await call('call/repeat', { calls: 2 });
  for (const { page } of [one, other]) await page.getByText(/^Zweiter Aufruf: .*, Board 3$/).waitFor();

  const organiser = await testbed.openDevice({ account: chief });
  await organiser.page.goto(`/tournaments/${id}/cockpit`);
  await organiser.page.getByRole('button', { name: 'Durchsage', exact: true }).click();
  await organiser.page.getByRole('textbox', { name: 'Text' }).fill('Essen ist fertig');
  await expectAccessible(organiser.page, 'dialog of an announcement');
  await organiser.page.getByRole('button', { name: 'Durchsagen' }).click();
  for (const { page } of [one, other]) await page.getByText('Essen ist fertig').waitFor();
  for (const { page } of [one, other])
    expect(await fits(page)).toEqual({ scrolls: [], outside: 0, small: [] });
  await expectAccessible(one.page, 'television with boards');
  await expectAccessible(other.page, 'television with tables');

  const third = await testbed.openDevice();
  await third.page.setViewportSize({ width: 1280, height: 720 });
  await third.page.goto(`/tournaments/${id}/hall?show=forecast`);
  await third.page.getByText(/Ende (gegen|am|in der) /).waitFor();
  expect(await third.page.getByRole('row').count()).toBe(9);
  expect(await fits(third.page)).toEqual({ scrolls: [], outside: 0, small: [] });
  await expectAccessible(third.page, 'television with expected starts');

  await one.context.setOffline(true);
  await chief.api.call(`PATCH /events/${id}/matches/${second?.matchId}/call`, { boardId: boards[3] });
  await one.context.setOffline(false);
  await one.page.getByText(/^Aufruf: .*, Board 4$/).waitFor();
  await organiser.page.getByRole('button', { name: /^Durchsage „Essen ist fertig“ beenden$/ }).click();
  for (const { page } of [one, other])
    await page.getByText('Essen ist fertig').waitFor({ state: 'detached' });
  expect([...one.complaints, ...other.complaints, ...organiser.complaints]).toEqual([]);
});
