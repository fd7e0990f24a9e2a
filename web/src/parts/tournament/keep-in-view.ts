/** Brings a pill to the middle of its row; scrolls the row, not the page. */
export const keepInView = (pill: HTMLButtonElement | null): void => {
  const row = pill?.parentElement;
  if (pill === null || row === null || row === undefined) return;
  row.scrollLeft = pill.offsetLeft - row.offsetLeft - (row.clientWidth - pill.offsetWidth) / 2;
};
