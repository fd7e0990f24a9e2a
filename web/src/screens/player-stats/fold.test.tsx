import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Fold } from './fold.tsx';

/** Shows a card on a window of this width, px. */
const showAt = (width: number) => {
  vi.stubGlobal('matchMedia', (query: string) => {
    const largest = Number(/max-width: ([\d.]+)em/.exec(query)?.[1]) * 16;
    return Object.assign(new EventTarget(), { matches: width <= largest, media: query });
  });
  return render(
    <Fold title="Checkouts">
      <p>Doppelquote 31 %</p>
    </Fold>,
  );
};

const isOpen = () => screen.getByText('Doppelquote 31 %').closest('details')?.open;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('folds a card of figures on a phone until its title is tapped', async () => {
  showAt(390);
  expect(isOpen()).toBe(false);
  await userEvent.click(screen.getByText('Checkouts'));
  expect(isOpen()).toBe(true);
});

it('leaves the card open from a tablet on', () => {
  showAt(820);
  expect(screen.getByText('Doppelquote 31 %')).toBeTruthy();
  expect(isOpen()).toBeUndefined();
});
