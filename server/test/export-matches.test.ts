import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, makeMates, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { alone, guest, pair, registered, shortMatches } from './short-matches.ts';
import { useApp } from './use-app.ts';

const minuteMs = 60_000;
/** More than one read returns. */
const many = 60;

describe.each(databases)('the export of a player’s own matches on $name', ({ create }) => {
  const { app, call } = useApp(create, { rateLimits: {}, listens: true });
  let anna: Person;
  let first: string;
  let running: string;

  beforeAll(async () => {
    const start = Date.now() - 1000 * minuteMs;
    app.clock.time = start;
    anna = await createPerson(app);
    const mate = await createPerson(app, { firstName: 'Max; "Mighty"' });
    await makeMates(app, [anna, mate]);
    const play = shortMatches(call);
    const { token } = anna;
    first = await play.play({
      token,
      parties: [pair(guest('=1+1'), guest('Ü')), pair(registered(mate), registered(anna))],
      config: { startingScore: 60 },
      turns: [20, 20, 0, 'out'],
    });
    for (let number = 1; number < many; number += 1) {
      // Some of them end at the same time.
      app.clock.time = start + Math.ceil(number / 3) * minuteMs;
      await play.play({ token, parties: [alone(registered(anna)), alone(guest())] });
    }
    app.clock.time = null;
    running = await play.start({ token, parties: [alone(registered(anna)), alone(guest())] });
  });

  const exported = async (query = '', token = anna.token) =>
    call(`GET /players/${anna.playerId}/matches/export${query}`, { token });
  const linesOf = (text: string) =>
    text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
  const rowsOf = (text: string) => {
    const [head = '', ...lines] = linesOf(text);
    const names = head.split(';');
    return lines.map((line) => {
      const cells = line.match(/("([^"]|"")*"|[^;]*)(;|$)/g)?.map((cell) => cell.replace(/;$/, '')) ?? [];
      return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
    });
  };

  it('contains every match once, in the order of their ends, as CSV', async () => {
    const file = await exported();
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="matches.csv"',
    });
    expect(file.text.startsWith('\uFEFFmatchId;status;')).toBe(true);
    const rows = rowsOf(file.text);
    expect(rows).toHaveLength(many + 1);
    expect(new Set(rows.map((row) => row['matchId'])).size).toBe(many + 1);
    expect(rows[0]).toMatchObject({
      matchId: first,
      status: 'finished',
      partner: '"Max; ""Mighty"""',
      opponents: "'=1+1 / Ü",
      opponentTypes: 'guest / guest',
      startingScore: '60',
      result: 'won',
      legsWon: '1',
      legsLost: '0',
      totalScore: '40',
      totalDartsThrown: '3',
      highestCheckout: '40',
      'checkouts 21-40': '1',
    });
    expect(rows.at(-1)).toMatchObject({ matchId: running, status: 'running', result: '', totalScore: '' });
    const ends = rows.slice(0, -1).map((row) => Date.parse(row['finishedAt'] ?? ''));
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  });

  it('contains the same as JSON', async () => {
    const [csv, json] = [await exported(), await exported('?format=json')];
    expect(json.headers['content-disposition']).toBe('attachment; filename="matches.json"');
    expect(json.json.map((row: { matchId: string }) => row.matchId)).toEqual(
      rowsOf(csv.text).map((row) => row['matchId']),
    );
    expect(Object.keys(json.json[0])).toEqual(linesOf(csv.text)[0]?.split(';'));
    expect(json.json[0]).toMatchObject({
      totalScore: 40,
      isForfeited: false,
      end: 'played',
      opponents: '=1+1 / Ü',
    });
  });

  it('contains only turns of the player', async () => {
    const { json } = await exported('?format=json&content=turns');
    expect(json).toHaveLength(many);
    expect(json[0]).toMatchObject({
      matchId: first,
      setNumber: 1,
      legNumber: 1,
      throwNumber: 4,
      score: 40,
      dartsThrown: 3,
      attemptsOnDouble: 1,
    });
    const csv = rowsOf((await exported('?content=turns')).text);
    expect(csv.map((row) => [row['matchId'], row['score']])).toEqual(
      json.map((row: { matchId: string; score: number }) => [row.matchId, `${row.score}`]),
    );
  });

  it('has the same filters as the list', async () => {
    const { json } = await exported('?format=json&startingScore=60');
    expect(json.map((row: { matchId: string }) => row.matchId)).toEqual([first]);
    const nothing = await exported(`?opponentId=${newId()}`);
    expect(linesOf(nothing.text)).toHaveLength(1);
    expect((await exported(`?format=json&opponentId=${newId()}`)).json).toEqual([]);
    for (const query of ['?format=xml', '?content=darts', '?limit=5'])
      expect((await exported(query)).text).toBe('error.invalid-request');
  });

  it('is complete over a real connection', async () => {
    const answer = await fetch(`${app.url}/api/v1/players/${anna.playerId}/matches/export?content=turns`, {
      headers: { authorization: `Bearer ${anna.token}` },
    });
    expect(linesOf(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()))).toEqual(
      linesOf((await exported('?content=turns')).text),
    );
  });

  it('is allowed only to the player', async () => {
    const [stranger, admin] = [await createPerson(app), await createPerson(app, { roles: ['admin'] })];
    expect((await exported('', stranger.token)).text).toBe('error.insufficient-permissions');
    expect((await exported('', admin.token)).text).toBe('error.insufficient-permissions');
    const guestToken = (await call('GET /login/guest')).json.token;
    expect((await exported('', guestToken)).text).toBe('error.insufficient-permissions');
    const nobody = await call(`GET /players/${newId()}/matches/export`, { token: anna.token });
    expect(nobody.text).toBe('error.not-found');
  });
});
