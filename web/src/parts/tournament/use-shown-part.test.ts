import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { BracketColumn } from './bracket-columns.ts';
import type { MatchView } from './match-view.ts';
import { useShownPart } from './use-shown-part.ts';

/** The first round of a bracket of 64; nothing of the matches but key and phase matters here. */
const roundWith = (running: number | null): readonly BracketColumn[] => [
  {
    id: 'first',
    matches: Array.from({ length: 32 }, (_, index) => ({
      key: `m${index}`,
      phase: index === running ? 'running' : 'ready',
    })) as unknown as readonly MatchView[],
  } as BracketColumn,
];

const open = (running: number | null, ownKey: string | null = null) =>
  renderHook(({ columns }: { columns: readonly BracketColumn[] }) => useShownPart(columns, ownKey), {
    initialProps: { columns: roundWith(running) },
  });

afterEach(cleanup);

it('opens where a match runs', () => {
  expect(open(31).result.current[0]).toEqual({ part: 4, of: 4 });
});

it('opens on the own match, wherever others play', () => {
  const { result, rerender } = open(31, 'm9');
  expect(result.current[0]).toEqual({ part: 2, of: 4 });
  rerender({ columns: roundWith(0) });
  expect(result.current[0]).toEqual({ part: 2, of: 4 });
});

it('goes there once when the first match runs later, and stays from then on', () => {
  const { result, rerender } = open(null);
  expect(result.current[0]).toEqual({ part: 1, of: 4 });
  rerender({ columns: roundWith(31) });
  expect(result.current[0]).toEqual({ part: 4, of: 4 });
  rerender({ columns: roundWith(0) });
  expect(result.current[0]).toEqual({ part: 4, of: 4 });
});

it('keeps what somebody has chosen', () => {
  const { result, rerender } = open(null);
  act(() => result.current[1]({ part: 2, of: 2 }));
  rerender({ columns: roundWith(31) });
  expect(result.current[0]).toEqual({ part: 2, of: 2 });
});
