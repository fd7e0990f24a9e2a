import { apiBasePath } from '@neundarter/contract/limits';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { GuestApi } from '../support/api.ts';
import { useTestbed } from '../support/testbed.ts';
import { readTournament, startTournament, tournamentMatches } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

// The QR code on the card of a tournament, which hands its key to whoever scans it.

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Karte');

const giveKey = async (id: string): Promise<string> =>
  ((await club.chief.api.call(`POST /events/${id}/pin/key`)) as { readonly key: string }).key;

const hide = (id: string) => club.chief.api.call('PATCH /events/', { id, changedProps: { isPublic: false } });

/** Enters wrong PINs from many networks until typing is locked. */
const lockTyping = async (id: string, pin: string): Promise<void> => {
  const wrong = pin === '0000' ? '1111' : '0000';
  const { url } = testbed.server;
  for (let network = 0; network < 12; network += 1) {
    const { token } = await GuestApi.asNewGuest(url);
    for (let index = 0; index < 5; index += 1)
      await fetch(`${url}${apiBasePath}/events/${id}/enrol`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${network}`,
        },
        body: JSON.stringify({ pin: wrong }),
      });
  }
};

test('whoever scans the card keeps scores, also while the PIN is locked, until there is another PIN', async () => {
  const id = await startTournament(club, { name: 'Kartenpokal', mode: 'single-knockout' }, 4);
  await hide(id);
  const { matchPinCode } = await readTournament(club.chief, id);
  const [first, second] = await tournamentMatches(club.chief, id);
  const key = await giveKey(id);
  await lockTyping(id, matchPinCode ?? '');
  expect((await readTournament(club.chief, id)).isPinLocked).toBe(true);

  const { page, api, complaints } = await testbed.openDevice();
  await expect(api.startMatch(first?.matchId ?? '')).rejects.toThrow('404');
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  // What the address contains when the body of the page begins, before anything is painted.
  await page.addInitScript(() => {
    const seen = globalThis as typeof globalThis & { atBody?: string };
    const watcher = new MutationObserver(() => {
      if (document.body === null || seen.atBody !== undefined) return;
      seen.atBody = location.hash;
      watcher.disconnect();
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/tournaments/${id}#pin-key=${key}`);
  await page.getByText('Dieses Gerät darf jetzt mitschreiben.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Kartenpokal' }).waitFor();
  expect(await page.evaluate(() => (globalThis as { atBody?: string }).atBody)).toBe('');
  expect(page.url()).not.toContain('#');
  const sent = addresses.slice(1).filter((address) => address.includes(key));
  expect(sent).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain(key);
  await api.startMatch(first?.matchId ?? '');

  // Typing is still locked for others, who read that the card helps.
  const typing = await testbed.openDevice();
  await typing.page.goto(`/tournaments/${id}`);
  await typing.page.getByRole('button', { name: 'Ich habe die PIN des Turniers' }).click();
  await typing.page.getByRole('textbox', { name: 'PIN' }).click();
  await typing.page.keyboard.type(matchPinCode ?? '');
  await typing.page.getByText(/Scanne den QR-Code auf der PIN-Karte/).waitFor();
  // The page is open, and the camera hands its address to the same tab.
  await typing.page.evaluate((fragment) => {
    location.hash = fragment;
  }, `pin-key=${key}`);
  await typing.page.getByRole('heading', { level: 1, name: 'Kartenpokal' }).waitFor();
  expect(typing.page.url()).not.toContain('#');

  await club.chief.api.call(`PATCH /events/${id}/pin`, {});
  const late = await testbed.openDevice();
  await late.page.goto(`/tournaments/${id}#pin-key=${key}`);
  await late.page.getByText('Dieser QR-Code gilt nicht mehr.', { exact: false }).waitFor();
  expect(late.page.url()).not.toContain('#');
  await expectAccessible(late.page, 'card of an earlier PIN');
  await expect(late.api.startMatch(second?.matchId ?? '')).rejects.toThrow('404');
  expect([...complaints, ...typing.complaints, ...late.complaints]).toEqual([]);
});
