import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Explanation } from './explanation.tsx';

afterEach(cleanup);

it('is a button that opens what the word means', () => {
  render(<Explanation question="Was heißt „Bis zum Finish“?" text="Der Average davor." />);
  const button = screen.getByRole('button', { name: 'Was heißt „Bis zum Finish“?' });
  const meaning = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(meaning?.textContent).toBe('Der Average davor.');
  expect(meaning?.getAttribute('popover')).toBe('auto');
});
