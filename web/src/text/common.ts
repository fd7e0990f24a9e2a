/** Words that several screens use. */
export const commonText = {
  productName: 'Neundarter',
  guest: 'Gast',
  back: 'Zurück',
  print: 'Drucken',
  close: 'Schließen',
  cancel: 'Abbrechen',
  ok: 'Ok',
  retry: 'Erneut versuchen',
  more: 'Mehr anzeigen',
  loading: 'Daten werden geladen...',
  errorTitle: 'Ein Fehler ist aufgetreten',
  skipToContent: 'Zum Inhalt springen',
  toasts: 'Meldungen',
  closeToast: 'Meldung schließen',
  toHome: 'Zur Startseite',
  dialogMissing: 'Das konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
  partMissing:
    'Dieser Teil der Seite konnte nicht geladen werden. Sobald der Server wieder erreichbar ist, erscheint er.',
  qrCode: 'QR-Code mit der Adresse dieser Seite',
} as const;

export const pagerText = {
  label: 'Seiten',
  first: 'Erste Seite',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  last: 'Letzte Seite',
  page: (page: number, pageCount: number) => `Seite ${page} von ${pageCount}`,
} as const;

export const connectionText = {
  lost: 'Verbindung unterbrochen',
  connecting: 'Verbindung wird aufgebaut...',
} as const;

export const fileDownloadsText = {
  loading: (percent: number) => `Die Datei wird geladen: ${percent} %`,
} as const;
