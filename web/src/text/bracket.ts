/** Texts of the knockout. */
export const bracketText = {
  winnerSide: 'Gewinner-Seite',
  loserSide: 'Verlierer-Seite',
  sides: 'Seite wählen',
  label: 'Turnierbaum',
  views: 'Ansicht wählen',
  viewNames: { rounds: 'Runden', tree: 'Baum', list: 'Liste' },
  screen: 'Für den Hallenbildschirm',
  rounds: 'Runde wählen',
  progress: (done: number, all: number) => `${done}/${all}`,
  progressLong: (done: number, all: number) => `${done} von ${all} gespielt`,
  previous: 'Vorherige Runde',
  next: 'Nächste Runde',
  ownMatch: 'Mein Spiel',
  running: 'Läuft gerade',
  empty: 'Der Turnierbaum steht fest, sobald das Turnier gestartet ist.',
  toNext: (match: string) => `Weiter zu ${match}`,
  zoom: 'Größe',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  showAll: 'Alles',
  percent: (percent: number) => `${percent} %`,
  treeHint: 'Zoome mit zwei Fingern, mit Strg und Mausrad oder mit + und −; 0 zeigt alles.',
  screenPart: (title: string, part: number, of: number) =>
    of === 1 ? title : `${title} · Teil ${part} von ${of}`,

  screenBack: 'Zum Turnier',
} as const;
