import '../../test/fake-indexed-db.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createMatchLocally, matchQueue, startMatchLocally } from '../../data/match/match-queue.ts';
import { entityOf } from '../../test/fake-match-server.ts';
import { fakeServer, json, noNetwork, refusal } from '../../test/fake-server.ts';
import { guestParty, paperMatch, playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { cardOfHead } from '../match-card/card-match.ts';
import { MatchCard } from '../match-card/match-card.tsx';
import { HistoryRows } from '../match-history/history-rows.tsx';
import { MatchRows } from '../match-rows/match-rows.tsx';
import { MatchLine } from '../tournament/match-line.tsx';
import { RefusedMatches } from './refused-matches.tsx';

// A phone finishes a match without network; meanwhile somebody has entered a result.

let id = '';
const mark = 'Hier entscheiden';

beforeAll(async () => {
  fakeServer(noNetwork);
  const { config } = playMatch({ config: { legsToWinSet: 1, startingScore: 170 } });
  id = await createMatchLocally({
    parties: [guestParty('Anna'), guestParty('Ben')],
    config,
    training: { id: 'e1', name: 'Training', teamId: 't1' },
  });
  await startMatchLocally(id);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The match as the server's lists have it. */
const card = () => cardOfHead(entityOf({ ...paperMatch(), id }, 4));

const lists = () => (
  <>
    <MatchRows label="Zeilen" matches={[card()]} />
    <HistoryRows label="Verlauf" matches={[card()]} />
    <MatchCard match={card()} to="/" />
    <ul>
      <MatchLine
        match={{
          key: 'knockout/0/0',
          matchId: id,
          number: 1,
          stage: 'knockout',
          groupId: null,
          round: 0,
          index: 0,
          matchDay: null,
          board: null,
          phase: 'finished',
          isBegun: true,
          isCalled: false,
          sides: [
            { name: 'Anna', entrant: 'anna', isBye: false, score: 1, hasWon: false },
            { name: 'Ben', entrant: 'ben', isBye: false, score: 3, hasWon: true },
          ],
          caller: null,
          callerId: null,
        }}
      />
    </ul>
  </>
);

it('says in every list and on the page of the event that somebody must decide', async () => {
  fakeServer(noNetwork);
  renderInApp(
    <>
      {lists()}
      <RefusedMatches eventId="e1" />
    </>,
  );
  expect(screen.queryByText(mark)).toBeNull();
  fakeServer(({ url }) =>
    url.endsWith('/start')
      ? refusal(409, 'error.invalid-match-status')
      : json({ id, props: { ...entityOf(playMatch({ isStarted: false }), 0).props, eventId: 'e1' } }),
  );
  await matchQueue().wake();
  await waitFor(() => expect(screen.getAllByText(mark)).toHaveLength(4));
  const notice = await screen.findByText('Ihr müsst entscheiden');
  expect(notice.closest('[role=status]')).toBeTruthy();
  const found = within(screen.getByRole('list', { name: 'Angehaltene Matches' })).getByRole('link');
  expect([found.textContent, found.getAttribute('href')]).toEqual(['Anna – Ben', `/matches/${id}`]);
});

it('says it elsewhere on this device only for the own event or for all', async () => {
  renderInApp(
    <>
      <div data-testid="other">
        <RefusedMatches eventId="e2" />
      </div>
      <RefusedMatches />
    </>,
  );
  await screen.findByText('Ihr müsst entscheiden');
  expect(screen.getByTestId('other').textContent).toBe('');
});

it('says nothing any more once it is decided', async () => {
  renderInApp(
    <>
      {lists()}
      <RefusedMatches />
    </>,
  );
  await waitFor(() => expect(screen.getAllByText(mark)).toHaveLength(4));
  await matchQueue().discard(id);
  await waitFor(() => expect(screen.queryByText(mark)).toBeNull());
  expect(screen.queryByText('Ihr müsst entscheiden')).toBeNull();
});
