// What can be the name of a player, a team or a match: one line of text with something to see in it.

/** For schemas; `isName` decides. No control characters, and at least one that is no space. */
export const namePattern =
  '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$';

const pattern = new RegExp(namePattern, 'u');

/** Whether a text can be a name; how long it may be is up to the contract. */
export const isName = (text: string): boolean => pattern.test(text);
