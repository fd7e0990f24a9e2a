// What a text in Markdown may make: tables of at most 20 columns and 200 rows, and nesting of at most 20. A few thousand
// characters can mean a hundred thousand cells, and a renderer needs seconds for marks that are deeply nested or never
// closed. The bounds are checked in one pass over the text, and count rather too much than too little.

/** Columns of a table. */
export const maxTableColumns = 20;
/** Rows of a table below its head. */
export const maxTableRows = 200;
/** Lists, quotations, links and emphases inside each other. */
export const maxMarkdownNesting = 20;
/** Lines of a text. */
export const maxMarkdownLines = 1000;
/** Stars, underscores, tildes (each run counts once) and square brackets of a text. */
export const maxMarkdownMarks = 2000;

/** Cells of all tables of a text, heads included. */
const maxCells = maxTableColumns * (maxTableRows + 1);
/** Width of a tab at most. Columns. */
const tabWidth = 4;
/** A list item is indented by at least a mark and a space. Columns. */
const leastIndent = 2;

/** Whether a text stays within the bounds. @param text Markdown of people */
export function isWithinMarkdownBounds(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/);
  return (
    lines.length <= maxMarkdownLines && areTablesSmall(lines) && areBlocksFlat(lines) && areMarksFew(text)
  );
}

/** What stands before the content of a line. */
type Prefix = {
  readonly quotes: number;
  readonly items: number;
  readonly blanks: number;
  readonly end: number;
};

const itemMark = /(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/y;

/** Reads marks of quotations and list items, and the blanks among them. */
function prefixOf(line: string): Prefix {
  let [quotes, items, blanks, end] = [0, 0, 0, 0];
  if (isRuler(line)) return { quotes, items, blanks, end };
  for (;;) {
    const sign = line[end];
    if (sign === ' ' || sign === '\t') {
      blanks += sign === ' ' ? 1 : tabWidth;
      end += 1;
    } else if (sign === '>') {
      quotes += 1;
      end += 1;
    } else {
      itemMark.lastIndex = end;
      const mark = itemMark.exec(line)?.[0];
      if (mark === undefined) return { quotes, items, blanks, end };
      items += 1;
      end += mark.length;
    }
  }
}

/** Whether a line is only a rule like `- - -`, which is not a list. */
const isRuler = (line: string): boolean => {
  const signs = line.replaceAll(/[ \t]/g, '');
  const [first = ''] = signs;
  return '-*_'.includes(first) && signs.length >= 3 && signs === first.repeat(signs.length);
};

/** Lists that go on in later lines are known by their indent: each needs two blanks in every line. */
function areBlocksFlat(lines: readonly string[]): boolean {
  let open = 0;
  let isAfterBlank = true;
  for (const line of lines) {
    const { quotes, items, blanks, end } = prefixOf(line);
    const isBlank = line.trim() === '';
    const carried = Math.min(open, Math.floor(blanks / leastIndent));
    if (quotes + items + carried > maxMarkdownNesting) return false;
    // A line of text goes on with a paragraph, however little it is indented.
    if (items > 0 || (isAfterBlank && !isBlank && end < line.length)) open = carried + items;
    isAfterBlank = isBlank;
  }
  return true;
}

/** A table begins with the line that rules its columns, and goes on to the next blank line. */
function areTablesSmall(lines: readonly string[]): boolean {
  let cells = 0;
  let columns = 0;
  let rows = 0;
  for (const line of lines) {
    const ruled = columnsRuledBy(line);
    if (ruled > maxTableColumns) return false;
    if (line.trim() === '') columns = 0;
    else if (columns > 0) rows += 1;
    if (ruled > 0 && columns === 0) [columns, rows] = [ruled, 0];
    columns = Math.max(columns, ruled);
    cells += columns;
    if (rows > maxTableRows || cells > maxCells) return false;
  }
  return true;
}

/** Columns of a line like `|---|:-:|`; 0 for every other line. */
function columnsRuledBy(line: string): number {
  const content = line.slice(prefixOf(line).end).trim();
  if (!/^[-:| \t]+$/.test(content) || !content.includes('-')) return 0;
  const cells = content.split('|');
  const columns = cells.filter(
    (cell, place) => cell.trim() !== '' || (place > 0 && place < cells.length - 1),
  );
  return columns.length === 1 && !/[|:]/.test(content) ? 0 : columns.length;
}

/** Marks of one kind that wait for their end, each with what is nested inside it so far. */
type Waiting = { readonly opened: number[]; height: number };

const inlineMark = /\\.|\*+|_+|~+|[[\]]|\n[ \t]*\n/gs;
const isWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
const isGap = (sign: string | undefined): boolean => sign === undefined || /\s/.test(sign);

/** Every kind is nested by itself; the sum is at least what they are together. */
function areMarksFew(text: string): boolean {
  let count = 0;
  let kinds = new Map<string, Waiting>();
  for (const { 0: mark, index } of text.replaceAll(/\r\n?/g, '\n').matchAll(inlineMark)) {
    const [kind = ''] = mark;
    if (kind === '\\') continue;
    if (kind === '\n') {
      kinds = new Map();
      continue;
    }
    count += 1;
    if (count > maxMarkdownMarks) return false;
    const waiting = kinds.get(kind === ']' ? '[' : kind) ?? { opened: [], height: 0 };
    kinds.set(kind === ']' ? '[' : kind, waiting);
    take(waiting, mark, { before: text[index - 1], after: text[index + mark.length] });
    const heights = [...kinds.values()].reduce((sum, { height }) => sum + height, 0);
    if (heights > maxMarkdownNesting) return false;
  }
  return true;
}

type Around = { readonly before: string | undefined; readonly after: string | undefined };

/** Closes what a mark can close, and opens the rest of it. */
function take(waiting: Waiting, mark: string, { before, after }: Around): void {
  const isBracket = mark === '[' || mark === ']';
  if (mark.startsWith('_') && isWord(before) && isWord(after)) return;
  const canClose = isBracket ? mark === ']' : !isGap(before);
  const canOpen = isBracket ? mark === '[' : !isGap(after);
  const levels = Math.ceil(mark.length / 2);
  const closed = canClose ? Math.min(levels, waiting.opened.length) : 0;
  for (let level = 0; level < closed; level += 1) {
    const height = (waiting.opened.pop() ?? 0) + 1;
    waiting.height = Math.max(waiting.height, height);
    const outer = waiting.opened.length - 1;
    if (outer >= 0) waiting.opened[outer] = Math.max(waiting.opened[outer] ?? 0, height);
  }
  const opened = canOpen ? levels - closed : 0;
  for (let level = 0; level < opened; level += 1) waiting.opened.push(0);
}
