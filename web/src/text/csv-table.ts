/** Signs with which a program for tables takes a text for a formula. */
const formula = /^[=+\-@\t\r]/;

const cellOf = (value: string): string => {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[";\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Lines of cells as a file that Excel reads. */
export function writeCsv(lines: readonly (readonly string[])[]): string {
  const table = lines.map((cells) => cells.map(cellOf).join(';'));
  // Excel takes a file without this sign for one with old umlauts.
  return `\uFEFF${table.join('\r\n')}\r\n`;
}
