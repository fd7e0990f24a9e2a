/** Nothing to see, but what stands after it in order waits until it is gone (`skeleton-rows.module.css`). */
export function StillLoading() {
  return (
    <div hidden>
      <span data-loading />
    </div>
  );
}
