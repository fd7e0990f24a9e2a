import { describe, expect, it } from 'vitest';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { externalEntry, shortSetup } from './tournament-scene.ts';
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
});
