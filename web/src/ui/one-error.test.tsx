import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { OneError } from './one-error.tsx';
import { ErrorState } from './states.tsx';

afterEach(cleanup);

const why = 'Ein interner Serverfehler ist aufgetreten. Bitte versuche es noch einmal.';

it('is shown before the code is here that compares it with others', async () => {
  render(
    <>
      <ErrorState text={`A fehlt. ${why}`} />
      <ErrorState text={`B fehlt. ${why}`} />
    </>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(await screen.findByText('B fehlt.')).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('says once why several lists of a page are missing, and tries all of them again with one tap', async () => {
  const [news, events] = [vi.fn(), vi.fn()];
  render(
    <>
      <OneError text={`News konnten nicht geladen werden. Fehler: ${why}`} onRetry={news} />
      <OneError text={`Events konnten nicht geladen werden. Fehler: ${why}`} onRetry={events} />
    </>,
  );
  expect(document.body.textContent?.split(why)).toHaveLength(2);
  expect(screen.getAllByText('Ein Fehler ist aufgetreten')).toHaveLength(1);
  expect(screen.getByText('Events konnten nicht geladen werden.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(news).toHaveBeenCalledOnce();
  expect(events).toHaveBeenCalledOnce();
});

it('knows a reason in brackets, without the advice after it', () => {
  render(
    <>
      <OneError text={`News konnten nicht geladen werden. Fehler: ${why}`} />
      <OneError text="Dein Spielverlauf konnte nicht geladen werden. (Ein interner Serverfehler ist aufgetreten)" />
    </>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText('Dein Spielverlauf konnte nicht geladen werden.')).toBeTruthy();
});

it('lets another one speak when the first one is gone', () => {
  const first = <OneError key="a" text={`A fehlt. Fehler: ${why}`} onRetry={() => undefined} />;
  const second = <OneError key="b" text={`B fehlt. Fehler: ${why}`} onRetry={() => undefined} />;
  const { rerender } = render(<>{[first, second]}</>);
  expect(screen.queryByText(`B fehlt. Fehler: ${why}`)).toBeNull();
  rerender(<>{[second]}</>);
  expect(screen.getByText(`B fehlt. Fehler: ${why}`)).toBeTruthy();
});

it('explains each of several reasons', () => {
  render(
    <>
      <OneError text={`A fehlt. Fehler: ${why}`} />
      <OneError text="B fehlt. Fehler: Dir fehlt die Berechtigung." />
    </>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});

it('never leaves out a way on', () => {
  render(
    <>
      <OneError text={`A fehlt. ${why}`} />
      <OneError text={`B fehlt. ${why}`}>
        <a href="/home">Start</a>
      </OneError>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Start' })).toBeTruthy();
});

it('says texts without a reason once as well', () => {
  render(
    <>
      <OneError text="Highscores konnten nicht geladen werden." />
      <OneError text="Shortlegs konnten nicht geladen werden." />
    </>,
  );
  expect(screen.getAllByText('Ein Fehler ist aufgetreten')).toHaveLength(1);
  expect(screen.getByText('Shortlegs konnten nicht geladen werden.')).toBeTruthy();
});
