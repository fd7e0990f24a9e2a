import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { errorText } from '../../text/errors.ts';
import { hasCode } from './api-error.ts';
import { noteRefusedRights } from './no-permission.ts';

/** Result of a change: the server's answer, or the error and its German text. */
type ChangeOutcome<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | {
      readonly ok: false;
      readonly error: unknown;
      readonly text: string;
      /** The page without permission says it already. */
      readonly isTold?: true;
    };

/** The German text of a failure. By default it is the text of the code; a screen adds its own words. */
export type Failed<Sent = unknown> = (error: unknown, sent: Sent) => string;

export type ChangeOptions<Sent, Answer> = {
  /** Calls the server. */
  readonly send: (sent: Sent) => Promise<Answer>;
  /** Uses the server's answer, e.g. puts it into a cache. The outcome comes only after this. */
  readonly keep?: (answer: Answer, sent: Sent, client: QueryClient) => unknown;
  /**
   * Keys of the data to read again afterwards, also after a failure, since another device may have been faster. A function gets
   * the answer, which is undefined after a failure.
   */
  readonly stale?: readonly QueryKey[] | ((answer: Answer | undefined) => readonly QueryKey[]);
  readonly failed?: Failed<Sent>;
  /** Changes with the same scope run one after the other, also those of other components. */
  readonly scope?: string;
  /** Missing rights are the form's own affair, as at the sign-in. By default the page without permission follows. */
  readonly missingRights?: 'own-affair';
};

export type Change<Sent, Answer> = {
  /**
   * Makes the change; never rejects. The same value again during a change is a double tap, which gets the outcome of
   * the first tap; another value is sent after the current change.
   */
  readonly run: (sent: Sent) => Promise<ChangeOutcome<Answer>>;
  readonly isBusy: boolean;
  /** Value that is being sent; null for none. */
  readonly busyWith: Sent | null;
  /** Whether the last change succeeded. */
  readonly isDone: boolean;
  /** Error of the last change; null as soon as another change begins. */
  readonly error: unknown;
  /** German text of the error. */
  readonly failure: string | null;
};

/** The one way to change something on the server. Changes that must work offline are commands: `data/queue`. */
export function useChange<Sent = void, Answer = unknown>(
  options: ChangeOptions<Sent, Answer>,
): Change<Sent, Answer> {
  const { send, keep, stale = [], failed = errorText, scope, missingRights } = options;
  const client = useQueryClient();
  const ownScope = useId();
  const mutation = useMutation<Answer, unknown, Sent>({
    mutationFn: send,
    networkMode: 'always',
    // The value may contain a password: it is not kept.
    gcTime: 0,
    scope: { id: scope ?? ownScope },
    onSuccess: (answer, sent) => keep?.(answer, sent, client),
    onSettled: (answer) =>
      Promise.all(
        (typeof stale === 'function' ? stale(answer) : stale).map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const last = useRef<{ readonly sent: Sent; readonly outcome: Promise<ChangeOutcome<Answer>> } | null>(null);
  const run = (sent: Sent): Promise<ChangeOutcome<Answer>> => {
    if (last.current !== null && Object.is(last.current.sent, sent)) return last.current.outcome;
    const outcome = mutation.mutateAsync(sent).then(
      (value) => ({ ok: true, value }) as const,
      (error: unknown) => {
        const refused = { ok: false, error, text: failed(error, sent) } as const;
        if (missingRights === 'own-affair' || !hasCode(error, 'error.insufficient-permissions'))
          return refused;
        noteRefusedRights();
        return { ...refused, isTold: true } as const;
      },
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
