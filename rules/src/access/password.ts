// What a new password must contain. The user is told the first broken rule, always in this order: special character,
// length, upper-case letter, lower-case letter, digit.

/** Minimum length of a password, in characters. */
const minPasswordLength = 8;

export const passwordErrors = [
  'error.registration.password-needs-special-character',
  'error.registration.password-too-short',
  'error.registration.password-needs-uppercase-letter',
  'error.registration.password-needs-lowercase-letter',
  'error.registration.password-needs-digit',
] as const;
export type PasswordError = (typeof passwordErrors)[number];

const rules: { readonly [error in PasswordError]: (password: string) => boolean } = {
  // Any character that is not a letter, digit or space; umlauts are letters.
  'error.registration.password-needs-special-character': (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  'error.registration.password-too-short': (password) => Array.from(password).length >= minPasswordLength,
  'error.registration.password-needs-uppercase-letter': (password) => /\p{Lu}/u.test(password),
  'error.registration.password-needs-lowercase-letter': (password) => /\p{Ll}/u.test(password),
  'error.registration.password-needs-digit': (password) => /\p{Nd}/u.test(password),
};

/** All rules that a new password breaks, in the order above; empty for a good password. */
export const passwordProblems = (password: string): readonly PasswordError[] =>
  passwordErrors.filter((error) => !rules[error](password));

/** The first rule that a new password breaks; null for a good password. */
export const passwordProblem = (password: string): PasswordError | null =>
  passwordProblems(password)[0] ?? null;
