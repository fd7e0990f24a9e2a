import { randomInt } from 'node:crypto';
import { idLength } from '@neundarter/contract/limits';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A new id, as clients make them. */
export const newId = (): string =>
  Array.from({ length: idLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
