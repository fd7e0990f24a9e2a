import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { eventMatch } from '../../test/events.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { json } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { eventMatchKeys } from './event-matches.ts';
import { useEventMatches } from './use-event-matches.ts';

const running = [eventMatch('a', { revision: 4 }), eventMatch('b', { revision: 7 })];
const ended = eventMatch('a', { revision: 5, status: 'finished', winningParty: 0 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What a page has shown of two lists: every different state, as `a running`. */
function watch() {
  const states: string[] = [];
  const Page = () => {
    const { data } = useEventMatches('e1', { perPage: 5 });
    const state = data?.map(({ id, props }) => `${id} ${props.status}`).toSorted();
    if (state !== undefined && states.at(-1) !== state.join()) states.push(state.join());
    return null;
  };
  let answers: (isRunning: boolean) => Promise<readonly EventMatch[]> = async (isRunning) =>
    isRunning ? running : [];
  fakeApi({
    'GET /events/e1/matches': async ({ url }) => json(await answers(url.includes('status=running'))),
  });
  const { queryClient } = renderInApp(<Page />);
  return {
    states,
    queryClient,
    answerBy: (next: typeof answers) => {
      answers = next;
    },
  };
}

it.each(['running', 'finished'] as const)(
  'shows a match once while it moves, with %s matches read first',
  async (first) => {
    const page = watch();
    await waitFor(() => expect(page.states).toEqual(['a running,b running']));
    const later = Promise.withResolvers<void>();
    page.answerBy(async (isRunning) => {
      if (isRunning !== (first === 'running')) await later.promise;
      return isRunning ? running.slice(1) : [ended];
    });
    const reading = page.queryClient.invalidateQueries({ queryKey: eventMatchKeys.of('e1') });
    const isRead = () =>
      page.queryClient.isFetching({ queryKey: eventMatchKeys.of('e1') }) === 1 ? true : undefined;
    await waitFor(() => expect(isRead()).toBe(true));
    await act(async () => {
      later.resolve();
      await reading;
    });
    await waitFor(() => expect(page.states.at(-1)).toBe('a finished,b running'));
    expect(new Set(page.states)).toEqual(new Set(['a running,b running', 'a finished,b running']));
  },
);

it('shows a match no longer that is in neither list', async () => {
  const page = watch();
  await waitFor(() => expect(page.states).toEqual(['a running,b running']));
  page.answerBy(async (isRunning) => (isRunning ? running.slice(1) : []));
  await act(() => page.queryClient.invalidateQueries({ queryKey: eventMatchKeys.of('e1') }));
  await waitFor(() => expect(page.states.at(-1)).toBe('b running'));
});
