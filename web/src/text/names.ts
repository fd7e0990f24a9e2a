import { hasHiddenCharacters } from '@neundarter/rules/people/name';

/** Stands for a player who no longer exists. */
export const deletedPlayerText = 'Gelöschter Spieler';

/** Text at a field with characters that nobody sees, or a pile of accents; they often come with pasted text. */
export const hiddenCharactersText =
  'Hier stehen unsichtbare Zeichen oder zu viele Akzente. Bitte tippe es neu ein!';

/** Texts of the fields for the names of a player. */
export const playerNamesText = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  firstNameMissing: 'Bitte gib den Vornamen des Spielers ein.',
  lastNameMissing: 'Bitte gib den Nachnamen des Spielers ein.',
  taken: (name: string) => `Der Spieler ${name} wurde schon erfasst.`,
} as const;

/** The problem of a field that may be empty. */
export const optionalNameProblem = (text: string): string | undefined =>
  hasHiddenCharacters(text) ? hiddenCharactersText : undefined;

/** The problem of a required field. @param missing the text for an empty field */
export const nameProblem = (text: string, missing: string): string | undefined =>
  text.trim() === '' ? missing : optionalNameProblem(text);
