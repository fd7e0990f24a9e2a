import type { MailTexts } from '../platform/mail/mail.ts';
import { pageLink } from '../platform/mail/page-link.ts';

/** What people learn about their account. */
export type UserNotice =
  | { readonly kind: 'verify-email'; readonly token: string }
  | { readonly kind: 'reset-password'; readonly token: string };

/** The words of mails about accounts. */
export const userMails: MailTexts<UserNotice> = {
  'verify-email': {
    ofStrangers: [],
    words: (mail, base) => ({
      subject: 'Bestätige deine E-Mail-Adresse',
      paragraphs: ['schön, dass du dabei bist! Bestätige bitte noch deine E-Mail-Adresse.'],
      button: 'E-Mail-Adresse bestätigen',
      link: pageLink(base, '/register/email-activated', { token: mail.token }),
      end: 'Der Link gilt drei Tage. Wenn du dich nicht registriert hast, ignoriere diese E-Mail bitte und klicke nicht auf den Link.',
    }),
  },
  'reset-password': {
    ofStrangers: [],
    words: (mail, base) => ({
      subject: 'Setze dein Passwort zurück',
      paragraphs: [
        'du kannst dir hier ein neues Passwort geben. Danach wirst du auf allen Geräten ausgeloggt.',
      ],
      button: 'Neues Passwort festlegen',
      link: pageLink(base, '/register/new-password', { token: mail.token }),
      end: 'Der Link gilt eine Stunde. Wenn du kein neues Passwort wolltest, ignoriere diese E-Mail bitte.',
    }),
  },
};
