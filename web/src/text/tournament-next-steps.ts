/** What comes after the registration for a tournament. */
export const nextStepsText = {
  title: 'So geht es weiter',
  answer: {
    requested: 'Der Veranstalter sagt zu oder ab. Das steht dann hier.',
    waiting: 'Wird ein Platz frei, steht das hier.',
  },
  mail: 'Du bekommst auch eine E-Mail.',
  come: (when: string) => `Sei am ${when} Uhr da und melde dich am Einlass.`,
  play: 'Wann und wo du spielst, steht auf der Seite des Turniers. Dieses Gerät findet dich dort.',
} as const;
