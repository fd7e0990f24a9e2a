import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { expect, it } from 'vitest';
import { eventMatch } from '../../test/events.ts';
import { standingWith } from '../../test/standings.ts';
import { matchSentence } from './match-sentence.ts';
import { matchTarget, matchViewsOf } from './match-view.ts';

const match = (number: number, more: Partial<TournamentMatch> = {}): TournamentMatch => ({
  key: `knockout/0/${number}`,
  matchId: `m${number}`,
  number,
  stage: 'knockout',
  groupId: null,
  round: 0,
  index: number,
  matchDay: null,
  status: 'ready',
  slots: [
    { kind: 'entrant', entrant: 'a' },
    { kind: 'entrant', entrant: 'b' },
  ],
  winner: null,
  score: null,
  caller: null,
  board: null,
  ...more,
});

const names = new Map([
  ['a', 'Anna'],
  ['b', 'Ben'],
]);
const views = (matches: readonly TournamentMatch[], running = [] as ReturnType<typeof eventMatch>[]) =>
  matchViewsOf({ matches, names, running });

it('says what a side depends on until it is known', () => {
  const named = (slots: TournamentMatch['slots']) =>
    views([match(12), match(13, { slots, status: 'waiting' })])[1]?.sides.map(({ name }) => name);
  expect(
    named([
      { kind: 'match', match: 'knockout/0/12', outcome: 'winner' },
      { kind: 'match', match: 'knockout/0/12', outcome: 'loser' },
    ]),
  ).toEqual(['Sieger Spiel 12', 'Verlierer Spiel 12']);
  expect(
    named([
      { kind: 'group-rank', groupId: 'A', rank: 1 },
      { kind: 'order-rank', rankWithinGroups: 2, rankWithinOrder: 3 },
    ]),
  ).toEqual(['A1', '2.#3']);
  expect(named([{ kind: 'entrant', entrant: 'b' }, { kind: 'bye' }])).toEqual(['Ben', 'Freilos']);
});

it('says of a match that both have lost so, without a score', () => {
  const sentenceOf = (more: Partial<TournamentMatch>) => {
    const [view] = views([match(7, more)]);
    return view === undefined ? null : matchSentence(view);
  };
  for (const status of ['finished', 'forfeited'] as const)
    expect(sentenceOf({ status, score: [0, 0] })).toBe('Spiel 7, Anna gegen Ben, beide kampflos verloren');
  expect(sentenceOf({ status: 'finished', score: [3, 3] })).toBe('Spiel 7, Anna gegen Ben, 3 zu 3, beendet');
});

it('takes a match without a turn for one that has not begun', () => {
  const begunWith = (lastScore: [number | null, number | null]) =>
    views([match(1)], [eventMatch('m1', { standing: standingWith(501, { lastScore }) })])[0]?.isBegun;
  expect([begunWith([null, null]), begunWith([0, null])]).toEqual([false, true]);
  const statuses = ['ready', 'finished', 'forfeited'] as const;
  expect(statuses.map((status) => views([match(1, { status })])[0]?.isBegun)).toEqual([false, true, false]);
});

it('takes the score of a running match from the match, then from its result', () => {
  const live = eventMatch('m1', { standing: standingWith(501, { legs: [2, 1] }) });
  const [running] = views([match(1)], [live]);
  expect([running?.phase, running?.sides.map(({ score }) => score)]).toEqual(['running', [2, 1]]);
  const [over] = views([match(1, { status: 'finished', winner: 1, score: [2, 3] })], [live]);
  expect([over?.phase, over?.sides.map(({ score, hasWon }) => [score, hasWon])]).toEqual([
    'finished',
    [
      [2, false],
      [3, true],
    ],
  ]);
});

it('leads to the spectators’ view while a match runs, otherwise to the match', () => {
  expect(matchTarget({ matchId: 'm1', phase: 'running' })).toBe('/matches/view/m1');
  expect(matchTarget({ matchId: 'm1', phase: 'ready' })).toBe('/matches/m1');
  expect(matchTarget({ matchId: 'm1', phase: 'finished' })).toBe('/matches/m1');
  expect(matchTarget({ matchId: 'm1', phase: 'waiting' })).toBeNull();
  expect(matchTarget({ matchId: null, phase: 'walkover' })).toBeNull();
});

it('tells a match in a sentence', () => {
  const [view] = views([
    match(12, { status: 'finished', winner: 0, score: [3, 1], board: '4', caller: 'b' }),
  ]);
  expect(view && matchSentence(view)).toBe(
    'Spiel 12, Board 4, Anna gegen Ben, 3 zu 1, beendet, Schreiber: Ben',
  );
});
