import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { matchPinOf } from '../../data/match/match-pins.ts';
import { needsPin } from '../../data/match/needs-pin.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { json, refusal } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { MatchPin } from './match-pin.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('keeps the right PIN, and says that another one is wrong', async () => {
  fakeApi({
    'POST /events/cup/enrol': ({ body }) =>
      (body as { pin: string }).pin === '4711' ? json(null) : refusal(403, 'error.event.wrong-pin'),
  });
  const onEnrolled = vi.fn();
  renderInApp(<MatchPin eventId="cup" onEnrolled={onEnrolled} />);
  // The field with a box for each digit is loaded late.
  await screen.findByRole('textbox', { name: 'Ziffer 4 von 4' });
  const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
  const paste = async (pin: string) => {
    const [first] = boxes();
    if (first === undefined) throw new Error('no field');
    await userEvent.click(first);
    await userEvent.paste(pin);
  };
  await paste('1234');
  expect(await screen.findByText('Der eingegebene Code ist falsch.')).toBeTruthy();
  expect([matchPinOf('cup'), onEnrolled.mock.calls.length]).toEqual([null, 0]);
  await vi.waitFor(() => expect(boxes().map(({ value }) => value)).toEqual(['', '', '', '']));
  await paste('4711');
  await vi.waitFor(() => expect(onEnrolled).toHaveBeenCalledOnce());
  expect(matchPinOf('cup')).toBe('4711');
});

it('is needed only where an event has a PIN and this device may not score yet', () => {
  const event = { teamId: 'bulls', type: 'tournament', hasPin: true } as const;
  expect(needsPin({ event, eventId: 'cup', mayScore: false })).toBe(true);
  expect(needsPin({ event, eventId: 'cup', mayScore: true })).toBe(false);
  expect(needsPin({ event: { ...event, hasPin: false }, eventId: 'cup', mayScore: false })).toBe(false);
  expect(needsPin({ event: null, eventId: null, mayScore: false })).toBe(false);
});
