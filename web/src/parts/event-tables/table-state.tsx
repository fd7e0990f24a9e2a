import type { ReactNode } from 'react';
import type { Seen } from '../../data/api/use-kept.ts';
import { EmptyLine, EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { SeenNotice } from '../seen-notice/seen-notice.tsx';

type Props<Answer> = {
  readonly seen: Seen<Answer>;
  readonly failed: string;
  /** Text for an answer without content; null if there is content. */
  readonly emptyText: (answer: Answer) => string | null;
  /** Whether one line says that there is no content. */
  readonly isShort?: boolean;
  readonly children: (answer: Answer) => ReactNode;
};

/** What the server or this device knows, or why there is nothing to see. */
export function TableState<Answer>({ seen, failed, emptyText, isShort = false, children }: Props<Answer>) {
  const { data, error, seenAt, again } = seen;
  if (data === undefined) return error === null ? <Loading /> : <ErrorState text={failed} onRetry={again} />;
  const empty = emptyText(data);
  const Empty = isShort ? EmptyLine : EmptyState;
  return (
    <>
      <SeenNotice seenAt={seenAt} />
      {empty === null ? children(data) : <Empty text={empty} />}
    </>
  );
}
