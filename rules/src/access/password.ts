// What a new password must have. The first rule that is broken is the one that is told, always in this order: a special
// character, the length, an upper-case letter, a lower-case letter, a digit.

/** Fewest characters of a password. */
export const minPasswordLength = 8;

export const passwordErrors = [
  'error.registration.password-needs-special-character',
  'error.registration.password-too-short',
  'error.registration.password-needs-uppercase-letter',
  'error.registration.password-needs-lowercase-letter',
  'error.registration.password-needs-digit',
] as const;
export type PasswordError = (typeof passwordErrors)[number];

const rules: { readonly [error in PasswordError]: (password: string) => boolean } = {
  // Whatever is neither letter nor digit nor space; umlauts are letters.
  'error.registration.password-needs-special-character': (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  'error.registration.password-too-short': (password) => Array.from(password).length >= minPasswordLength,
  'error.registration.password-needs-uppercase-letter': (password) => /\p{Lu}/u.test(password),
  'error.registration.password-needs-lowercase-letter': (password) => /\p{Ll}/u.test(password),
  'error.registration.password-needs-digit': (password) => /\p{Nd}/u.test(password),
};

/** All rules a new password breaks, in their order; none for a good one. */
export const passwordProblems = (password: string): readonly PasswordError[] =>
  passwordErrors.filter((error) => !rules[error](password));

/** The first rule a new password breaks; null for a good one. */
export const passwordProblem = (password: string): PasswordError | null =>
  passwordProblems(password)[0] ?? null;
