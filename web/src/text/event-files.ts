/** Texts of the files with the results of an event. */
export const eventFilesText = {
  title: 'Dateien',
  about: 'Alles Gespielte zum Aufheben und Weitergeben, Namen wie auf dieser Seite.',
  files: { json: 'Ergebnisdatei (JSON)', csv: 'Plätze mit Vereinen (CSV)' },
  completeFiles: { json: 'Ergebnisdatei mit vollen Namen', csv: 'Plätze mit vollen Namen (CSV)' },
  failed: (reason: string) => `Die Datei konnte nicht geladen werden. ${reason}`,
  newspaper: 'Text für die Zeitung',
  copy: 'Text kopieren',
  copied: 'Text kopiert',
  notCopied: 'Der Text konnte nicht kopiert werden. Markier ihn und kopier ihn von Hand.',
  embed: 'Code für die Webseite des Vereins. Die Seite folgt jedem Ergebnis.',
  embedKinds: { table: 'Tabelle', bracket: 'Turnierbaum', next: 'Nächste Spiele', live: 'Laufende Spiele' },
  codeCopied: 'Code kopiert',
  codeNotCopied: 'Der Code konnte nicht kopiert werden.',
} as const;
