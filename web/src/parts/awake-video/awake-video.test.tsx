import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AwakeVideo } from './awake-video.tsx';
import { LateAwakeVideo } from './late-awake-video.tsx';

const film = () => document.querySelector('video');
let isPlaying = false;

beforeEach(() => {
  isPlaying = false;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    isPlaying = true;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    isPlaying = false;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => !isPlaying);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What the caller tells when a sound begins or ends. */
const callerSpeaks = (is: boolean) =>
  globalThis.dispatchEvent(new CustomEvent('caller-speaks', { detail: is }));
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

it('plays after a tap, with its sound, and ends after another one', async () => {
  render(<AwakeVideo />);
  expect(film()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Bildschirm anlassen' }));
  expect(isPlaying).toBe(true);
  // A silent track keeps more systems awake than none.
  expect(film()?.muted).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Bildschirm bleibt an; ausschalten' }));
  expect(film()).toBeNull();
});

it('plays again when somebody comes back', async () => {
  render(<AwakeVideo />);
  await userEvent.click(screen.getByRole('button', { name: 'Bildschirm anlassen' }));
  isPlaying = false;
  comeBack();
  expect(isPlaying).toBe(true);
});

it('rests while the caller speaks', async () => {
  render(<AwakeVideo />);
  await userEvent.click(screen.getByRole('button', { name: 'Bildschirm anlassen' }));
  callerSpeaks(true);
  expect(isPlaying).toBe(false);
  comeBack();
  expect(isPlaying).toBe(false);
  callerSpeaks(false);
  expect(isPlaying).toBe(true);
});

it('offers itself again if the browser does not play it', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('not allowed'));
  render(<AwakeVideo />);
  await userEvent.click(screen.getByRole('button', { name: 'Bildschirm anlassen' }));
  expect(await screen.findByRole('button', { name: 'Bildschirm anlassen' })).toBeDefined();
});

it('is only where the browser has no lock for the screen', async () => {
  vi.stubGlobal('isSecureContext', true);
  const { container, rerender } = render(<LateAwakeVideo />);
  expect(container.innerHTML).toBe('');
  vi.stubGlobal('isSecureContext', false);
  rerender(<LateAwakeVideo />);
  await screen.findByRole('button', { name: 'Bildschirm anlassen' });
});
