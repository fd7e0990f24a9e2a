import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { entityOf } from '../../test/fake-match-server.ts';
import { playMatch } from '../../test/played-match.ts';
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
  expect(screen.getByText('101 · First to 1 · SI/DO')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'L' }).querySelector('abbr')?.title).toBe('Legs');
  expect(outcomes()).toEqual([
    ['Anna160,60', 'won'],
    ['Ben045,00', 'lost'],
  ]);
  expect(screen.getByRole('link', { name: 'Anna gegen Ben' }).getAttribute('href')).toBe('/matches/x');
});

it('is neutral while nothing is decided, and after a draw', () => {
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

it('counts sets where several are played', () => {
  const sets = { ...config, setMode: 'first-to', legConfig: { legsToWinSet: 1 } } as const;
  show(cardOf(playMatch({ config: sets, legs: ['101 | 101/2#1'] })));
  expect(screen.getByRole('columnheader', { name: 'S' }).querySelector('abbr')?.title).toBe('Sätze');
  expect(within(screen.getByRole('row', { name: /Anna/ })).getByText('1')).toBeTruthy();
});

it('says that something waits to be sent', () => {
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
  } as const;
  expect(cardOfDevice(finished, info)).toEqual({ ...cardOf(finished), createdById: null, isUnsent: true });
  show(cardOfDevice(finished, info));
  expect(screen.getByText('Noch nicht übertragen')).toBeTruthy();
});

describe('matchPath', () => {
  it('leads scorers to the scorer and everybody else to the view', () => {
    expect(matchPath({ id: 'm' }, 'scorer')).toBe('/matches/m');
    expect(matchPath({ id: 'm' }, 'spectator')).toBe('/matches/view/m');
  });
});
