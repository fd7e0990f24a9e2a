import '../../test/fake-indexed-db.ts';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { signInAs } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ApiError } from './api-error.ts';
import { forgetKeptAnswers } from './kept-answers.ts';
import { keeping, useKept } from './use-kept.ts';

const noServer = new ApiError('error.api.network-error', null);
let answer: () => string;

function Word() {
  const query = useQuery(keeping(['news', 'word'], async () => answer()));
  const { data, error, seenAt, again } = useKept(['news', 'word'], query);
  return (
    <button type="button" onClick={again}>
      {`${data ?? 'nothing'}, ${seenAt === null ? 'now' : 'old'}, ${error instanceof ApiError ? error.code : 'fine'}`}
    </button>
  );
}

const refuse = (error: Error) => () => {
  throw error;
};

const visit = (server: () => string) => {
  cleanup();
  answer = server;
  renderInApp(<Word />);
};

afterEach(async () => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  await forgetKeptAnswers();
});

it('shows stored data while the server cannot be reached, and reports this', async () => {
  visit(() => 'first');
  expect(await screen.findByText('first, now, fine')).toBeTruthy();
  visit(refuse(noServer));
  expect(await screen.findByText('first, old, fine')).toBeTruthy();
  answer = () => 'second';
  act(() => screen.getByRole('button').click());
  expect(await screen.findByText('second, now, fine')).toBeTruthy();
});

it('continues to show data when the connection to the server is lost', async () => {
  visit(() => 'first');
  expect(await screen.findByText('first, now, fine')).toBeTruthy();
  answer = refuse(noServer);
  act(() => screen.getByRole('button').click());
  expect(await screen.findByText('first, old, fine')).toBeTruthy();
});

it('shows no stored data if the server refuses', async () => {
  visit(() => 'first');
  expect(await screen.findByText('first, now, fine')).toBeTruthy();
  visit(refuse(new ApiError('error.not-found', 404)));
  expect(await screen.findByText('nothing, now, error.not-found')).toBeTruthy();
});

it('shows no data of another user', async () => {
  visit(() => 'first');
  expect(await screen.findByText('first, now, fine')).toBeTruthy();
  signInAs();
  visit(refuse(noServer));
  expect(await screen.findByText('nothing, now, error.api.network-error')).toBeTruthy();
});
