import { describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { readMatch } from '../../test/read-match.ts';
import { checkout, homeId, miss, playTurns, startedMatch, valueOf } from '../../test/scorer.ts';
import { testTime } from '../../test/test-platform.ts';
import { useScorer } from '../../test/use-scorer.ts';
import { newId } from '../platform/ids.ts';
import { correctionNotes } from './storage/note-rows.ts';

const guestId = 'guest000000000000000';

describe.each(databases)('correcting a turn on $name', ({ create }) => {
  const { db, platform, scorer, storedFold } = useScorer(create);

  const three = async (...scores: readonly number[]) => {
    const { id } = await startedMatch(scorer);
    const played = await playTurns(
      scorer,
      id,
      scores.map((score) => ({ score })),
    );
    const turns = played.props.sets[0]?.legs[0]?.throws ?? [];
    const ids = turns.map((turn) => turn.id);
    const values = { playerId: homeId, score: 30, dartsThrown: 3, attemptsOnDouble: 0 };
    const sent = {
      throwId: ids[0] ?? '',
      ...values,
      lastThrowId: ids.at(-1) ?? '',
      keptThrowId: ids.at(-1) ?? '',
    };
    return { id, sent, ids };
  };

  it('computes the match anew, once, and notes what was changed', async () => {
    const { id, sent } = await three(20, 20, 20);
    const requestId = newId();
    const corrected = valueOf(await scorer.correct(id, { ...sent, requestId }));
    expect(corrected.props.standing).toMatchObject({ score: [51, 81] });
    expect(corrected.props.corrections).toEqual([
      {
        at: testTime,
        playerId: homeId,
        setNumber: 1,
        legNumber: 1,
        before: { score: 20, dartsThrown: 3, attemptsOnDouble: 0 },
        after: { score: 30, dartsThrown: 3, attemptsOnDouble: 0 },
        lostTurns: 0,
      },
    ]);
    expect(valueOf(await scorer.correct(id, { ...sent, requestId }))).toEqual(corrected);
    expect(valueOf(await scorer.correct(id, sent)).props.revision).toBe(corrected.props.revision);
    expect(valueOf(await readMatch(db, id))).toEqual(corrected);
    expect((await storedFold(id)).sets).toEqual(corrected.props.sets);
    const told = platform.heard.filter(({ payload }) => payload.matchId === id).at(-1);
    expect(told).toMatchObject({
      event: 'match-score-updated',
      payload: { change: 'correct', lastThrow: null, revision: corrected.props.revision },
    });
    expect(
      valueOf(await scorer.throw(id, { playerId: corrected.props.currentPlayerId ?? '', score: 26 })).props,
    ).toMatchObject({
      standing: { score: [51, 55] },
    });
  });

  it('removes turns that are not possible any more, if the device has seen that', async () => {
    const { id, sent, ids } = await three(20, 20, 60, 20);
    expect(await scorer.correct(id, { ...sent, score: 60 })).toMatchObject({
      ok: false,
      error: 'error.match.out-of-sync',
    });
    const corrected = valueOf(await scorer.correct(id, { ...sent, score: 60, keptThrowId: ids[1] ?? '' }));
    expect(corrected.props.sets[0]?.legs[0]?.throws.map(({ score }) => score)).toEqual([60, 20]);
    expect(corrected.props.corrections).toMatchObject([{ lostTurns: 2 }]);
    expect((await storedFold(id)).sets).toEqual(corrected.props.sets);
    const after = await playTurns(scorer, id, [{ score: 20 }, miss]);
    expect((await storedFold(id)).sets).toEqual(after.props.sets);
  });

  it('ends leg and match by an earlier checkout', async () => {
    const { id } = await startedMatch(scorer);
    await playTurns(scorer, id, [{ score: 51 }, miss, checkout, { score: 51 }, { score: 51 }, miss]);
    const turns = (await storedFold(id)).sets[0]?.legs[1]?.throws ?? [];
    const [, own] = turns;
    const sent = {
      throwId: own?.id ?? '',
      playerId: homeId,
      lastThrowId: turns.at(-1)?.id ?? '',
      keptThrowId: own?.id ?? '',
    };
    expect(
      await scorer.correct(id, { ...sent, score: 101, dartsThrown: 3, attemptsOnDouble: 1 }),
    ).toMatchObject({
      ok: true,
      value: { props: { status: 'finished', winningParty: 0, finishReceivedAt: testTime } },
    });
    expect(platform.heard.map(({ event }) => event)).toContain('match-finished');
  });

  it('refuses the turn of another player under a wrong name, other legs and impossible points', async () => {
    const { id, sent } = await three(20, 20);
    const refusals = [
      [{ ...sent, playerId: 'away0000000000000000' }, 'error.invalid-player'],
      [{ ...sent, throwId: 'unknown' }, 'error.match.out-of-sync'],
      [{ ...sent, score: 179 }, 'error.invalid-score'],
      [{ ...sent, score: 101, dartsThrown: 3 }, 'error.checkout-must-have-at-least-one-double-attempt'],
    ] as const;
    for (const [wrong, error] of refusals)
      expect(await scorer.correct(id, wrong)).toMatchObject({ ok: false, error });
  });

  it('belongs to the export of whoever did it, until their account is deleted', async () => {
    const { id, sent } = await three(20, 20);
    valueOf(await scorer.correct(id, sent));
    const ofThis = async () =>
      (await db.query((q) => correctionNotes.findBy(q, guestId))).filter(({ matchId }) => matchId === id);
    expect(await ofThis()).toMatchObject([{ after: { score: 30 } }]);
    await db.write((tx) => correctionNotes.forgetAuthor(tx, guestId));
    expect(await ofThis()).toEqual([]);
    expect(valueOf(await readMatch(db, id)).props.corrections).toHaveLength(1);
  });
});
