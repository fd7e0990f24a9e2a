import type { MailTexts, MailWords } from '../platform/mail/mail.ts';
import { pageLink } from '../platform/mail/page-link.ts';

/** What a participant of a tournament is told. */
const registrationOccasions = [
  'received',
  'waiting',
  'confirmed',
  'rejected',
  'moved-up',
  'cancelled',
  'moved',
] as const;
export type RegistrationOccasion = (typeof registrationOccasions)[number];

/** What people learn about a tournament. */
export type TournamentNotice =
  | {
      readonly kind: 'registration';
      readonly occasion: RegistrationOccasion;
      readonly eventId: string;
      readonly eventName: string;
      readonly entryId: string;
      readonly withdrawKey: string;
      /** Why a tournament was cancelled; otherwise empty. */
      readonly reason: string;
      /** When a tournament begins that was moved, ms since 1970; otherwise left out. */
      readonly startsAt?: number;
    }
  | {
      readonly kind: 'new-registration';
      readonly eventId: string;
      readonly eventName: string;
      /** Who wants to take part. */
      readonly names: string;
    }
  | {
      /** An organiser wants notifications to go to this address. */
      readonly kind: 'confirm-notification';
      readonly token: string;
      readonly eventId: string;
      readonly eventName: string;
      readonly teamName: string;
    }
  | {
      /** Somebody has named a player with an account as partner. */
      readonly kind: 'named-as-partner';
      readonly eventId: string;
      readonly eventName: string;
      /** The other one of the pair. */
      readonly partnerName: string;
    }
  | {
      /** An organiser has taken back a result, and matches that followed from it no longer count. */
      readonly kind: 'matches-reset';
      readonly eventId: string;
      readonly eventName: string;
      /** Of the matches in the tournament. */
      readonly numbers: readonly number[];
      readonly reason: string;
    };

type Registration = Extract<TournamentNotice, { readonly kind: 'registration' }>;

const inGerman = new Intl.ListFormat('de');

const lostMatches = (numbers: readonly number[]): string => {
  const named = inGerman.format(numbers.map(String));
  return numbers.length === 1
    ? `Dadurch zählt dein Spiel ${named} nicht mehr; es wird neu angesetzt.`
    : `Dadurch zählen deine Spiele ${named} nicht mehr; sie werden neu angesetzt.`;
};

/** `Samstag, 5. Dezember 2026 um 18:00`, as clocks in Germany show it. */
const inWords = new Intl.DateTimeFormat('de', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'full',
  timeStyle: 'short',
});

const registrationParagraphs = ({
  occasion,
  eventName,
  reason,
  startsAt = 0,
}: Registration): readonly string[] => {
  switch (occasion) {
    case 'received':
      return [
        `deine Anmeldung für „${eventName}“ ist angekommen. Sobald der Veranstalter sie bestätigt, bekommst du eine E-Mail.`,
      ];
    case 'waiting':
      return [
        `„${eventName}“ ist ausgebucht. Du stehst auf der Warteliste und bekommst eine E-Mail, sobald ein Platz frei wird.`,
      ];
    case 'confirmed':
      return [`deine Anmeldung für „${eventName}“ ist bestätigt. Du bist dabei!`];
    case 'rejected':
      return [`deine Anmeldung für „${eventName}“ wurde leider abgelehnt.`];
    case 'moved-up':
      return [
        `für „${eventName}“ ist ein Platz frei geworden: Du bist nachgerückt. Sobald der Veranstalter dich bestätigt, bekommst du eine E-Mail.`,
      ];
    case 'cancelled':
      return [`„${eventName}“ wurde abgesagt.`, `Grund: ${reason}`];
    case 'moved':
      return [`„${eventName}“ wurde verlegt.`, `Neuer Beginn: ${inWords.format(startsAt)} Uhr`];
  }
};

const registrationSubjects: { readonly [occasion in RegistrationOccasion]: string } = {
  received: 'Deine Anmeldung ist angekommen',
  waiting: 'Du stehst auf der Warteliste',
  confirmed: 'Deine Anmeldung ist bestätigt',
  rejected: 'Deine Anmeldung wurde abgelehnt',
  'moved-up': 'Du bist nachgerückt',
  cancelled: 'Abgesagt',
  moved: 'Neuer Termin',
};

/** Whoever is told this may still withdraw. */
const mayWithdraw: ReadonlySet<RegistrationOccasion> = new Set([
  'received',
  'waiting',
  'confirmed',
  'moved-up',
  'moved',
]);

const registrationWords = (mail: Registration, base: string): MailWords => ({
  subject: `${registrationSubjects[mail.occasion]}: ${mail.eventName}`,
  paragraphs: registrationParagraphs(mail),
  ...(mayWithdraw.has(mail.occasion)
    ? {
        button: 'Anmeldung ansehen oder zurückziehen',
        link: pageLink(base, `/tournaments/${mail.eventId}/register`, {
          entry: mail.entryId,
          key: mail.withdrawKey,
        }),
        end: 'Mit dem Link kannst du deine Anmeldung zurückziehen, solange die Anmeldung offen ist. Gib ihn bitte nicht weiter.',
      }
    : {
        button: 'Turnier ansehen',
        link: `${base}/tournaments/${mail.eventId}`,
        end: 'Deine E-Mail-Adresse sieht nur der Veranstalter. 30 Tage nach dem Turnier wird sie gelöscht.',
      }),
});

/** The words of mails about tournaments. */
export const tournamentMails: MailTexts<TournamentNotice> = {
  registration: { ofStrangers: ['eventName', 'reason'], words: registrationWords },
  'new-registration': {
    ofStrangers: ['eventName', 'names'],
    words: (mail, base) => ({
      subject: `Neue Anmeldung für ${mail.eventName}`,
      paragraphs: [`${mail.names} möchte bei „${mail.eventName}“ mitspielen.`],
      button: 'Anmeldungen ansehen',
      link: `${base}/tournaments/${mail.eventId}/admin/participants`,
      end: 'Du bekommst diese E-Mail, weil deine Adresse für Benachrichtigungen dieses Turniers eingetragen ist.',
    }),
  },
  'confirm-notification': {
    ofStrangers: ['eventName', 'teamName'],
    words: (mail, base) => ({
      subject: `Benachrichtigungen für ${mail.eventName}`,
      paragraphs: [
        `das Team „${mail.teamName}“ möchte neue Anmeldungen für „${mail.eventName}“ an deine Adresse melden.`,
        'Ohne deine Bestätigung schicken wir dir nichts.',
      ],
      button: 'Benachrichtigungen bestätigen',
      link: pageLink(base, '/register/email-activated', { eventId: mail.eventId, token: mail.token }),
      end: 'Wenn du das Turnier nicht kennst, ignoriere diese E-Mail bitte und klicke nicht auf den Link.',
    }),
  },
  'named-as-partner': {
    ofStrangers: ['eventName', 'partnerName'],
    words: (mail, base) => ({
      subject: `Du bist angemeldet: ${mail.eventName}`,
      paragraphs: [
        `du bist für „${mail.eventName}“ zusammen mit ${mail.partnerName} als Doppel angemeldet.`,
        'War das nicht abgesprochen? Dann kannst du die Anmeldung bis zum Start des Turniers zurückziehen.',
      ],
      button: 'Anmeldung ansehen oder zurückziehen',
      link: `${base}/tournaments/${mail.eventId}/register`,
      end: 'Du bekommst diese E-Mail, weil dich jemand mit deiner Online-ID oder aus eurem Team ausgewählt hat.',
    }),
  },
  'matches-reset': {
    ofStrangers: ['eventName', 'reason'],
    words: (mail, base) => ({
      subject: `Neu angesetzt: ${mail.eventName}`,
      paragraphs: [
        `bei „${mail.eventName}“ wurde ein früheres Ergebnis zurückgenommen. ${lostMatches(mail.numbers)}`,
        `Grund: ${mail.reason}`,
      ],
      button: 'Turnier ansehen',
      link: `${base}/tournaments/${mail.eventId}`,
      end: 'Du bekommst diese E-Mail, weil du bei diesem Turnier mitspielst.',
    }),
  },
};
