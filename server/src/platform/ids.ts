import { idLength } from '@neundarter/contract/limits';
import { customAlphabet } from 'nanoid';

/** A new id: 20 characters of `0-9a-z` from a cryptographic source. */
export const newId: () => string = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', idLength);
