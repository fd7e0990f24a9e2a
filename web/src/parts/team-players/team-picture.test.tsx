import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { TeamPictureButton } from './team-picture.tsx';

afterEach(cleanup);

it.each([
  ['image/gif', 'Bitte wähle ein Bild im Format PNG, JPEG oder WebP aus!'],
  ['image/avif', 'Bitte wähle ein Bild im Format PNG, JPEG oder WebP aus!'],
  ['application/pdf', 'Bitte wähle eine Bilddatei aus!'],
])('refuses a file of type %s before it is sent', async (type, text) => {
  renderInApp(
    <>
      <TeamPictureButton teamId="t1" />
      <ToastRegion />
    </>,
  );
  const input = screen.getByLabelText('Bild ändern', { selector: 'input' });
  await userEvent.upload(input, new File(['x'], 'picture', { type }), { applyAccept: false });
  expect(await screen.findByText(text)).toBeTruthy();
});
