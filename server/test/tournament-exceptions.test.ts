import { completeConfig } from '@neundarter/rules/match/config';
import { describe, expect, it } from 'vitest';
import { logRows } from '../src/events/log-rows.ts';
import { newId } from '../src/platform/ids.ts';
import { createPerson, givePassword, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { dumpDatabase } from './dump-database.ts';
import { accountEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// What organisers change after the start is shown to everybody, without who has done so and why.

const password = 'Treble20!';
const setup = shortSetup('single-knockout', { hasThirdPlaceMatch: true });
const external = (firstName: string) => ({ type: 'external', id: newId(), firstName, lastName: 'Gast' });

describe.each(databases)('exceptions after the start on $name', ({ create }) => {
  const { app, call, calls } = useTournaments(create);

  /** What somebody without an account sees. */
  const exceptionsOf = async (id: string) =>
    (await calls.read(id, { token: (await call('GET /login/guest')).json.token })).exceptions;
  const replace = (id: string, entrant: string, player: object) =>
    calls.must(`PATCH /events/${id}/substitute-participant`, {
      body: { entrant, participant: { type: 'single', player }, reason: 'Krank' },
    });

  /** A tournament that has started with Annabella, who has an account. */
  const createWith = async (anna: Person) => {
    const id = await calls.create(setup);
    await calls.addPeople(id, 3);
    const own = accountEntry(anna);
    await calls.must(`POST /events/${id}/participants`, { body: own });
    await calls.must(`PATCH /events/${id}/publish`);
    await calls.must(`PATCH /events/${id}/start`);
    await calls.must(`PATCH /consents/${id}`, { by: anna, body: { answer: 'agree' } });
    return { id, entrant: own.id };
  };

  it('are none at first, and changed rounds and the third place later', async () => {
    const id = await calls.createRunning(setup, 4);
    expect(await exceptionsOf(id)).toEqual([]);
    const before = setup.knockoutStageConfig.config.rounds.final.matchConfig;
    const longer = completeConfig({ ...before, legsToWinSet: 2, bullOutForDecider: false });
    const change = (config: object) =>
      calls.must(`PATCH /events/${id}/rounds`, {
        body: { round: 'final', config, reason: 'Die Halle schließt' },
      });
    await change(longer);
    await calls.must(`PATCH /events/${id}/drop-third-place`, { body: { reason: 'Die Halle schließt' } });
    expect(await exceptionsOf(id)).toEqual([
      { kind: 'round', round: 'final', before, after: longer },
      { kind: 'drop-third-place' },
    ]);
    await change(before);
    expect(await exceptionsOf(id)).toEqual([{ kind: 'drop-third-place' }]);
  });

  it('name who plays instead of whom', async () => {
    const anna = await createPerson(app, { firstName: 'Annabella' });
    const { id, entrant } = await createWith(anna);
    const [ben, cora] = [external('Ben'), external('Cora')];
    await replace(id, entrant, ben);
    const left = [{ type: 'registered', id: anna.playerId, firstName: 'Annabella' }];
    expect(await exceptionsOf(id)).toMatchObject([{ kind: 'substitute', entrant, left, came: [ben.id] }]);
    // Who came and has left again was never to be seen.
    await replace(id, entrant, cora);
    expect(await exceptionsOf(id)).toMatchObject([{ kind: 'substitute', entrant, left, came: [cora.id] }]);
    await replace(id, entrant, { type: 'registered', id: anna.playerId });
    expect(await exceptionsOf(id)).toEqual([]);
    const { participants } = await calls.read(id);
    const other = participants.find((entry: { id: string }) => entry.id !== entrant);
    await replace(id, other.id, ben);
    expect(await exceptionsOf(id)).toEqual([
      { kind: 'substitute', entrant: other.id, left: [other.participant.player], came: [ben.id] },
    ]);
    // The organiser's own data do not name the others.
    const { eventDecisions } = await calls.must('GET /users/me/export');
    const { type, id: gone } = other.participant.player;
    expect(eventDecisions.at(-1).content).toMatchObject({ kind: 'substitute', left: [{ type, id: gone }] });
    expect(JSON.stringify(eventDecisions)).not.toContain(other.participant.player.lastName);
  });

  it('forget the name of who has left with their account', async () => {
    const anna = await createPerson(app, { firstName: 'Annabella' });
    const { id, entrant } = await createWith(anna);
    await replace(id, entrant, external('Ben'));
    const [entry] = await app.db.query((q) => logRows.find(q, [id]));
    if (entry === undefined) throw new Error('Nothing was logged');
    // As if she had been entered by name, before she had an account.
    const left = [{ type: 'external', id: anna.playerId, firstName: 'Annabella', lastName: 'Adler' }];
    const content = { ...(entry.content as object), left };
    await app.db.write((tx) => logRows.rewrite(tx, { ...entry, content }));
    await givePassword(app, anna, password);
    await calls.must(`DELETE /users/${anna.userId}`, { by: anna, body: { password, isConfirmed: true } });
    const { event_log: log = [] } = await dumpDatabase(app.db);
    expect(log.filter((row) => row.includes('Annabella'))).toEqual([]);
    expect(JSON.stringify(await exceptionsOf(id))).not.toContain('Annabella');
  });
});
