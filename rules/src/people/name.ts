// Valid names of players, teams and events: one line of text with at least one visible character, nothing that is
// invisible or changes the direction of what follows, because then two names could look the same, and no pile of marks
// that covers the lines above and below.
import { hiddenOther, hiddenRanges } from './hidden-characters.ts';

/** Combining marks that one character may have: no language needs more. */
export const maxMarks = 4;

/**
 * What no line may contain. Readers of the schemas without the flag for Unicode find everything but piled marks and marks
 * of format.
 */
const lineStart = `^(?![\\s\\S]*(?:${hiddenOther}|\\p{M}{${maxMarks + 1}}))`;

/** Pattern for schemas of a text on one line that may be empty. */
export const linePattern = `${lineStart}[^${hiddenRanges}]*$`;

/** Pattern for schemas, with the same result as `isName`. No hidden characters, and at least one character except spaces. */
export const namePattern = `${lineStart}[^${hiddenRanges}]*[^\\s${hiddenRanges}][^${hiddenRanges}]*$`;

const line = new RegExp(linePattern, 'u');

/** Whether a text is a valid name; the contract limits its length. */
export const isName = (text: string): boolean => line.test(text) && text.trim() !== '';

/**
 * Whether a text contains what no text on one line may have, so that a form can say it: characters that nobody sees, or
 * piles of marks, which hide the lines around them.
 */
export const hasHiddenCharacters = (text: string): boolean => !line.test(text);
