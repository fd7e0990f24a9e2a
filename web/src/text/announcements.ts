import { formatInteger, formatTime } from './formats.ts';

/** Texts of announcements in a hall. */
export const announcementText = {
  title: 'Durchsage',
  until: (until: number) => `bis ${formatTime(until)} Uhr`,
  make: 'Durchsage',
  makeTitle: 'Was sollen alle wissen?',
  about: 'Steht auf den Fernsehern, an den Tablets und auf der Seite des Turniers.',
  text: 'Text',
  textMissing: 'Schreib kurz, worum es geht.',
  minutes: 'Wie lange?',
  minutesOf: (minutes: number) => (minutes < 60 ? `${formatInteger(minutes)} Minuten` : '1 Stunde'),
  send: 'Durchsagen',
  sent: 'Durchgesagt',
  list: 'Durchsagen',
  end: (text: string) => `Durchsage „${text}“ beenden`,
  endShort: 'Beenden',
  ended: 'Durchsage beendet',
} as const;
