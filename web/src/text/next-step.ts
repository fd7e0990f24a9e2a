/** Texts of what the start page offers to do next. */
export const nextStepText = {
  title: 'Als Nächstes',
  now: 'Jetzt',
  running: (match: string) => `${match} läuft noch.`,
  goOn: 'Weiter scoren',
  watch: 'Zuschauen',
  toEvent: (name: string) => `Zum Event: ${name}`,
  nothing: 'Gerade steht nichts an.',
  toEvents: 'Alle Events',
} as const;
