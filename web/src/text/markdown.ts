import {
  maxMarkdownLines,
  maxMarkdownNesting,
  maxTableColumns,
  maxTableRows,
} from '@neundarter/rules/text/markdown-bounds';
import { formatInteger } from './formats.ts';

/** Texts of the markdown editor and of rendered markdown. */
export const markdownText = {
  modes: 'Ansicht',
  write: 'Bearbeiten',
  preview: 'Vorschau',
  toolbar: 'Formatierung',
  hint: 'Markdown: **fett**, *kursiv*, Listen mit „- “, Links mit [Text](Adresse).',
  tools: {
    bold: 'Fett',
    italic: 'Kursiv',
    heading: 'Überschrift',
    list: 'Liste',
    'numbered-list': 'Nummerierte Liste',
    quote: 'Zitat',
    link: 'Link',
    image: 'Bild',
    table: 'Tabelle',
  },
  /** Used if no text is selected. */
  sample: { text: 'Text', address: 'https://', column: 'Spalte', image: 'Beschreibung' },
  table: 'Tabelle',
  code: 'Code',
  image: (description: string) => (description === '' ? 'Bild' : `Bild: ${description}`),
  done: 'erledigt',
  open: 'offen',
  footnotes: 'Fußnoten',
  backToText: 'Zurück zum Text',
  tooComplex: `Der Text ist zu aufwendig formatiert. Erlaubt sind höchstens ${maxTableColumns} Spalten und ${maxTableRows} Zeilen in Tabellen, ${maxMarkdownNesting} Ebenen ineinander und ${formatInteger(maxMarkdownLines)} Zeilen im Ganzen.`,
} as const;
