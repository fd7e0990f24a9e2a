import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { externalEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

describe.each(databases)('tournaments that are no longer public on $name', ({ create }) => {
  const { app, call, calls } = useTournaments(create);

  it('let people withdraw by the link of their mail, and show them nothing', async () => {
    const id = await calls.create(shortSetup('single-knockout'));
    await calls.must(`PATCH /events/${id}/publish`);
    const by = { token: (await call('GET /login/guest')).json.token };
    const emailAddress = 'otto@example.org';
    const otto = externalEntry('Otto', { emailAddress });
    await calls.must(`POST /events/${id}/participants`, { by, body: otto });
    const { link } = await eventually(
      () => app.mails.find(({ to }) => to === emailAddress),
      'the mail to the new participant',
    );
    const key = new URL(link).searchParams.get('key') ?? '';
    await calls.must('PATCH /events/', { body: { id, changedProps: { isPublic: false } } });
    const withdraw = (body: object) =>
      call(`PATCH /events/${id}/participants/withdraw`, { token: by.token, body });
    expect((await call(`GET /events/${id}`, { token: by.token })).text).toBe('error.not-found');
    expect((await withdraw({ entryId: otto.id })).text).toBe('error.not-found');
    expect((await withdraw({ entryId: otto.id, key: 'wrong' })).text).toBe('error.not-found');
    for (const time of ['first', 'again']) {
      const answer = await withdraw({ entryId: otto.id, key });
      expect([time, answer.status]).toEqual([time, 200]);
      expect(answer.json.props.eventData.participants).toBeUndefined();
    }
    const { participants } = await calls.read(id);
    expect(participants.map(({ status }: { readonly status: string }) => status)).toEqual(['withdrawn']);
  });
});
