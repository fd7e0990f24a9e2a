import { completeConfig } from '@neundarter/rules/match/config';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../test/databases.ts';
import { shortSetup } from '../../../test/tournament-scene.ts';
import { useTournaments } from '../../../test/use-tournaments.ts';
import { lockEvent } from '../../events/lock-event.ts';
import { withFollowers } from '../../match-hooks.ts';
import { giveSeat } from '../../matches/seats/give-seat.ts';
import { lockAndFold } from '../../matches/storage/lock-and-fold.ts';
import { newId } from '../../platform/ids.ts';

describe.each(databases)('a seat of a finished match on $name', ({ create }) => {
  const { app, calls } = useTournaments(create);

  it('that somebody else gets takes its highlights along', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 2);
    const [final] = await calls.matchesOf(id);
    const matchId = final?.matchId ?? '';
    const config = completeConfig({ startingScore: 301, legsToWinSet: 1, bullOutForDecider: false });
    const body = { round: 'final', config, reason: 'Kürzer' };
    await calls.must(`PATCH /events/${id}/rounds`, { body });
    await calls.must(`PATCH /matches/${matchId}/start`);
    for (const turn of [{ score: 180 }, { score: 0 }, { score: 121, dartsThrown: 3, attemptsOnDouble: 1 }]) {
      const { currentPlayerId: playerId } = await calls.must(`GET /matches/${matchId}/standing`);
      await calls.must(`POST /matches/${matchId}/throw`, { body: { playerId, ...turn } });
    }
    const { parties } = (await calls.must(`GET /matches/${matchId}`)).props;
    const winner = parties[0].player;
    const highlightsOf = () =>
      app.db.query(async (q) => {
        const row = await q
          .selectFrom('event_achievements')
          .select('achievements')
          .where('event_id', '=', id)
          .where('player_id', '=', winner.id)
          .executeTakeFirst();
        const { highScores, highFinishes } = JSON.parse(row?.achievements ?? '{}');
        return [highScores['180'], highFinishes['121-140']];
      });
    expect(await highlightsOf()).toEqual([1, 1]);
    const { db } = app;
    const platform = withFollowers({
      db,
      clock: { now: () => Date.now() },
      newId,
      announce: () => undefined,
      notify: async () => undefined,
      address: () => 'http://localhost',
    });
    await db.write(async (tx) => {
      await lockEvent(tx, id);
      const before = await lockAndFold(tx, matchId);
      if (before === null) throw new Error('The match is gone');
      const player = { ...winner, id: newId() };
      await giveSeat(platform, tx, { before, change: { playerId: winner.id, player } });
    });
    expect(await highlightsOf()).toEqual([0, 0]);
  });
});
