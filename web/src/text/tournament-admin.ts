import { formatCount, formatInteger } from './formats.ts';

/** Frame of the pages for organisers. */
export const adminText = {
  eyebrow: 'Turnier verwalten',
  forbidden:
    'Du hast keine Berechtigung, das Turnier zu verwalten. Wenn du glaubst, das ist ein Fehler, wende dich bitte an den Turnier-Administrator.',
  toLounge: 'Zur Team-Lounge',
  toTournament: 'Zum Turnier',
  progress: 'Fortschritt',
  step: (place: number, count: number, name: string) => `Schritt ${place} von ${count}: ${name}`,
  steps: [
    'Turnier erstellt',
    'Anmeldung geöffnet',
    'Anmeldung geschlossen',
    'Turnier läuft',
    'Turnier beendet',
  ],
  tabs: 'Bereiche',
  tab: {
    general: 'Turnier',
    participants: 'Teilnehmer',
    registrations: 'Anmeldungen',
    mode: 'Modus',
    boards: 'Boards',
    publish: 'Veröffentlichen',
    close: 'Anmeldung schließen',
    start: 'Starten',
  },
  saved: 'gespeichert',
  saving: 'wird gespeichert...',
  notSaved: 'nicht gespeichert',
  conflictTitle: 'Jemand anderes hat das gerade geändert',
  conflict: 'Deine Änderung ist noch nicht gespeichert. Willst du sie trotzdem übernehmen?',
  keepMine: 'Meine übernehmen',
  dropMine: 'Meine verwerfen',
  cancelledTitle: 'Das Turnier ist abgesagt.',
} as const;

/** Question before a change of the mode that ends the assignment of groups. */
export const groupResetText = {
  title: 'Gruppen neu zuordnen?',
  text: 'Mit dieser Änderung wird die Zuordnung der Gruppen aufgehoben.',
  confirm: 'Ändern',
} as const;

/** The summary beside all tabs. */
export const summaryText = {
  title: 'Überblick',
  participants: 'Teilnehmer',
  fill: (taken: number, most: number) =>
    `${formatInteger(taken)} von ${formatInteger(most)} Plätzen vergeben`,
  ofMost: (confirmed: number, most: number) => `${formatInteger(confirmed)} von ${formatInteger(most)}`,
  requested: 'Offene Anmeldungen',
  waiting: 'Warteliste',
  matches: 'Spiele',
  longestWay: 'Längster Weg zum Titel',
  games: (count: number) => formatCount(count, { one: 'Spiel', many: 'Spiele' }),
  upTo: (count: string) => `bis zu ${count}`,
  unknown: '–',
  boards: 'Boards',
  duration: 'Dauer etwa',
  hours: (minutes: number) =>
    minutes < 60 ? `${minutes} Min.` : `${Math.floor(minutes / 60)} Std. ${minutes % 60} Min.`,
} as const;
