import { type Bed, bedFromCode } from '@neundarter/rules/board/bed';

/** The ring of the next dart. */
export const rings = ['S', 'D', 'T'] as const;
export type Ring = (typeof rings)[number];

/** The bed of a number (1 to 20), of the bull (25, 50) or of a miss (0) in a ring; null if there is no such bed. */
export const bedOfNumber = (number: number, ring: Ring): Bed | null => {
  if (number === 0) return 'M';
  if (number === 50) return 'DB';
  if (number === 25) return ring === 'T' ? null : `${ring}B`;
  return bedFromCode(`${ring}${number}`);
};

const mostDigits = 2;

/** The typed digits with one more; a number that the board does not have begins anew. */
export const withDigit = (digits: string, digit: number): string => {
  const longer = `${digits}${digit}`;
  const isNumber = longer.length <= mostDigits && digits !== '0' && bedOfNumber(Number(longer), 'S') !== null;
  return isNumber ? longer : `${digit}`;
};
