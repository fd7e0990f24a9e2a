import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { expect, it } from 'vitest';
import type { BusyElsewhere } from '../../../data/club/busy-players.ts';
import type { MatchView, SideView } from '../../../parts/tournament/match-view.ts';
import { busyMarks } from './busy-marks.ts';
import { freshEntrants, matchDescriptions } from './filter-matches.ts';

const names = new Map([
  ['a', 'Anna'],
  ['b', 'Ben'],
  ['c', 'Cem'],
  ['d', 'Dora'],
]);

const side = (entrant: string): SideView => ({
  name: names.get(entrant) ?? '',
  entrant,
  isBye: false,
  score: null,
  hasWon: false,
});

const match = (number: number, sides: string, more: Partial<MatchView> = {}): MatchView => ({
  key: `group/A/0/${number}`,
  matchId: `m${number}`,
  number,
  stage: 'group',
  groupId: 'A',
  round: 0,
  index: number,
  matchDay: 1,
  board: null,
  phase: 'ready',
  isBegun: more.phase === 'running' || more.phase === 'finished',
  isCalled: false,
  sides: [side(sides.charAt(0)), side(sides.charAt(1))],
  caller: null,
  callerId: null,
  ...more,
});

const entry = (id: string) => ({
  id,
  position: 0,
  participant: { type: 'single', player: { type: 'registered', id: `player-${id}` } } as const,
  teamName: null,
  teamId: null,
  status: 'confirmed' as const,
  groupId: null,
  groupPosition: null,
  seed: null,
  registeredAt: 0,
});

const marks = (matches: readonly MatchView[], elsewhere = new Map<string, BusyElsewhere>()) =>
  Object.fromEntries(
    [...busyMarks({ matches, names, participants: [...names.keys()].map(entry), elsewhere })].map(
      ([key, { sentence }]) => [key, sentence],
    ),
  );

it('marks matches that are ready while one of their people plays or calls', () => {
  const running = match(1, 'ab', { phase: 'running', callerId: 'c' });
  expect(marks([running, match(2, 'ad'), match(3, 'cd'), match(4, 'dd', { callerId: 'b' })])).toEqual({
    'group/A/0/2': 'Anna spielt (Spiel 1)',
    'group/A/0/3': 'Cem schreibt (Spiel 1)',
    'group/A/0/4': 'Ben spielt (Spiel 1)',
  });
  expect(marks([match(1, 'ab', { phase: 'finished' }), match(2, 'ad')])).toEqual({});
  expect(marks([running, match(2, 'ad', { phase: 'waiting' })])).toEqual({});
});

it('says in a few words which matches and events they wait for', () => {
  const all = [match(7, 'ab', { phase: 'running' }), match(3, 'c', { phase: 'running' }), match(9, 'ac')];
  const participants = [...names.keys()].map(entry);
  const shortOf = (elsewhere = new Map<string, BusyElsewhere>()) =>
    busyMarks({ matches: all, names, participants, elsewhere }).get('group/A/0/9')?.short;
  expect(shortOf()).toBe('wartet auf Spiel 3, 7');
  expect(
    busyMarks({
      matches: [match(1, 'ab', { phase: 'running' }), match(2, 'ad')],
      names,
      participants,
      elsewhere: new Map([['player-d', { does: 'plays' as const, event: 'Training' }]]),
    }).get('group/A/0/2')?.short,
  ).toBe('wartet auf Spiel 1 und „Training“');
});

it('marks who plays in another event', () => {
  const elsewhere = new Map([['player-d', { does: 'plays' as const, event: 'Training' }]]);
  expect(marks([match(2, 'ad')], elsewhere)).toEqual({ 'group/A/0/2': 'Dora spielt („Training“)' });
});

it('marks who calls in another event, of a pair any of the two', () => {
  const calls = new Map([['player-d', { does: 'calls' as const, event: 'Training' }]]);
  expect(marks([match(2, 'ad')], calls)).toEqual({ 'group/A/0/2': 'Dora schreibt („Training“)' });
  const pair: ParticipantEntry = {
    ...entry('a'),
    participant: {
      type: 'double',
      players: [
        { type: 'registered', id: 'player-a' },
        { type: 'registered', id: 'player-d' },
      ],
    },
  };
  const matches = [match(2, 'ab')];
  const found = busyMarks({ matches, names, participants: [pair, entry('b')], elsewhere: calls });
  expect(found.get('group/A/0/2')?.sentence).toBe('Anna schreibt („Training“)');
});

it('knows who has not begun to play', () => {
  const all = [match(1, 'ab', { phase: 'finished' }), match(2, 'cd', { phase: 'forfeited' }), match(3, 'ac')];
  expect([...freshEntrants(all, undefined)]).toEqual(['c', 'd']);
  expect([...freshEntrants(all, ['b', 'd'])]).toEqual(['d']);
});

it('takes a match that was only started for one that has not begun', () => {
  const started = match(1, 'ab', { phase: 'running', isBegun: false });
  expect([...freshEntrants([started], ['a', 'b'])]).toEqual(['a', 'b']);
  expect([...freshEntrants([{ ...started, isBegun: true }], ['a', 'b'])]).toEqual([]);
});

it('says the group of a match where no heading says it', () => {
  const all = [
    match(1, 'ab'),
    match(2, 'ac', { key: 'k', stage: 'knockout', groupId: null, matchDay: null }),
  ];
  expect([...matchDescriptions(all, { isWithinStage: false }).values()]).toEqual([
    'Gruppe A, Spieltag 1',
    'Finale',
  ]);
  expect(matchDescriptions(all, { isWithinStage: true }).get('group/A/0/1')).toBe('Spieltag 1');
});
