/** Texts for the caller's speech synthesiser if a sound file is missing. */
export const spokenCall = {
  leg: 'Game shot!',
  set: 'Game shot, und der Satz!',
  match: 'Game shot, und das Match!',
  bust: 'Überworfen',
} as const;
