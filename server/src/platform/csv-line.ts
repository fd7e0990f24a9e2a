/** Byte order mark that tells spreadsheet programs that the text is UTF-8. */
export const csvStart = '\uFEFF';

/** Column separator of German spreadsheet programs. */
const separator = ';';

export type Cell = string | number | boolean | null;

/**
 * What a spreadsheet program may run as a formula: these signs, also in their full-width and small forms, after blanks
 * and invisible characters, which some programs skip; and a tab or line break at the start.
 */
const formula = /^[\t\r\n]|^[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

/** Marks a text as text if a spreadsheet program would run it: other people enter names. */
const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);

const cellOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = harmless(cell);
  return /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line as in RFC 4180, but with semicolons. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(separator)}\r\n`;
