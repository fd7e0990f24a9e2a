import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../data/api/api-error.ts';
import { forgetRefusedRights } from '../data/api/no-permission.ts';
import { useChange } from '../data/api/use-change.ts';
import { renderInApp } from '../test/render-in-app.tsx';
import { tellOutcome } from '../ui/tell-outcome.ts';
import { ToastRegion } from '../ui/toast.tsx';
import { Frame } from './frame.tsx';

function Screen({ code }: { readonly code: string }) {
  const change = useChange({
    send: () => Promise.reject(new ApiError(code, 403)),
    failed: (error) => `Das konnte nicht gehen. (${(error as ApiError).code})`,
  });
  return (
    <>
      <h1>Bildschirm</h1>
      <button type="button" onClick={() => void change.run().then((outcome) => tellOutcome(outcome))}>
        Ändern
      </button>
    </>
  );
}

const open = (code: string) =>
  renderInApp(
    <>
      <Frame
        routes={[
          { path: '/', element: <Screen code={code} /> },
          { path: '/login', element: <Link to="/">Anderswo</Link> },
        ]}
      />
      <ToastRegion />
    </>,
  );
const title = () => screen.findByRole('heading', { level: 1, name: 'Keine Berechtigung' });

afterEach(() => {
  cleanup();
  forgetRefusedRights();
  localStorage.clear();
});

it('stands in place of a screen whose change needs other rights, without a toast', async () => {
  open('error.insufficient-permissions');
  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
  await title();
  expect(screen.getByText(/^Dafür hast du keine Berechtigung\. Wenn du glaubst/)).toBeTruthy();
  expect(screen.queryByText(/konnte nicht/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(screen.getByRole('heading', { name: 'Bildschirm' })).toBeTruthy();
});

it('does not follow to another page', async () => {
  open('error.insufficient-permissions');
  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
  await title();
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Einloggen' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Anderswo' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Bildschirm' })).toBeTruthy());
});

it('leaves other refusals to the screen', async () => {
  open('error.event.invalid-status');
  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
  expect(await screen.findByText('Das konnte nicht gehen. (error.event.invalid-status)')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Bildschirm' })).toBeTruthy();
});
