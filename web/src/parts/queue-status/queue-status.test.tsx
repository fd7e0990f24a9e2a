import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { otherTabCode } from '../../data/queue/command-queue.ts';
import type { QueuePhase } from '../../data/queue/queue-record.ts';
import { otherTabText } from '../../text/other-tab.ts';
import { QueueStatus } from './queue-status.tsx';

const show = (phase: QueuePhase, waitCode: string | null) =>
  render(<QueueStatus queue={{ phase, waitCode }} text={() => 'Bereit'} />);

beforeEach(() => localStorage.setItem('show-queue-status', 'false'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('says why turns wait for another tab, also if the settings do not ask for the line', () => {
  show('waiting', otherTabCode);
  expect(screen.getByText(otherTabText.short).title).toBe(otherTabText.hint);
});

it.each([
  ['idle', null],
  ['sending', null],
  ['idle', otherTabCode],
  ['waiting', 'error.api.network-error'],
] as const)('shows what the settings ask for while the queue is %s because of %s', (phase, waitCode) => {
  localStorage.setItem('show-queue-status', 'true');
  const { container } = show(phase, waitCode);
  expect(container.textContent).toBe('Bereit');
});
