import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { json } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { EventFiles } from './event-files.tsx';

afterEach(cleanup);

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('offers full names and the code for websites only to organisers, and the code only for public events', async () => {
  fakeApi({ 'GET /address': () => json({ address: 'https://darts.example.org' }) });
  const { unmount } = renderInApp(<EventFiles eventId="e1" isOrganiser={false} isPublic hasBracket />);
  expect(buttons()).toEqual(['Ergebnisdatei (JSON)', 'Plätze mit Vereinen (CSV)']);
  unmount();
  const own = renderInApp(<EventFiles eventId="e1" isOrganiser isPublic={false} hasBracket />);
  expect(buttons()).toHaveLength(4);
  own.unmount();
  renderInApp(<EventFiles eventId="e1" isOrganiser isPublic hasBracket={false} />);
  await screen.findByRole('button', { name: 'Tabelle' });
  expect(buttons().slice(4)).toEqual(['Tabelle', 'Nächste Spiele', 'Laufende Spiele']);
});

it('copies the code with the address that everybody reaches', async () => {
  fakeApi({ 'GET /address': () => json({ address: 'https://darts.example.org' }) });
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderInApp(<EventFiles eventId="e1" isOrganiser isPublic hasBracket />);
  await user.click(await screen.findByRole('button', { name: 'Turnierbaum' }));
  expect(write).toHaveBeenCalledWith(
    '<iframe src="https://darts.example.org/embed/bracket/e1" width="100%" height="480" style="border:0" sandbox="allow-scripts" loading="lazy"></iframe>',
  );
});
