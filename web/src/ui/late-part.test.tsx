import '../test/render-in-app.tsx';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latePart } from './late-part.tsx';

type Props = { readonly text: string };
const Loaded = ({ text }: Props) => <p>{text} loaded</p>;
const Missing = ({ text }: Props) => <p>{text} missing</p>;
const Broken = (): never => {
  throw new Error('broken');
};

/** Shows a part whose tries have these results: a component, or null for a failure. */
async function show(...results: readonly (ComponentType<Props> | null)[]) {
  const fetchPart = vi.fn(async () => {
    const result = results[fetchPart.mock.calls.length - 1] ?? null;
    if (result === null) throw new Error('no network');
    return result;
  });
  const Part = latePart(fetchPart, Missing);
  await act(async () =>
    render(
      <Suspense fallback="waiting">
        <Part text="QR" />
      </Suspense>,
    ),
  );
  return fetchPart;
}

const shown = () => document.body.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('appears when its code is loaded', async () => {
  await show(Loaded);
  expect(shown()).toBe('QR loaded');
});

it('is shown at once if its code was loaded before', async () => {
  const Part = latePart(async () => Loaded, Missing);
  await act(async () => Part.load());
  render(
    <Suspense fallback="waiting">
      <Part text="QR" />
    </Suspense>,
  );
  expect(shown()).toBe('QR loaded');
});

it('is replaced while its code is missing, and appears after a later try', async () => {
  const fetchPart = await show(null, null, null, Loaded);
  expect(shown()).toBe('QR missing');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(shown()).toBe('QR loaded');
  expect(fetchPart).toHaveBeenCalledTimes(4);
});

it('is loaded again as soon as the device has a network', async () => {
  await show(null, null, Loaded);
  expect(shown()).toBe('QR missing');
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(shown()).toBe('QR loaded');
});

it('is replaced if it fails', async () => {
  await show(Broken);
  expect(shown()).toBe('QR missing');
});

it('says that it is missing if it has no replacement', async () => {
  const Part = latePart(async () => Broken);
  await act(async () => render(<Part />));
  expect(screen.getByRole('status').textContent).toContain('konnte nicht geladen werden');
});
