import { deletedPlayerText } from './names.ts';

/** Texts of the news and their editor. */
export const newsText = {
  title: 'News',
  add: 'Neuer Beitrag',
  empty: 'Es gibt noch keine News.',
  loading: 'News werden geladen...',
  loadFailed: (reason: string) => `News konnten nicht geladen werden. Fehler: ${reason}`,
  /** Markdown, shown if a post has no text. */
  noText: '*Kein Text vorhanden*',
  product: 'Neundarter',
  unknownAuthor: deletedPlayerText,
  draft: 'Entwurf',
  entry: (author: string, date: string) => `Beitrag von ${author} vom ${date}`,
  menu: (author: string, date: string) => `Menü für den Beitrag von ${author} vom ${date}`,
  edit: 'Bearbeiten',
  remove: 'Löschen',
  removeTitle: 'Beitrag löschen?',
  removeWarning: 'Das Löschen kann nicht rückgängig gemacht werden!',
  removed: 'Der Beitrag wurde gelöscht.',
  removeFailed: (reason: string) =>
    `Der News-Eintrag konnte nicht gelöscht werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

export const newsEditorText = {
  newTitle: 'Neuer Beitrag',
  editTitle: 'Beitrag bearbeiten',
  content: 'Text',
  author: 'Verfasst von',
  missingContent: 'Bitte gib einen Text ein!',
  publish: 'Veröffentlichen',
  saveDraft: 'Als Entwurf speichern',
  save: 'Speichern',
  unpublish: 'Zum Entwurf machen',
  published: 'Der Beitrag ist veröffentlicht.',
  saved: 'Der Beitrag ist gespeichert.',
  restored: 'Hier ist dein Text, den du noch nicht gespeichert hattest.',
  saveFailed: (reason: string) =>
    `Der News-Eintrag konnte nicht gespeichert werden. (${reason}). Bitte versuche es noch einmal!`,
  discard: {
    title: 'Änderungen verwerfen?',
    text: 'Dein Text ist noch nicht gespeichert.',
    confirm: 'Verwerfen',
    cancel: 'Weiter schreiben',
    danger: true,
  },
} as const;
