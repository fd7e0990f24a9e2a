import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { useChange } from './use-change.ts';

let client: QueryClient;
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

/** A call that the test answers. */
function openCall() {
  const calls: {
    readonly sent: string;
    readonly resolve: (answer: string) => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  const send = (sent: string) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ sent, resolve, reject });
    });
  return { calls, send, sent: () => calls.map((call) => call.sent) };
}

beforeEach(() => {
  client = new QueryClient();
});
afterEach(cleanup);

describe('useChange', () => {
  it('is busy until the answer arrives', async () => {
    const { calls, send } = openCall();
    const { result } = renderHook(() => useChange({ send }), { wrapper });
    expect(result.current).toMatchObject({ isBusy: false, busyWith: null, isDone: false, failure: null });
    let outcome: unknown;
    act(() => void result.current.run('a').then((value) => (outcome = value)));
    await waitFor(() => expect(result.current).toMatchObject({ isBusy: true, busyWith: 'a' }));
    calls[0]?.resolve('answer');
    await waitFor(() =>
      expect(result.current).toMatchObject({ isBusy: false, busyWith: null, isDone: true }),
    );
    expect(outcome).toEqual({ ok: true, value: 'answer' });
  });

  it('never rejects, and explains in German why the change failed', async () => {
    const error = new ApiError('error.not-found', 404);
    const { result } = renderHook(
      () => useChange({ send: () => Promise.reject(error), failed: () => 'Das ging nicht.' }),
      { wrapper },
    );
    await act(async () => {
      expect(await result.current.run()).toEqual({ ok: false, error, text: 'Das ging nicht.' });
    });
    await waitFor(() =>
      expect(result.current).toMatchObject({ error, failure: 'Das ging nicht.', isDone: false }),
    );
  });

  it('uses the text of the error code if no other is given', async () => {
    const { result } = renderHook(
      () => useChange({ send: () => Promise.reject(new ApiError('error.insufficient-permissions', 403)) }),
      { wrapper },
    );
    await act(() => result.current.run());
    await waitFor(() => expect(result.current.failure).toBe('Dafür hast du keine Berechtigung.'));
  });

  it('treats the same change twice as a double tap', async () => {
    const { calls, send, sent } = openCall();
    const { result } = renderHook(() => useChange({ send }), { wrapper });
    let both: Promise<unknown> | undefined;
    act(() => {
      both = Promise.all([result.current.run('a'), result.current.run('a')]);
    });
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.resolve('once');
    expect(await both).toEqual([
      { ok: true, value: 'once' },
      { ok: true, value: 'once' },
    ]);
    act(() => void result.current.run('a'));
    await waitFor(() => expect(sent()).toEqual(['a', 'a']));
  });

  it('sends other changes one after another, also those of other components in the scope', async () => {
    const { calls, send, sent } = openCall();
    const one = renderHook(() => useChange({ send, scope: 'anna' }), { wrapper });
    const other = renderHook(() => useChange({ send, scope: 'anna' }), { wrapper });
    act(() => {
      void one.result.current.run('on');
      void one.result.current.run('off');
      void other.result.current.run('name');
    });
    await waitFor(() => expect(sent()).toEqual(['on']));
    calls[0]?.resolve('');
    await waitFor(() => expect(sent()).toEqual(['on', 'off']));
    calls[1]?.reject(new Error('lost'));
    await waitFor(() => expect(sent()).toEqual(['on', 'off', 'name']));
  });

  it('stores the answer and reads stale data again before it returns, also after a failure', async () => {
    const steps: string[] = [];
    const reread = vi
      .spyOn(client, 'invalidateQueries')
      .mockImplementation(async () => void steps.push('reread'));
    const send = (index: number) =>
      index === 0 ? Promise.resolve('new') : Promise.reject(new Error('lost'));
    const { result } = renderHook(
      () =>
        useChange({
          send,
          keep: (answer, sent) => steps.push(`keep ${answer} of ${sent}`),
          stale: [['teams'], ['wishes']],
        }),
      { wrapper },
    );
    await act(() => result.current.run(0).then(() => steps.push('told')));
    expect(steps).toEqual(['keep new of 0', 'reread', 'reread', 'told']);
    expect(reread.mock.calls).toEqual([[{ queryKey: ['teams'] }], [{ queryKey: ['wishes'] }]]);
    await act(() => result.current.run(1).then(({ ok }) => steps.push(`told ${ok}`)));
    expect(steps.slice(4)).toEqual(['reread', 'reread', 'told false']);
  });

  it('reads again what follows from the answer, which is missing after a failure', async () => {
    const reread = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
    const send = (index: number) =>
      index === 0 ? Promise.resolve('new') : Promise.reject(new Error('lost'));
    const stale = (answer: string | undefined) => [['teams', answer ?? 'unknown']];
    const { result } = renderHook(() => useChange({ send, stale }), { wrapper });
    await act(() => result.current.run(0));
    await act(() => result.current.run(1));
    expect(reread.mock.calls).toEqual([
      [{ queryKey: ['teams', 'new'] }],
      [{ queryKey: ['teams', 'unknown'] }],
    ]);
  });
});
