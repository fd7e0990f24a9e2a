import type { MailTexts } from '../platform/mail/mail.ts';
import { pageLink } from '../platform/mail/page-link.ts';

/** What people learn about teams. */
export type TeamNotice = {
  readonly kind: 'team-invite';
  readonly token: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly playerId: string;
};

/** The words of mails about teams. */
export const teamMails: MailTexts<TeamNotice> = {
  'team-invite': {
    ofStrangers: ['teamName'],
    words: (mail, base) => ({
      subject: `Einladung ins Team ${mail.teamName}`,
      paragraphs: [`das Team „${mail.teamName}“ lädt dich ein, mitzuspielen.`],
      button: 'Einladung annehmen',
      link: pageLink(base, '/register/team-invite-activated', {
        teamId: mail.teamId,
        playerId: mail.playerId,
        emailAddress: mail.to,
        token: mail.token,
      }),
      end: 'Der Link gilt zwei Wochen und funktioniert einmal. Wenn du das Team nicht kennst, ignoriere diese E-Mail bitte.',
    }),
  },
};
