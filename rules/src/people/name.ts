// Valid names of players, teams and events: one line of text with at least one visible character, and nothing that is
// invisible or changes the direction of what follows, because then two names could look the same.

/**
 * Control characters, line breaks, marks and overrides of direction, characters without width, and letters that show
 * nothing. Written as ranges, so that every reader of the schemas understands the patterns.
 */
const hidden =
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb';

/** Pattern for schemas of a text on one line that may be empty. */
export const linePattern = `^[^${hidden}]*$`;

/** Pattern for schemas; the final check is `isName`. No hidden characters, and at least one character except spaces. */
export const namePattern = `^[^${hidden}]*[^\\s${hidden}][^${hidden}]*$`;

const name = new RegExp(namePattern, 'u');
const hiddenOne = new RegExp(`[${hidden}]`, 'u');
const hiddenOnes = new RegExp(hiddenOne, 'gu');
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;

/** Whether a text is a valid name; the contract limits its length. */
export const isName = (text: string): boolean => name.test(text);

/** Whether a text contains characters that no text on one line may have, so that a form can say it. */
export const hasHiddenCharacters = (text: string): boolean => hiddenOne.test(text);

/** Stands for a name of which nothing is visible. */
const nameless = '?';

/**
 * The text as a valid name, for matches that devices made by older rules: they are never refused because of a name.
 * Valid names stay as they are.
 */
export const cleanName = (text: string): string => {
  if (isName(text)) return text;
  const visible = text.replaceAll(breaks, ' ').replaceAll(hiddenOnes, '').trim();
  return visible === '' ? nameless : visible;
};
