import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { createOrganiser, externalEntry, shortSetup, tournamentCalls } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// The same person again: from an earlier tournament, or twice in one.

type Known = { readonly id: string; readonly firstName: string; readonly lastName: string };
type Entry = { readonly id: string; readonly sameNameAs?: readonly string[] };

describe.each(databases)('people without an account on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);

  const add = (id: string, ...entries: readonly object[]) =>
    calls.must(`POST /events/${id}/participants/batch`, { body: { entries } });
  const find = (id: string, name: string): Promise<readonly Known[]> =>
    calls.must(`GET /events/${id}/known-externals?name=${encodeURIComponent(name)}`);

  it('of earlier tournaments of the team are offered by name, and keep their ids', async () => {
    const [first, second] = [await calls.create(), await calls.create()];
    const ada = externalEntry('Ada');
    await add(first, ada, externalEntry('Adalbert'), externalEntry('Bert', { status: 'requested' }));
    const other = tournamentCalls(call, await createOrganiser(app, 'Wölfe'));
    const foreign = await other.create();
    await other.must(`POST /events/${foreign}/participants/batch`, {
      body: { entries: [externalEntry('Adam')] },
    });
    expect((await find(second, 'ADA')).map(({ firstName }) => firstName)).toEqual(['Ada', 'Adalbert']);
    expect(await find(second, 'bert')).toMatchObject([{ firstName: 'Adalbert', lastName: 'Gast' }]);
    expect(await find(second, '%')).toEqual([]);
    expect(await find(first, 'ada')).toEqual([]);
    const again = { ...externalEntry('Ada'), participant: ada.participant };
    await add(second, again);
    expect((await find(second, 'ada')).map(({ firstName }) => firstName)).toEqual(['Adalbert']);
    // Who has withdrawn may be entered again.
    await calls.must(`PATCH /events/${second}/publish`);
    await calls.must(`PATCH /events/${second}/participants/withdraw`, { body: { entryId: again.id } });
    expect((await find(second, 'ada')).map(({ firstName }) => firstName)).toEqual(['Ada', 'Adalbert']);
  });

  it('of the same name are shown to organisers, who merge them', async () => {
    const id = await calls.create(shortSetup('single-knockout'));
    await calls.must(`PATCH /events/${id}/publish`);
    const guest = { token: (await call('GET /login/guest')).json.token };
    const own = externalEntry('Otto', { emailAddress: 'otto@example.org' });
    await calls.must(`POST /events/${id}/participants`, { by: guest, body: own });
    const typed = externalEntry(' OTTO');
    const anders = externalEntry('Anders');
    await add(id, typed, anders);
    const entries: readonly Entry[] = (await calls.read(id)).participants;
    expect(entries.map(({ sameNameAs }) => sameNameAs)).toEqual([[], [own.id], []]);
    const seen: readonly Entry[] = (await calls.read(id, guest)).participants;
    expect(seen.every(({ sameNameAs }) => sameNameAs === undefined)).toBe(true);
    const merge = (keep: string, remove: string) =>
      call(`PATCH /events/${id}/participants/merge`, { token: scene.chief.token, body: { keep, remove } });
    expect((await merge(own.id, anders.id)).text).toBe('error.invalid-request');
    expect((await merge(own.id, own.id)).text).toBe('error.invalid-request');
    expect(
      (
        await merge(
          own.id,
          guest.token
            .slice(0, 20)
            .toLowerCase()
            .replaceAll(/[^0-9a-z]/g, 'x'),
        )
      ).text,
    ).toBe('error.event.participant-not-found');
    expect((await merge(typed.id, own.id)).status).toBe(200);
    expect((await calls.read(id)).participants).toMatchObject([
      { id: typed.id, status: 'confirmed', emailAddress: 'otto@example.org', sameNameAs: [] },
      { id: anders.id },
    ]);
    expect((await merge(typed.id, own.id)).text).toBe('error.event.participant-not-found');
  });

  it('stay the same players with an account, and are shown as registered', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 2);
    const [entry] = (await calls.read(id)).participants;
    const playerId: string = entry.participant.player.id;
    const emailAddress = `${newId()}@club.de`;
    await calls.must(`POST /teams/${scene.teamId}/players`, { body: { playerId, emailAddress } });
    const account = { emailAddress, password: 'Darts-4-ever', playerId, teamId: scene.teamId };
    expect((await call('POST /users/register', { body: account })).status).toBe(200);
    const isVerification = (mail: { to: string; link: string }) =>
      mail.to === emailAddress && mail.link.includes('email-activated');
    const mail = await eventually(() => app.mails.find(isVerification), 'the mail');
    await call('POST /users/verify', { body: { token: new URL(mail.link).searchParams.get('token') } });
    const [after] = (await calls.read(id)).participants;
    expect(after.participant.player).toMatchObject({ type: 'registered', id: playerId });
    const [final] = await calls.matchesOf(id);
    const { props } = await calls.must(`GET /matches/${final?.matchId}`);
    const types = props.parties.map(
      (party: { readonly player: { readonly type: string } }) => party.player.type,
    );
    expect(types.toSorted()).toEqual(['external', 'registered']);
  });
});
