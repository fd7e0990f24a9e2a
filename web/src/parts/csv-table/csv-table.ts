/** Signs with which a program for tables takes a text for a formula. */
const formula = /^[=+\-@\t\r]/;

/** A text, or a number as it is written, which is no formula even with a minus. */
type Cell = string | { readonly figure: string };

const cellOf = (value: Cell): string => {
  if (typeof value !== 'string') return value.figure;
  const safe = formula.test(value) ? `'${value}` : value;
  return /[";\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Lines of cells as a file that Excel reads. */
export function writeCsv(lines: readonly (readonly Cell[])[]): string {
  const table = lines.map((cells) => cells.map(cellOf).join(';'));
  // Excel takes a file without this sign for one with old umlauts.
  return `\uFEFF${table.join('\r\n')}\r\n`;
}
