/** Page numbers shown at once. Specification: a window of five. */
const windowSize = 5;

type PagerWindow = {
  readonly pages: readonly number[];
  readonly hasEllipsisBefore: boolean;
  readonly hasEllipsisAfter: boolean;
};

/**
 * The pages around the current one; the window moves inwards at both ends.
 * @param page from 1; a page outside the range counts as the nearest one
 */
export function pagerWindow(page: number, pageCount: number): PagerWindow {
  const size = Math.max(0, Math.min(windowSize, pageCount));
  const start = Math.max(1, Math.min(page - Math.floor(windowSize / 2), pageCount - size + 1));
  const pages = Array.from({ length: size }, (_, index) => start + index);
  return { pages, hasEllipsisBefore: start > 1, hasEllipsisAfter: start + size - 1 < pageCount };
}
