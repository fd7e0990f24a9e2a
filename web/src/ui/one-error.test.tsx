import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
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
  const [box] = screen.getAllByRole('alert');
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(await screen.findByText('B fehlt.')).toBeTruthy();
  // The same element: a finger that is on its button taps it.
  expect(screen.getAllByRole('alert')).toEqual([box]);
});

it('says once why several lists of a page are missing, and tries all of them again with one tap', async () => {
  const [news, events] = [vi.fn(), vi.fn()];
  render(
    <>
      <ErrorState text={`News konnten nicht geladen werden. Fehler: ${why}`} onRetry={news} />
      <ErrorState text={`Events konnten nicht geladen werden. Fehler: ${why}`} onRetry={events} />
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
      <ErrorState text={`News konnten nicht geladen werden. Fehler: ${why}`} />
      <ErrorState text="Dein Spielverlauf konnte nicht geladen werden. (Ein interner Serverfehler ist aufgetreten)" />
    </>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText('Dein Spielverlauf konnte nicht geladen werden.')).toBeTruthy();
});

it('lets another one speak when the first one is gone', () => {
  const first = <ErrorState key="a" text={`A fehlt. Fehler: ${why}`} onRetry={() => undefined} />;
  const second = <ErrorState key="b" text={`B fehlt. Fehler: ${why}`} onRetry={() => undefined} />;
  const { rerender } = render(<>{[first, second]}</>);
  expect(screen.queryByText(`B fehlt. Fehler: ${why}`)).toBeNull();
  rerender(<>{[second]}</>);
  expect(screen.getByText(`B fehlt. Fehler: ${why}`)).toBeTruthy();
});

it('explains each of several reasons', () => {
  render(
    <>
      <ErrorState text={`A fehlt. Fehler: ${why}`} />
      <ErrorState text="B fehlt. Fehler: Dir fehlt die Berechtigung." />
    </>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});

it('never leaves out a way on', () => {
  render(
    <>
      <ErrorState text={`A fehlt. ${why}`} />
      <ErrorState text={`B fehlt. ${why}`}>
        <a href="/home">Start</a>
      </ErrorState>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Start' })).toBeTruthy();
});

it('says texts without a reason once as well', () => {
  render(
    <>
      <ErrorState text="Highscores konnten nicht geladen werden." />
      <ErrorState text="Shortlegs konnten nicht geladen werden." />
    </>,
  );
  expect(screen.getAllByText('Ein Fehler ist aufgetreten')).toHaveLength(1);
  expect(screen.getByText('Shortlegs konnten nicht geladen werden.')).toBeTruthy();
});
