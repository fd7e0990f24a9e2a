/** Texts of the order in which the two of a pair throw. */
export const partnerOrderText = {
  title: 'Wer wirft im Doppel zuerst?',
  first: (name: string): string => `${name} zuerst`,
  swap: (first: string, second: string): string => `${first} wirft vor ${second}: Reihenfolge tauschen`,
} as const;
