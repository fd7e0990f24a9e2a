/** Texts about tournaments whose settings are used again: templates, copies, and competitions of one day. */
export const competitionsText = {
  title: 'Wettbewerbe',
  about: 'Das alles wird an diesem Tag gespielt.',
  loadFailed: (reason: string) => `Die Wettbewerbe konnten nicht geladen werden. ${reason}`,
  joined: 'Du spielst mit',
  register: (name: string) => `Für ${name} anmelden`,
  registerShort: 'Anmelden',
  result: 'Ergebnis',
  resultOf: (name: string) => `Ergebnis von ${name}`,
  menu: (name: string) => `Mehr zu ${name}`,
  add: 'Wettbewerb hinzufügen',
  addText:
    'Damen, Jugend oder Doppel am selben Tag: Zeit, Ort, Boards, Startgeld und Modus kommen von diesem Turnier, und du änderst danach nur, was anders ist. Teilnehmer kommen keine mit.',
  which: 'Welcher Wettbewerb?',
  isNew: 'Ein neuer',
  existing: (name: string) => `${name} (gibt es schon)`,
  name: 'Name',
  nameMissing: 'Bitte gib dem Wettbewerb einen Namen!',
  addConfirm: 'Hinzufügen',
  added: 'Der Wettbewerb ist dabei.',
  addFailed: (reason: string) =>
    `Der Wettbewerb konnte nicht hinzugefügt werden. (${reason}). Bitte versuche es noch einmal!`,
  leave: 'Aus dem Tag nehmen',
  leaveTitle: 'Aus dem Tag nehmen?',
  leaveText: (name: string) =>
    `„${name}“ bleibt, wie es ist, steht aber nicht mehr bei den anderen Wettbewerben. Du kannst es wieder hinzufügen.`,
  left: 'Der Wettbewerb steht jetzt für sich.',
  leaveFailed: (reason: string) =>
    `Der Wettbewerb konnte nicht herausgenommen werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

export const templatesText = {
  reuse: 'Noch einmal verwenden',
  reuseText: 'Alles, was du eingestellt hast, kannst du für andere Turniere übernehmen.',
  save: 'Als Vorlage speichern',
  saveText:
    'Die Vorlage merkt sich Modus, Gruppen, Matches, Startgeld, Boards, Ort und Beschreibung, aber keine Teilnehmer. Dein Team findet sie unter „Neues Turnier“.',
  name: 'Name der Vorlage',
  nameMissing: 'Bitte gib der Vorlage einen Namen!',
  saveConfirm: 'Speichern',
  saved: 'Die Vorlage ist gespeichert.',
  saveFailed: (reason: string) =>
    `Die Vorlage konnte nicht gespeichert werden. (${reason}). Bitte versuche es noch einmal!`,
  source: 'Einstellungen',
  none: 'Neu einstellen',
  template: (name: string) => `Vorlage: ${name}`,
  earlier: (name: string, date: string) => `Wie letztes Mal: ${name} (${date})`,
  loadFailed: (reason: string) => `Die Vorlagen konnten nicht geladen werden. ${reason}`,
  copyText:
    'Modus, Gruppen, Matches, Startgeld, Boards, Ort und Beschreibung werden übernommen. Teilnehmer kommen keine mit.',
  rename: 'Umbenennen',
  renamed: 'Die Vorlage ist umbenannt.',
  renameFailed: (reason: string) =>
    `Die Vorlage konnte nicht umbenannt werden. (${reason}). Bitte versuche es noch einmal!`,
  remove: 'Vorlage löschen',
  removeTitle: 'Vorlage löschen?',
  removeText: (name: string) =>
    `Die Vorlage „${name}“ wird endgültig gelöscht. Turniere, die du damit angelegt hast, bleiben.`,
  removed: 'Die Vorlage ist gelöscht.',
  removeFailed: (reason: string) =>
    `Die Vorlage konnte nicht gelöscht werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;
