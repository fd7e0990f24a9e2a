import { hasHiddenCharacters } from '@neundarter/rules/people/name';

/** Text at a field with characters that nobody sees; they often come with pasted text. */
export const hiddenCharactersText =
  'Hier stehen unsichtbare Zeichen. Bitte lösche alles und tippe es neu ein!';

/** The problem of a field that may be empty. */
export const optionalNameProblem = (text: string): string | undefined =>
  hasHiddenCharacters(text) ? hiddenCharactersText : undefined;

/** The problem of a required field. @param missing the text for an empty field */
export const nameProblem = (text: string, missing: string): string | undefined =>
  text.trim() === '' ? missing : optionalNameProblem(text);
