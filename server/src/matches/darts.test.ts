import { bedCentre } from '@neundarter/rules/board/geometry';
import type { ThrownDart } from '@neundarter/rules/turn/thrown-dart';
import { describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { awayId, homeId, startedMatch, valueOf } from '../../test/scorer.ts';
import { useScorer } from '../../test/use-scorer.ts';
import { readLeg } from './reads.ts';

const dart = (bed: 'T17' | 'DB' | 'S1'): ThrownDart => ({ bed, ...bedCentre(bed) });
const miss: ThrownDart = { bed: 'M', rMm: 201.5, thetaDeg: 12.25 };

describe.each(databases)('the darts of a turn on $name', ({ create }) => {
  const { db, scorer, storedFold } = useScorer(create);

  const throwsOf = async (id: string) =>
    (await storedFold(id)).sets.flatMap((set) => set.legs.flatMap((leg) => leg.throws));

  it('are stored with the turn, read with the leg and deleted with the turn', async () => {
    const { id } = await startedMatch(scorer);
    const darts = [dart('T17'), miss, dart('S1')];
    valueOf(await scorer.throw(id, { playerId: homeId, score: 52, attemptsOnDouble: 2, darts }));
    valueOf(await scorer.throw(id, { playerId: awayId, score: 26 }));
    expect((await throwsOf(id)).map((turn) => turn.darts)).toEqual([darts, undefined]);
    const { leg } = valueOf(await readLeg(db, { id, setNumber: 1, legNumber: 1 }));
    expect(leg.throws[0]?.darts).toEqual(darts);
    expect(leg.throws[1]).not.toHaveProperty('darts');
    valueOf(await scorer.undo(id));
    valueOf(await scorer.undo(id));
    expect(await throwsOf(id)).toEqual([]);
    valueOf(await scorer.throw(id, { playerId: homeId, score: 52 }));
    expect((await throwsOf(id))[0]).not.toHaveProperty('darts');
  });

  it('are stored without positions if they were entered by hand', async () => {
    const { id } = await startedMatch(scorer);
    const beds = ['T17', 'M', 'S1'] as const;
    valueOf(await scorer.throw(id, { playerId: homeId, score: 52, attemptsOnDouble: 2, beds }));
    expect(await throwsOf(id)).toMatchObject([{ score: 52, beds }]);
    const { leg } = valueOf(await readLeg(db, { id, setNumber: 1, legNumber: 1 }));
    expect(leg.throws[0]).not.toHaveProperty('darts');
    expect(await scorer.throw(id, { playerId: awayId, score: 60, beds: ['T19'] })).toMatchObject({
      error: 'error.invalid-score',
    });
  });

  it('finish a leg', async () => {
    const { id } = await startedMatch(scorer);
    const darts = [dart('T17'), dart('DB')];
    const sent = { playerId: homeId, score: 101, dartsThrown: 2, attemptsOnDouble: 1, darts };
    const match = valueOf(await scorer.throw(id, sent));
    expect(match.props.standing.legs).toEqual([1, 0]);
    expect((await throwsOf(id))[0]?.darts).toEqual(darts);
  });

  it('are refused if they result in a different turn, and nothing is stored', async () => {
    const { id } = await startedMatch(scorer);
    const refused = { ok: false, error: 'error.invalid-score' };
    const answers = [
      await scorer.throw(id, { playerId: homeId, score: 60, darts: [dart('T17')] }),
      await scorer.throw(id, { playerId: homeId, score: 51, darts: [dart('T17')] }),
      await scorer.throw(id, { playerId: homeId, score: 51, darts: [{ ...dart('T17'), thetaDeg: 0 }] }),
    ];
    expect(answers).toEqual([refused, refused, refused]);
    expect(await throwsOf(id)).toEqual([]);
  });
});
