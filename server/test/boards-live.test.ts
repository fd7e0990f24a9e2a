import { plainUse } from '@neundarter/rules/hall/event-board';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { checkedClient } from './checked-client.ts';
import { createPerson } from './create-person.ts';
import { connectLive, disconnectClients } from './live-client.ts';
import { startApp, type TestApp } from './start-app.ts';
import { createOrganiser, shortSetup, tournamentCalls } from './tournament-scene.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ listens: true });
});
afterAll(async () => {
  disconnectClients();
  await app.close();
});

it('tells the members of a team what happens on its boards, and nobody else', async () => {
  const call = await checkedClient(app);
  const hall = await createOrganiser(app);
  const { must, matchesOf, createRunning, finish } = tournamentCalls(call, hall);
  const channel = `boards/${hall.teamId}`;
  const member = await createPerson(app, { teamIds: [hall.teamId] });
  const admin = await createPerson(app, { roles: ['admin'] });
  const stranger = await createPerson(app);
  const { subscribe, heard, hears } = await connectLive(app.url, member.token);
  expect(await subscribe(channel)).toMatchObject({ ok: true });
  expect(await (await connectLive(app.url, admin.token)).subscribe(channel)).toMatchObject({ ok: true });
  for (const token of [stranger.token, undefined])
    expect(await (await connectLive(app.url, token)).subscribe(channel)).toEqual({
      ok: false,
      error: 'error.insufficient-permissions',
    });
  const told = async (what: () => Promise<unknown>) => {
    const before = heard.length;
    await what();
    await hears('boards-changed', () => heard.length > before);
    expect(heard.slice(before)).toEqual([{ event: 'boards-changed', payload: { teamId: hall.teamId } }]);
  };

  const id = newId();
  const path = `/teams/${hall.teamId}/boards`;
  await told(() => must(`POST ${path}`, { body: { boards: [{ id, name: '1' }] } }));
  await told(() => must(`PATCH ${path}/${id}`, { body: { isStream: true } }));
  const eventId = await createRunning(shortSetup('single-knockout'), 2);
  const matchId = (await matchesOf(eventId))[0]?.matchId ?? '';
  await told(() => must(`PATCH /events/${eventId}/matches/${matchId}/board`, { body: { board: '1' } }));
  await told(() => must(`PATCH /matches/${matchId}/start`));
  await told(() => finish(matchId));
  const again = await createRunning(shortSetup('single-knockout'), 2);
  const boards = [{ boardId: id, ...plainUse }];
  await told(() => must(`PATCH /events/${again}/boards`, { body: { boards } }));
  await told(() => must(`PATCH /events/${again}/undo-start`));
  await told(() => must(`PATCH ${path}/${id}/break`, { body: { running: 'stay' } }));
  await told(() => must(`DELETE ${path}/${id}`));
});
