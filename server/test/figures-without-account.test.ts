import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { describe, expect, it } from 'vitest';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { accountEntry, externalEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Somebody without an account has figures on the page of an event, and nowhere else.

describe.each(databases)('figures of players without an account on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);

  const idOf = (match: TournamentMatch | undefined) => match?.matchId ?? '';

  it('are those of the matches of the event, as for somebody with an account', async () => {
    const max = externalEntry('Max');
    const anna = await createPerson(app, { firstName: 'Anna' });
    const id = await calls.create(shortSetup('league'));
    await calls.must(`POST /events/${id}/participants/batch`, {
      body: { entries: [max, accountEntry(anna), externalEntry('Udo')] },
    });
    await calls.must(`PATCH /events/${id}/publish`);
    await calls.must(`PATCH /events/${id}/start`);
    const statsOf = (playerId: string, query = `?eventId=${id}`) =>
      calls.must(`GET /players/${playerId}/stats${query}`);
    const { id: maxId } = max.participant.player;
    expect((await statsOf(maxId)).matchWinsAndLosses.total).toBe(0);
    for (const match of await calls.matchesOf(id)) await calls.win(idOf(match));
    const won = (await calls.matchesOf(id)).filter(
      ({ slots: [home] }) => home.kind === 'entrant' && home.entrant === max.id,
    ).length;
    const stats = await statsOf(maxId);
    expect(stats.matchWinsAndLosses).toEqual({ won, draw: 0, lost: 2 - won, total: 2 });
    expect(stats.threeDartsAverage.totalScore).toBe(won * 40);
    expect(stats.checkouts.highest?.score).toBe(won > 0 ? 40 : undefined);
    expect(
      stats.avgPerMonth.reduce((sum: number, month: { noOfMatches: number }) => sum + month.noOfMatches, 0),
    ).toBe(2);
    expect(
      (await call(`GET /players/${maxId}/matches/count?eventId=${id}`, { token: scene.chief.token })).json,
    ).toEqual({ count: 2 });
    // Nothing of it is stored: no sums, no figures of all players.
    const rows = await app.db.query((q) =>
      q.selectFrom('player_match_stats').select('player_id').where('player_id', '=', maxId).execute(),
    );
    const months = await app.db.query((q) =>
      q.selectFrom('player_month_stats').select('player_id').where('player_id', '=', maxId).execute(),
    );
    expect([rows, months]).toEqual([[], []]);
    expect((await statsOf(maxId, '')).matchWinsAndLosses.total).toBe(0);
    expect((await statsOf(maxId, `?eventId=${id}&startingScore=701`)).matchWinsAndLosses.total).toBe(0);
    expect((await statsOf(maxId, `?eventId=${id}&limit=1`)).matchWinsAndLosses.total).toBe(1);
  });

  it('are named to whoever is signed in, but not those of an account that has not agreed', async () => {
    const [max, udo] = [externalEntry('Max'), externalEntry('Udo')];
    // Nobody of the team: entered by somebody else, and not asked yet.
    const stranger = await createPerson(app, { firstName: 'Paula' });
    const id = await calls.create(shortSetup('league'));
    await calls.must(`POST /events/${id}/participants/batch`, {
      body: { entries: [max, accountEntry(stranger), udo] },
    });
    await calls.must(`PATCH /events/${id}/publish`);
    await calls.must(`PATCH /events/${id}/start`);
    const path = `GET /events/${id}/players-without-account`;
    const list = async (): Promise<string[]> => (await calls.must(path)).toSorted();
    expect(await list()).toEqual([]);
    for (const match of await calls.matchesOf(id)) await calls.win(idOf(match));
    const ids = [max, udo].map(({ participant }) => participant.player.id).toSorted();
    expect(await list()).toEqual(ids);
    expect((await call(path, { token: stranger.token })).json.toSorted()).toEqual(ids);
    // In the table all three stand without an account.
    const rows = await calls.must(`GET /events/${id}/table`);
    expect(rows.map(({ party }: { party: { player: { type: string } } }) => party.player.type)).toEqual([
      'external',
      'external',
      'external',
    ]);
    expect((await call(path)).status).toBe(401);
  });
});
