import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pager } from './pager.tsx';
import { pagerWindow } from './pager-window.ts';

afterEach(cleanup);

describe('pagerWindow', () => {
  it.each([
    [1, 1, [1], false, false],
    [1, 3, [1, 2, 3], false, false],
    [2, 5, [1, 2, 3, 4, 5], false, false],
    [1, 9, [1, 2, 3, 4, 5], false, true],
    [4, 9, [2, 3, 4, 5, 6], true, true],
    [9, 9, [5, 6, 7, 8, 9], true, false],
    [12, 9, [5, 6, 7, 8, 9], true, false],
    [1, 0, [], false, false],
  ])('page %i of %i shows %o', (page, pageCount, pages, hasEllipsisBefore, hasEllipsisAfter) => {
    expect(pagerWindow(page, pageCount)).toEqual({ pages, hasEllipsisBefore, hasEllipsisAfter });
  });
});

describe('Pager', () => {
  it('opens the first, previous, chosen, next and last page', async () => {
    const onChange = vi.fn();
    render(<Pager page={4} pageCount={9} onChange={onChange} />);
    for (const name of ['Erste Seite', 'Vorherige Seite', 'Seite 6 von 9', 'Nächste Seite', 'Letzte Seite'])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(onChange.mock.calls.flat()).toEqual([1, 3, 6, 5, 9]);
  });

  it('names the current page and disables the buttons at the ends', () => {
    render(<Pager page={1} pageCount={2} onChange={() => undefined} />);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('1');
    const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(isDisabled('Erste Seite') && isDisabled('Vorherige Seite')).toBe(true);
    expect(isDisabled('Nächste Seite') || isDisabled('Letzte Seite')).toBe(false);
  });

  it('is not shown for a single page', () => {
    render(<Pager page={1} pageCount={1} onChange={() => undefined} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
