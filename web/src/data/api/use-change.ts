import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { errorText } from '../../text/errors.ts';

/** What came of a change: the server's answer, or why it was not made and how to say that in German. */
export type ChangeOutcome<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | { readonly ok: false; readonly error: unknown; readonly text: string };

/** The German text of a failure. By default it is that of the code alone; the words around it belong to the screen. */
export type Failed<Sent = unknown> = (error: unknown, sent: Sent) => string;

export type ChangeOptions<Sent, Answer> = {
  /** Calls the server. */
  readonly send: (sent: Sent) => Promise<Answer>;
  /** Takes what the server answered, e.g. into a cache; whoever waits for the outcome waits for this, too. */
  readonly keep?: (answer: Answer, sent: Sent, client: QueryClient) => unknown;
  /** Keys of what is read anew afterwards; after a failure too, since somebody else may have been faster. */
  readonly stale?: readonly QueryKey[];
  readonly failed?: Failed<Sent>;
  /** Changes of this name wait for each other, also those of other components. */
  readonly scope?: string;
};

export type Change<Sent, Answer> = {
  /**
   * Makes the change; never rejects. The same thing again while it is under way is a double tap, which gets the outcome
   * of the first one; something else is sent when its turn has come.
   */
  readonly run: (sent: Sent) => Promise<ChangeOutcome<Answer>>;
  readonly isBusy: boolean;
  /** What is under way; null for nothing. */
  readonly busyWith: Sent | null;
  /** Whether the last change was made. */
  readonly isDone: boolean;
  /** Why the last change was not made; null once another one is under way. */
  readonly error: unknown;
  /** The same in German. */
  readonly failure: string | null;
};

/** The one way to change something on the server. What has to work offline is a command instead: `data/queue`. */
export function useChange<Sent = void, Answer = unknown>(
  options: ChangeOptions<Sent, Answer>,
): Change<Sent, Answer> {
  const { send, keep, stale = [], failed = errorText, scope } = options;
  const client = useQueryClient();
  const ownScope = useId();
  const mutation = useMutation<Answer, unknown, Sent>({
    mutationFn: send,
    networkMode: 'always',
    // What was sent may be a password: nothing of it is kept.
    gcTime: 0,
    scope: { id: scope ?? ownScope },
    onSuccess: (answer, sent) => keep?.(answer, sent, client),
    onSettled: () => Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const last = useRef<{ readonly sent: Sent; readonly outcome: Promise<ChangeOutcome<Answer>> } | null>(null);
  const run = (sent: Sent): Promise<ChangeOutcome<Answer>> => {
    if (last.current !== null && Object.is(last.current.sent, sent)) return last.current.outcome;
    const outcome = mutation.mutateAsync(sent).then(
      (value) => ({ ok: true, value }) as const,
      (error: unknown) => ({ ok: false, error, text: failed(error, sent) }) as const,
    );
    const mine = { sent, outcome };
    last.current = mine;
    void outcome.then(() => {
      if (last.current === mine) last.current = null;
    });
    return outcome;
  };
  const { isPending, isSuccess, variables, error } = mutation;
  return {
    run,
    isBusy: isPending,
    busyWith: isPending ? variables : null,
    isDone: isSuccess,
    error,
    failure: error === null ? null : failed(error, variables),
  };
}
