import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { connectLive, disconnectClients } from './live-client.ts';
import { type Operation, operationsOf, readDocument } from './openapi-document.ts';
import { createOrganiser, externalEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Nothing that only organisers may know reaches anybody else: all reads of the API are made, whatever they are about.

/** Words that stand only in what is secret. */
const secrets = {
  address: 'otto.geheim@example.org',
  notified: 'turnierleitung@example.org',
  rejected: 'Abgelehntmann',
  waiting: 'Wartemann',
  withdrawn: 'Zurückgezogenmann',
  requested: 'Angefragtmann',
  shortened: 'Kurzmann',
} as const;

describe.each(databases)('secrets of a tournament on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create, { rateLimits: {}, listens: true });

  afterEach(disconnectClients);

  /** An entry with a secret last name. */
  const named = (lastName: string, more: object = {}) => {
    const entry = externalEntry('Max', more);
    return {
      ...entry,
      participant: { type: 'single', player: { ...entry.participant.player, lastName } },
    };
  };

  /** Plays a tournament with every kind of secret; `change` makes changes that a listener hears. */
  const playWithSecrets = async (id: string) => {
    const guest = (await call('GET /login/guest')).json.token;
    const body = { id, changedProps: { eventData: { notificationEmailAddress: secrets.notified } } };
    await calls.must('PATCH /events/', { body });
    const at = `/events/${id}/participants`;
    const rejected = named(secrets.rejected, { emailAddress: secrets.address });
    const withdrawn = named(secrets.withdrawn, { emailAddress: 'w@example.org' });
    for (const entry of [rejected, withdrawn])
      await calls.must(`POST ${at}`, { by: { token: guest }, body: entry });
    await calls.must(`PATCH ${at}/confirm`, { body: { participant: rejected.participant } });
    await calls.must(`PATCH ${at}/undo-confirm-reject`, { body: { participant: rejected.participant } });
    await calls.must(`PATCH ${at}/reject`, { body: { participant: rejected.participant } });
    await calls.must(`PATCH ${at}/withdraw`, { by: { token: guest }, body: { entryId: withdrawn.id } });
    const short = named(secrets.shortened, { isNameShortened: true });
    const entries = [short, externalEntry('A'), externalEntry('B'), externalEntry('C')];
    await calls.must(`POST ${at}/batch`, { body: { entries } });
    const waiting = named(secrets.waiting, { emailAddress: 'x@example.org', status: 'waiting' });
    await calls.must(`POST ${at}`, { by: { token: guest }, body: waiting });
    await calls.must(`PATCH /events/${id}/close`);
    await calls.must(`PATCH /events/${id}/start`);
    const [first] = await calls.matchesOf(id);
    await calls.win(first?.matchId ?? '');
    return { short, matchIds: (await calls.matchesOf(id)).map(({ matchId }) => matchId ?? '') };
  };

  /** Addresses of a read with all things of the tournament in the place of its parameters. */
  const addressesOf = (
    { path, parameters }: Operation,
    ids: {
      readonly events: readonly string[];
      readonly matches: readonly string[];
      readonly players: readonly string[];
    },
  ): readonly string[] => {
    const kind = path.split('/')[1] ?? '';
    const own = kind === 'events' || kind === 'matches' || kind === 'players' ? ids[kind] : [newId()];
    const numbered = path.replaceAll(/\{\w+Number\}/g, '1').replace('{matchId}', ids.matches[0] ?? '');
    const asked = parameters.some(({ name }) => name === 'stage') ? ['', '?stage=knockout'] : [''];
    return own.flatMap((id) => asked.map((query) => numbered.replace(/\{\w+\}/, id) + query));
  };

  it('reach neither visitors nor members, other captains or listeners', async () => {
    const id = await calls.create(shortSetup('single-knockout', { maxNoOfParticipants: 4 }));
    await calls.must(`PATCH /events/${id}/publish`);
    const { matchPinCode: pin } = await calls.read(id);
    const open = await createPerson(app, { firstName: 'Open' });
    const listeners = [await connectLive(app.url), await connectLive(app.url, open.token)];
    for (const { subscribe } of listeners) expect((await subscribe(`events/${id}`)).ok).toBe(true);
    const requested = await calls.create(shortSetup('single-knockout'));
    await calls.must(`PATCH /events/${requested}/publish`);
    await calls.must(`POST /events/${requested}/participants`, {
      by: open,
      body: named(secrets.requested, { emailAddress: 'y@example.org' }),
    });
    const { short, matchIds } = await playWithSecrets(id);
    for (const { hears } of listeners)
      await hears('event-changed', ({ matchIds: changed }) => changed.length > 0);
    const ids = {
      events: [id, requested],
      matches: matchIds,
      players: [short.participant.player.id],
    };
    const stranger = await createPerson(app);
    const rival = await createOrganiser(app, 'Lions');
    const member = await createPerson(app, { teamIds: [scene.teamId] });
    const reads = operationsOf(await readDocument(app.http)).filter(({ method }) => method === 'GET');
    const callers = [undefined, rival.chief.token, member.token];
    let answers = 0;
    for (const read of reads)
      for (const address of addressesOf(read, ids))
        for (const token of callers) {
          const { status, text } = await call(`GET ${address}`, { token });
          if (status === 200) answers += 1;
          for (const secret of Object.values(secrets)) expect(text, address).not.toContain(secret);
          // Ids and times contain digits, too.
          expect(text, address).not.toMatch(new RegExp(`"[^"]*(?:pin|Pin)[^"]*":"?${pin}`));
          expect(text, address).not.toContain('matchPinCode');
          expect(text, address).not.toContain('notificationEmailAddress');
        }
    expect(answers).toBeGreaterThan(100);
    for (const name of Object.values(secrets))
      expect(
        (await call(`GET /players?fullName=${encodeURIComponent(name)}`, { token: stranger.token })).json,
      ).toEqual([]);
    for (const { heard } of listeners)
      for (const secret of [...Object.values(secrets), `"${pin}"`])
        expect(JSON.stringify(heard)).not.toContain(secret);
    // The same reads by an organiser find them, so that the search is worth something.
    const { text } = await call(`GET /events/${id}`, { token: scene.chief.token });
    for (const secret of Object.values(secrets))
      if (secret !== secrets.requested) expect(text).toContain(secret);
    expect(text).toContain(`"matchPinCode":"${pin}"`);
  });
});
