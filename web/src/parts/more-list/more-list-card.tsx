import { Fragment, type ReactNode } from 'react';
import type { MoreList } from '../../data/api/use-more-list.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { SeenNotice } from '../seen-notice/seen-notice.tsx';
import { MoreButton } from './more-button.tsx';

type Props<Entry> = {
  readonly title: string;
  readonly list: MoreList<Entry>;
  /** An entry as an element `li`. */
  readonly row: (entry: Entry) => ReactNode;
  /** Size of the list while it is loading; the height of a row is a CSS length. */
  readonly skeleton: { readonly count: number; readonly height: string };
  readonly failed: (error: unknown) => string;
  /** Stands in place of an empty list. */
  readonly empty: ReactNode;
  /** Stands above the list. */
  readonly hint?: ReactNode;
  /** Whether the card does not say how old the list is, because another one does. */
  readonly hidesAge?: boolean;
};

/** A list in a card that grows by a few entries with every tap. */
export function MoreListCard<Entry extends { readonly id: string }>({
  title,
  list,
  row,
  skeleton,
  failed,
  empty,
  hint,
  hidesAge = false,
}: Props<Entry>) {
  const { data, error, seenAt, again } = list;
  return (
    <Card title={title}>
      {hidesAge ? null : <SeenNotice seenAt={seenAt} />}
      {data === undefined && error === null ? <SkeletonRows {...skeleton} /> : null}
      {error === null ? null : <ErrorState text={failed(error)} onRetry={again} />}
      {data?.length === 0 ? empty : null}
      {data === undefined || data.length === 0 ? null : (
        <>
          {hint}
          <Stack as="ul" isDivided aria-label={title}>
            {data.map((entry) => (
              <Fragment key={entry.id}>{row(entry)}</Fragment>
            ))}
          </Stack>
        </>
      )}
      <MoreButton list={list} />
    </Card>
  );
}
