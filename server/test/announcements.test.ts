import { maxAnnouncements } from '@neundarter/contract/limits';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { databases } from './databases.ts';
import { openHall as openTestHall } from './hall-scene.ts';
import { connectLive, disconnectClients } from './live-client.ts';
import { useTournaments } from './use-tournaments.ts';

describe.each(databases)('announcements on $name', ({ create }) => {
  const { app, call } = useTournaments(create, { rateLimits: {}, listens: true });
  afterEach(() => {
    disconnectClients();
    app.clock.time = null;
  });

  const openHall = async () => {
    const hall = await openTestHall({ app, call });
    const path = `/events/${hall.id}/announcements`;
    const say = (text: string, more: object = {}) =>
      hall.send(`POST ${path}`, { id: newId(), text, minutes: 10, ...more });
    const heard = async () => {
      const { announcements } = (await call(`GET /events/${hall.id}`)).json.props.eventData;
      return announcements.map(({ text }: { text: string }) => text);
    };
    return { ...hall, path, say, heard };
  };

  it('everybody sees one with its end, the latest first, until an organiser ends it', async () => {
    const { say, heard, send, path } = await openHall();
    const id = newId();
    const made = await say('<b>Essen</b> ist fertig', { id });
    const [first] = made.json.props.eventData.announcements;
    expect(first).toMatchObject({ id, text: '<b>Essen</b> ist fertig' });
    expect(first.until - first.madeAt).toBe(600_000);
    await say('10 Minuten Pause');
    expect(await heard()).toEqual(['10 Minuten Pause', '<b>Essen</b> ist fertig']);
    expect((await send(`DELETE ${path}/${id}`)).status).toBe(200);
    expect((await send(`DELETE ${path}/${id}`)).status).toBe(200);
    expect(await heard()).toEqual(['10 Minuten Pause']);
  });

  it('a repeat changes nothing, and an id of another tournament is refused', async () => {
    const { say, heard, send, id: eventId } = await openHall();
    const id = newId();
    await say('Essen ist fertig', { id });
    const revision = async () => (await send(`GET /events/${eventId}`)).json.props.revision;
    const before = await revision();
    await say('Essen ist fertig', { id });
    expect([await revision(), await heard()]).toEqual([before, ['Essen ist fertig']]);
    const other = await openHall();
    expect((await other.say('Fremd', { id })).text).toBe('error.id-already-exists');
    await other.send(`DELETE ${other.path}/${id}`);
    expect(await heard()).toEqual(['Essen ist fertig']);
  });

  it('only so many stand at once, and those whose time is over make room', async () => {
    const { say, heard } = await openHall();
    for (let count = 1; count <= maxAnnouncements; count += 1) await say(`Nummer ${count}`);
    expect((await say('Zu viel')).text).toBe('error.announcements.too-many');
    app.clock.time = Date.now() + 11 * 60_000;
    expect((await say('Weiter geht es')).status).toBe(200);
    expect(await heard()).toEqual(['Weiter geht es']);
  });

  it('refuses texts of several lines, empty ones and long ones', async () => {
    const { say } = await openHall();
    for (const text of ['', '  ', 'a\nb', 'a'.repeat(81)]) expect((await say(text)).status).toBe(400);
  });

  it('who follows the tournament hears it as a difference', async () => {
    const { id, say } = await openHall();
    const visitor = await connectLive(app.url);
    await visitor.subscribe(`events/${id}`);
    await say('Essen ist fertig');
    const told = await visitor.hears('event-changed');
    expect(JSON.stringify(told.payload)).toContain('Essen ist fertig');
  });

  it('one device of the hall speaks; another one does as soon as it is silent, or stops', async () => {
    const { id, send } = await openHall();
    const [one, other] = [newId(), newId()];
    const speaks = async (deviceId: string, isOn = true) =>
      (await send(`PATCH /events/${id}/hall/voice`, { deviceId, isOn })).json.speaks;
    const start = Date.now();
    app.clock.time = start;
    expect([await speaks(one), await speaks(other), await speaks(one)]).toEqual([true, false, true]);
    app.clock.time = start + 10_000;
    expect([await speaks(one), await speaks(other)]).toEqual([true, false]);
    app.clock.time = start + 26_000;
    expect([await speaks(other), await speaks(one)]).toEqual([true, false]);
    expect(await speaks(other, false)).toBe(false);
    expect(await speaks(one)).toBe(true);
    // Who does not speak stops nobody.
    await speaks(other, false);
    expect(await speaks(one)).toBe(true);
  });

  it('of many devices that ask at once, one speaks', async () => {
    const { id, send } = await openHall();
    const asked = Array.from({ length: 8 }, () =>
      send(`PATCH /events/${id}/hall/voice`, { deviceId: newId(), isOn: true }),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter(({ json }) => json.speaks === true)).toHaveLength(1);
  });
});
