import {
  agreementCodeLifetimeMs,
  maxPlayersOfTeam,
  maxReopenings,
  maxTeamsOfPlayer,
} from '@neundarter/contract/limits';
import { maxTurnsOfMatch } from '@neundarter/rules/match/turn-limit';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createClub, createExternals, createPerson, joinClubs, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { inPortions } from './in-portions.ts';
import { sampleMatch } from './sample-match.ts';
import { useApp } from './use-app.ts';

// What people create has a maximum, so that no answer grows without end; see bounded-answers.test.ts.

describe.each(databases)('the maximum on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let admin: Person;

  beforeAll(async () => {
    admin = await createPerson(app, { roles: ['admin'] });
  });

  it('of turns in a match is enforced, and the match can still be read and undone', async () => {
    const { id, home, away, props } = sampleMatch();
    const { token } = admin;
    await call('POST /matches/', { token, body: { id, props } });
    const { revision } = (await call(`PATCH /matches/${id}/start`, { token })).json.props;
    const before = maxTurnsOfMatch - 1;
    const rows = Array.from({ length: before }, (_, index) => ({
      match_id: id,
      seq: index + 1,
      kind: 'throw' as const,
      time_stamp: 1,
      throw_id: newId(),
      set_number: 1,
      leg_number: 1,
      throw_number: index + 1,
      party: index % 2,
      player_id: index % 2 === 0 ? home : away,
      score: 0,
      darts_thrown: 3,
      attempts_on_double: 0,
      darts: null,
    }));
    await app.db.write(async ({ q }) => {
      await inPortions(rows, (some) => q.insertInto('match_moves').values(some).execute());
      const moved = { move_count: maxTurnsOfMatch, revision: revision + before };
      await q.updateTable('matches').set(moved).where('id', '=', id).execute();
    });
    const turn = (playerId: string) =>
      call(`POST /matches/${id}/throw`, {
        token,
        headers: { prefer: 'return=minimal' },
        body: { playerId, score: 0 },
      });
    expect((await turn(away)).json.lastThrow).toMatchObject({ throwNumber: maxTurnsOfMatch });
    expect(await turn(home)).toMatchObject({ status: 409, text: 'error.match.too-many-turns' });
    const { leg } = (await call(`GET /matches/${id}/sets/1/legs/1`, { token })).json;
    expect(leg.throws).toHaveLength(maxTurnsOfMatch);
    const undone = await call(`DELETE /matches/${id}/throw`, {
      token,
      headers: { prefer: 'return=minimal' },
    });
    expect(undone.status).toBe(200);
  });

  it('of reasons for reopening a match keeps the latest ones', async () => {
    const { id, home, props } = sampleMatch({ legsToWinSet: 1, startingScore: 40 });
    const { token } = admin;
    await call('POST /matches/', { token, body: { id, props } });
    await call(`PATCH /matches/${id}/start`, { token });
    const known = Array.from({ length: maxReopenings }, (_, at) => ({ at, reason: `r${at}`, userId: null }));
    const body = { playerId: home, score: 40, dartsThrown: 2, attemptsOnDouble: 1 };
    await call(`POST /matches/${id}/throw`, { token, body });
    await app.db.write(async ({ q }) => {
      const old = { reopenings: JSON.stringify(known), finish_received_at: 1 };
      await q.updateTable('matches').set(old).where('id', '=', id).execute();
    });
    const reopened = await call(`DELETE /matches/${id}/throw`, { token, body: { reason: 'Zahlendreher' } });
    const reasons = reopened.json.props.reopenings.map(({ reason }: { reason: string }) => reason);
    expect(reasons).toHaveLength(maxReopenings);
    expect([reasons[0], reasons.at(-1)]).toEqual(['r1', 'Zahlendreher']);
  });

  const add = (teamId: string, playerId: string) =>
    call(`POST /teams/${teamId}/players`, { token: admin.token, body: { playerId } });

  it('of players in a team counts every player once', async () => {
    const teamId = await createClub(app);
    const [late, ...members] = await createExternals(app, maxPlayersOfTeam);
    await joinClubs(
      app,
      members.map((playerId) => ({ teamId, playerId })),
    );
    expect((await add(teamId, late ?? '')).status).toBe(200);
    const [tooLate] = await createExternals(app, 1);
    expect(await add(teamId, tooLate ?? '')).toMatchObject({
      status: 409,
      text: 'error.teams.too-many-players',
    });
    expect((await add(teamId, late ?? '')).text).toBe('error.teams.player-is-already-member');
    const read = await call(`GET /teams/${teamId}/players`, { token: admin.token });
    expect(read.json).toHaveLength(maxPlayersOfTeam);
  });

  it('of teams of a player is enforced, too', async () => {
    const [player = ''] = await createExternals(app, 1);
    const clubs = [];
    for (let index = 0; index < maxTeamsOfPlayer; index += 1) clubs.push(await createClub(app));
    const [first = '', ...others] = clubs;
    await joinClubs(
      app,
      others.map((teamId) => ({ teamId, playerId: player })),
    );
    expect((await add(first, player)).status).toBe(200);
    const more = await add(await createClub(app), player);
    expect(more).toMatchObject({ status: 409, text: 'error.teams.too-many-teams' });
  });

  it('of agreements that one user asks for covers a whole day', async () => {
    const { token } = await createPerson(app);
    const ask = async () => (await call('POST /agreements/', { token, body: { id: newId() } })).status;
    const start = Date.now();
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      app.clock.time = start + round * agreementCodeLifetimeMs;
      for (let index = 0; index < 25; index += 1) statuses.push(await ask());
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    app.clock.time = start + 4 * agreementCodeLifetimeMs;
    expect(await ask()).toBe(429);
    app.clock.time = start + 24 * 60 * 60_000;
    expect(await ask()).toBe(200);
    app.clock.time = null;
  });
});
