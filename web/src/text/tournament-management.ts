import { formatInteger } from './formats.ts';

/** Texts of the list for organisers. */
export const managementText = {
  title: 'Spiele',
  noPermissionTitle: 'Keine Berechtigung',
  noPermission:
    'Du hast keine Berechtigung, das Turnier zu verwalten. Wenn du glaubst, das ist ein Fehler, wende dich bitte an den Turnier-Administrator.',
  search: 'Nummer oder Name suchen',
  progress: (done: number, all: number) => `${formatInteger(done)} von ${formatInteger(all)} Spielen beendet`,
  nothing: 'Kein Spiel passt dazu.',
  knockout: 'K.O.-Phase',
} as const;
