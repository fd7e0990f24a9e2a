import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { external, externalEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

describe.each(databases)('edits of participants on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);

  it('do not overwrite what another one has changed meanwhile', async () => {
    const id = await calls.create(shortSetup('single-knockout'));
    await calls.must(`PATCH /events/${id}/publish`);
    const otto = externalEntry('Otto');
    const guest = { token: (await call('GET /login/guest')).json.token };
    await calls.must(`POST /events/${id}/participants/batch`, { body: { entries: [otto] } });
    const colleague = await createPerson(app, { teamIds: [scene.teamId], roles: ['team-admin'] });
    const edit = (by: { readonly token: string }, seenFingerprint: string | undefined, more: object) =>
      call(`POST /events/${id}/participants/0`, {
        token: by.token,
        body: { ...otto, ...more, ...(seenFingerprint !== undefined && { seenFingerprint }) },
      });
    const [{ fingerprint: seen }] = (await calls.read(id)).participants;
    expect((await calls.read(id, guest)).participants[0].fingerprint).toBeUndefined();
    expect((await edit(scene.chief, seen, { teamName: 'Löwen' })).status).toBe(200);
    expect((await edit(scene.chief, seen, { teamName: 'Löwen' })).status).toBe(200);
    const late = { emailAddress: 'otto@example.org' };
    expect((await edit(colleague, seen, late)).text).toBe('error.event.changed-meanwhile');
    const [after] = (await calls.read(id, colleague)).participants;
    expect(after).toMatchObject({ teamName: 'Löwen', emailAddress: null });
    // Neither a registration nor an answer nor a tick changes what an organiser edits.
    const { participant } = otto;
    const other = externalEntry('Olaf', { emailAddress: 'olaf@example.org' });
    await call(`POST /events/${id}/participants`, { token: guest.token, body: other });
    await calls.must(`PATCH /events/${id}/participants/undo-confirm-reject`, { body: { participant } });
    await calls.must(`PATCH /events/${id}/participants/check-in`, { body: { participant, hasPaid: true } });
    expect((await edit(colleague, after.fingerprint, late)).status).toBe(200);
    expect((await edit(scene.chief, after.fingerprint, { teamName: 'Adler' })).text).toBe(
      'error.event.changed-meanwhile',
    );
    // Browsers of earlier versions compare nothing.
    expect((await edit(scene.chief, undefined, { teamName: 'Wölfe' })).status).toBe(200);
  });

  it('neither take an account out of an entry nor invent one', async () => {
    const id = await calls.create(shortSetup('single-knockout', { participantsType: 'double' }));
    await calls.must(`PATCH /events/${id}/publish`);
    const anna = await createPerson(app, { firstName: 'Annabella' });
    const account = { type: 'registered', id: anna.playerId };
    const otto = external('Otto', 'Gast');
    const sent = (...players: readonly object[]) => ({ participant: { type: 'double', players } });
    const entry = { id: newId(), ...sent(account, otto) };
    await calls.must(`POST /events/${id}/participants`, { by: anna, body: entry });
    const edit = (participant: object) =>
      call(`POST /events/${id}/participants/0`, {
        token: scene.chief.token,
        body: { id: entry.id, ...participant },
      });
    const typed = { ...external('Typed', 'Name'), id: anna.playerId };
    expect((await edit(sent(typed, otto))).status).toBe(200);
    const [{ participant }] = (await calls.read(id)).participants;
    expect(participant.players[0]).toMatchObject({ ...account, firstName: 'Annabella' });
    const invented = { type: 'registered', id: otto.id };
    expect((await edit(sent(account, invented))).text).toBe('error.invalid-request');
  });
});
