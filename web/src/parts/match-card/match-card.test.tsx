import { forfeitMatch } from '@neundarter/rules/match/forfeit';
import { retireFromMatch } from '@neundarter/rules/match/retire';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { entityOf } from '../../test/fake-match-server.ts';
import { paperMatch, playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { type CardMatch, cardOfDevice, cardOfHead, matchPath } from './card-match.ts';
import { MatchCard } from './match-card.tsx';

const config = { startingScore: 101 } as const;
const finished = playMatch({ config: { ...config, legsToWinSet: 1 }, legs: ['101 | 60 45 | 41/2#1'] });
const cardOf = (match: typeof finished): CardMatch => cardOfHead(entityOf(match, 1));
const show = (match: CardMatch) => renderInApp(<MatchCard match={match} to="/matches/x" />);
const outcomes = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [row.textContent, row.dataset['outcome']]);

afterEach(cleanup);

it('shows a finished match with winner and loser', () => {
  show({ ...cardOf(finished), eventName: 'Vereinsabend', description: 'Board 2' });
  expect(screen.getByRole('img', { name: 'Beendet' })).toBeTruthy();
  expect(screen.getByText('Vereinsabend')).toBeTruthy();
  expect(screen.getByText('Board 2')).toBeTruthy();
  expect(screen.getByText('101 · First to 1 · DO')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'L' }).querySelector('abbr')?.title).toBe('Legs');
  expect(outcomes()).toEqual([
    ['Anna160,60', 'won'],
    ['Ben045,00', 'lost'],
  ]);
  expect(screen.getByRole('link', { name: 'Anna gegen Ben' }).getAttribute('href')).toBe('/matches/x');
});

it('names the board of a match of an event', () => {
  const { id, props } = entityOf(playMatch({ config }), 1);
  show(cardOfHead({ id, props: { ...props, board: '3' } }));
  expect(screen.getByText('Board 3 ·')).toBeTruthy();
});

it('names the points of both sides if they start differently', () => {
  show({ ...cardOf(finished), startingScores: [101, 81] });
  expect(screen.getByText('101 : 81 · First to 1 · DO')).toBeTruthy();
});

it('marks no winner before the end and after a draw', () => {
  show(cardOf(playMatch({ config })));
  expect(screen.getByRole('img', { name: 'Läuft gerade' })).toBeTruthy();
  expect(outcomes()).toEqual([
    ['Anna0–', undefined],
    ['Ben0–', undefined],
  ]);
  cleanup();
  const legs = ['101 | 101/2#1', '101 away | 101/2#1'];
  show(cardOf(playMatch({ config: { ...config, legMode: 'best-of', maxLegsToPlay: 2 }, legs })));
  expect(outcomes().map(([, outcome]) => outcome)).toEqual(['draw', 'draw']);
});

it('says how a match ended without a last turn', () => {
  show(cardOf(paperMatch()));
  expect(screen.getByText('Vom Papier')).toBeTruthy();
  expect(outcomes()).toEqual([
    ['Anna1–', 'lost'],
    ['Ben3–', 'won'],
  ]);
  cleanup();
  const lost = forfeitMatch(playMatch({ isStarted: false }), { winningParty: null, at: 1 });
  if (!lost.ok) throw new Error(lost.error);
  show(cardOf(lost.value));
  expect(screen.getByText('Beide kampflos verloren')).toBeTruthy();
  expect(outcomes().map(([, outcome]) => outcome)).toEqual(['lost', 'lost']);
  cleanup();
  const given = retireFromMatch(playMatch({ config, legs: ['101 | 60 45'] }), { winningParty: 0, at: 1 });
  if (!given.ok) throw new Error(given.error);
  show(cardOf(given.value));
  expect(screen.getByText('Aufgabe')).toBeTruthy();
  expect(outcomes()).toEqual([
    ['Anna360,00', 'won'],
    ['Ben045,00', 'lost'],
  ]);
});

it('counts sets in a match with several sets', () => {
  const sets = { ...config, setMode: 'first-to', legConfig: { legsToWinSet: 1 } } as const;
  show(cardOf(playMatch({ config: sets, legs: ['101 | 101/2#1'] })));
  expect(screen.getByRole('columnheader', { name: 'S' }).querySelector('abbr')?.title).toBe('Sätze');
  expect(within(screen.getByRole('row', { name: /Anna/ })).getByText('1')).toBeTruthy();
});

it('shows that turns are not sent yet', () => {
  const info = {
    id: finished.id,
    description: null,
    eventName: null,
    eventId: null,
    event: null,
    createdById: null,
    timeStamp: 1,
    isOnlineMatch: false,
    onlineMatchRequest: null,
    ownPlayerId: null,
    callerId: null,
    revision: 0,
    mayScore: true,
    finishReceivedAt: null,
    reopening: 'freely',
    reopenings: [],
    corrections: [],
  } as const;
  expect(cardOfDevice(finished, info)).toEqual({ ...cardOf(finished), createdById: null, isUnsent: true });
  show(cardOfDevice(finished, info));
  expect(screen.getByText('Noch nicht übertragen')).toBeTruthy();
});

describe('matchPath', () => {
  it('leads scorers to the scorer, and everybody else to the spectator view', () => {
    expect(matchPath({ id: 'm' }, 'scorer')).toBe('/matches/m');
    expect(matchPath({ id: 'm' }, 'spectator')).toBe('/matches/view/m');
  });
});
