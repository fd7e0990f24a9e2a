import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../test/render-in-app.tsx';
import { UpdateNotice } from './update-notice.tsx';

const apply = vi.hoisted(() => vi.fn(async () => true));
vi.mock('./app-update.ts', () => ({ applyUpdate: apply }));

afterEach(() => {
  cleanup();
  apply.mockClear();
});

it('asks on a page that somebody reads', () => {
  renderInApp(<UpdateNotice />, { path: '/tournaments/cup1/groups' });
  expect(screen.getByRole('button', { name: 'Jetzt neu laden' })).toBeTruthy();
  expect(apply).not.toHaveBeenCalled();
});

it('takes a new version by itself on a television of the hall', async () => {
  renderInApp(<UpdateNotice />, { path: '/tournaments/cup1/hall?show=boards' });
  await waitFor(() => expect(apply).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button')).toBeNull();
});
