import { drawLots } from '@neundarter/rules/tournament/groups/lot';
import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { entrantOf, idOf, legs, runningCalls } from './running-calls.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// The tables of tournaments, and what decides about them besides the results.

type Row = { readonly key: string; readonly rank: number };

describe.each(databases)('tables of tournaments on $name', ({ create }) => {
  const { call, scene, calls } = useTournaments(create);
  const { enter, send } = runningCalls({ call, scene, calls });
  const ranksIn = async (id: string, query: string): Promise<readonly number[]> =>
    (await calls.must(`GET /events/${id}/table?${query}`)).map(({ rank }: Row) => rank);

  const placesIn = async (id: string, query: string): Promise<object> =>
    Object.fromEntries(
      (await calls.must(`GET /events/${id}/table?${query}`)).map(({ key, rank }: Row) => [key, rank]),
    );

  it('up to a match day are those that the whole table was then', async () => {
    const setup = shortSetup('league', { sorting: 'direct', groups: { roundRobinMode: 'double' } });
    const id = await calls.createRunning(setup, 4);
    const matches = (await calls.matchesOf(id)).toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
    const members = [...new Set(matches.flatMap((match) => [entrantOf(match, 0), entrantOf(match, 1)]))];
    // The first two lose one match each, the second one against the first.
    const beaten = [[1, 2], [2, 3], [3], [0]];
    const isHome = (home: string, away: string) =>
      beaten[members.indexOf(home)]?.includes(members.indexOf(away)) === true;
    const days = [...new Set(matches.map(({ matchDay }) => matchDay ?? 0))];
    for (const day of days) {
      const ofDay = matches.filter(({ matchDay }) => matchDay === day);
      for (const match of ofDay)
        await enter(id, match, legs(isHome(entrantOf(match, 0), entrantOf(match, 1)) ? [1, 0] : [0, 1]));
      const then = await placesIn(id, 'group=Liga');
      for (const query of ['group=Liga', 'stage=group', 'stage=group&group=Liga', 'sorting=direct'])
        expect(await placesIn(id, `${query}&matchDay=${day}`)).toEqual(then);
    }
    // After half of the matches a direct encounter tells nobody apart; at the end it does.
    expect(await ranksIn(id, 'group=Liga&matchDay=3')).toEqual([1, 1, 3, 3]);
    expect(await ranksIn(id, 'matchDay=6')).toEqual([1, 2, 3, 4]);
  });

  it('of a play-off count its matches once, also in a league with return games', async () => {
    const setup = shortSetup('league', { sorting: 'direct', groups: { roundRobinMode: 'double' } });
    const id = await calls.createRunning(setup, 2);
    // Each wins at home.
    for (const match of await calls.matchesOf(id)) await enter(id, match, legs([1, 0]));
    const [{ entrants }] = (await calls.read(id)).state.needed;
    await calls.must(`PATCH /events/${id}/decide`, { body: { way: 'play-off', entrants } });
    const playOff = (await calls.matchesOf(id)).find(({ stage }) => stage === 'play-off');
    await calls.win(idOf(playOff));
    expect(await ranksIn(id, 'stage=play-off&group=1')).toEqual([1, 2]);
    expect(await ranksIn(id, 'group=Liga')).toEqual([1, 2]);
  });

  it('tell everybody which lots and orders have decided, when and why, also those taken back', async () => {
    const id = await calls.createRunning(shortSetup('league'), 3);
    const matches = await calls.matchesOf(id);
    const members = [...new Set(matches.flatMap((match) => [entrantOf(match, 0), entrantOf(match, 1)]))];
    for (const match of matches) {
      const isHome = members[(members.indexOf(entrantOf(match, 0)) + 1) % 3] === entrantOf(match, 1);
      await enter(id, match, legs(isHome ? [1, 0] : [0, 1]));
    }
    const { token } = (await call('GET /login/guest')).json;
    const seen = async () => (await calls.read(id, { token })).state;
    const [{ entrants }] = (await seen()).needed;
    expect((await seen()).decisions).toEqual([]);
    const reason = 'Keine Zeit für ein Stechen';
    await calls.must(`PATCH /events/${id}/decide`, { body: { way: 'lot', entrants, reason } });
    const [lot] = (await seen()).decisions;
    const times = { madeAt: expect.any(Number), undoneAt: null };
    expect(lot).toMatchObject({ way: 'lot', groupId: 'Liga', reason, ...times });
    expect(lot.entrants).toEqual(drawLots(entrants, lot.seed));
    await calls.must(`PATCH /events/${id}/undo-decide`, { body: { entrants } });
    const order = { way: 'order', entrants, reason: 'Ausgemacht' };
    await calls.must(`PATCH /events/${id}/decide`, { body: order });
    expect((await seen()).decisions).toEqual([
      { ...order, groupId: 'Liga', seed: null, ...times },
      { ...lot, undoneAt: expect.any(Number) },
    ]);
    // Nobody learns who has decided.
    expect(JSON.stringify((await seen()).decisions)).not.toContain(scene.chief.userId);
    // Browsers from before send no reason for a lot.
    await calls.must(`PATCH /events/${id}/undo-decide`, { body: { entrants } });
    expect((await send(`PATCH /events/${id}/decide`, { way: 'lot', entrants })).status).toBe(200);
    expect((await seen()).decisions[0]).toMatchObject({ way: 'lot', reason: null });
  });

  it('tell when a lot has decided about the seeding', async () => {
    const groups = { noOfGroups: 2, noOfQualifiers: 4 };
    const id = await calls.createRunning(shortSetup('single-knockout-with-group-stage', { groups }), 6);
    const ofGroup = (await calls.matchesOf(id)).filter(({ groupId }) => groupId === 'A');
    const loser = entrantOf(ofGroup[0], 0);
    for (const match of ofGroup) {
      const isLoserIn = [entrantOf(match, 0), entrantOf(match, 1)].includes(loser);
      if (isLoserIn) await enter(id, match, legs(entrantOf(match, 0) === loser ? [0, 1] : [1, 0]));
      else await enter(id, match, { kind: 'double-forfeit' });
    }
    const { state } = await calls.read(id);
    const log = await calls.must(`GET /events/${id}/log`);
    expect(state.lots).toEqual([{ scope: 'A', entrants: expect.any(Array), at: log[0].madeAt }]);
  });
});
