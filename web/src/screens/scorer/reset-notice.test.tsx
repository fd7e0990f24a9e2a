import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { infoOf } from '../../data/match/match-info.ts';
import { readViewer } from '../../data/people/viewer.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { entityOf } from '../../test/fake-match-server.ts';
import { json } from '../../test/fake-server.ts';
import { playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { tournamentEvent } from '../../test/tournaments.ts';
import { ResetNotice } from './reset-notice.tsx';

const match = playMatch({ isStarted: false });
const address = 'GET /events/cup1';
const explained = /Beide haben einmal verloren/;

const show = (id: string) => {
  const base = entityOf(match, 1);
  const known = infoOf(id, { id, version: 1, base, queue: [], refusal: null }, readViewer());
  const info = { ...known, id, eventId: 'cup1', event: { teamId: 'bulls', type: 'tournament' } as const };
  renderInApp(<ResetNotice info={info} />);
};

const planned = (stage: 'grand-final' | 'grand-final-reset'): TournamentMatch => ({
  key: stage,
  matchId: stage,
  number: 1,
  stage,
  groupId: null,
  round: 0,
  index: 0,
  matchDay: null,
  status: 'ready',
  slots: [{ kind: 'bye' }, { kind: 'bye' }],
  winner: null,
  score: null,
  caller: null,
  board: null,
});

const listen = () => {
  const matches = [planned('grand-final'), planned('grand-final-reset')];
  const state = { matches, needed: [], lots: [], withdrawn: [], standings: [], places: [], winner: null };
  return fakeApi({ [address]: () => json(tournamentEvent({ status: 'running', state })) });
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('explains why a second final is played', async () => {
  listen();
  show('grand-final-reset');
  expect(await screen.findByText(explained)).toBeTruthy();
});

it('says nothing before the first final', async () => {
  const calls = listen();
  show('grand-final');
  await vi.waitFor(() => expect(callsTo(calls, address)).toHaveLength(1));
  await Promise.resolve();
  expect(screen.queryByText(explained)).toBeNull();
});
