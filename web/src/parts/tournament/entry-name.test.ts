import { expect, it } from 'vitest';
import { tournamentEntry } from '../../test/tournaments.ts';
import { entryNamesOf } from './entry-name.ts';

it('tells entries with equal names apart by their clubs', () => {
  const entry = (id: string, name: string, teamName: string | null) => ({
    ...tournamentEntry(name, 0, { teamName }),
    id,
  });
  const names = entryNamesOf([
    entry('a', 'Max Müller', 'Bulls Jena'),
    entry('b', 'max müller', 'DC Halle'),
    entry('c', 'Max Müller', null),
    entry('d', 'Anna Adler', 'DC Halle'),
  ]);
  expect([...names.values()]).toEqual([
    'Max Müller (Bulls Jena)',
    'max müller (DC Halle)',
    'Max Müller',
    'Anna Adler',
  ]);
});
