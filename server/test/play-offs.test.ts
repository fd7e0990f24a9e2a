import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { completeConfig } from '@neundarter/rules/match/config';
import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Those who share a rank that decides who qualifies may play for it.

const followUp = { status: 409, text: 'error.event.follow-up-match-started' };
const groups = shortSetup('single-knockout-with-group-stage', {
  groups: { noOfGroups: 2, noOfQualifiers: 4 },
});
const config = completeConfig({ startingScore: 40, legsToWinSet: 1, bullOutForDecider: false });

describe.each(databases)('play-offs on $name', ({ create }) => {
  const { call, scene, calls } = useTournaments(create);

  const send = (address: string, body: object = {}) => call(address, { token: scene.chief.token, body });
  const stateOf = async (id: string) => (await calls.read(id)).state;
  const entrantsOf = ({ slots }: TournamentMatch): readonly string[] =>
    slots.flatMap((slot) => (slot.kind === 'entrant' ? [slot.entrant] : []));
  const ofPlayOff = async (id: string): Promise<readonly TournamentMatch[]> =>
    (await calls.matchesOf(id)).filter(({ stage }) => stage === 'play-off');

  /** Two groups of three in which everybody has won once. */
  const createTied = async (): Promise<string> => {
    const id = await calls.createRunning(groups, 6);
    await calls.playOn(id);
    return id;
  };

  /** Wins the matches of the play-offs. @param order best first */
  const play = async (id: string, order: readonly string[]): Promise<void> => {
    for (const match of await ofPlayOff(id)) {
      const [home = '', away = ''] = entrantsOf(match);
      const isHome = order.indexOf(home) < order.indexOf(away);
      if (match.status === 'ready') await calls.win(match.matchId ?? '', isHome ? 0 : 1);
    }
  };

  it('decide who qualifies, and are followed by the knockout', async () => {
    const id = await createTied();
    const [first, second] = (await stateOf(id)).needed;
    await calls.must(`PATCH /events/${id}/decide`, {
      body: { way: 'play-off', entrants: first.entrants, config },
    });
    const again = await send(`PATCH /events/${id}/decide`, { way: 'lot', entrants: first.entrants });
    expect(again.text).toBe('error.event.invalid-status');
    const playOffs = await ofPlayOff(id);
    expect(playOffs.map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
    const { state } = await calls.read(id);
    expect(state.needed[0].playOff).toBe('1');
    expect(state.playOffs).toMatchObject([
      { id: '1', isFinished: false, matchIds: playOffs.map(({ matchId }) => matchId) },
    ]);
    await calls.must(`PATCH /events/${id}/decide`, { body: { way: 'lot', entrants: second.entrants } });
    const order = first.entrants.toReversed();
    await play(id, order);
    const after = await stateOf(id);
    expect(after).toMatchObject({ needed: [], playOffs: [{ isFinished: true }] });
    const qualified = after.matches
      .filter(({ stage }: TournamentMatch) => stage === 'knockout')
      .flatMap(entrantsOf);
    expect(qualified).toEqual(expect.arrayContaining(order.slice(0, 2)));
    expect(qualified).not.toContain(order[2]);
    const table = await calls.must(`GET /events/${id}/table?stage=group&group=${first.scope}`);
    expect(table.map(({ noOfMatches }: { noOfMatches: number }) => noOfMatches)).toEqual([2, 2, 2]);
    expect((await calls.must(`GET /events/${id}/table`))[0].noOfMatches).toBe(2);
    const log = await calls.must(`GET /events/${id}/log`);
    expect(log.find(({ kind }: { kind: string }) => kind === 'play-off').entrants).toEqual(first.entrants);
    expect((await calls.playOn(id)).status).toBe('finished');
  });

  /** A league of three in which everybody has won once, and once again in the play-off. */
  const createTiedTwice = async () => {
    const id = await calls.createRunning(shortSetup('league'), 3);
    const [first, ...others] = await calls.matchesOf(id);
    const members = [...new Set([first, ...others].flatMap((match) => (match ? entrantsOf(match) : [])))];
    /** Everybody beats the next one. */
    const isHome = (match: TournamentMatch): boolean => {
      const [home = '', away = ''] = entrantsOf(match);
      return members[(members.indexOf(home) + 1) % members.length] === away;
    };
    const inCircle = (match: TournamentMatch) => (isHome(match) ? 0 : 1);
    await calls.playOn(id, inCircle);
    const [{ entrants }] = (await stateOf(id)).needed;
    await calls.must(`PATCH /events/${id}/decide`, { body: { way: 'play-off', entrants, config } });
    await calls.playOn(id, inCircle);
    return { id, entrants: entrants as readonly string[] };
  };

  it.each([
    ['lot', {}],
    ['order', { reason: 'Ausgemacht' }],
  ])('that end level again are decided by %s, which can be taken back', async (way, more) => {
    const { id, entrants } = await createTiedTwice();
    const before = await stateOf(id);
    expect(before.needed).toEqual([{ scope: 'Liga', entrants, place: 1, playOff: null }]);
    const address = `PATCH /events/${id}/decide`;
    await calls.must(address, { body: { way, entrants, ...more } });
    const { status, state } = await calls.read(id);
    expect(status).toBe('finished');
    expect(state.matches).toEqual(before.matches);
    expect(state.places.map(({ from, to }: { from: number; to: number }) => [from, to])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    if (way === 'order') expect(state.winner).toBe(entrants[0]);
    const table = await calls.must(`GET /events/${id}/table?stage=group&group=Liga`);
    expect(table.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2, 3]);
    await calls.must(`PATCH /events/${id}/undo-decide`, { body: { entrants } });
    const { decisions, ...after } = await stateOf(id);
    expect({ ...after, decisions: [] }).toEqual(before);
    expect(decisions).toMatchObject([{ way, undoneAt: expect.any(Number) }]);
    // What was played stays.
    expect(await send(`PATCH /events/${id}/undo-decide`, { entrants })).toMatchObject(followUp);
    await calls.must(address, { body: { way, entrants, ...more } });
    expect((await calls.read(id)).status).toBe('finished');
  });

  it('are taken back also after one of three has withdrawn, with the callers that were chosen for them', async () => {
    const id = await createTied();
    const [{ entrants }, other] = (await stateOf(id)).needed;
    const decide = () =>
      calls.must(`PATCH /events/${id}/decide`, { body: { way: 'play-off', entrants, config } });
    await decide();
    const [first] = await ofPlayOff(id);
    const body = { caller: other.entrants[0] };
    await calls.must(`PATCH /events/${id}/matches/${first?.matchId}/caller`, { body });
    const left = { entrant: entrants[2], stage: 'group', effect: 'forfeits' };
    await calls.must(`PATCH /events/${id}/withdraw`, { body: left });
    const [needed] = (await stateOf(id)).needed;
    expect(needed).toMatchObject({ entrants: entrants.slice(0, 2).toSorted(), playOff: '1' });
    await calls.must(`PATCH /events/${id}/undo-decide`, { body: { entrants: needed.entrants } });
    await calls.must(`PATCH /events/${id}/undo-withdraw`, { body: { entrant: entrants[2] } });
    await decide();
    expect((await ofPlayOff(id)).map(({ caller }) => caller)).toEqual([null, null, null]);
  });

  it('are taken back until one of their matches has begun, and their results until the knockout has', async () => {
    const id = await createTied();
    const before = await stateOf(id);
    const [{ entrants }, other] = before.needed;
    const decide = () =>
      calls.must(`PATCH /events/${id}/decide`, { body: { way: 'play-off', entrants, config } });
    await decide();
    const [known] = await ofPlayOff(id);
    await calls.must(`PATCH /events/${id}/undo-decide`, { body: { entrants } });
    expect(await stateOf(id)).toEqual(before);
    expect((await call(`GET /matches/${known?.matchId}`)).status).toBe(404);
    const [undone] = await calls.must(`GET /events/${id}/log`);
    expect(undone).toMatchObject({ kind: 'play-off', undoneBy: 'Anna', undoneBecause: null });
    await decide();
    await calls.must(`PATCH /events/${id}/decide`, { body: { way: 'lot', entrants: other.entrants } });
    await play(id, entrants);
    expect(await send(`PATCH /events/${id}/undo-decide`, { entrants })).toMatchObject(followUp);
    const last = (await ofPlayOff(id)).at(-1)?.matchId ?? '';
    await calls.must(`DELETE /matches/${last}/throw`);
    expect((await stateOf(id)).needed).toHaveLength(1);
    const running = await calls.must(`GET /matches/${last}/standing`);
    await calls.must(`POST /matches/${last}/throw`, {
      body: { playerId: running.currentPlayerId, score: 40, attemptsOnDouble: 1 },
    });
    const knockout = (await calls.matchesOf(id)).find(
      ({ stage, status, slots }) =>
        stage === 'knockout' &&
        status === 'ready' &&
        slots.some((slot) => slot.kind === 'entrant' && entrants.includes(slot.entrant)),
    );
    await calls.win(knockout?.matchId ?? '');
    expect(await call(`DELETE /matches/${last}/throw`, { token: scene.chief.token })).toMatchObject(followUp);
  });

  it('end when a corrected result decides the rank, unless they have begun', async () => {
    const id = await createTied();
    const [{ entrants, scope }] = (await stateOf(id)).needed;
    await calls.must(`PATCH /events/${id}/decide`, { body: { way: 'play-off', entrants, config } });
    const ofGroup = (await calls.matchesOf(id)).find(({ groupId }) => groupId === scope)?.matchId ?? '';
    await calls.must(`DELETE /matches/${ofGroup}/throw`);
    expect(await ofPlayOff(id)).toMatchObject([
      { status: 'not-due', matchId: null },
      { status: 'not-due' },
      { status: 'not-due' },
    ]);
    const { currentPlayerId: playerId } = await calls.must(`GET /matches/${ofGroup}/standing`);
    await calls.must(`POST /matches/${ofGroup}/throw`, {
      body: { playerId, score: 40, attemptsOnDouble: 1 },
    });
    const [first] = await ofPlayOff(id);
    expect(first?.status).toBe('ready');
    await calls.win(first?.matchId ?? '');
    expect(await call(`DELETE /matches/${ofGroup}/throw`, { token: scene.chief.token })).toMatchObject(
      followUp,
    );
    const address = `/events/${id}/matches/${ofGroup}`;
    const dependents = await calls.must(`GET ${address}/dependents`);
    expect(dependents).toEqual([{ matchId: first?.matchId, number: first?.number, status: 'finished' }]);
    await calls.must(`PATCH ${address}/undo-result`, { body: { reason: 'Falsch', reset: [first?.matchId] } });
    expect((await ofPlayOff(id)).map(({ status }) => status)).toEqual(['not-due', 'not-due', 'not-due']);
  });

  it('go on without whoever withdraws, who forfeits the rest', async () => {
    const id = await createTied();
    const [{ entrants }] = (await stateOf(id)).needed;
    await calls.must(`PATCH /events/${id}/decide`, { body: { way: 'play-off', entrants, config } });
    const [first] = await ofPlayOff(id);
    await calls.must(`PATCH /matches/${first?.matchId}/start`);
    const [entrant] = first === undefined ? [] : entrantsOf(first);
    await calls.must(`PATCH /events/${id}/withdraw`, {
      body: { entrant, stage: 'group', effect: 'forfeits' },
    });
    const statuses = (await ofPlayOff(id)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['forfeited', 'forfeited', 'ready']);
    expect((await calls.must(`GET /matches/${first?.matchId}`)).props.isForfeited).toBe(true);
  });

  it('make an even best-of odd, because somebody has to win, and refuse impossible settings', async () => {
    const id = await createTied();
    const [{ entrants }] = (await stateOf(id)).needed;
    const even = completeConfig({ legMode: 'best-of', maxLegsToPlay: 4, bullOutForDecider: false });
    const body = { way: 'play-off', entrants, config: { ...even, startingScore: 1 } };
    expect((await send(`PATCH /events/${id}/decide`, body)).text).toBe('error.invalid-request');
    await calls.must(`PATCH /events/${id}/decide`, { body: { ...body, config: even } });
    const [match] = await ofPlayOff(id);
    const { config } = (await calls.must(`GET /matches/${match?.matchId}`)).props;
    expect(config).toMatchObject({ legMode: 'best-of', maxLegsToPlay: 5 });
  });
});
