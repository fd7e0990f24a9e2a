import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useForecastBoards } from './use-forecast-boards.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (eventId: string, guess?: number) => renderHook(() => useForecastBoards(eventId, guess)).result;

it('keeps the number of each tournament over a reload', () => {
  const cup = open('cup1');
  expect(cup.current[0]).toBe(4);
  act(() => cup.current[1](9));
  cleanup();
  expect(open('cup1').current[0]).toBe(9);
  expect(open('cup2').current[0]).toBe(4);
});

it('guesses only as long as nobody has entered a number', () => {
  expect(open('cup1', 7).current[0]).toBe(7);
  const cup = open('cup1', 7);
  act(() => cup.current[1](2));
  cleanup();
  expect(open('cup1', 7).current[0]).toBe(2);
});

it('keeps no number that cannot be', () => {
  const cup = open('cup1');
  act(() => cup.current[1](6));
  act(() => cup.current[1](Number.NaN));
  expect(cup.current[0]).toBeNaN();
  cleanup();
  expect(open('cup1').current[0]).toBe(6);
  cleanup();
  localStorage.setItem('forecast-boards', JSON.stringify({ cup1: '900' }));
  expect(open('cup1').current[0]).toBe(4);
});

it('remembers fifty tournaments', () => {
  for (let index = 0; index < 55; index += 1) {
    const cup = open(`cup-${index}`);
    act(() => cup.current[1](8));
    cleanup();
  }
  expect([open('cup-0').current[0], open('cup-54').current[0]]).toEqual([4, 8]);
});
