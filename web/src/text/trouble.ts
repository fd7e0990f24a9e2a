/** What keeps changes from the server. `connection`: only the live connection is interrupted. */
export type Trouble = 'offline' | 'server' | 'version' | 'session' | 'connection';

/** Texts about changes that wait; nothing is lost. Only a missing network is called offline. */
export const troubleText: Readonly<Record<Trouble, { readonly short: string; readonly hint: string }>> = {
  offline: {
    short: 'Offline',
    hint: 'Offline. Spiel einfach weiter, alles wird gespeichert, sobald das Netz zurück ist.',
  },
  server: {
    short: 'Server gestört',
    hint: 'Der Server kann gerade nicht speichern. Spiel einfach weiter, es wird immer wieder versucht.',
  },
  version: {
    short: 'Neue Version',
    hint: 'Es gibt eine neue Version. Sie wird nach dem Match geladen, bis dahin wartet alles auf diesem Gerät.',
  },
  session: {
    short: 'Nicht mehr eingeloggt',
    hint: 'Du bist nicht mehr eingeloggt. Spiel einfach weiter, alles wird gespeichert, sobald du dich einloggst.',
  },
  connection: {
    short: 'Verbindung unterbrochen',
    hint: 'Die Verbindung ist unterbrochen. Spiel einfach weiter, alles wird gespeichert.',
  },
};
