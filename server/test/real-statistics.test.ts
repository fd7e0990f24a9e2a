import { readFileSync } from 'node:fs';
import { checkoutRate } from '@neundarter/rules/stats/checkout-rate';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { rebuildStats } from '../src/statistics/rebuild-stats.ts';
import { createPerson, makeMates, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { dumpDatabase, settleOutbox } from './dump-database.ts';
import { useApp } from './use-app.ts';

type Row = { readonly [column: string]: string };

/** No field of these files contains a comma or a quote. */
const readRows = (file: string): readonly Row[] => {
  const text = readFileSync(new URL(`../../rules/test-data/${file}`, import.meta.url), 'utf8');
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
};

const matches = readRows('real-matches.csv');
const turns = Map.groupBy(readRows('real-turns.csv'), (turn) => turn['match_id'] ?? '');
const figures = readRows('real-player_match_stats.csv');

/** Two decimals as in the file: a value exactly halfway is rounded to the even neighbour (97.625 is 97.62 there). */
const decimals = (value: number): string => {
  const hundredths = value * 100;
  const below = Math.floor(hundredths);
  const isHalfway = hundredths - below === 0.5;
  return ((isHalfway ? below + (below % 2) : Math.round(hundredths)) / 100).toFixed(2);
};

const dayMs = 24 * 60 * 60 * 1000;

describe.each(databases)('the real matches on $name', ({ create }) => {
  const { app, call } = useApp(create);
  const people = new Map<string, Person>();
  const ends = new Map<string, number>();

  beforeAll(async () => {
    for (const name of new Set(figures.map((row) => row['player'] ?? '')))
      people.set(name, await createPerson(app, { firstName: name }));
    await makeMates(app, [...people.values()]);
    const start = Date.now() - 20 * dayMs;
    // All at once, which is faster; the devices send times of different days.
    await Promise.all(matches.map((match, index) => playRealMatch(match, start + index * dayMs)));
  });

  const personOf = (name: string | undefined): Person => {
    const person = people.get(name ?? '');
    if (person === undefined) throw new Error(`Nobody is called ${name}`);
    return person;
  };

  const send = async (method: 'POST' | 'PATCH', path: string, body: object, token: string) => {
    const url = `/api/v1${path}`;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.http.inject({ method, url, headers, payload: body });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body} for ${JSON.stringify(body)}`);
    return answer.json();
  };

  const playRealMatch = async (match: Row, timeStamp: number) => {
    const sides = { home: personOf(match['home']), away: personOf(match['away']) };
    const { token } = sides.home;
    const [home, away] = [Number(match['home_legs']), Number(match['away_legs'])];
    const config =
      home === away
        ? { legMode: 'best-of', maxLegsToPlay: home + away }
        : { legsToWinSet: Math.max(home, away) };
    const played = turns.get(match['match_id'] ?? '') ?? [];
    const id = newId();
    const parties = [sides.home, sides.away].map(({ playerId }) => ({
      type: 'single',
      player: { type: 'registered', id: playerId },
    }));
    const startingParty = played[0]?.['side'] === 'away' ? 1 : 0;
    await send('POST', '/matches/', { id, props: { parties, config, startingParty } }, token);
    await send('PATCH', `/matches/${id}/start`, { timeStamp }, token);
    for (const turn of played) {
      const body = {
        playerId: sides[turn['side'] as 'home' | 'away'].playerId,
        score: Number(turn['score']),
        dartsThrown: Number(turn['darts_thrown']),
        attemptsOnDouble: Number(turn['double_attempts']),
        timeStamp,
      };
      const { props } = await send('POST', `/matches/${id}/throw`, body, token);
      if (props.status === 'finished') ends.set(match['match_id'] ?? '', props.finishedAt);
    }
  };

  const statsOf = async (name: string | undefined, query = '') => {
    const { playerId } = personOf(name);
    const reader = [...people.values()][0] as Person;
    const answer = await call(`GET /players/${playerId}/stats${query}`, { token: reader.token });
    expect(answer.status).toBe(200);
    return answer.json;
  };

  const hitsIn = (stats: { scoring: { ranges: { range: string; noOfHits: number }[] } }, ranges: string[]) =>
    stats.scoring.ranges
      .filter(({ range }) => ranges.includes(range))
      .reduce((sum, { noOfHits }) => sum + noOfHits, 0);

  it('are all finished', () => {
    expect([ends.size, figures.length]).toEqual([17, 34]);
  });

  it.each(figures)('$match_id $player: the call returns every figure of the file', async (row) => {
    const { match_id: matchId = '', side: _side, player, ...expected } = row;
    const end = ends.get(matchId);
    const stats = await statsOf(player, `?afterDate=${end}&beforeDate=${end}`);
    const { doubleHits: hits, doubleAttempts: attempts } = stats.checkouts;
    expect(stats.matchWinsAndLosses.total).toBe(1);
    expect({
      darts: `${stats.threeDartsAverage.totalDartsThrown}`,
      score: `${stats.threeDartsAverage.totalScore}`,
      avg: decimals(stats.threeDartsAverage.average),
      first9_avg: decimals(stats.first9Average.average),
      n180: `${stats.oneEighties.noOfHits}`,
      n177: `${stats.highscores['177']}`,
      n174: `${stats.highscores['174']}`,
      n171: `${stats.highscores['171']}`,
      n140_179: `${hitsIn(stats, ['160+', '140+'])}`,
      n100_139: `${hitsIn(stats, ['120+', '100+'])}`,
      checkouts: `${hits}`,
      double_attempts: `${attempts}`,
      doublequote: decimals(checkoutRate({ hits, attempts }) * 100),
      highest_checkout: `${stats.checkouts.highest.score}`,
      high_finishes_100plus: `${stats.checkouts.noOfHighFinishes}`,
      shortest_leg_darts: `${stats.shortestLeg.dartsThrown}`,
      short_legs_18: `${stats.shortLegs.noOfHits}`,
    }).toEqual(expected);
  });

  it.each(matches)('$match_id: both sides see the same result', async (match) => {
    const end = ends.get(match['match_id'] ?? '');
    const query = `?afterDate=${end}&beforeDate=${end}`;
    const [home, away] = [await statsOf(match['home'], query), await statsOf(match['away'], query)];
    const [homeLegs, awayLegs] = [Number(match['home_legs']), Number(match['away_legs'])];
    expect(home.legsWinsAndLosses).toMatchObject({ won: homeLegs, lost: awayLegs, draw: 0 });
    expect(away.legsWinsAndLosses).toMatchObject({ won: awayLegs, lost: homeLegs, draw: 0 });
    const result = homeLegs === awayLegs ? 'draw' : homeLegs > awayLegs ? 'won' : 'lost';
    expect(home.matchWinsAndLosses[result]).toBe(1);
    expect(away.matchWinsAndLosses[{ draw: 'draw', won: 'lost', lost: 'won' }[result]]).toBe(1);
  });

  it('add up to the sums of all rows of a player in the file', async () => {
    for (const [player, rows] of Map.groupBy(figures, (row) => row['player'] ?? '')) {
      const sum = (column: string) => rows.reduce((all, row) => all + Number(row[column]), 0);
      const stats = await statsOf(player);
      expect([player, stats.threeDartsAverage]).toEqual([
        player,
        {
          totalScore: sum('score'),
          totalDartsThrown: sum('darts'),
          average: (sum('score') * 3) / sum('darts'),
        },
      ]);
      expect(stats.oneEighties.noOfHits).toBe(sum('n180'));
      expect(stats.checkouts.doubleAttempts).toBe(sum('double_attempts'));
      expect(stats.checkouts.highest.score).toBe(
        Math.max(...rows.map((row) => Number(row['highest_checkout']))),
      );
      const best = Math.max(...rows.map((row) => (Number(row['score']) * 3) / Number(row['darts'])));
      expect(stats.recordAverage.average).toBeCloseTo(best, 9);
      const months = stats.avgPerMonth.reduce(
        (all: number, { noOfMatches }: { noOfMatches: number }) => all + noOfMatches,
        0,
      );
      expect(months).toBe(rows.length);
    }
  });

  it('are in the right ranges of the averages of everybody', async () => {
    const { communityAvgDistribution: distribution } = await statsOf(figures[0]?.['player']);
    const averages = [...Map.groupBy(figures, (row) => row['player'] ?? '').values()].map((rows) => {
      const sum = (column: string) => rows.reduce((all, row) => all + Number(row[column]), 0);
      return (sum('score') * 3) / sum('darts');
    });
    const between = (from: number, to: number) => averages.filter((one) => one >= from && one < to).length;
    const counted = Object.fromEntries(
      distribution.map(({ range, noOfPlayers }: { range: string; noOfPlayers: number }) => [
        range,
        noOfPlayers,
      ]),
    );
    expect(counted).toMatchObject({
      '<25': 0,
      '85-90': between(85, 90),
      '90-95': between(90, 95),
      '95-100': between(95, 100),
      '>100': averages.filter((one) => one > 100).length,
    });
    expect(distribution).toHaveLength(17);
  });

  it('give the same figures when they are counted again from the turns', async () => {
    await settleOutbox(app.db);
    const before = await dumpDatabase(app.db);
    expect(before['player_match_stats']).toHaveLength(34);
    const seen: (readonly [number, number])[] = [];
    await rebuildStats(app.db, (done, all) => seen.push([done, all]));
    expect(seen.at(-1)).toEqual([17, 17]);
    expect(await dumpDatabase(app.db)).toEqual(before);
    await app.db.write(async ({ q }) => {
      const [first, second, third] = await q.selectFrom('player_match_stats').selectAll().execute();
      if (first === undefined || second === undefined || third === undefined) throw new Error('too few rows');
      const wrong = { total_score: first.total_score + 1, month: '1999-01' };
      await q.updateTable('player_match_stats').set(wrong).where('match_id', '=', first.match_id).execute();
      await q.deleteFrom('player_match_stats').where('match_id', '=', second.match_id).execute();
      await q
        .insertInto('player_match_stats')
        .values({ ...third, player_id: 'nobody' })
        .execute();
      await q.deleteFrom('player_month_stats').execute();
    });
    await rebuildStats(app.db);
    expect(await dumpDatabase(app.db)).toEqual(before);
  });
});
