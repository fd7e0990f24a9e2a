import { describe, expect, it } from 'vitest';
import { usualCallLimits } from '../src/platform/http/call-limits.ts';
import { createEvent } from './create-event.ts';
import { createClub, createPerson, givePassword } from './create-person.ts';
import { databases } from './databases.ts';
import { dumpDatabase } from './dump-database.ts';
import { startApp } from './start-app.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const hourMs = 3_600_000;
const utc = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

describe.each(databases)('calendars on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create, {
    rateLimits: {},
    config: { publicUrl: 'https://darts.example.org' },
  });
  const get = (url: string, headers = {}) => app.http.inject({ url, headers });
  const pathOf = async (address: string, token: string): Promise<string> =>
    (await call(address, { token })).json.path;
  const teamPath = () => pathOf(`GET /teams/${scene.teamId}/calendar`, scene.chief.token);
  /** The lines of an event in a calendar; undefined if it is not in it. */
  const linesOf = async (path: string, id: string): Promise<readonly string[] | undefined> => {
    const { body, statusCode, headers } = await get(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const events = body.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n').slice(1);
    return events.find((one) => one.includes(`UID:${id}@`))?.split('\r\n');
  };

  it('have the events of a team, also closed ones, and move what has moved', async () => {
    const start = Math.ceil(Date.now() / hourMs) * hourMs;
    const id = await createEvent(app, {
      teamId: scene.teamId,
      isPublic: false,
      name: 'Spieltag; 3',
      startDateTime: start,
      endDateTime: start + hourMs,
    });
    const path = await teamPath();
    expect(await linesOf(path, id)).toEqual(
      expect.arrayContaining([
        `DTSTART:${utc(start)}`,
        'SUMMARY:Spieltag\\; 3 (Bulls)',
        `URL:https://darts.example.org/team-lounge/event/${id}`,
      ]),
    );
    const { headers } = await get(path);
    expect((await get(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    const changedProps = { startDateTime: start + 2 * hourMs, endDateTime: start + 3 * hourMs };
    await calls.must('PATCH /events/', { body: { id, changedProps } });
    const moved = await linesOf(path, id);
    expect(moved).toContain(`DTSTART:${utc(start + 2 * hourMs)}`);
    expect(moved).not.toContain('SEQUENCE:0');
    expect((await get(path)).body.match(new RegExp(`UID:${id}@`, 'g'))).toHaveLength(1);
  });

  it('of a person have the events of their teams and those they take part in, and no others', async () => {
    const other = await createClub(app, 'Lions');
    const anna = await createPerson(app, { teamIds: [scene.teamId], firstName: 'Anna' });
    const own = await createEvent(app, { teamId: scene.teamId, isPublic: false });
    const foreign = await createEvent(app, { teamId: other });
    const closed = await createEvent(app, { teamId: other, isPublic: false });
    const path = await pathOf(`GET /players/${anna.playerId}/calendar`, anna.token);
    expect(await linesOf(path, own)).toBeDefined();
    for (const id of [foreign, closed]) expect(await linesOf(path, id)).toBeUndefined();
    // After leaving the team its events are gone.
    await app.db.write(({ q }) =>
      q.deleteFrom('team_members').where('player_id', '=', anna.playerId).execute(),
    );
    expect(await linesOf(path, own)).toBeUndefined();
  });

  it('say that a tournament is cancelled', async () => {
    const id = await calls.create(shortSetup('single-knockout'));
    const path = await teamPath();
    await calls.must(`PATCH /events/${id}/publish`);
    expect(await linesOf(path, id)).not.toContain('STATUS:CANCELLED');
    await calls.must(`PATCH /events/${id}/cancel`, { body: { reason: 'Halle gesperrt' } });
    expect(await linesOf(path, id)).toContain('STATUS:CANCELLED');
  });

  it('have addresses that nobody guesses, and that die when they are renewed', async () => {
    const path = await teamPath();
    const [, , , id, key = ''] = path.split('/');
    expect(key).toMatch(/^[\w-]{22}\.ics$/);
    const renewed = await pathOf(`PATCH /teams/${scene.teamId}/calendar`, scene.chief.token);
    expect(renewed).not.toBe(path);
    expect(await teamPath()).toBe(renewed);
    const wrong = [
      path,
      `/calendar/player/${id}/${key}`,
      `/calendar/team/${id}/x.ics`,
      '/calendar/club/x/y.ics',
    ];
    for (const one of wrong) {
      const { statusCode, body } = await get(one);
      expect([one, statusCode, body]).toEqual([one, 404, 'error.not-found']);
    }
    expect((await get(renewed)).statusCode).toBe(200);
  });

  it('end with the account, and the row of the address with them', async () => {
    const anna = await createPerson(app, { firstName: 'Anna' });
    const first = await pathOf(`GET /players/${anna.playerId}/calendar`, anna.token);
    const renewed = await pathOf(`PATCH /players/${anna.playerId}/calendar`, anna.token);
    expect((await get(renewed)).statusCode).toBe(200);
    await givePassword(app, anna, 'Treble20!');
    const body = { password: 'Treble20!', isConfirmed: true };
    await calls.must(`DELETE /users/${anna.userId}`, { by: anna, body });
    for (const path of [first, renewed]) expect((await get(path)).statusCode).toBe(404);
    const { calendar_feeds: feeds } = await dumpDatabase(app.db);
    expect(feeds?.join('')).not.toContain(anna.playerId);
  });

  it('have limits of their own', async () => {
    const limited = await startApp({ callLimits: usualCallLimits });
    const codes = new Set<number>();
    for (let at = 0; at < 130; at += 1)
      codes.add((await limited.http.inject({ url: '/calendar/team/x/y.ics' })).statusCode);
    expect([...codes].toSorted()).toEqual([404, 429]);
    await limited.close();
  });
});
