// What counts as an e-mail address: something, an at sign, something with a dot. The characters that have a meaning in
// the head of a mail are refused, so that an address can never become more than one, or a line of its own.

/** Longest address there is, in characters (RFC 5321). */
export const maxEmailAddressLength = 254;

const part = '[^\\s@<>()\\[\\]",;:\\\\\\u0000-\\u001f\\u007f]+';

/** For schemas and form fields; `normaliseEmailAddress` decides. */
export const emailAddressPattern = `^${part}@${part}\\.${part}$`;

const pattern = new RegExp(emailAddressPattern, 'u');

/**
 * The one spelling under which an address is kept and looked up, since `Anna@Club.de ` and `anna@club.de` are one
 * mailbox everywhere in practice; null for what is no address.
 */
export const normaliseEmailAddress = (text: string): string | null => {
  const address = text.trim().normalize('NFC').toLowerCase();
  return address.length <= maxEmailAddressLength && pattern.test(address) ? address : null;
};
