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
} as const;
