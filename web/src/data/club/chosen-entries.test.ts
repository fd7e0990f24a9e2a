import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  forgetChosenEntry,
  keepChosenEntry,
  keepOwnReport,
  useChosenEntries,
  useOwnReport,
} from './chosen-entries.ts';

afterEach(() => localStorage.clear());

it('a device remembers several people for each event, once each, and forgets one of them', () => {
  const chosen = renderHook(() => useChosenEntries('cup'));
  act(() => {
    for (const id of ['child', 'parent', 'child']) keepChosenEntry('cup', id);
    keepChosenEntry('open', 'parent');
  });
  expect(chosen.result.current).toEqual(['child', 'parent']);
  act(() => forgetChosenEntry('cup', 'child'));
  expect(chosen.result.current).toEqual(['parent']);
  act(() => forgetChosenEntry('cup', 'parent'));
  expect(localStorage.getItem('chosen-entries')).toBe('{"open":["parent"]}');
});

it('the last report about somebody stays until they are forgotten', () => {
  const said = renderHook(() => useOwnReport('cup', 'child'));
  act(() => {
    keepOwnReport('cup', { entrant: 'parent', says: 'here', at: 1 });
    keepOwnReport('cup', { entrant: 'child', says: 'here', at: 2 });
    keepOwnReport('cup', { entrant: 'child', says: 'leaving', at: 3 });
  });
  expect(said.result.current).toEqual({ entrant: 'child', says: 'leaving', at: 3 });
  act(() => forgetChosenEntry('cup', 'child'));
  expect(said.result.current).toBeNull();
  expect(localStorage.getItem('own-reports')).toContain('parent');
});

it('what has another shape counts as nothing', () => {
  localStorage.setItem('chosen-entries', '{"cup":{"a":1},"open":[7,"e2"]}');
  localStorage.setItem('own-reports', '{"cup":[{"entrant":"a","says":"no","at":1},3]}');
  expect(renderHook(() => useChosenEntries('cup')).result.current).toEqual([]);
  expect(renderHook(() => useChosenEntries('open')).result.current).toEqual(['e2']);
  expect(renderHook(() => useOwnReport('cup', 'a')).result.current).toBeNull();
});
