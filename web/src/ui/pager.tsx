import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import IconChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import { pagerText } from '../text/common.ts';
import { IconButton } from './icon-button.tsx';
import { Inline } from './inline.tsx';
import classes from './pager.module.css';
import { pagerWindow } from './pager-window.ts';
import looks from './text-looks.module.css';

type Props = {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onChange: (page: number) => void;
  /** Name of the list for screen readers, if a page has several pagers. */
  readonly label?: string;
};

/** First, previous, up to five pages, next, last. Empty if there is only one page. */
export function Pager({ page, pageCount, onChange, label = pagerText.label }: Props) {
  if (pageCount <= 1) return null;
  const { pages, hasEllipsisBefore, hasEllipsisAfter } = pagerWindow(page, pageCount);
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  const icon = { 'aria-hidden': true, size: 20 } as const;
  return (
    <Inline as="nav" gap="2xs" align="center" justify="center" wraps aria-label={label}>
      <IconButton
        label={pagerText.first}
        icon={<IconChevronsLeft {...icon} />}
        disabled={isFirst}
        onClick={() => onChange(1)}
      />
      <IconButton
        label={pagerText.previous}
        icon={<IconChevronLeft {...icon} />}
        disabled={isFirst}
        onClick={() => onChange(page - 1)}
      />
      <Inline as="ol" gap="2xs" align="center" justify="center" wraps className={classes.pages}>
        {hasEllipsisBefore ? <Ellipsis /> : null}
        {pages.map((one) => (
          <li key={one}>
            <button
              type="button"
              className={classes.page}
              aria-label={pagerText.page(one, pageCount)}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => onChange(one)}
            >
              {one}
            </button>
          </li>
        ))}
        {hasEllipsisAfter ? <Ellipsis /> : null}
      </Inline>
      <IconButton
        label={pagerText.next}
        icon={<IconChevronRight {...icon} />}
        disabled={isLast}
        onClick={() => onChange(page + 1)}
      />
      <IconButton
        label={pagerText.last}
        icon={<IconChevronsRight {...icon} />}
        disabled={isLast}
        onClick={() => onChange(pageCount)}
      />
    </Inline>
  );
}

function Ellipsis() {
  return (
    <li className={looks.muted} aria-hidden="true">
      …
    </li>
  );
}
