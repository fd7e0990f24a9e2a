// Valid names of players, teams and matches: one line of text with at least one visible character.

/**
 * Pattern for schemas; the final check is `isName`. No control characters, and at least one character except spaces.
 */
export const namePattern =
  '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$';

const pattern = new RegExp(namePattern, 'u');

/** Whether a text is a valid name; the contract limits its length. */
export const isName = (text: string): boolean => pattern.test(text);
