import type { MailTexts } from '../platform/mail/mail.ts';

/** What platform admins learn about the server. */
export type OperatorNotice = {
  readonly kind: 'certificate-ending';
  /** The last day of the certificate, as `2026-11-25`. */
  readonly endsOn: string;
};

/** The words of mails about the server. */
export const operatorMails: MailTexts<OperatorNotice> = {
  'certificate-ending': {
    ofStrangers: [],
    words: ({ endsOn }, base) => ({
      subject: `Das Zertifikat des Servers endet am ${germanDay(endsOn)}`,
      paragraphs: [
        `das Zertifikat, mit dem der Server über https antwortet, gilt nur noch bis zum ${germanDay(endsOn)} und ist noch nicht erneuert. Danach warnen alle Browser vor der Seite.`,
        'Wer den Server betreibt, sieht im Protokoll, ob er ein neues Zertifikat abgelehnt hat, und warum.',
      ],
      button: 'Zum Server',
      link: base,
      end: 'Du bekommst diese E-Mail einmal für jedes Zertifikat, weil du Administrator bist.',
    }),
  },
};

/** `2026-11-25` → `25.11.2026`. */
const germanDay = (day: string): string => day.split('-').reverse().join('.');
