import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { notificationCalls } from './notification-calls.ts';
import { externalEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

type By = { readonly token: string };

describe.each(databases)('a new entry of a tournament on $name', ({ create }) => {
  const used = useTournaments(create);
  const { app, call, scene, calls } = used;
  const { mailTo, setNotified, agree, askedToken } = notificationCalls(used);

  const guest = async (): Promise<By> => ({ token: (await call('GET /login/guest')).json.token });
  const address = () => `${newId()}@example.org`;
  const published = async (): Promise<string> => {
    const id = await calls.create(shortSetup('single-knockout'));
    await calls.must(`PATCH /events/${id}/publish`);
    return id;
  };
  const external = () => externalEntry('Otto', { emailAddress: address() });
  const register = (id: string, body: object, { token }: By) =>
    call(`POST /events/${id}/participants`, { token, body });

  it('is reported to an address only after its owner has agreed, by the link of a mail', async () => {
    const [id, other, by] = [await published(), await published(), await guest()];
    const notified = address();
    const set = await setNotified(id, notified);
    expect(set.props.eventData).toMatchObject({
      notificationEmailAddress: notified,
      isNotificationWaiting: true,
    });
    const token = await askedToken(notified);
    await register(id, external(), by);
    for (const [event, wrong] of [
      [id, newId()],
      [other, token],
      [newId(), token],
    ] as const)
      expect((await agree(event, wrong)).text).toBe('error.registration.invalid-link');
    for (const time of ['first', 'again'])
      expect([time, (await agree(id, token)).status]).toEqual([time, 204]);
    expect(await calls.read(id)).toMatchObject({ isNotificationWaiting: false });
    // The same address once more asks nobody.
    expect((await setNotified(id, notified)).props.eventData.isNotificationWaiting).toBe(false);
    await register(id, external(), by);
    await mailTo(notified, 'Neue Anmeldung');
    expect(app.mails.filter(({ to }) => to === notified)).toHaveLength(2);
    // Another address has an owner of its own; the old link is of no use for it.
    await setNotified(id, address());
    expect((await agree(id, token)).text).toBe('error.registration.invalid-link');
  });

  it('is reported at once to the verified address of the organiser who names it', async () => {
    const [id, by] = [await published(), await guest()];
    const own = scene.chief.emailAddress;
    expect((await setNotified(id, own.toUpperCase())).props.eventData).toMatchObject({
      notificationEmailAddress: own.toLowerCase(),
      isNotificationWaiting: false,
    });
    await register(id, external(), by);
    await mailTo(own.toLowerCase(), 'Neue Anmeldung');
    const second = await createPerson(app, { roles: ['team-admin'], teamIds: [scene.teamId] });
    await setNotified(id, null);
    expect((await setNotified(id, own, second)).props.eventData.isNotificationWaiting).toBe(true);
  });

  it('asks the owner of an address three times a day at most', async () => {
    const [id, notified] = [await published(), address()];
    for (let turn = 0; turn < 3; turn += 1) {
      await setNotified(id, notified);
      await setNotified(id, null);
    }
    const body = { id, changedProps: { eventData: { notificationEmailAddress: notified } } };
    const refused = await call('PATCH /events/', { token: scene.chief.token, body });
    expect([refused.status, refused.text]).toEqual([429, 'error.too-many-requests']);
    expect(await calls.read(id)).toMatchObject({ notificationEmailAddress: null });
  });
});
