/** Texts about people of the same name in tournaments that share a hall. */
export const samePeopleText = {
  title: (count: number) => (count === 1 ? 'Dieselbe Person?' : `Dieselbe Person? (${count})`),
  about: 'Der Name steht in zwei Turnieren. Bis du antwortest, wird niemand davon zweimal zugleich gerufen.',
  same: 'Dieselbe Person',
  notSame: 'Zwei Personen',
  of: (name: string, answer: string) => `${name}: ${answer}`,
  answered: (count: number) => `Gleiche Namen (${count})`,
  isSame: 'dieselbe Person',
  isNotSame: 'zwei Personen',
  takeBack: 'Zurücknehmen',
} as const;
