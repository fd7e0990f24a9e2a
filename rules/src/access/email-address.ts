// What counts as an e-mail address: some text, an at sign, some text with a dot. Characters with a meaning in the head
// of a mail are refused, so that nobody can smuggle in a second address or another header line.

/** Maximum length of an address, in characters (RFC 5321). */
export const maxEmailAddressLength = 254;

const part = '[^\\s@<>()\\[\\]",;:\\\\\\u0000-\\u001f\\u007f]+';

/** Pattern for schemas and form fields; the final check is `normaliseEmailAddress`. */
export const emailAddressPattern = `^${part}@${part}\\.${part}$`;

const pattern = new RegExp(emailAddressPattern, 'u');

/**
 * The spelling under which an address is stored and looked up, because `Anna@Club.de ` and `anna@club.de` are the same
 * mailbox in practice. Null if the text is not an address.
 */
export const normaliseEmailAddress = (text: string): string | null => {
  const address = text.trim().normalize('NFC').toLowerCase();
  return address.length <= maxEmailAddressLength && pattern.test(address) ? address : null;
};
