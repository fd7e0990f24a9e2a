import { seatings } from '@neundarter/rules/tournament/groups/free-groups';
import { qualifierCounts } from '@neundarter/rules/tournament/groups/qualification-slots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseSite, databases } from '../../server/test/databases.ts';
import { tries } from '../../server/test/run-length.ts';
import { type OpenClub, openNewClub } from './open-club.ts';
import { playTournament } from './play-tournament.ts';
import { type Options, readOptions } from './read-options.ts';

// Whole tournaments through the API of a real server, compared with the engine. `npm run test:long` plays all sizes.

const isLong = tries({ usual: 0, long: 1 }) === 1;

/** One small tournament of each mode. */
const few = [
  ['--mode', 'single-knockout', '--participants', '6'],
  ['--mode', 'double-knockout', '--participants', '5'],
  ['--mode', 'single-knockout-with-group-stage', '--participants', '7', '--parallel', '1'],
  [
    '--mode',
    'double-knockout-with-group-stage',
    '--participants',
    '13',
    '--groups',
    '4',
    '--qualifiers',
    '8',
  ],
  ['--mode', 'league', '--participants', '4', '--parallel', '1'],
  ['--mode', 'double-knockout', '--participants', '6', '--boards', '2'],
  ...['by-number', 'by-result'].map((seats) => [
    '--mode',
    'single-knockout-with-group-stage',
    '--participants',
    '10',
    '--groups',
    '3',
    '--qualifiers',
    '5',
    '--seats',
    seats,
    '--parallel',
    '1',
  ]),
  [
    '--mode',
    'single-knockout-with-group-stage',
    '--participants',
    '12',
    '--groups',
    '3',
    '--qualifiers',
    '5',
    '--seats',
    'by-number',
    '--second-chance',
    '--parallel',
    '1',
  ],
];

const sizes = ['2', '3', '5', '8', '13', '32', '64', '128'];

/** Groups for a size: the largest number of groups that leaves more participants than qualifiers. */
const groupsFor = (size: string): readonly string[] | null => {
  const [groups] = [16, 12, 8, 6, 4, 2].filter((count) => (qualifierCounts(count)[0] ?? 128) < Number(size));
  return groups === undefined ? null : ['--groups', `${groups}`];
};

/** Free groups of three and four, from which the first two and a few more go on. */
const freeFor = (size: string): readonly (readonly string[])[] => {
  const groups = Math.ceil(Number(size) / 4);
  const numbers = ['--groups', `${groups}`, '--qualifiers', `${Math.max(2, 2 * groups - 1)}`];
  return seatings.flatMap((seats) => {
    const free = [...numbers, '--seats', seats];
    return [free, [...free, '--second-chance']];
  });
};

const all = sizes.flatMap((size) => {
  const withGroups = groupsFor(size);
  const sized = (mode: string, ...more: readonly string[]) => [
    '--mode',
    mode,
    '--participants',
    size,
    ...more,
  ];
  return [
    sized('single-knockout'),
    sized('double-knockout'),
    sized('double-knockout', '--boards', '8'),
    // A league of 128 has more matches than an event may have.
    ...(Number(size) <= 32 ? [sized('league')] : []),
    ...(withGroups === null
      ? []
      : [
          sized('single-knockout-with-group-stage', ...withGroups),
          sized('single-knockout-with-group-stage', ...withGroups, '--boards', '8'),
          sized('double-knockout-with-group-stage', ...withGroups),
          ...freeFor(size).map((free) => sized('single-knockout-with-group-stage', ...free)),
        ]),
  ];
});

const optionsOf = (args: readonly string[]): Options => readOptions(args);

describe.each(databases)('whole tournaments on $name', ({ create }) => {
  let site: DatabaseSite;
  let club: OpenClub;

  beforeAll(async () => {
    site = await create();
    const { databaseUrl } = site.options;
    club = await openNewClub(
      databaseUrl === undefined || databaseUrl === null ? {} : { DATABASE_URL: databaseUrl },
    );
  });
  afterAll(async () => {
    await club.close();
    await site.dispose();
  });

  it.each((isLong ? all : few).map((args) => [args.join(' '), optionsOf(args)] as const))(
    '%s: places and tables are those of the engine',
    async (_, options) => {
      const { differences, matches } = await playTournament(club, options);
      expect(differences).toEqual([]);
      expect(matches).toBeGreaterThan(0);
    },
    isLong ? 600_000 : undefined,
  );
});
