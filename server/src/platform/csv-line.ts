/** Says that the text is UTF-8, which spreadsheet programs do not suppose. */
export const csvStart = '\uFEFF';

/** What German-speaking spreadsheet programs take for the end of a column. */
const separator = ';';

export type Cell = string | number | boolean | null;

/** A text that a spreadsheet program would calculate is marked as text: names are written by others. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cellOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = harmless(cell);
  return /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line as RFC 4180 has it, with semicolons. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(separator)}\r\n`;
