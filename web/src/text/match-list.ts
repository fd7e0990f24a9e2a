import type { MatchStatus } from '@neundarter/rules/match/types';

/** Texts of match cards, match lists and the match menu. */
export const matchListText = {
  empty: 'Keine Spiele vorhanden',
  loading: 'Matches werden geladen...',
  loadFailed: (reason: string) => `Matches konnten nicht geladen werden. Fehler: ${reason}`,
  countFailed: (reason: string) => `Die Anzahl der Datensätze konnte nicht bestimmt werden (${reason})`,
  retry: 'Noch einmal versuchen',
  sets: 'S',
  legs: 'L',
  setsLong: 'Sätze',
  legsLong: 'Legs',
  average: 'Average',
  averageShort: 'Ø',
  unsent: 'noch nicht gesendet',
  nothing: '–',
  goOn: 'Weiter scoren',
  goOnWith: (match: string) => `Weiter scoren: ${match}`,
  onlyHere: 'Noch nicht übertragen',
} as const;

export const matchStatusText: Readonly<Record<MatchStatus, string>> = {
  scheduled: 'Geplant',
  running: 'Läuft gerade',
  finished: 'Beendet',
};

/** Texts of the menu of a match. */
export const matchMenuText = {
  label: (match: string) => `Menü für ${match}`,
  watch: 'Match beobachten',
  toScorer: 'Zur Scorer-Ansicht wechseln',
  toScorerTitle: 'Zur Scorer-Ansicht wechseln?',
  toScorerWarning:
    'Wechsle nur, wenn du selbst mitspielst und das Match nicht schon auf einem anderen Gerät eingegeben wird.',
  toScorerConfirm: 'Wechseln',
  remove: 'Match löschen',
  removeTitle: 'Match löschen?',
  removeWarning: (match: string) => `${match}: Das Löschen kann nicht rückgängig gemacht werden!`,
  removeConfirm: 'Löschen',
  removed: 'Das Match wurde gelöscht.',
  failedTitle: 'Ein Fehler ist aufgetreten',
  removeFailed: (reason: string) =>
    `Das Match konnte nicht gelöscht werden. (${reason}). Bitte versuche es noch einmal!`,
  cancel: 'Abbrechen',
} as const;

/** A match in words: `Jan gegen Uwe`. */
export const matchNameText = (home: string, away: string): string => `${home} gegen ${away}`;
