import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, givePassword } from './create-person.ts';
import { databases } from './databases.ts';
import { openHall } from './hall-scene.ts';
import { useTournaments } from './use-tournaments.ts';

describe.each(databases)('attendance in a hall on $name', ({ create }) => {
  const server = useTournaments(create, { rateLimits: {} });
  const { app, call } = server;

  const open = async (players = 8) => {
    const hall = await openHall(server, { players });
    const entries = await app.db.query((q) =>
      q
        .selectFrom('event_participants')
        .select(['id', 'participant'])
        .where('event_id', '=', hall.id)
        .orderBy('position')
        .execute(),
    );
    const say = (entrant: string, said: object) =>
      hall.send(`PATCH /events/${hall.id}/attendance`, { entrant, ...said });
    /** The first match, and the entries that play it. */
    const [match] = (await hall.calls.matchesOf(hall.id)).filter(({ status }) => status === 'ready');
    const [home = ''] = (match?.slots ?? []).flatMap((slot) =>
      slot.kind === 'entrant' ? [slot.entrant] : [],
    );
    const whyOf = (matchId: string, json: { waiting: { matchId: string }[] }) =>
      json.waiting.find((waiting) => waiting.matchId === matchId);
    return { ...hall, entries, say, match: match?.matchId ?? '', home, whyOf } as const;
  };

  it('keeps matches of who is not there, rests or is injured out of the proposals', async () => {
    const { say, home, match, whyOf, hall } = await open();
    expect((await hall()).attendance).toEqual([]);
    const comingAt = Date.now() + 30 * 60_000;
    const late = (await say(home, { presence: 'expected', comingAt })).json;
    expect(late.attendance).toEqual([
      { entrant: home, presence: 'expected', comingAt, pauseUntil: null, isCaller: true },
    ]);
    expect(whyOf(match, late)).toMatchObject({ why: 'absent' });
    expect(late.play.map(({ matchId }: { matchId: string }) => matchId)).not.toContain(match);
    const resting = (await say(home, { presence: 'here', pauseMinutes: 15 })).json;
    expect(resting.attendance).toMatchObject([{ presence: 'here', pauseUntil: expect.any(Number) }]);
    expect(resting.play.map(({ matchId }: { matchId: string }) => matchId)).not.toContain(match);
    const back = (await say(home, { pauseMinutes: 0 })).json;
    expect(back.attendance).toEqual([]);
    expect(whyOf(match, back)?.matchId).toBeUndefined();
    expect(whyOf(match, (await say(home, { presence: 'injured' })).json)).toMatchObject({ why: 'injured' });
  });

  it('allows no pause to who is called, and none that is long', async () => {
    const { say, home, match, callTo, boardIds } = await open();
    expect((await say(home, { pauseMinutes: 16 })).status).toBe(400);
    await callTo(match, boardIds[0] ?? '');
    expect((await say(home, { pauseMinutes: 5 })).text).toBe('error.calls.person-busy');
    expect((await say(newId(), { presence: 'here' })).text).toBe('error.event.participant-not-found');
  });

  it('tells the tournament who calls nothing, and learns from it who has gone and is back', async () => {
    const { say, home, send, id, hall, match, whyOf } = await open();
    const gone = async () => (await send(`GET /events/${id}`)).json.props.eventData.changeable.gone;
    const child = (await say(home, { isCaller: false })).json;
    expect(child.attendance).toMatchObject([{ entrant: home, presence: 'here', isCaller: false }]);
    expect(whyOf(match, child)).toBeUndefined();
    expect(await gone()).toEqual([home]);
    expect((await say(home, { isCaller: true })).json.attendance).toEqual([]);
    expect(await gone()).toEqual([]);
    const left = (await say(home, { presence: 'gone' })).json;
    expect(whyOf(match, left)).toMatchObject({ why: 'gone' });
    expect(await gone()).toEqual([home]);
    await send(`PATCH /events/${id}/gone`, { entrant: home, isGone: false });
    expect((await hall()).attendance).toEqual([]);
    await send(`PATCH /events/${id}/gone`, { entrant: home, isGone: true });
    expect((await hall()).attendance).toMatchObject([{ entrant: home, presence: 'gone' }]);
  });

  it('is told live to everybody who looks at the hall', async () => {
    const { say, home, send, id } = await open();
    const revision = async () => (await send(`GET /events/${id}`)).json.props.revision;
    const before = await revision();
    await say(home, { presence: 'expected' });
    expect(await revision()).toBe(before + 1);
  });

  it('belongs to the own data, and is forgotten with the account', async () => {
    const { say, entries, hall } = await open();
    const [entry] = entries;
    const ann = await createPerson(app, {});
    await app.db.write(async ({ q }) => {
      await q
        .updateTable('event_participant_people')
        .set({ player_id: ann.playerId })
        .where('entry_id', '=', entry?.id ?? '')
        .execute();
    });
    await say(entry?.id ?? '', { presence: 'injured' });
    const mine = (await call('GET /users/me/export', { token: ann.token })).json;
    expect(mine.attendance).toMatchObject([{ presence: 'injured' }]);
    await givePassword(app, ann, 'Treble20!');
    const body = { password: 'Treble20!', isConfirmed: true };
    expect((await call(`DELETE /users/${ann.userId}`, { token: ann.token, body })).status).toBeLessThan(300);
    expect((await hall()).attendance).toEqual([]);
  });
});
