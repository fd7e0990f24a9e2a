import { formatInteger } from './formats.ts';

/** Texts of the televisions of a hall. */
export const hallScreenText = {
  title: (event: string) => `${event} – Halle`,
  loadFailed: (reason: string) => `Die Boards konnten nicht geladen werden. ${reason}`,
  noBoards: 'Diese Veranstaltung hat noch keine Boards. Legt sie in der Team-Lounge an.',
  unknownBoard: (board: string) => `Ein Board „${board}“ gibt es hier nicht.`,
  nothing: 'Hier ist gerade nichts zu sehen.',
  notStarted: (time: string) => `Los geht es um ${time} Uhr`,
  columns: { board: 'Board', now: 'Es spielt', next: 'Als Nächstes', caller: 'Schreiber' },
  calls: ['Aufruf', 'Zweiter Aufruf', 'Letzter Aufruf'],
  callsLabel: 'Aufrufe',
  called: (call: string, [home, away]: readonly [string, string], board: string) =>
    `${call}: ${home} – ${away}, ${board}`,
  /** As a voice says it. */
  spoken: (call: string, [home, away]: readonly [string, string], board: string) =>
    `${call}: ${home} gegen ${away}, ${board}.`,
  voice: 'Dieses Gerät spricht',
  voices: { repeated: 'Zweite und letzte Aufrufe', all: 'Alle Aufrufe', off: 'Bleibt still' },
  voiceNow: {
    repeated: 'Dieses Gerät spricht zweite und letzte Aufrufe. Beim ersten kommt nur der Gong.',
    all: 'Dieses Gerät spricht alle Aufrufe.',
    off: 'Dieses Gerät bleibt still.',
  },
  caller: (name: string) => `Schreiber: ${name}`,
  callerSought: 'gesucht',
  present: 'sind da',
  free: 'frei',
  broken: 'defekt',
  reserved: 'reserviert',
  elsewhere: 'belegt',
  none: '–',
  phone: 'Auf dem Handy',
  /** Pages of the same part. */
  part: (label: string, page: number, pages: number) =>
    pages === 1 ? label : `${label} ${formatInteger(page)}/${formatInteger(pages)}`,
  parts: { boards: 'Boards', forecast: 'Zeitplan', tables: 'Tabellen', bracket: 'K.-o.' },
} as const;
