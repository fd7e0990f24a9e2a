import type { PlayedTournament } from '@neundarter/contract/entities/statistics';
import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { drawsGroups } from '@neundarter/rules/tournament/plan/modes';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { keepPastPlaces } from '../src/tournaments/course/keep-past-places.ts';
import { createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { externalEntry, type SetupOptions, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

describe.each(databases)('the tournaments of a player on $name', ({ create }) => {
  const { app, call, calls, scene } = useTournaments(create);
  let anna: Person;

  beforeEach(async () => {
    anna = await createPerson(app, { firstName: 'Anna', teamIds: [scene.teamId] });
  });

  const listOf = async (person: Person, query = ''): Promise<readonly PlayedTournament[]> =>
    calls.must(`GET /players/${person.playerId}/tournaments${query}`, { by: person });

  type Cup = {
    readonly mode?: Parameters<typeof shortSetup>[0];
    readonly others?: number;
    readonly setup?: SetupOptions;
    readonly more?: object;
  };

  /** A published tournament with Anna and others. @returns its id and that of her entry */
  const publish = async ({ mode = 'single-knockout', others = 3, setup = {}, more = {} }: Cup = {}) => {
    const id = await calls.create(shortSetup(mode, setup), more);
    const participant = { type: 'single', player: { type: 'registered', id: anna.playerId } };
    const entry = newId();
    const entries = [
      { id: entry, participant },
      ...Array.from({ length: others }, (_, index) => externalEntry(`Nr ${index}`)),
    ];
    await calls.must(`POST /events/${id}/participants/batch`, { body: { entries } });
    await calls.must(`PATCH /events/${id}/publish`);
    return { id, entry };
  };
  const start = async (cup: Cup = {}) => {
    const made = await publish(cup);
    if (cup.mode !== undefined && drawsGroups(cup.mode))
      await calls.must(`PATCH /events/${made.id}/groups/create`);
    await calls.must(`PATCH /events/${made.id}/start`);
    return made;
  };
  const isIn = ({ slots }: TournamentMatch, party: 0 | 1, entry: string): boolean =>
    slots[party].kind === 'entrant' && slots[party].entrant === entry;
  /** Anna wins all her matches. */
  const annaWins =
    (entry: string) =>
    (match: TournamentMatch): 0 | 1 =>
      isIn(match, 1, entry) ? 1 : 0;
  /** Anna loses all her matches; of others the one with the smaller id wins, so that nobody is level. */
  const annaLoses =
    (entry: string) =>
    (match: TournamentMatch): 0 | 1 => {
      if (isIn(match, 0, entry)) return 1;
      const [home, away] = match.slots.map((slot) => JSON.stringify(slot));
      return isIn(match, 1, entry) || (home ?? '') < (away ?? '') ? 0 : 1;
    };

  it('are those that have started, with figures, and at the end with the place', async () => {
    const startDateTime = Date.now();
    const { id, entry } = await start({ more: { startDateTime } });
    await calls.must('PATCH /events/', { body: { id, changedProps: { isPublic: false } } });
    expect(await listOf(anna)).toEqual([
      {
        id,
        props: {
          name: 'Pokal',
          teamName: 'Bulls',
          startDateTime,
          status: 'running',
          tournamentMode: 'single-knockout',
          noOfParticipants: 4,
          place: null,
          matchWinsAndLosses: { won: 0, draw: 0, lost: 0, total: 0 },
          threeDartsAverage: { average: null, totalScore: 0, totalDartsThrown: 0 },
          highestCheckout: null,
          noOf180s: 0,
        },
      },
    ]);
    await calls.playOn(id, annaWins(entry));
    const [won] = await listOf(anna);
    expect(won?.props).toMatchObject({
      status: 'finished',
      place: { from: 1, to: 1 },
      matchWinsAndLosses: { won: 2, draw: 0, lost: 0, total: 2 },
      threeDartsAverage: { totalScore: 80 },
      highestCheckout: 40,
    });
    expect(won?.props.threeDartsAverage.average).toBe(40);
    // The place goes with the end of the tournament, and comes again with another one.
    const final = (await calls.matchesOf(id)).at(-1);
    await calls.must(`DELETE /matches/${final?.matchId}/throw`);
    const [open] = await listOf(anna);
    expect(open?.props).toMatchObject({ status: 'running', place: null, matchWinsAndLosses: { total: 1 } });
    for (const score of [0, 40]) {
      const { currentPlayerId: playerId } = await calls.must(`GET /matches/${final?.matchId}/standing`);
      const body = { playerId, score, attemptsOnDouble: score === 0 ? 0 : 1 };
      await calls.must(`POST /matches/${final?.matchId}/throw`, { body });
    }
    const [lost] = await listOf(anna);
    expect(lost?.props).toMatchObject({
      status: 'finished',
      place: { from: 2, to: 2 },
      matchWinsAndLosses: { won: 1, lost: 1 },
    });
  });

  it('have places that several share, those of a league, and none after the groups', async () => {
    const shared = await start({ more: { startDateTime: 3_000 } });
    await calls.playOn(shared.id, annaLoses(shared.entry));
    const league = await start({ mode: 'league', others: 2, more: { startDateTime: 2_000 } });
    await calls.playOn(league.id, annaWins(league.entry));
    const groups = await start({
      mode: 'single-knockout-with-group-stage',
      others: 5,
      setup: { groups: { noOfGroups: 2, noOfQualifiers: 4 } },
      more: { startDateTime: 1_000 },
    });
    await calls.playOn(groups.id, annaLoses(groups.entry));
    expect((await listOf(anna)).map(({ id, props }) => [id, props.status, props.place])).toEqual([
      [shared.id, 'finished', { from: 3, to: 4 }],
      [league.id, 'finished', { from: 1, to: 1 }],
      [groups.id, 'finished', null],
    ]);
    expect((await listOf(anna, '?skip=1&limit=1')).map(({ id }) => id)).toEqual([league.id]);
  });

  it('are none that have not started, are cancelled, or without the player', async () => {
    const open = await publish();
    const cancelled = await publish();
    await calls.must(`PATCH /events/${cancelled.id}/cancel`, { body: { reason: 'Zu' } });
    await calls.createRunning(shortSetup('single-knockout'), 4);
    expect(await listOf(anna)).toEqual([]);
    await calls.must(`PATCH /events/${open.id}/start`);
    expect((await listOf(anna)).map(({ id }) => id)).toEqual([open.id]);
  });

  it('are seen by the player alone', async () => {
    const admin = await createPerson(app, { roles: ['admin'] });
    const address = `GET /players/${anna.playerId}/tournaments`;
    for (const other of [admin, scene.chief])
      expect((await call(address, other)).text).toBe('error.insufficient-permissions');
    expect((await call(address)).text).toBe('error.unauthorized');
    expect((await call(`GET /players/${newId()}/tournaments`, anna)).text).toBe('error.not-found');
    expect((await call(`${address}?limit=1000`, anna)).text).toBe('error.invalid-request');
  });

  it('get the places of tournaments that ended before places were kept', async () => {
    const { id, entry } = await start();
    await calls.playOn(id, annaWins(entry));
    await app.db.write(async ({ q }) => {
      await q.deleteFrom('event_places').execute();
    });
    expect((await listOf(anna))[0]?.props.place).toBeNull();
    await keepPastPlaces(app.db);
    expect((await listOf(anna))[0]?.props.place).toEqual({ from: 1, to: 1 });
    const data = (await call('GET /users/me/export', anna)).json;
    expect(data.tournamentEntries).toMatchObject([{ eventId: id, place: { from: 1, to: 1 } }]);
  });
});
