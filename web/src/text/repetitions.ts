import { formatCount, formatDate } from './formats.ts';

const trainings = (count: number) => formatCount(count, { one: 'Training', many: 'Trainings' });

/** Texts about trainings that were planned together. */
export const repetitionText = {
  changeFollowing: 'Auch alle folgenden Trainings dieser Reihe ändern',
  saved: (count: number) =>
    count === 1 ? 'Das Training ist gespeichert.' : `${trainings(count)} sind gespeichert.`,
  remove: 'Mit allen folgenden löschen',
  removeTitle: 'Trainings löschen?',
  removeWarning: (name: string, from: number) =>
    `„${name}“ am ${formatDate(from)} und alle späteren Trainings dieser Reihe werden gelöscht, mit Tabellen und Highlights. Die gespielten Matches bleiben erhalten.`,
  removeConfirm: 'Alle löschen',
  removed: (count: number) =>
    count === 1 ? 'Das Training ist gelöscht.' : `${trainings(count)} sind gelöscht.`,
  removeFailed: (reason: string) =>
    `Die Trainings konnten nicht gelöscht werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;
