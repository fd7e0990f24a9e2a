import { afterEach, expect, it } from 'vitest';
import {
  forgetEntry,
  furtherEntriesOf,
  keepFurtherEntry,
  keepOwnEntry,
  lastEntryAddress,
  ownEntryOf,
} from './own-entries.ts';

afterEach(() => localStorage.clear());

it('remembers the own entry of each tournament, and the latest address', () => {
  expect([ownEntryOf('cup'), lastEntryAddress()]).toEqual([null, '']);
  const first = { entryId: 'e1', emailAddress: 'gast@example.org' };
  keepOwnEntry('cup', first);
  keepOwnEntry('open', { entryId: 'e2', emailAddress: '' });
  expect(ownEntryOf('cup')).toEqual(first);
  expect(lastEntryAddress()).toBe('gast@example.org');
  forgetEntry('cup', 'e1');
  expect([ownEntryOf('cup'), ownEntryOf('open')?.entryId]).toEqual([null, 'e2']);
});

it('remembers the entries of others beside the own one', () => {
  const own = { entryId: 'e1', emailAddress: 'gast@example.org' };
  keepOwnEntry('cup', own);
  keepFurtherEntry('cup', 'e2');
  keepFurtherEntry('cup', 'e3');
  keepFurtherEntry('cup', 'e3');
  expect([ownEntryOf('cup'), furtherEntriesOf('cup'), furtherEntriesOf('open')]).toEqual([
    own,
    ['e2', 'e3'],
    [],
  ]);
  forgetEntry('cup', 'e2');
  forgetEntry('cup', 'unknown');
  expect([ownEntryOf('cup'), furtherEntriesOf('cup')]).toEqual([own, ['e3']]);
  forgetEntry('cup', 'e1');
  expect([ownEntryOf('cup'), furtherEntriesOf('cup')]).toEqual([null, ['e3']]);
});

it('ignores what it cannot read, and keeps the latest fifty', () => {
  localStorage.setItem('own-entries', '{"cup":{"entryId":7},"open":"x"}');
  localStorage.setItem('further-entries', '{"cup":"e1","open":[7,"e2"]}');
  expect(ownEntryOf('cup')).toBeNull();
  expect([furtherEntriesOf('cup'), furtherEntriesOf('open')]).toEqual([[], ['e2']]);
  for (let count = 0; count <= 50; count += 1)
    keepOwnEntry(`event-${count}`, { entryId: `e${count}`, emailAddress: '' });
  expect([ownEntryOf('event-0'), ownEntryOf('event-50')?.entryId]).toEqual([null, 'e50']);
});
