import type { MailTexts } from '../platform/mail/mail.ts';

/** What people learn about leagues. Times are ms since 1970. */
export type LeagueNotice =
  | {
      /** Somebody wants to move a fixture, and the answer of who reads this is needed. */
      readonly kind: 'move-asked';
      readonly leagueId: string;
      readonly leagueName: string;
      readonly fixtureName: string;
      /** When it takes place so far. */
      readonly startsAt: number;
    }
  | {
      /** A fixture was moved, as both sides or the office want it. */
      readonly kind: 'fixture-moved';
      readonly leagueId: string;
      readonly leagueName: string;
      readonly fixtureName: string;
      readonly startsAt: number;
    };

const inWords = new Intl.DateTimeFormat('de', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

const page = (base: string, leagueId: string): string => `${base}/leagues/${leagueId}`;

/** The words of mails about leagues. */
export const leagueMails: MailTexts<LeagueNotice> = {
  'move-asked': {
    ofStrangers: ['leagueName', 'fixtureName'],
    words: ({ leagueId, leagueName, fixtureName, startsAt }, base) => ({
      subject: `Verlegen? ${fixtureName}`,
      paragraphs: [
        `die Begegnung „${fixtureName}“ (${leagueName}) soll verlegt werden. Angesetzt ist sie bisher für ${inWords.format(startsAt)} Uhr.`,
        'Es fehlt noch deine Antwort. Solange sie fehlt, bleibt der Termin, wie er ist.',
      ],
      button: 'Ansehen und antworten',
      link: page(base, leagueId),
      end: 'Du bekommst diese E-Mail, weil du ein beteiligtes Team oder die Liga leitest.',
    }),
  },
  'fixture-moved': {
    ofStrangers: ['leagueName', 'fixtureName'],
    words: ({ leagueId, leagueName, fixtureName, startsAt }, base) => ({
      subject: `Neuer Termin: ${fixtureName}`,
      paragraphs: [
        `die Begegnung „${fixtureName}“ (${leagueName}) wurde verlegt. Der neue Termin ist ${inWords.format(startsAt)} Uhr.`,
        'Wer den Kalender des Teams oder der Liga abonniert hat, findet den Termin auch dort.',
      ],
      button: 'Zur Liga',
      link: page(base, leagueId),
      end: 'Du bekommst diese E-Mail, weil du zu einem der beiden Teams gehörst oder die Liga leitest.',
    }),
  },
};
