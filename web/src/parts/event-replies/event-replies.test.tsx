import type {
  OwnReply,
  RepliedPerson,
  EventReplies as Replies,
} from '@neundarter/contract/entities/replies/reply';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventEntity } from '../../test/events.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json, noNetwork } from '../../test/fake-server.ts';
import { signInAs, teamEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { EventReplies } from './event-replies.tsx';
import { OpenReplies } from './open-replies.tsx';

beforeEach(() => signInAs({ teams: [teamEntity()] }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const running = eventEntity({ id: 'e1', teamId: 'bulls', name: 'Dienstag' });
const event = { ...running, props: { ...running.props, startDateTime: Date.now() + 3_600_000 } };
const own: OwnReply = {
  eventId: 'e1',
  eventName: 'Dienstag',
  eventType: 'training',
  teamIds: ['bulls'],
  startDateTime: Date.UTC(2026, 11, 1, 18),
  endDateTime: Date.UTC(2026, 11, 1, 21),
  isOfSeries: true,
  reply: null,
  isRegistered: false,
  isAsked: false,
};
const person = (id: string, reply: RepliedPerson['reply']): RepliedPerson => ({
  id,
  firstName: id,
  lastName: null,
  nickName: null,
  type: 'registered',
  reply,
  isRegistered: false,
  isAsked: false,
});

/** A server with this question, which keeps answers, and with the people of a team. */
const serve = ({ mayAsk = false, isOnline = true } = {}) => {
  let kept = own;
  const people = [person('Cleo', 'yes'), person('Ben', null), person('Dora', 'no')];
  return fakeApi({
    'GET /replies': () => json({ wantsReminders: true, events: [kept] }),
    'GET /events/e1/replies': () =>
      json({
        isOpen: true,
        own: kept,
        teams: [{ teamId: 'bulls', name: 'Bulls', mayAsk, people }],
      } satisfies Replies),
    'PATCH /events/e1/reply': ({ body }) => {
      if (!isOnline) return noNetwork();
      kept = { ...kept, reply: (body as { reply: OwnReply['reply'] }).reply };
      return json(kept);
    },
    'POST /events/e1/replies/Ben/ask': () => json({}),
  });
};
const button = (name: string) => screen.findByRole('button', { name });
const isChosen = async (name: string) => (await button(name)).getAttribute('aria-pressed') === 'true';

it('takes an answer with one tap, which can be changed until the page is left', async () => {
  const calls = serve();
  renderInApp(<OpenReplies teamId={null} />, { path: '/home/news' });
  await userEvent.click(await button('Dabei'));
  await waitFor(async () => expect(await isChosen('Dabei')).toBe(true));
  await userEvent.click(await button('Nicht dabei'));
  await waitFor(async () => expect(await isChosen('Nicht dabei')).toBe(true));
  expect(await isChosen('Dabei')).toBe(false);
  expect(callsTo(calls, 'PATCH /events/e1/reply').map(({ body }) => body)).toEqual([
    { reply: 'yes', isForSeries: false },
    { reply: 'no', isForSeries: false },
  ]);
});

it('says that an answer was not stored, and does not show it as given', async () => {
  serve({ isOnline: false });
  renderInApp(<OpenReplies teamId={null} />, { path: '/home/news' });
  await userEvent.click(await button('Dabei'));
  expect((await screen.findByRole('alert')).textContent).toContain('nicht gespeichert');
  expect(await isChosen('Dabei')).toBe(false);
});

it('answers for a series, and shows a captain who is missing and can be asked', async () => {
  const calls = serve({ mayAsk: true });
  renderInApp(<EventReplies event={event} />, { path: '/team-lounge/event/e1' });
  await userEvent.click(await screen.findByRole('switch'));
  await userEvent.click(await button('Dabei'));
  await waitFor(() =>
    expect(callsTo(calls, 'PATCH /events/e1/reply').map(({ body }) => body)).toEqual([
      { reply: 'yes', isForSeries: true },
    ]),
  );
  await userEvent.click(await screen.findByText('1 dabei · 0 vielleicht · 1 ohne Antwort'));
  expect(screen.queryByRole('button', { name: 'Dora nachfragen' })).toBeNull();
  await userEvent.click(await button('Ben nachfragen'));
  await waitFor(() => expect(callsTo(calls, 'POST /events/e1/replies/Ben/ask')).toHaveLength(1));
});

it.each([
  ['of another team', { ...event, props: { ...event.props, teamId: 'lions' } }],
  ['that has begun: its page is about its matches', running],
])('asks nothing about an event %s', async (_, asked) => {
  const calls = serve();
  const { container } = renderInApp(<EventReplies event={asked} />, { path: '/team-lounge/event/e1' });
  expect(container.textContent).toBe('');
  expect(callsTo(calls, 'GET /events/e1/replies')).toEqual([]);
});
