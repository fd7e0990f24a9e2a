/** The switch for reminders in the account. */
export const reminderText = {
  title: 'Erinnerungen',
  wanted: 'Per E-Mail an offene Termine erinnern',
  hint: 'Zwei Tage vorher, wenn du noch nicht zu- oder abgesagt hast, und wenn dein Team dich fragt.',
  failed: (reason: string) => `Das wurde nicht gespeichert: ${reason}`,
  loadFailed: (reason: string) => `Deine Einstellung konnte nicht geladen werden: ${reason}`,
} as const;
