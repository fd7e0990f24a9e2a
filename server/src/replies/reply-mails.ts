import type { MailTexts } from '../platform/mail/mail.ts';

/** An event as mails name it. */
type AskedEvent = {
  readonly eventId: string;
  readonly eventType: string;
  readonly eventName: string;
  readonly teamName: string;
  /** ms since 1970 */
  readonly startsAt: number;
};

/** What is told about events to which people have not replied. */
export type ReplyNotice =
  | (AskedEvent & { readonly kind: 'reply-reminder' })
  | (AskedEvent & {
      readonly kind: 'asked-to-come';
      /** Name of the team admin who asks; null if it is not known. */
      readonly askedBy: string | null;
    });

/** `Samstag, 5. Dezember 2026 um 18:00`, as clocks in Germany show it. */
const inWords = new Intl.DateTimeFormat('de', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'full',
  timeStyle: 'short',
});

// The link only shows the question: programs that check mails open links, and must not answer for anybody.
const page = ({ eventType, eventId }: AskedEvent, base: string): string =>
  `${base}/${eventType === 'tournament' ? 'tournaments' : 'team-lounge/event'}/${eventId}`;

const when = ({ startsAt }: AskedEvent): string => `Beginn: ${inWords.format(startsAt)} Uhr.`;

const end =
  'Du bekommst diese E-Mail, weil du im Team bist. In deinem Konto kannst du Erinnerungen ausschalten.';

/** The words of mails about events to which people have not replied. */
export const replyMails: MailTexts<ReplyNotice> = {
  'reply-reminder': {
    ofStrangers: ['eventName', 'teamName'],
    words: (mail, base) => ({
      subject: `Bist du dabei? ${mail.eventName}`,
      paragraphs: [
        `„${mail.eventName}“ (${mail.teamName}) ist bald, und dein Team weiß noch nicht, ob du kommst.`,
        when(mail),
      ],
      button: 'Zu- oder absagen',
      link: page(mail, base),
      end,
    }),
  },
  'asked-to-come': {
    ofStrangers: ['eventName', 'teamName', 'askedBy'],
    words: (mail, base) => ({
      subject: `Kannst du einspringen? ${mail.eventName}`,
      paragraphs: [
        `${mail.askedBy ?? 'Dein Team'} fragt, ob du bei „${mail.eventName}“ (${mail.teamName}) dabei sein kannst.`,
        when(mail),
      ],
      button: 'Zu- oder absagen',
      link: page(mail, base),
      end,
    }),
  },
};
