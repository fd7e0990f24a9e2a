import type { MoreList } from '../../data/api/use-more-list.ts';
import { commonText } from '../../text/common.ts';
import { Button } from '../../ui/button.tsx';

type Props = { readonly list: Pick<MoreList<unknown>, 'hasMore' | 'isLoadingMore' | 'more'> };

/** The button below a list that loads further entries; nothing if there are none. */
export function MoreButton({ list: { hasMore, isLoadingMore, more } }: Props) {
  return hasMore ? (
    <Button isWide isBusy={isLoadingMore} onClick={more}>
      {commonText.more}
    </Button>
  ) : null;
}
