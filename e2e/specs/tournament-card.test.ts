import { apiBasePath } from '@neundarter/contract/limits';
import { expect, test } from 'vitest';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { GuestApi } from '../support/api.ts';
import { useTestbed } from '../support/testbed.ts';
import { readTournament, startTournament, tournamentMatches, winMatch } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

// Keys that QR codes hand to whoever scans them: the card of a tournament, and the link of helpers at its door.

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

test('an evening’s money: a helper checks in and books a fee, the organiser pays out, and it adds up', async () => {
  const { chief } = club;
  const id = await startTournament(club, { name: 'Kassenpokal', mode: 'single-knockout' }, 2);
  await hide(id);
  const organiser = await testbed.openDevice({ account: chief, ...tallDevice });
  const { page } = organiser;
  await page.goto(`/tournaments/${id}/cockpit/money`);
  await page.getByRole('button', { name: 'Einstellen' }).click();
  await page.getByLabel('Startgeld: Normal').fill('10');
  await page.getByLabel('Startgeld: Mitglied').fill('7,50');
  await page.getByRole('combobox', { name: 'Preise' }).selectOption({ label: 'Prozent vom Startgeld' });
  await page.getByLabel('Erster, Zweiter, Dritter …').fill('60 30');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByText('0 von 2 haben bezahlt').waitFor();
  await page.getByRole('button', { name: 'Link machen' }).click();
  await page.getByRole('img', { name: 'QR-Code für den Einlass' }).waitFor();
  await expectAccessible(page, 'cash box');

  // The helper has no account, and may not see the tournament. The key is the only way in.
  const { key } = (await chief.api.call(`POST /events/${id}/money/door-link`)) as { readonly key: string };
  const helper = await testbed.openDevice(tallDevice);
  const door = helper.page;
  await door.goto(`/tournaments/${id}/door#pin-key=${key}`);
  const name = await door.getByRole('listitem').first().getByRole('paragraph').first().innerText();
  expect(await door.evaluate(() => location.hash)).toBe('');
  const row = door.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: `${name} ist da` }).click();
  await door.getByText('1 von 2 sind da').waitFor();
  await row.getByRole('button', { name: /Mitglied/ }).click();
  await door.getByRole('button', { name: 'Bezahlt', exact: true }).click();
  await row.getByText('bezahlt', { exact: true }).waitFor();
  await expectAccessible(door, 'door');

  await page.getByText('1 von 2 haben bezahlt').waitFor();
  await page.getByText(/ · bar · Einlass$/).waitFor();
  await page.getByRole('button', { name: /: bezahlt, Normal/ }).click();
  await page.getByText('2 von 2 haben bezahlt').waitFor();
  const [match] = await tournamentMatches(chief, id);
  await winMatch(chief, match?.matchId ?? '');
  // 60 and 30 percent of 17.50 euros.
  await page.getByRole('button', { name: /: 10,50\s€ auszahlen/ }).click();
  await page.getByRole('button', { name: /: 5,25\s€ auszahlen/ }).click();
  await page.getByText(/ · 15,75\s€ von 15,75\s€ ausgezahlt$/).waitFor();
  const sums = page.getByRole('region', { name: 'Summen' });
  expect((await sums.innerText()).replaceAll(/\s+/g, ' ')).toContain(
    'Eingenommen 17,50 € Ausgezahlt 15,75 € In der Kasse 1,75 €',
  );
  await page
    .getByRole('button', { name: /^Startgeld Normal, .* stornieren$/ })
    .first()
    .click();
  await page.getByLabel('Warum?').fill('Doch nicht bezahlt');
  await page.getByRole('button', { name: 'Stornieren', exact: true }).last().click();
  await page.getByText('Storno: Startgeld Normal').first().waitFor();
  await page.getByRole('link', { name: 'Blatt drucken' }).click();
  await page.getByRole('article').getByRole('row').nth(5).waitFor();
  await expectAccessible(page, 'sheet of the cash box');

  await chief.api.call(`DELETE /events/${id}/money/door-link`);
  await door.reload();
  await door.getByText('Dieser Link gilt nicht mehr.').waitFor();
  expect([...organiser.complaints, ...helper.complaints]).toEqual([]);
});
