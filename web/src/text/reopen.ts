import type { PerParty } from '@neundarter/rules/match/types';
import { formatDateTime } from './formats.ts';

/** Texts about taking back the end of a match. */
export const reopenText = {
  title: 'Checkout zurücknehmen?',
  question: ([home, away]: PerParty<string>, [won, lost]: PerParty<number>) =>
    `${home} gegen ${away} ist mit ${won}:${lost} beendet. Ohne den letzten Checkout läuft das Match weiter.`,
  confirm: 'Zurücknehmen',
  finalHint: 'Der Grund ist später beim Match zu lesen.',
  reason: 'Grund',
  reasonMissing: 'Bitte gib einen Grund an.',
  over: 'Das Ergebnis steht fest. Wieder öffnen kann das Match nur noch die Administration.',
  overInEvent: 'Das Ergebnis steht fest. Wieder öffnen kann das Match nur noch der Veranstalter.',
  reopenings: 'Nachträglich geöffnet',
  reopening: (at: number, reason: string) => `${formatDateTime(at)}: ${reason}`,
} as const;
