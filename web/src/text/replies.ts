import type { Reply } from '@neundarter/rules/replies/reply';
import { formatCalendarDay, formatCount, formatDateTime } from './formats.ts';

/** What people can say, and what the list shows. */
export const replyNames: Readonly<Record<Reply, string>> = {
  yes: 'Dabei',
  maybe: 'Vielleicht',
  no: 'Nicht dabei',
};

/** Texts about who comes to an event. */
export const replyText = {
  title: 'Wer kommt?',
  question: 'Bist du dabei?',
  choices: (event: string) => `Bist du bei „${event}“ dabei?`,
  when: (startsAt: number) => `${formatCalendarDay(startsAt).weekday} ${formatDateTime(startsAt)} Uhr`,
  asked: 'Dein Team fragt dich noch einmal.',
  registered: 'Du stehst auf der Teilnehmerliste, also bist du dabei. Absagen kannst du nur dort.',
  forSeries: 'Auch für alle weiteren Termine der Serie',
  forSeriesHint: 'Einzelne Antworten, die du schon gegeben hast, bleiben.',
  closed: 'Hier kann niemand mehr antworten.',
  failed: (reason: string) => `Deine Antwort wurde nicht gespeichert: ${reason}`,
  loadFailed: (reason: string) => `Wer kommt, konnte nicht geladen werden: ${reason}`,
  loading: 'Lade, wer kommt …',
  sum: (yes: number, maybe: number, open: number) =>
    `${yes} dabei · ${maybe} vielleicht · ${open} ohne Antwort`,
  missing: 'Ohne Antwort',
  group: (name: string, count: number) => `${name} (${count})`,
  isRegistered: 'auf der Teilnehmerliste',
  isAsked: 'gefragt',
  ask: 'Nachfragen',
  askWhom: (name: string) => `${name} nachfragen`,
  askHint:
    'Mit „Nachfragen“ schickst du wem eine E-Mail, ob er oder sie einspringen kann: einmal pro Termin. Wer nicht zum Team gehört, muss erst ins Team.',
  askFailed: (reason: string) => `Die Frage ging nicht raus: ${reason}`,
  more: (count: number) =>
    formatCount(count, { one: 'weiteren Termin zeigen', many: 'weitere Termine zeigen' }),
} as const;
