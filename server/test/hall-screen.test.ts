import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { openHall as openTestHall } from './hall-scene.ts';
import { useTournaments } from './use-tournaments.ts';

describe.each(databases)('the television of a hall on $name', ({ create }) => {
  const { app, call } = useTournaments(create, { rateLimits: {} });

  it('shows strangers what runs, is called and comes next on each board, and not who called', async () => {
    const { id, matchIds, boardIds, callTo, send, calls } = await openTestHall({ app, call }, { boards: 3 });
    const [runs = '', waits = ''] = matchIds;
    const [one = '', other = '', free = ''] = boardIds;
    const screen = async () => (await call(`GET /events/${id}/hall/screen`)).json;
    const before = await screen();
    expect(before.boards).toMatchObject(boardIds.map((boardId) => ({ id: boardId, matches: [] })));
    expect(before.next.map(({ boardId }: { boardId: string }) => boardId)).toEqual(boardIds);
    await callTo(runs, one);
    await calls.must(`PATCH /matches/${runs}/start`);
    await callTo(waits, other);
    await send(`PATCH /events/${id}/matches/${waits}/call/repeat`, { calls: 2 });
    const shown = await screen();
    expect(shown).toEqual({
      eventId: id,
      boards: [
        { id: one, name: 'Board 1', state: 'open', isElsewhere: false, matches: [runs] },
        { id: other, name: 'Board 2', state: 'open', isElsewhere: false, matches: [] },
        { id: free, name: 'Board 3', state: 'open', isElsewhere: false, matches: [] },
      ],
      calls: [
        {
          matchId: waits,
          boardId: other,
          calls: 2,
          calledAt: expect.any(Number),
          latestAt: expect.any(Number),
          presentAt: null,
          callerSoughtFrom: expect.any(Number),
        },
      ],
      next: expect.arrayContaining([{ boardId: free, matchId: expect.any(String) }]),
    });
    const next = shown.next.map(({ matchId }: { matchId: string }) => matchId);
    expect(next).not.toContain(runs);
    expect(next).not.toContain(waits);
  });

  it('says of a board that another event has it, and not for what', async () => {
    const { id, boardIds, start, send, matchIds, callTo } = await openTestHall({ app, call });
    const other = await start();
    const path = `/events/${other.id}/matches/${other.matchIds[0]}/call`;
    await send(`PATCH ${path}`, { boardId: boardIds[0] ?? '' });
    // People of the same name count as one, so not every match can be called beside the other one.
    const called: string[] = [];
    for (const matchId of matchIds) {
      const answer = called.length === 0 ? await callTo(matchId, boardIds[1] ?? '') : null;
      if (answer?.status === 200) called.push(matchId);
    }
    const { json } = await call(`GET /events/${id}/hall/screen`);
    expect(json.boards).toMatchObject([{ isElsewhere: true, matches: [] }, { isElsewhere: false }]);
    expect(json.calls).toMatchObject([{ matchId: called[0] }]);
  });
});
