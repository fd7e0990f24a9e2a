import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSession } from '../../data/people/session.ts';
import { fakeServer, json, refusal, type SentCall } from '../../test/fake-server.ts';
import { signInAs } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { TeamWishDialog } from './team-wish-dialog.tsx';

const onClose = vi.fn();
const send = () => userEvent.click(screen.getByRole('button', { name: 'Antrag senden' }));
const wishOf = ({ body }: SentCall) => body as { id: string; props: { name: string; message: string } };

beforeEach(() => signInAs());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  onClose.mockReset();
  act(() => keepSession(null));
});

it('needs a name and moves the focus to its field', async () => {
  const calls = fakeServer(() => json({}));
  renderInApp(<TeamWishDialog onClose={onClose} />);
  await send();
  expect(screen.getByText('Bitte gib den Namen des Teams ein!')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name des Teams' }));
  expect(calls).toEqual([]);
});

it('sends the same wish again for the same text, and a new one for another text', async () => {
  const calls = fakeServer(() => refusal(500, 'error.api.500'));
  renderInApp(<TeamWishDialog onClose={onClose} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name des Teams' }), 'Bulls');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Dein Antrag konnte nicht gesendet werden',
  );
  await send();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nachricht (optional)' }), 'Hallo');
  await send();
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  const [first, second, third] = calls.map(wishOf);
  expect(first?.id).toMatch(/^[0-9a-z]{20}$/);
  expect(second).toEqual(first);
  expect(third).toEqual({
    id: expect.not.stringMatching(first?.id ?? ''),
    props: { name: 'Bulls', message: 'Hallo' },
  });
  expect(onClose).not.toHaveBeenCalled();
});
