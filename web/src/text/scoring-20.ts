import type { Scoring20Hit } from '@neundarter/rules/practice/kinds/scoring-20';
import { formatCount, formatInteger } from './formats.ts';
import type { PracticeKindText } from './practice-kind-text.ts';

const hits: Readonly<Record<Scoring20Hit, string>> = {
  triple: 'Triple',
  double: 'Double',
  single: 'Single',
  miss: 'Miss',
};

/** What a dart adds, on its button. */
export const worthText = (worth: number): string => (worth === 0 ? '0' : `+${formatInteger(worth)}`);

export const scoring20Text: PracticeKindText<Scoring20Hit> = {
  title: 'Scoring 20',
  hint: '100 Darts auf die 20. Triple zählt 3 Punkte, Double 2, Single 1.',
  noGames: 'Du hast noch kein Spiel gespielt. Starte jetzt dein Scoring-Training!',
  unit: 'Punkte',
  scored: (score) => formatCount(score, { one: 'Punkt', many: 'Punkte' }),
  hit: (hitType) => hits[hitType],
  progress: (thrown, max) => `${formatInteger(thrown)} / ${formatInteger(max)}`,
  // Specification: completion popup.
  message: (score) => {
    if (score >= 100) return `Glückwunsch! Du hast ${score} Punkte erreicht!`;
    if (score > 0) return `Du hast ${score} Punkte erzielt. Weiter so!`;
    return 'Keine Punkte in dieser Runde – Kopf hoch!';
  },
  rounds: 'Punkte pro Aufnahme',
  roundsHint: 'Je drei Darts; ein Treffer zählt hier wie auf dem Board: Single 20, Double 40, Triple 60.',
  bucket: (from, isLast) => (isLast ? `${from}` : `${from}–${from + 19}`),
  // Specification: practice room, keys.
  keys: [
    { keys: ['T', '3'], action: hits.triple },
    { keys: ['D', '2'], action: hits.double },
    { keys: ['S', '1'], action: hits.single },
    { keys: ['M', '0'], action: hits.miss },
  ],
};
