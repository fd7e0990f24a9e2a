import type { HallForecastEntity } from '@neundarter/contract/entities/hall/hall-forecast';
import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { openHall } from './hall-scene.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const minute = 60_000;

type Known = NonNullable<HallForecastEntity['forecast']>;

describe.each(databases)('the forecast of a running tournament on $name', ({ create }) => {
  const server = useTournaments(create, { rateLimits: {} });
  const { app, call } = server;

  /** A forecast that was computed from this time on, asked for by a stranger. */
  const forecastFrom = (id: string, time: number): Promise<Known> =>
    eventually(async () => {
      const { forecast } = (await call(`GET /events/${id}/hall/forecast`)).json as HallForecastEntity;
      return forecast !== null && forecast.computedAt >= time ? forecast : undefined;
    }, 'a forecast');

  const waitingOf = (matches: readonly TournamentMatch[]) =>
    matches.flatMap(({ status, matchId }) => (status === 'ready' || status === 'waiting' ? [matchId] : []));

  it('says to strangers when matches begin and when the day ends, and follows what happens', async () => {
    const setup = shortSetup('single-knockout-with-group-stage', {
      groups: { noOfGroups: 2, noOfQualifiers: 4 },
    });
    const { id, callTo, calls, boardIds, matchIds } = await openHall(server, {
      boards: 2,
      players: 8,
      setup,
    });
    const begin = Date.now();
    app.clock.time = begin;
    const before = await forecastFrom(id, begin);
    // Twelve matches of two groups of four, two semi-finals and the final, on two boards.
    expect(before.starts).toHaveLength(15);
    expect(before.starts.map(({ matchId }) => matchId)).toEqual(
      expect.arrayContaining(waitingOf(await calls.matchesOf(id))),
    );
    const soonest = before.starts.map(({ expected }) => expected);
    expect(soonest).toEqual(soonest.toSorted((one, other) => one - other));
    for (const { early, expected, late } of before.starts) {
      expect(early).toBeGreaterThanOrEqual(begin);
      expect(expected).toBeGreaterThanOrEqual(early);
      expect(late).toBeGreaterThanOrEqual(expected);
    }
    const { groupsEnd, end } = before;
    // One leg and the way to the board take about seven minutes.
    expect(groupsEnd?.expected).toBeGreaterThan(begin + 30 * minute);
    expect(end?.expected).toBeGreaterThan((groupsEnd?.expected ?? 0) + 15 * minute);
    expect(end?.expected).toBeLessThan(begin + 120 * minute);

    const [called = ''] = matchIds;
    await callTo(called, boardIds[0] ?? '');
    expect(await forecastFrom(id, 0)).toEqual(before);
    app.clock.time = begin + minute;
    const after = await forecastFrom(id, begin + minute);
    expect(after.starts.map(({ matchId }) => matchId)).not.toContain(called);
    for (const { matchId, status } of await calls.matchesOf(id))
      if (status === 'ready') await calls.win(matchId ?? '');
    app.clock.time = begin + 2 * minute;
    const later = await forecastFrom(id, begin + 2 * minute);
    expect(later.groupsEnd).toBeNull();
    expect(later.starts).toHaveLength(3);
    expect(later.end?.expected).toBeLessThan(end?.expected ?? 0);
    await calls.playOn(id);
    app.clock.time = begin + 5 * minute;
    const isOver = async () => (await call(`GET /events/${id}/hall/forecast`)).json.forecast === null;
    await eventually(async () => ((await isOver()) ? true : undefined), 'the end');
    app.clock.time = null;
  });

  it('has only matches of its own event, and the tag of an answer that is the same as before', async () => {
    const hall = await openHall(server, { boards: 2, players: 4 });
    const other = await hall.start();
    const { starts } = await forecastFrom(other.id, 0);
    const own = (await hall.calls.matchesOf(other.id)).map(({ matchId }) => matchId);
    expect(starts.length).toBeGreaterThan(0);
    for (const { matchId } of starts) expect(own).toContain(matchId);
    const path = `/api/v1/events/${other.id}/hall/forecast`;
    const { etag } = (await app.http.inject({ url: path })).headers;
    const again = await app.http.inject({ url: path, headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
  });
});
