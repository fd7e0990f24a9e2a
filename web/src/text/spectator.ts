import type { StandingMarker } from '@neundarter/rules/match/types';

/** Texts of the view for spectators. */
export const spectatorText = {
  back: 'Zurück',
  nextMatch: 'Nächstes Match',
  against: 'gegen',
  waiting: 'Das Spiel hat noch nicht begonnen.',
  throwsFirst: 'Anwurf',
  throwing: 'Am Wurf',
  finalResult: 'Endstand',
  running: 'Live',
  sets: 'Sätze',
  legs: 'Legs',
  average: 'Average',
  averageShort: 'Ø',
  darts: 'Darts',
  last: 'Letzte Aufnahme',
  recentOf: (name: string) => `Letzte Aufnahmen von ${name}`,
  rest: 'Rest',
  route: 'Weg zum Checkout',
  enterFullscreen: 'Vollbild',
  toMatches: 'Zu den Matches',
  firstThrow: (name: string) => `Anwurf: ${name}`,
  pageTitle: 'Match beobachten',
  toSummary: 'Zur Zusammenfassung',
  gameShot: 'Game shot!',
  checkout: (score: number, darts: number | null) =>
    darts === null ? `Checkout ${score}` : `Checkout ${score} · ${darts} Darts`,
  startsNext: (name: string) => `${name} beginnt das nächste Leg`,
  dartsOfLeg: 'Darts im Leg',
  figures: 'Zahlen zum Match',
  gameShotAndSet: 'Game shot and set!',
  gameShotAndMatch: 'Game shot and match!',
  noMatch: 'Zurzeit läuft kein Match.',
  deleted: 'Dieses Match wurde gelöscht.',
  legNumber: (legNumber: number) => `Leg ${legNumber}`,
  setAndLeg: (setNumber: number, legNumber: number) => `Satz ${setNumber} · Leg ${legNumber}`,
  /** Both sides have thrown all turns of the leg. */
  bullOut: 'Ausbullen',
  loadFailed: (id: string) => `Das Match mit der Id ${id} konnte nicht geladen werden.`,
  nothing: '–',
} as const;

/** Text shown instead of the points. */
export const markerText: Readonly<Record<StandingMarker, string>> = {
  win: 'Sieg',
  draw: 'Remis',
  check: 'Check',
};

/** A turn for the polite live region: name, points, rest. */
export const turnAnnouncement = (name: string, score: number, rest: number | null): string => {
  if (rest === null) return `${name}: ${score}`;
  return rest === 0 ? `${name}: ${score}, Game shot!` : `${name}: ${score}, Rest ${rest}`;
};
