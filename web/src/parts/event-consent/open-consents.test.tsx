import type { ConsentQuestion } from '@neundarter/contract/entities/consent';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json } from '../../test/fake-server.ts';
import { signInAs } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ConfirmHost } from '../../ui/confirm-action.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { EventConsent } from './event-consent.tsx';
import { OpenConsents } from './open-consents.tsx';

beforeEach(() => signInAs());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const question: ConsentQuestion = {
  eventId: 'e1',
  eventName: 'Stadtpokal',
  eventType: 'tournament',
  teamName: 'Bulls',
  startDateTime: Date.UTC(2026, 10, 20, 18),
  askedBy: 'Otto Beck',
  status: 'open',
  wantsOut: false,
  askedAt: Date.UTC(2026, 10, 1),
};

/** A server with this question, which the answers change. */
const serve = (first: ConsentQuestion | null) => {
  let kept = first;
  const answers = {
    agree: { status: 'agreed', wantsOut: false },
    unlink: { status: 'unlinked', wantsOut: false },
    leave: { wantsOut: true },
  } as const;
  return fakeApi({
    'GET /consents': ({ url }) => {
      const isOpenOnly = url.includes('status=open');
      return json(kept === null || (isOpenOnly && kept.status !== 'open') ? [] : [kept]);
    },
    'PATCH /consents/e1': ({ body }) => {
      kept = { ...(kept ?? question), ...answers[(body as { answer: keyof typeof answers }).answer] };
      return json(kept);
    },
  });
};

const show = (part: React.ReactNode) =>
  renderInApp(
    <>
      {part}
      <ConfirmHost />
      <ToastRegion />
    </>,
    { path: '/home/news' },
  );
const button = (name: string) => screen.findByRole('button', { name });
const answersOf = (calls: ReturnType<typeof serve>) =>
  callsTo(calls, 'PATCH /consents/e1').map(({ body }) => body);

it('asks whether the player takes part, and says who has entered them where', async () => {
  const calls = serve(question);
  show(<OpenConsents />);
  expect(await screen.findByText('Otto Beck hat dich bei „Stadtpokal“ eingetragen.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zum Event' }).getAttribute('href')).toBe('/tournaments/e1');
  await userEvent.click(await button('Ja, ich bin dabei'));
  expect(await screen.findByText('Du bist dabei. Die Matches zählen für dich.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Bist du dabei?')).toBeNull());
  expect(answersOf(calls)).toEqual([{ answer: 'agree' }]);
});

it('asks again before the account is taken out', async () => {
  const calls = serve({ ...question, askedBy: null });
  show(<OpenConsents />);
  expect(await screen.findByText('Jemand hat dich bei „Stadtpokal“ eingetragen.')).toBeTruthy();
  await userEvent.click(await button('Nicht mit meinem Konto'));
  expect(await screen.findByText(/nicht rückgängig/)).toBeTruthy();
  expect(answersOf(calls)).toEqual([]);
  const buttons = await screen.findAllByText('Nicht mit meinem Konto');
  await userEvent.click(buttons.at(-1) as HTMLElement);
  await waitFor(() => expect(answersOf(calls)).toEqual([{ answer: 'unlink' }]));
  await waitFor(() => expect(screen.queryByText('Bist du dabei?')).toBeNull());
});

it('keeps the question of somebody who has asked the organiser, with the other answers', async () => {
  serve(question);
  show(<OpenConsents />);
  await userEvent.click(await button('Ich spiele nicht mit'));
  expect(await screen.findByText('Du hast den Veranstalter gebeten, dich herauszunehmen.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ich spiele nicht mit' })).toBeNull());
  expect(await button('Ja, ich bin dabei')).toBeTruthy();
});

it('shows nothing without a question', async () => {
  const calls = serve(null);
  const { container } = renderInApp(<OpenConsents />, { path: '/home/news' });
  await waitFor(() => expect(callsTo(calls, 'GET /consents')).toHaveLength(1));
  expect(container.textContent).toBe('');
});

it('keeps the way out on the page of the event after the player has agreed', async () => {
  serve({ ...question, status: 'agreed' });
  show(<EventConsent eventId="e1" />);
  expect(await screen.findByText('Otto Beck hat dich eingetragen, und du bist dabei.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ja, ich bin dabei' })).toBeNull();
  expect(await button('Nicht mit meinem Konto')).toBeTruthy();
});
