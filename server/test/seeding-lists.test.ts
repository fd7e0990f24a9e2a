import { calendarMonthOf, monthsUntil } from '@neundarter/rules/stats/calendar-months';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, type Person } from './create-person.ts';
import { createSeries } from './create-series.ts';
import { databases } from './databases.ts';
import { accountEntry, createOrganiser, externalEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Seeding lists that are filled from what the players have played before.

type Seeded = { readonly id: string; readonly seed: number | null };
const knockout = shortSetup('single-knockout', { seeding: 'list' });

describe.each(databases)('seeding lists on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);

  const seedsOf = async (id: string): Promise<readonly (number | null)[]> =>
    (await calls.read(id)).participants.map(({ seed }: Seeded) => seed);
  const playedIn = (month: string, { playerId }: Person, totalScore: number) =>
    app.db.write(async ({ q }) => {
      await q
        .insertInto('player_month_stats')
        .values({
          player_id: playerId,
          month,
          starting_score: 501,
          check_in_mode: 'single-in',
          no_of_matches: 1,
          total_score: totalScore,
          total_darts: 30,
        })
        .execute();
    });

  it('follow the averages of the last twelve months', async () => {
    const [ada, ben, cleo] = [await createPerson(app), await createPerson(app), await createPerson(app)];
    const months = monthsUntil(calendarMonthOf(Date.now()), 13);
    const [longAgo = '', first = ''] = months;
    await playedIn(months.at(-1) ?? '', ada, 400);
    await playedIn(first, ben, 500);
    await playedIn(longAgo, ben, 10);
    await playedIn(longAgo, cleo, 900);
    const id = await calls.create(knockout);
    const entries = [ada, ben, cleo].map((person) => accountEntry(person));
    await calls.must(`POST /events/${id}/participants/batch`, { body: { entries } });
    await calls.must(`PATCH /events/${id}/seeding/by-averages`);
    expect(await seedsOf(id)).toEqual([1, 0, null]);
    const { editRevision } = (await calls.must(`GET /events/${id}`)).props;
    const stale = await call(`PATCH /events/${id}/seeding/by-averages`, {
      token: scene.chief.token,
      body: { editRevision: editRevision - 1 },
    });
    expect(stale.text).toBe('error.event.changed-meanwhile');
  });

  it('follow the table of a series that the organiser may see', async () => {
    const [otto, ida] = [externalEntry('Otto'), externalEntry('Ida')];
    const played = await calls.create(knockout);
    await calls.must(`POST /events/${played}/participants/batch`, { body: { entries: [otto, ida] } });
    await calls.must(`PATCH /events/${played}/publish`);
    await calls.must(`PATCH /events/${played}/start`);
    const [final] = await calls.matchesOf(played);
    const idasParty = final?.slots[0].kind === 'entrant' && final.slots[0].entrant === ida.id ? 0 : 1;
    await calls.win(final?.matchId ?? '', idasParty);
    const seriesId = await createSeries(app, { teamId: scene.teamId, eventIds: [played] });
    const id = await calls.create(knockout);
    const again = [externalEntry('Neu'), { ...otto, id: newId() }, { ...ida, id: newId() }];
    await calls.must(`POST /events/${id}/participants/batch`, { body: { entries: again } });
    const fill = (body: object) =>
      call(`PATCH /events/${id}/seeding/by-series`, { token: scene.chief.token, body });
    expect((await fill({ seriesId })).status).toBe(200);
    expect(await seedsOf(id)).toEqual([null, 1, 0]);
    expect((await fill({ seriesId: newId() })).text).toBe('error.not-found');
    const { teamId } = await createOrganiser(app, 'Wölfe');
    const foreign = await createSeries(app, { teamId });
    expect((await fill({ seriesId: foreign })).text).toBe('error.not-found');
    const started = await call(`PATCH /events/${played}/seeding/by-series`, {
      token: scene.chief.token,
      body: { seriesId },
    });
    expect(started.text).toBe('error.event.invalid-status');
  });

  it('stay as they are if nobody has an average or points', async () => {
    const id = await calls.create(knockout);
    const entries = ['Otto', 'Ida', 'Uwe'].map((name) => externalEntry(name));
    await calls.must(`POST /events/${id}/participants/batch`, { body: { entries } });
    await calls.must(`PATCH /events/${id}/seeding`, { body: { entries: [entries[2]?.id, entries[0]?.id] } });
    const { editRevision } = (await calls.must(`GET /events/${id}`)).props;
    const seriesId = await createSeries(app, { teamId: scene.teamId, eventIds: [] });
    for (const [path, body] of [
      ['by-averages', {}],
      ['by-series', { seriesId }],
    ] as const) {
      const answer = await call(`PATCH /events/${id}/seeding/${path}`, { token: scene.chief.token, body });
      expect([answer.status, answer.text]).toEqual([409, 'error.event.nobody-to-seed']);
    }
    expect(await seedsOf(id)).toEqual([1, null, 0]);
    expect((await calls.must(`GET /events/${id}`)).props.editRevision).toBe(editRevision);
  });

  it('are as they were before the lot once a start is taken back', async () => {
    const id = await calls.create(knockout);
    const entries = ['Otto', 'Ida', 'Uwe', 'Eva'].map((name) => externalEntry(name));
    await calls.must(`POST /events/${id}/participants/batch`, { body: { entries } });
    await calls.must(`PATCH /events/${id}/seeding`, { body: { entries: [entries[2]?.id, entries[0]?.id] } });
    await calls.must(`PATCH /events/${id}/publish`);
    await calls.must(`PATCH /events/${id}/start`);
    const [first, ...others] = await seedsOf(id);
    expect([first, others[1]]).toEqual([1, 0]);
    expect([others[0], others[2]].toSorted()).toEqual([2, 3]);
    await calls.must(`PATCH /events/${id}/undo-start`);
    expect(await seedsOf(id)).toEqual([1, null, 0, null]);
  });
});
