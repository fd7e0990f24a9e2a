import type { Mail, WrittenMail } from './mail.ts';

// The only German text outside the web app, because the server writes the mails.

type Words = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  readonly link: string;
  readonly end: string;
};

/** Address of a page of the web app, with an encoded query. */
const pageOf = (base: string, path: string, query: { readonly [name: string]: string }): string =>
  `${base}${path}?${new URLSearchParams(query).toString()}`;

const wordsOf = (mail: Mail, base: string): Words => {
  switch (mail.kind) {
    case 'verify-email':
      return {
        subject: 'Bestätige deine E-Mail-Adresse',
        paragraphs: ['schön, dass du dabei bist! Bestätige bitte noch deine E-Mail-Adresse.'],
        button: 'E-Mail-Adresse bestätigen',
        link: pageOf(base, '/register/email-activated', { token: mail.token }),
        end: 'Der Link gilt drei Tage. Wenn du dich nicht registriert hast, ignoriere diese E-Mail bitte und klicke nicht auf den Link.',
      };
    case 'reset-password':
      return {
        subject: 'Setze dein Passwort zurück',
        paragraphs: [
          'du kannst dir hier ein neues Passwort geben. Danach wirst du auf allen Geräten abgemeldet.',
        ],
        button: 'Neues Passwort festlegen',
        link: pageOf(base, '/register/new-password', { token: mail.token }),
        end: 'Der Link gilt eine Stunde. Wenn du kein neues Passwort wolltest, ignoriere diese E-Mail bitte.',
      };
    case 'team-invite':
      return {
        subject: `Einladung ins Team ${mail.teamName}`,
        paragraphs: [`das Team „${mail.teamName}“ lädt dich ein, mitzuspielen.`],
        button: 'Einladung annehmen',
        link: pageOf(base, '/register/team-invite-activated', {
          teamId: mail.teamId,
          playerId: mail.playerId,
          emailAddress: mail.to,
          token: mail.token,
        }),
        end: 'Der Link gilt zwei Wochen und funktioniert einmal. Wenn du das Team nicht kennst, ignoriere diese E-Mail bitte.',
      };
    case 'registration':
      return registrationWords(mail, base);
    case 'named-as-partner':
      return {
        subject: `Du bist angemeldet: ${mail.eventName}`,
        paragraphs: [
          `du bist für „${mail.eventName}“ zusammen mit ${mail.partnerName} als Doppel angemeldet.`,
          'War das nicht abgesprochen? Dann kannst du die Anmeldung bis zum Start des Turniers zurückziehen.',
        ],
        button: 'Anmeldung ansehen oder zurückziehen',
        link: `${base}/tournaments/${mail.eventId}/register`,
        end: 'Du bekommst diese E-Mail, weil dich jemand mit deiner Online-ID oder aus eurem Team ausgewählt hat.',
      };
    case 'entered-by-others':
      return {
        subject: `Bist du dabei? ${mail.eventName}`,
        paragraphs: [
          `${mail.askedBy ?? 'Jemand'} hat dich bei „${mail.eventName}“ (${mail.teamName}) eingetragen.`,
          'Stimmt das? Solange du nicht zugestimmt hast, zählen die Matches nicht für dich, und dein Name wird dort ohne dein Konto angezeigt.',
        ],
        button: 'Ansehen und antworten',
        link: eventPage(mail, base),
        end: 'Du bekommst diese E-Mail, weil dich jemand mit deinem Konto eingetragen hat, der nicht aus einem deiner Teams ist.',
      };
    case 'wants-out':
      return {
        subject: `Spielt nicht mit: ${mail.eventName}`,
        paragraphs: [
          `${mail.name} wurde bei „${mail.eventName}“ eingetragen und möchte nicht mitspielen.`,
          'Es ändert sich nichts von selbst: Bitte melde die Person ab oder setze jemand anderen ein.',
        ],
        button: 'Event ansehen',
        link: eventPage(mail, base),
        end: 'Du bekommst diese E-Mail, weil du das Event veranstaltest.',
      };
    case 'confirm-notification':
      return {
        subject: `Benachrichtigungen für ${mail.eventName}`,
        paragraphs: [
          `das Team „${mail.teamName}“ möchte neue Anmeldungen für „${mail.eventName}“ an deine Adresse melden.`,
          'Ohne deine Bestätigung schicken wir dir nichts.',
        ],
        button: 'Benachrichtigungen bestätigen',
        link: pageOf(base, '/register/email-activated', { eventId: mail.eventId, token: mail.token }),
        end: 'Wenn du das Turnier nicht kennst, ignoriere diese E-Mail bitte und klicke nicht auf den Link.',
      };
    case 'matches-reset':
      return {
        subject: `Neu angesetzt: ${mail.eventName}`,
        paragraphs: [
          `bei „${mail.eventName}“ wurde ein früheres Ergebnis zurückgenommen. ${lostMatches(mail.numbers)}`,
          `Grund: ${mail.reason}`,
        ],
        button: 'Turnier ansehen',
        link: `${base}/tournaments/${mail.eventId}`,
        end: 'Du bekommst diese E-Mail, weil du bei diesem Turnier mitspielst.',
      };
    case 'new-registration':
      return {
        subject: `Neue Anmeldung für ${mail.eventName}`,
        paragraphs: [`${mail.names} möchte bei „${mail.eventName}“ mitspielen.`],
        button: 'Anmeldungen ansehen',
        link: `${base}/tournaments/${mail.eventId}/admin/participants`,
        end: 'Du bekommst diese E-Mail, weil deine Adresse für Benachrichtigungen dieses Turniers eingetragen ist.',
      };
  }
};

/** Address of the page of an event. */
const eventPage = (mail: { readonly eventType: string; readonly eventId: string }, base: string): string =>
  `${base}/${mail.eventType === 'tournament' ? 'tournaments' : 'team-lounge/event'}/${mail.eventId}`;

const inGerman = new Intl.ListFormat('de');

const lostMatches = (numbers: readonly number[]): string => {
  const named = inGerman.format(numbers.map(String));
  return numbers.length === 1
    ? `Dadurch zählt dein Spiel ${named} nicht mehr; es wird neu angesetzt.`
    : `Dadurch zählen deine Spiele ${named} nicht mehr; sie werden neu angesetzt.`;
};

type RegistrationMail = Extract<Mail, { readonly kind: 'registration' }>;

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
}: RegistrationMail): readonly string[] => {
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

const registrationSubjects: { readonly [occasion in RegistrationMail['occasion']]: string } = {
  received: 'Deine Anmeldung ist angekommen',
  waiting: 'Du stehst auf der Warteliste',
  confirmed: 'Deine Anmeldung ist bestätigt',
  rejected: 'Deine Anmeldung wurde abgelehnt',
  'moved-up': 'Du bist nachgerückt',
  cancelled: 'Abgesagt',
  moved: 'Neuer Termin',
};

/** Whoever is told this may still withdraw. */
const mayWithdraw: ReadonlySet<RegistrationMail['occasion']> = new Set([
  'received',
  'waiting',
  'confirmed',
  'moved-up',
  'moved',
]);

const registrationWords = (mail: RegistrationMail, base: string): Words => ({
  subject: `${registrationSubjects[mail.occasion]}: ${mail.eventName}`,
  paragraphs: registrationParagraphs(mail),
  ...(mayWithdraw.has(mail.occasion)
    ? {
        button: 'Anmeldung ansehen oder zurückziehen',
        link: pageOf(base, `/tournaments/${mail.eventId}/register`, {
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

const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => entities[one] ?? '');

/** The text on one line: a name with line breaks must not add lines to the head of a mail. */
const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();

/** The beginning of an address, or a dot between letters or digits; the ideographic full stop is a dot in addresses. */
const linkLike = /:\/\/|www[.。]|(?<=[\p{L}\p{N}])[.。]+(?=[\p{L}\p{N}])/giu;

/** The text without anything that looks like a link: mail programs would turn a stranger's name into a link. */
const unlinked = (text: string): string =>
  // The normal form turns look-alikes into plain signs: full-width letters and dots, leaders; browsers do the same.
  oneLine(text.normalize('NFKC')).replaceAll(linkLike, ' ');

/** The mail with texts of strangers that no mail program turns into links. */
const withoutLinks = (mail: Mail): Mail => {
  switch (mail.kind) {
    case 'team-invite':
      return { ...mail, teamName: unlinked(mail.teamName) };
    case 'registration':
      return { ...mail, eventName: unlinked(mail.eventName), reason: unlinked(mail.reason) };
    case 'matches-reset':
      return { ...mail, eventName: unlinked(mail.eventName), reason: unlinked(mail.reason) };
    case 'new-registration':
      return { ...mail, eventName: unlinked(mail.eventName), names: unlinked(mail.names) };
    case 'confirm-notification':
      return { ...mail, eventName: unlinked(mail.eventName), teamName: unlinked(mail.teamName) };
    case 'named-as-partner':
      return { ...mail, eventName: unlinked(mail.eventName), partnerName: unlinked(mail.partnerName) };
    case 'entered-by-others':
      return {
        ...mail,
        eventName: unlinked(mail.eventName),
        teamName: unlinked(mail.teamName),
        askedBy: mail.askedBy === null ? null : unlinked(mail.askedBy),
      };
    case 'wants-out':
      return { ...mail, eventName: unlinked(mail.eventName), name: unlinked(mail.name) };
    case 'verify-email':
    case 'reset-password':
      return mail;
  }
};

const htmlOf = ({ paragraphs, button, link, end }: Words): string => {
  const blocks = ['Hallo,', ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`);
  const style =
    'display:inline-block;padding:12px 20px;border-radius:6px;background:#0b6e4f;color:#ffffff;text-decoration:none';
  const anchor = `<p><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(button)}</a></p>`;
  const plain = `<p style="font-size:13px">${escapeHtml(link)}</p>`;
  return [
    '<!doctype html><html lang="de"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">',
    ...blocks,
    anchor,
    plain,
    `<p>${escapeHtml(end)}</p>`,
    '</body></html>',
  ].join('\n');
};

/**
 * Writes a mail in German, as text and as HTML.
 * @param base address of the web app, without a slash at the end
 */
export const writeMail = (mail: Mail, base: string): WrittenMail => {
  const safe = withoutLinks(mail);
  const words = wordsOf(safe, base);
  const { subject, paragraphs, button, link, end } = words;
  const text = ['Hallo,', ...paragraphs, `${button}: ${link}`, end].join('\n\n');
  return { to: mail.to, subject: oneLine(subject), text: `${text}\n`, html: htmlOf(words), link };
};
