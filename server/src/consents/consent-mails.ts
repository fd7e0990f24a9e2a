import type { MailTexts } from '../platform/mail/mail.ts';

/** What is told about people whom others have entered. */
export type ConsentNotice =
  | {
      /** Somebody else has entered a player with an account into an event. */
      readonly kind: 'entered-by-others';
      readonly eventId: string;
      readonly eventType: string;
      readonly eventName: string;
      readonly teamName: string;
      /** Name of who has entered the player; null if it is not known. */
      readonly askedBy: string | null;
    }
  | {
      /** Somebody whom others have entered does not want to play. */
      readonly kind: 'wants-out';
      readonly eventId: string;
      readonly eventType: string;
      readonly eventName: string;
      readonly name: string;
    };

/** Address of the page of an event. */
const eventPage = (mail: { readonly eventType: string; readonly eventId: string }, base: string): string =>
  `${base}/${mail.eventType === 'tournament' ? 'tournaments' : 'team-lounge/event'}/${mail.eventId}`;

/** The words of mails about people whom others have entered. */
export const consentMails: MailTexts<ConsentNotice> = {
  'entered-by-others': {
    ofStrangers: ['eventName', 'teamName', 'askedBy'],
    words: (mail, base) => ({
      subject: `Bist du dabei? ${mail.eventName}`,
      paragraphs: [
        `${mail.askedBy ?? 'Jemand'} hat dich bei „${mail.eventName}“ (${mail.teamName}) eingetragen.`,
        'Stimmt das? Solange du nicht zugestimmt hast, zählen die Matches nicht für dich, und dein Name wird dort ohne dein Konto angezeigt.',
      ],
      button: 'Ansehen und antworten',
      link: eventPage(mail, base),
      end: 'Du bekommst diese E-Mail, weil dich jemand mit deinem Konto eingetragen hat, der nicht aus einem deiner Teams ist.',
    }),
  },
  'wants-out': {
    ofStrangers: ['eventName', 'name'],
    words: (mail, base) => ({
      subject: `Spielt nicht mit: ${mail.eventName}`,
      paragraphs: [
        `${mail.name} wurde bei „${mail.eventName}“ eingetragen und möchte nicht mitspielen.`,
        'Es ändert sich nichts von selbst: Bitte melde die Person ab oder setze jemand anderen ein.',
      ],
      button: 'Event ansehen',
      link: eventPage(mail, base),
      end: 'Du bekommst diese E-Mail, weil du das Event veranstaltest.',
    }),
  },
};
