import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { infoOf } from '../../data/match/match-info.ts';
import { readViewer } from '../../data/people/viewer.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { entityOf } from '../../test/fake-match-server.ts';
import { json } from '../../test/fake-server.ts';
import { matchdayEvent } from '../../test/matchdays.ts';
import { playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { GameName } from './game-name.tsx';

const match = playMatch({ isStarted: false });

const show = (id: string) => {
  const known = infoOf(
    id,
    { id, version: 1, base: entityOf(match, 1), queue: [], refusal: null },
    readViewer(),
  );
  const info = { ...known, id, eventId: 'day1', event: { teamId: 'bulls', type: 'mdsl-matchday' } as const };
  renderInApp(<GameName info={info} />);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['first', 'Spiel 1 · Heimboard'],
  ['fifth', 'Spiel 5 · Gastboard'],
])('names the game %s of a match day', async (id, name) => {
  const rounds = [
    { round: 0, kind: 'doubles' as const, homeBoard: ['first'], awayBoard: ['second'] },
    { round: 1, kind: 'singles' as const, homeBoard: ['third', 'fourth'], awayBoard: ['fifth', 'sixth'] },
  ];
  fakeApi({ 'GET /events/day1': () => json(matchdayEvent({ rounds })) });
  show(id);
  expect(await screen.findByText(name)).toBeTruthy();
});
