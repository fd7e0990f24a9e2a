import { expect, it } from 'vitest';
import { entriesOf } from './use-more-list.ts';

const page = (...ids: readonly string[]) => ids.map((id) => ({ id }));
const shown = (...pages: readonly ReturnType<typeof page>[]) =>
  entriesOf({ pages: [...pages] }, 2).map(({ id }) => id);

it('shows the entries of a page, although it has read one more', () => {
  expect(shown(page('a', 'b', 'c'))).toEqual(['a', 'b']);
  expect(shown(page('a', 'b'))).toEqual(['a', 'b']);
  expect(shown()).toEqual([]);
});

it('shows every entry once, even if entries have moved to the next page', () => {
  expect(shown(page('a', 'b', 'c'), page('c', 'd', 'e'))).toEqual(['a', 'b', 'c', 'd']);
  expect(shown(page('new', 'a', 'b'), page('b', 'c'))).toEqual(['new', 'a', 'b', 'c']);
});
