import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseSite, databases } from '../../test/databases.ts';
import { readMatch } from '../../test/read-match.ts';
import { awayId, createScorer, homeId, shortMatch, startedMatch, valueOf } from '../../test/scorer.ts';
import { createTestPlatform } from '../../test/test-platform.ts';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';

const longMatch = { ...shortMatch, config: { startingScore: 10_001 } };

describe.each(databases)('many simultaneous writers on $name', ({ name, create }) => {
  let site: DatabaseSite;
  /** Two processes if the database allows it, otherwise one. */
  let processes: readonly Database[];

  beforeAll(async () => {
    site = await create();
    const count = name === 'postgres' ? 2 : 1;
    processes = await Promise.all(Array.from({ length: count }, () => openDatabase(site.options)));
  });
  afterAll(async () => {
    await Promise.all(processes.map((db) => db.close()));
    await site.dispose();
  });

  const start = () => {
    const platforms = processes.map((db) => createTestPlatform(db));
    const scorers = platforms.map((platform) => createScorer(platform));
    const scorerOf = (index: number) => scorers[index % scorers.length] as (typeof scorers)[0];
    const revisionsOf = (id: string) =>
      platforms
        .flatMap(({ heard }) => heard)
        .filter(({ event, payload }) => event === 'match-score-updated' && payload.matchId === id)
        .map(({ payload }) => payload.revision)
        .sort((one, next) => one - next);
    return { scorerOf, revisionsOf, read: (id: string) => readMatch(processes[0] as Database, id) };
  };

  it('record only one of fifty turns for the same position', async () => {
    const { scorerOf, revisionsOf, read } = start();
    const { id } = await startedMatch(scorerOf(0), longMatch);
    const place = { setNumber: 1, legNumber: 1, throwNumber: 1 };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        scorerOf(index).throw(id, { playerId: homeId, score: 60, ...place }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.error === 'error.match.out-of-sync')).toHaveLength(
      49,
    );
    const match = valueOf(await read(id));
    expect(match.props).toMatchObject({ revision: 2, standing: { score: [9941, 10_001] } });
    expect(revisionsOf(id)).toEqual([1, 2]);
  });

  it('record turns of both players only in order, with revisions without gaps', async () => {
    const { scorerOf, revisionsOf, read } = start();
    const { id } = await startedMatch(scorerOf(0), longMatch);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        scorerOf(index).throw(id, { playerId: index % 3 === 0 ? awayId : homeId, score: index + 1 }),
      ),
    );
    const accepted = answers.filter(({ ok }) => ok).length;
    expect(accepted).toBeGreaterThan(0);
    const { props } = valueOf(await read(id));
    const throws = props.sets[0]?.legs[0]?.throws ?? [];
    expect(throws).toHaveLength(accepted);
    expect(throws.map(({ playerId }) => playerId)).toEqual(
      throws.map((_, index) => (index % 2 === 0 ? homeId : awayId)),
    );
    expect(props.revision).toBe(accepted + 1);
    expect(revisionsOf(id)).toEqual(Array.from({ length: accepted + 1 }, (_, index) => index + 1));
    const total = throws.filter(({ party }) => party === 0).reduce((sum, { score }) => sum + score, 0);
    expect(props.standing.score[0]).toBe(10_001 - total);
  });

  it('record one turn that fifty devices send under the same id', async () => {
    const { scorerOf, revisionsOf, read } = start();
    const { id } = await startedMatch(scorerOf(0), longMatch);
    const turn = { playerId: homeId, score: 60, requestId: 'one-turn' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => scorerOf(index).throw(id, turn)),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(valueOf(await read(id)).props.sets[0]?.legs[0]?.throws).toHaveLength(1);
    expect(revisionsOf(id)).toEqual([1, 2]);
  });

  it('undo and throw at the same time with the right revisions', async () => {
    const { scorerOf, revisionsOf, read } = start();
    const { id } = await startedMatch(scorerOf(0), longMatch);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 4 === 3
          ? scorerOf(index).undo(id)
          : scorerOf(index).throw(id, { playerId: index % 2 === 0 ? homeId : awayId, score: 1 }),
      ),
    );
    const accepted = answers.filter(({ ok }) => ok).length;
    const { props } = valueOf(await read(id));
    expect(props.revision).toBe(accepted + 1);
    expect(revisionsOf(id)).toEqual(Array.from({ length: accepted + 1 }, (_, index) => index + 1));
    const rows = await processes[0]?.query((q) =>
      q.selectFrom('match_moves').select('seq').where('match_id', '=', id).orderBy('seq').execute(),
    );
    expect(rows?.map(({ seq }) => seq)).toEqual(rows?.map((_, index) => index));
    expect(rows).toHaveLength((props.sets[0]?.legs[0]?.throws.length ?? 0) + 1);
  });

  it('do not disturb other matches', async () => {
    const { scorerOf, read } = start();
    const matches = await Promise.all(
      Array.from({ length: 20 }, (_, index) => startedMatch(scorerOf(index), longMatch)),
    );
    await Promise.all(
      matches.map(async ({ id }, index) => {
        for (let turn = 0; turn < 10; turn += 1) {
          const playerId = turn % 2 === 0 ? homeId : awayId;
          valueOf(await scorerOf(index + turn).throw(id, { playerId, score: turn }));
        }
      }),
    );
    for (const { id } of matches) expect(valueOf(await read(id)).props.revision).toBe(11);
  });
});
