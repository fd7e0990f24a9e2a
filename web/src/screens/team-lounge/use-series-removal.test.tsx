import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { seriesEntity } from '../../test/series.ts';
import { ConfirmHost } from '../../ui/confirm-action.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { useSeriesRemoval } from './use-series-removal.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Removal() {
  const remove = useSeriesRemoval();
  return (
    <button type="button" onClick={() => void remove(seriesEntity())}>
      weg
    </button>
  );
}

it('says that the series could not be deleted', async () => {
  fakeServer(() => refusal(500, 'error.api.500'));
  renderInApp(
    <>
      <Removal />
      <ConfirmHost />
      <ToastRegion />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'weg' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Löschen' }));
  const said = await screen.findByText(/^Die Turnierserie konnte nicht gelöscht werden\. \(Ein interner/);
  expect(said.textContent).toMatch(/\)\. Bitte versuche es noch einmal!$/);
});
