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
} as const;
