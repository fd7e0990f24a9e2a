import { markdownText } from '../../text/markdown.ts';

export const markdownTools = [
  'bold',
  'italic',
  'heading',
  'list',
  'numbered-list',
  'quote',
  'link',
  'image',
  'table',
] as const;
export type MarkdownTool = (typeof markdownTools)[number];

/** A text and its selection, from `start` up to but not including `end`. */
export type Edited = { readonly text: string; readonly start: number; readonly end: number };

const { sample } = markdownText;

/** Formats the selection; without a selection it inserts a sample and selects it. */
export function editMarkdown(tool: MarkdownTool, edited: Edited): Edited {
  switch (tool) {
    case 'bold':
      return wrap(edited, '**');
    case 'italic':
      return wrap(edited, '*');
    case 'heading':
      return startLines(edited, () => '## ');
    case 'list':
      return startLines(edited, () => '- ');
    case 'numbered-list':
      return startLines(edited, (index) => `${index + 1}. `);
    case 'quote':
      return startLines(edited, () => '> ');
    case 'link':
      return putAddress(edited, { opening: '[', words: sample.text });
    case 'image':
      return putAddress(edited, { opening: '![', words: sample.image });
    case 'table':
      return putTable(edited);
  }
}

const replaceSelection = ({ text, start, end }: Edited, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

/** Puts marks around the selection, or removes them if they are there already. */
function wrap(edited: Edited, mark: string): Edited {
  const { text, start, end } = edited;
  const isWrapped = text.slice(0, start).endsWith(mark) && text.slice(end).startsWith(mark);
  if (isWrapped && start < end)
    return {
      text: text.slice(0, start - mark.length) + text.slice(start, end) + text.slice(end + mark.length),
      start: start - mark.length,
      end: end - mark.length,
    };
  const words = text.slice(start, end) || sample.text;
  const from = start + mark.length;
  return { text: replaceSelection(edited, mark + words + mark), start: from, end: from + words.length };
}

/** Puts something at the beginning of every selected line. */
function startLines({ text, start, end }: Edited, beginning: (index: number) => string): Edited {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const changed = lines.map((line, index) => beginning(index) + line).join('\n');
  const moved = from + changed.length;
  return { text: text.slice(0, from) + changed + text.slice(to), start: moved, end: moved };
}

/** Turns the selection into a link or picture, and selects the address for typing. */
function putAddress(
  edited: Edited,
  { opening, words }: { readonly opening: string; readonly words: string },
): Edited {
  const label = edited.text.slice(edited.start, edited.end) || words;
  const from = edited.start + opening.length + label.length + 2;
  return {
    text: replaceSelection(edited, `${opening}${label}](${sample.address})`),
    start: from,
    end: from + sample.address.length,
  };
}

/** The place of what comes next in a text, or its end. */
const nextOf = (text: string, what: string, from: number): number => {
  const at = text.indexOf(what, from);
  return at === -1 ? text.length : at;
};

/** Where a table may stand: after the line of the selection, or after the paragraph if bold words go on in the next line. */
function placeOfTable({ text, end }: Edited): number {
  const lineEnd = nextOf(text, '\n', end);
  const paragraph = text.slice(0, lineEnd).split('\n\n').at(-1) ?? '';
  const isBoldOpen = paragraph.split('**').length % 2 === 0;
  return isBoldOpen ? nextOf(text, '\n\n', lineEnd) : lineEnd;
}

/** Inserts an empty table on separate lines, and selects its first heading for typing. */
function putTable(edited: Edited): Edited {
  const { text } = edited;
  const end = placeOfTable(edited);
  const before = text.slice(0, end).trimEnd();
  const lead = before === '' ? '' : `${before}\n\n`;
  const table = [
    `| ${sample.column} 1 | ${sample.column} 2 |`,
    '| --- | --- |',
    `| ${sample.text} | ${sample.text} |`,
  ].join('\n');
  const start = lead.length + 2;
  const rest = text.slice(end).trimStart();
  return {
    text: `${lead}${table}\n${rest === '' ? '' : `\n${rest}`}`,
    start,
    end: start + `${sample.column} 1`.length,
  };
}
