import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAnew, takeEvent } from './take-event.ts';

const queryKey = ['thing'];

describe('a kept answer and live events', () => {
  let client: QueryClient;
  /** What the server has stored. */
  let truth: readonly string[];
  /** Delivers the waiting answers, each with the content of the time when it was requested. */
  let deliveries: (() => void)[];
  let questions: number;
  let stop: () => void;

  /** Lets everything happen that needs no answer: the query client tells its observers in a task of their own. */
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const deliver = async (): Promise<void> => {
    for (const one of deliveries.splice(0)) one();
    await settle();
  };
  const known = () => client.getQueryData<readonly string[]>(queryKey);
  const add =
    (name: string) =>
    (list: readonly string[]): readonly string[] =>
      list.includes(name) ? list : [...list, name];

  beforeEach(() => {
    vi.useFakeTimers();
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    truth = ['a'];
    deliveries = [];
    questions = 0;
    const observer = new QueryObserver<readonly string[]>(client, {
      queryKey,
      queryFn: () => {
        questions += 1;
        const answer = truth;
        return new Promise((resolve) => deliveries.push(() => resolve(answer)));
      },
    });
    stop = observer.subscribe(() => undefined);
  });
  afterEach(() => {
    stop();
    client.clear();
    vi.useRealTimers();
  });

  it('applies an event without a request', async () => {
    await deliver();
    takeEvent(client, queryKey, add('b'));
    expect(known()).toEqual(['a', 'b']);
    expect(questions).toBe(1);
  });

  it('reads again if the event cannot be applied', async () => {
    await deliver();
    truth = ['a', 'b'];
    takeEvent<readonly string[]>(client, queryKey, () => null);
    await settle();
    await deliver();
    expect(known()).toEqual(['a', 'b']);
    expect(questions).toBe(2);
  });

  it('does not lose an event that comes before the first answer', async () => {
    truth = ['a', 'b'];
    takeEvent(client, queryKey, add('b'));
    await settle();
    await deliver();
    expect(known()).toEqual(['a', 'b']);
  });

  it('does not let an older answer replace an event', async () => {
    await deliver();
    void client.invalidateQueries({ queryKey });
    await settle();
    truth = ['a', 'b'];
    takeEvent(client, queryKey, add('b'));
    expect(known()).toEqual(['a', 'b']);
    await settle();
    await deliver();
    expect(known()).toEqual(['a', 'b']);
  });

  it('reads again what is being read for the first time', async () => {
    truth = ['b'];
    await Promise.all([readAnew(client, queryKey), settle().then(deliver)]);
    expect(known()).toEqual(['b']);
  });
});
