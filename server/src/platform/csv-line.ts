/** Byte order mark that tells spreadsheet programs that the text is UTF-8. */
export const csvStart = '\uFEFF';

/** Column separator of German spreadsheet programs. */
const separator = ';';

export type Cell = string | number | boolean | null;

/** Marks a text as text if a spreadsheet program would run it as a formula: other people enter names. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cellOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = harmless(cell);
  return /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line as in RFC 4180, but with semicolons. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(separator)}\r\n`;
