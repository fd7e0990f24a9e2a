import type { ForecastInput } from '@neundarter/rules/hall/forecast/forecast-input';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../test/databases.ts';
import { eventually } from '../../../test/eventually.ts';
import { openHall } from '../../../test/hall-scene.ts';
import { shortSetup } from '../../../test/tournament-scene.ts';
import { useTournaments } from '../../../test/use-tournaments.ts';
import { createLog } from '../../platform/log.ts';
import type { SentForecast } from './forecast-hall.ts';
import { keepForecasts } from './keep-forecasts.ts';

const minute = 60_000;
const nothing: SentForecast = { starts: [], ends: [], groupEnds: [] };

describe.each(databases)('the kept forecasts of halls on $name', ({ create }) => {
  const server = useTournaments(create, { rateLimits: {} });

  /** Kept forecasts with a computation that waits until it is let go. */
  const keeper = () => {
    const clock = { time: Date.now() };
    const inputs: ForecastInput[] = [];
    const open: ((sent: SentForecast | null) => void)[] = [];
    const lines: string[] = [];
    const forecastOf = keepForecasts({
      db: server.app.db,
      clock: { now: () => clock.time },
      log: createLog('info', { write: (line: string) => void lines.push(line) }),
      compute: (input) => {
        inputs.push(input);
        return new Promise((resolve) => void open.push(resolve));
      },
    });
    const begun = (count: number) =>
      eventually(() => (inputs.length === count ? inputs.at(-1) : undefined), `${count} forecasts`);
    const finish = (sent: SentForecast | null = nothing) => open.at(-1)?.(sent);
    const answer = (id: string) => eventually(() => forecastOf(id) ?? undefined, 'an answer');
    return { forecastOf, clock, inputs, lines, begun, finish, answer };
  };

  it('are computed once for all who ask, and not again for half a minute', async () => {
    const { id } = await openHall(server, { players: 4 });
    const { forecastOf, clock, inputs, begun, finish, answer } = keeper();
    for (let asked = 0; asked < 1000; asked += 1) expect(forecastOf(id)).toBeNull();
    await begun(1);
    finish();
    const first = await answer(id);
    clock.time += 29_000;
    expect(forecastOf(id)).toBe(first);
    expect(inputs).toHaveLength(1);
    clock.time += 1000;
    // The last one is shown while the next one is computed.
    expect(forecastOf(id)).toBe(first);
    await begun(2);
    finish();
    await eventually(() => (forecastOf(id) === first ? undefined : true), 'the next one');
    clock.time += 2 * minute;
    expect(forecastOf(id)).toBeNull();
    await begun(3);
    finish();
    await answer(id);
  });

  it('of several events wait for each other, and of too many for the next question', async () => {
    const { start, id } = await openHall(server, { players: 2, boards: 1 });
    const ids = [id];
    while (ids.length < 22) ids.push((await start()).id);
    const { forecastOf, inputs, begun, finish, answer } = keeper();
    for (const one of ids) forecastOf(one);
    for (let count = 1; count <= 20; count += 1) {
      await begun(count);
      finish();
    }
    await answer(ids[19] ?? '');
    expect(inputs).toHaveLength(20);
    expect(forecastOf(ids[21] ?? '')).toBeNull();
    await begun(21);
    finish();
    await answer(ids[21] ?? '');
  });

  it('are tried again after a failure', async () => {
    const { id } = await openHall(server, { players: 4 });
    const { forecastOf, clock, lines, begun, finish, answer } = keeper();
    forecastOf(id);
    await begun(1);
    finish(null);
    expect((await answer(id)).text).toBeNull();
    expect(lines.join()).toContain('could not be forecast');
    clock.time += minute;
    forecastOf(id);
    await begun(2);
    finish();
  });

  it('are empty without boards, and after the end', async () => {
    const { id } = await openHall(server, { players: 4, boards: 0 });
    const ended = await openHall(server, { players: 4 });
    await ended.calls.playOn(ended.id);
    const { inputs, answer } = keeper();
    for (const one of [id, ended.id]) expect((await answer(one)).text).toBeNull();
    expect(inputs).toEqual([]);
  });

  it('come from the legs, averages and scores of the day', async () => {
    const setup = shortSetup('single-knockout');
    const { id, calls, callTo, matchIds, boardIds } = await openHall(server, {
      players: 8,
      boards: 3,
      setup,
    });
    const { must } = calls;
    const begin = server.app.clock;
    const startedAt = Date.now();
    const at = (minutes: number) => {
      begin.time = startedAt + minutes * minute;
    };
    const throwOnce = async (matchId: string, score: number, isDouble: boolean) => {
      const { currentPlayerId: playerId } = await must(`GET /matches/${matchId}/standing`);
      const timeStamp = begin.time;
      const body = { playerId, score, attemptsOnDouble: isDouble ? 1 : 0, timeStamp };
      await must(`POST /matches/${matchId}/throw`, { body });
      return playerId as string;
    };
    const [done = '', runs = ''] = matchIds;
    at(1);
    await callTo(done, boardIds[0] ?? '');
    await must(`PATCH /matches/${done}/start`);
    await callTo(runs, boardIds[1] ?? '');
    await must(`PATCH /matches/${runs}/start`);
    at(6);
    const winner = await throwOnce(done, 40, true);
    await throwOnce(runs, 20, false);
    begin.time = null;
    const { forecastOf, begun, finish } = keeper();
    forecastOf(id);
    const { legs, forms, scores } = await begun(1);
    finish();
    expect(legs).toEqual({ count: 1, total: 5 * minute });
    expect(forms.get(winner)?.legs).toBe(1);
    expect(forms.get(winner)?.average).toBeGreaterThanOrEqual(40);
    const all = [...scores.values()];
    expect(all.filter(({ legSince }) => legSince !== null)).toMatchObject([
      { legs: [0, 0], legsNeeded: 1, legSince: startedAt + minute },
    ]);
    expect(all.filter(({ sets }) => sets[0] + sets[1] > 0)).toMatchObject([{ sets: [1, 0], legs: [1, 0] }]);
  });
});
