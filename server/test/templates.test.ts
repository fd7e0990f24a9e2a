import { maxCompetitionsOfDay, maxTemplatesOfTeam } from '@neundarter/contract/limits';
import { plainUse } from '@neundarter/rules/hall/event-board';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { databases } from './databases.ts';
import { createOrganiser, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const money = {
  fees: { normal: 1000, member: null, youth: 500 },
  deposit: 200,
  prizes: { by: 'amount', places: [5000] },
};
const config = shortSetup('single-knockout-with-group-stage', {
  groups: { noOfGroups: 2, noOfQualifiers: 4 },
  hasSecondChance: true,
});
const place = { location: { address: 'Weg 1', zip: '06108', city: 'Halle' }, description: 'Kommt alle!' };
const nextMonth = 1_900_000_000_000;

describe.each(databases)('settings of tournaments used again on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create, { rateLimits: {} });

  /** A tournament with everything set, somebody in it, and a board for the morning. */
  const tournament = async () => {
    const id = await calls.create(config, place);
    await calls.must(`PATCH /events/${id}/money`, { body: money });
    await calls.must(`POST /teams/${scene.teamId}/boards`, {
      body: { boards: [{ id: newId(), name: `Board ${id.slice(-6)}` }] },
    });
    const boards: { id: string; name: string }[] = await calls.must(`GET /teams/${scene.teamId}/boards`);
    const boardId = boards.find(({ name }) => name.endsWith(id.slice(-6)))?.id ?? '';
    const board = { ...plainUse, boardId, from: 1000, until: 2000, rounds: ['final'] };
    await calls.must(`PATCH /events/${id}/boards`, { body: { boards: [board] } });
    await calls.addPeople(id, 2);
    return { id, boardId, board };
  };
  const boardsOf = async (id: string) => (await calls.must(`GET /events/${id}/boards`)).boards;
  const expectSettings = async (id: string) => {
    const { props } = await calls.must(`GET /events/${id}`);
    expect(props).toMatchObject({ ...place, teamId: scene.teamId, isPublic: true });
    expect(props.eventData).toMatchObject({ status: 'draft', config, participants: [] });
    expect((await calls.must(`GET /events/${id}/money`)).settings).toEqual(money);
    return props;
  };
  const send = (address: string, body: object, token = scene.chief.token) => call(address, { token, body });

  it('a template makes a tournament with all settings and without people', async () => {
    const { id: eventId, boardId } = await tournament();
    const template = { id: newId(), name: ' Monatspokal ', eventId };
    const saved = await calls.must('POST /tournament-templates/', { body: template });
    expect(saved).toMatchObject({ name: 'Monatspokal', tournamentMode: config.tournamentMode });
    expect(await calls.must('POST /tournament-templates/', { body: template })).toEqual(saved);

    // It does not depend on the tournament any more.
    await calls.must(`DELETE /events/${eventId}`);
    const made = { id: newId(), name: 'Mai', startDateTime: nextMonth };
    const address = `POST /tournament-templates/${template.id}/tournaments`;
    const first = await calls.must(address, { body: made });
    expect((await calls.must(address, { body: made })).id).toBe(first.id);
    const { startDateTime, endDateTime } = await expectSettings(made.id);
    expect([startDateTime, endDateTime - startDateTime]).toEqual([nextMonth, 36e6]);
    // Nobody knows at which times the board is free on that day.
    expect(await boardsOf(made.id)).toMatchObject([{ id: boardId, use: { from: null, rounds: ['final'] } }]);

    const renamed = await calls.must(`PATCH /tournament-templates/${template.id}`, {
      body: { name: 'Pokal' },
    });
    expect(await calls.must(`GET /teams/${scene.teamId}/tournament-templates`)).toContainEqual(renamed);
    await calls.must(`DELETE /tournament-templates/${template.id}`);
    expect(await send(address, { ...made, id: newId() })).toMatchObject({ text: 'error.not-found' });
    await calls.must(`GET /events/${made.id}`);
  });

  it('as last time: a copy of an earlier tournament, which changes nothing there', async () => {
    const { id } = await tournament();
    const before = await calls.must(`GET /events/${id}`);
    const copy = { id: newId(), name: 'Mai', startDateTime: nextMonth };
    await calls.must(`POST /events/${id}/copies`, { body: copy });
    expect(await expectSettings(copy.id)).not.toHaveProperty('dayId');
    expect(await calls.must(`GET /events/${id}`)).toEqual(before);
    const other = await send(`POST /events/${id}/copies`, { ...copy, name: 'Juni' });
    expect(other).toMatchObject({ text: 'error.id-already-exists' });
  });

  it('competitions of one day belong together until one leaves', async () => {
    const { id, boardId, board } = await tournament();
    const added = { id: newId(), name: 'Damen' };
    await calls.must(`POST /events/${id}/competitions`, { body: added });
    await calls.must(`POST /events/${id}/competitions`, { body: added });
    const { props } = await calls.must(`GET /events/${id}`);
    const { dayId, startDateTime, endDateTime } = props;
    expect(await expectSettings(added.id)).toMatchObject({ dayId, startDateTime, endDateTime });
    expect(await boardsOf(added.id)).toMatchObject([{ id: boardId, use: { from: board.from } }]);
    const ofDay = async (token?: string): Promise<string[]> =>
      (await call(`GET /events?dayId=${dayId}`, token === undefined ? {} : { token })).json.map(
        (event: { id: string }) => event.id,
      );
    expect((await ofDay(scene.chief.token)).toSorted()).toEqual([id, added.id].toSorted());
    // Nobody else sees drafts.
    await calls.must(`PATCH /events/${id}/publish`);
    expect(await ofDay()).toEqual([id]);

    await calls.must(`PATCH /events/${id}/day`, { body: { withEventId: null } });
    expect(await ofDay(scene.chief.token)).toEqual([added.id]);
    // With a new one it has a day of its own, and then it comes back.
    await calls.must(`POST /events/${id}/competitions`, { body: { id: newId(), name: 'Doppel' } });
    expect((await calls.must(`GET /events/${id}`)).props.dayId).not.toBe(dayId);
    await calls.must(`PATCH /events/${id}/day`, { body: { withEventId: added.id } });
    expect((await ofDay(scene.chief.token)).toSorted()).toEqual([id, added.id].toSorted());
  });

  it('organisers of another team join nothing, and nothing belongs to itself', async () => {
    const { id } = await tournament();
    const stranger = await createOrganiser(app, 'Fremde');
    const { token } = stranger.chief;
    const join = (withEventId: string, by = scene.chief.token) =>
      send(`PATCH /events/${id}/day`, { withEventId }, by);
    expect(await join(id)).toMatchObject({ text: 'error.invalid-request' });
    const theirs = newId();
    const times = { startDateTime: nextMonth, endDateTime: nextMonth + 1 };
    const props = { teamId: stranger.teamId, type: 'tournament', name: 'Fremd', ...times };
    expect((await send('POST /events/', { id: theirs, props }, token)).status).toBeLessThan(300);
    expect(await join(theirs)).toMatchObject({ text: 'error.not-found' });
    expect(await send(`POST /events/${theirs}/competitions`, { id: newId(), name: 'X' })).toMatchObject({
      text: 'error.not-found',
    });
    const training = newId();
    await calls.must('POST /events/', {
      body: { id: training, props: { ...props, teamId: scene.teamId, type: 'training' } },
    });
    expect(await join(training)).toMatchObject({ text: 'error.event.invalid-status' });
  });

  it('a day and a team have only so many, also when they come at once', async () => {
    const { id } = await tournament();
    const codes = async (address: string, bodies: readonly object[]) => {
      const answers = await Promise.all(bodies.map((body) => send(address, body)));
      return answers.filter(({ status }) => status >= 300).map(({ text }) => text);
    };
    const competitions = Array.from({ length: maxCompetitionsOfDay }, () => ({ id: newId(), name: 'X' }));
    expect(await codes(`POST /events/${id}/competitions`, competitions)).toEqual([
      'error.event.too-many-competitions',
    ]);
    const { length } = await calls.must(`GET /teams/${scene.teamId}/tournament-templates`);
    const templates = Array.from({ length: maxTemplatesOfTeam - length + 1 }, () => ({
      id: newId(),
      name: 'X',
      eventId: id,
    }));
    expect(await codes('POST /tournament-templates/', templates)).toEqual(['error.templates.too-many']);
  });
});
