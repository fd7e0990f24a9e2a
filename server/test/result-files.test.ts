import { readFileSync } from 'node:fs';
import { ResultFileSchema } from '@neundarter/contract/entities/result-file';
import { readResultFile } from '@neundarter/rules/result-file/read-result-file';
import type { ResultFile } from '@neundarter/rules/result-file/result-file';
import type { RankingRow } from '@neundarter/rules/table/ranking-row';
import type { SlotSource } from '@neundarter/rules/tournament/match/planned-match';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createEvent } from './create-event.ts';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { createSides, matchdayCalls } from './matchday-scene.ts';
import { alone, guest, shortMatches } from './short-matches.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

/** A row without what names people, of which ids are different in a file. */
const withoutIds = ({ key: _key, party: _party, ...figures }: RankingRow) => figures;

describe.each(databases)('result files on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create, { rateLimits: {}, listens: true });
  const load = (id: string, query = '', token?: string) =>
    call(`GET /events/${id}/result-file${query}`, { token });
  /** The file and its tables. */
  const read = async (id: string, query = '', token?: string) => {
    const { text, status } = await load(id, query, token);
    expect(status).toBe(200);
    // The client checks it against the published schema.
    const file = JSON.parse(text) as ResultFile;
    const results = readResultFile(file);
    if (!results.ok) throw new Error(results.error);
    return { file, text, ...results.value };
  };
  const tableOf = async (id: string, query: string): Promise<readonly RankingRow[]> =>
    (await call(`GET /events/${id}/table?${query}`, { token: scene.chief.token })).json;

  let id: string;
  beforeAll(async () => {
    // 8 in two groups, of whom 4 play a knockout.
    const setup = shortSetup('single-knockout-with-group-stage', {
      groups: { noOfGroups: 2, noOfQualifiers: 4 },
    });
    id = await calls.create(setup);
    const { token } = scene.chief;
    for (let at = 1; at <= 8; at += 1) {
      const player = { type: 'external', id: newId(), firstName: `Nr${at}`, lastName: 'Meier' };
      const entry = { id: newId(), participant: { type: 'single', player }, teamName: `Club ${at % 3}` };
      const { status } = await call(`POST /events/${id}/participants`, { token, body: entry });
      expect(status).toBeLessThan(300);
    }
    await app.db.write(({ q }) =>
      q.updateTable('event_participants').set({ is_name_shortened: 1 }).where('event_id', '=', id).execute(),
    );
    await calls.must(`PATCH /events/${id}/publish`);
    await calls.must(`PATCH /events/${id}/groups/create`);
    await calls.must(`PATCH /events/${id}/start`);
    await calls.playOn(id, ({ number }) => ((number ?? 0) % 3 === 0 ? 1 : 0));
  });

  it('of a tournament give back its tables, for everybody', async () => {
    const { file, tables } = await read(id);
    expect(tables.map(({ group }) => group)).toEqual(['A', 'B']);
    for (const { group, rows } of tables) {
      const table = await tableOf(id, `stage=group&group=${group}`);
      expect(rows.map(withoutIds)).toEqual(table.map(withoutIds));
      const names = new Map(file.people.map((person) => [person.id, person.name]));
      expect(rows.map(({ key }) => names.get(key))).toEqual(
        table.map(({ party }) => {
          const [player] = 'player' in party ? [party.player] : party.players;
          return player.type === 'external' ? `${player.firstName} ${player.lastName}` : '';
        }),
      );
    }
    expect(file.matches).toHaveLength(15);
    expect(file.matches.map(({ number }) => number).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      Array.from({ length: 15 }, (_, at) => at + 1),
    );
    expect(file.event).toMatchObject({ name: 'Pokal', isFinished: true, qualifiers: 4 });
  });

  it('of a tournament have the place of everybody, and their clubs', async () => {
    const { file } = await read(id);
    const { state } = await calls.read(id);
    expect(file.places.map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 2],
      [3, 4],
      [3, 4],
      [5, 6],
      [5, 6],
      [7, 8],
      [7, 8],
    ]);
    expect(state.places).toHaveLength(4);
    expect(new Set(file.places.flatMap(({ party }) => party)).size).toBe(8);
    expect(new Set(file.people.map(({ club }) => club))).toEqual(new Set(['Club 0', 'Club 1', 'Club 2']));
  });

  it('name people as everybody sees them, in full only for organisers, and contain no id of a player', async () => {
    const shown = await read(id);
    expect(shown.file.people.every(({ name }) => /^Nr\d M\.$/.test(name))).toBe(true);
    const full = await read(id, '?content=complete', scene.chief.token);
    expect(full.file.content).toBe('complete');
    expect(full.file.people.every(({ name }) => /^Nr\d Meier$/.test(name))).toBe(true);
    const { participants } = await calls.read(id);
    for (const { participant } of participants) expect(full.text).not.toContain(participant.player.id);
    const refused = await load(id, '?content=complete', (await createPerson(app)).token);
    expect([refused.status, refused.text]).toEqual([403, 'error.insufficient-permissions']);
  });

  it('as CSV have the places of everybody, with clubs and figures', async () => {
    const { text, headers } = await load(id, '?format=csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(head).toMatch(/^place;placeTo;name;club;matches;won;/);
    expect(lines.map((line) => line.split(';').slice(0, 2).join('-'))).toEqual([
      '1-1',
      '2-2',
      '3-4',
      '3-4',
      '5-6',
      '5-6',
      '7-8',
      '7-8',
    ]);
    expect(lines.every((line) => /;Nr\d M\.;Club \d;\d;/.test(line))).toBe(true);
  });

  it('of a tournament that goes on have no places yet', async () => {
    const running = await calls.createRunning(shortSetup('league'), 6);
    const { file } = await read(running);
    expect([file.places, file.matches, file.event.isFinished]).toEqual([[], [], false]);
    expect(file.tables.map(({ members }) => members.length)).toEqual([6]);
    expect((await load(running, '?format=csv')).text.trimEnd().split('\r\n')).toHaveLength(7);
  });

  it('of a league that somebody has left give back its table, and place everybody', async () => {
    const league = await calls.createRunning(shortSetup('league'), 6);
    const { participants } = await calls.read(league);
    await calls.must(`PATCH /events/${league}/withdraw`, {
      body: { entrant: participants[5].id, stage: 'group', effect: 'out-of-table' },
    });
    // The earlier entry wins, so that nobody is level, whatever the draw.
    const place = (slot: SlotSource): number =>
      participants.findIndex(
        ({ id: one }: { id: string }) => slot.kind === 'entrant' && slot.entrant === one,
      );
    await calls.playOn(league, ({ slots: [home, away] }) => (place(home) < place(away) ? 0 : 1));
    const { tables, file } = await read(league);
    const table = await tableOf(league, `stage=group&group=${tables[0]?.group}`);
    expect(tables[0]?.rows.map(withoutIds)).toEqual(table.map(withoutIds));
    expect([table.length, file.tables[0]?.withdrawn.length, file.places.length]).toEqual([5, 1, 6]);
  });

  it('of a training give back the table of its players, of match days with their teams', async () => {
    const event = await createEvent(app, { teamId: scene.teamId });
    const anna = guest('Anna');
    const play = (turns: readonly (number | 'out')[], parties: Parameters<typeof alone>[0][]) =>
      shortMatches(call).play({
        token: scene.chief.token,
        eventId: event,
        turns,
        parties: [alone(parties[0] ?? anna), alone(parties[1] ?? anna)],
      });
    await play(['out'], [anna, guest('Bernd')]);
    await play([20, 'out'], [guest('Carl'), guest('=Dora')]);
    const training = await read(event);
    expect(training.tables[0]?.rows.map(withoutIds)).toEqual((await tableOf(event, '')).map(withoutIds));
    expect((await load(event, '?format=csv')).text).toContain(";'=Dora;");

    const sides = await createSides(app);
    const matchday = matchdayCalls(call, sides);
    const day = await matchday.createSet({ isPublic: true });
    await matchday.start(day);
    const { file } = await read(day);
    expect([file.event.type, file.matches]).toEqual(['mdsl-matchday', []]);
  });

  it('of unknown and of closed events do not exist', async () => {
    const closed = await createEvent(app, { isPublic: false });
    for (const one of [newId(), closed]) expect((await load(one)).status).toBe(404);
    expect((await load(id, '?format=pdf')).status).toBe(400);
  });
});

it('the published schema is the one of the contract', () => {
  const file = readFileSync(new URL('../../docs/result-file.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(ResultFileSchema)));
});
