// What counts as an e-mail address: words with single dots between them, an at sign, at least two such words. Refused are
// characters with a meaning in the head of a mail, so that nobody can smuggle in a second address or another header line,
// and hidden ones, because then two accounts could seem to have the same address.
import { hiddenOther, hiddenRanges } from '../people/hidden-characters.ts';

/** Maximum length of an address, in characters (RFC 5321). */
export const maxEmailAddressLength = 254;

const word = `[^\\s@<>()\\[\\]",;:.\\\\${hiddenRanges}]+`;

/** Pattern for schemas and form fields; the final check is `normaliseEmailAddress`. */
export const emailAddressPattern = `^(?![\\s\\S]*${hiddenOther})${word}(?:\\.${word})*@${word}(?:\\.${word})+$`;

const pattern = new RegExp(emailAddressPattern, 'u');

/**
 * The spelling under which an address is stored and looked up, because `Anna@Club.de ` and `anna@club.de` are the same
 * mailbox in practice. Null if the text is not an address.
 */
export const normaliseEmailAddress = (text: string): string | null => {
  const address = text.trim().normalize('NFC').toLowerCase();
  return address.length <= maxEmailAddressLength && pattern.test(address) ? address : null;
};
