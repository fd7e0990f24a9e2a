import { afterEach, expect, it } from 'vitest';
import { keepOwnEntry, lastEntryAddress, ownEntryOf } from './own-entries.ts';

afterEach(() => localStorage.clear());

it('remembers the own entry of each tournament, and the latest address', () => {
  expect([ownEntryOf('cup'), lastEntryAddress()]).toEqual([null, '']);
  const first = { entryId: 'e1', emailAddress: 'gast@example.org' };
  keepOwnEntry('cup', first);
  keepOwnEntry('open', { entryId: 'e2', emailAddress: '' });
  expect(ownEntryOf('cup')).toEqual(first);
  expect(lastEntryAddress()).toBe('gast@example.org');
  keepOwnEntry('cup', null);
  expect([ownEntryOf('cup'), ownEntryOf('open')?.entryId]).toEqual([null, 'e2']);
});

it('ignores what it cannot read, and keeps the latest fifty', () => {
  localStorage.setItem('own-entries', '{"cup":{"entryId":7},"open":"x"}');
  expect(ownEntryOf('cup')).toBeNull();
  for (let count = 0; count <= 50; count += 1)
    keepOwnEntry(`event-${count}`, { entryId: `e${count}`, emailAddress: '' });
  expect([ownEntryOf('event-0'), ownEntryOf('event-50')?.entryId]).toEqual([null, 'e50']);
});
