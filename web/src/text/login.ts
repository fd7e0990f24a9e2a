import { errorText } from './errors.ts';

/** Texts for signing in and for a forgotten password. */
export const loginText = {
  title: 'Einloggen',
  emailAddress: 'E-Mail-Adresse',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  submit: 'Einloggen',
  submitting: 'Benutzer wird angemeldet...',
  forgotten: 'Passwort vergessen?',
  newHere: 'Neu hier?',
  register: 'Jetzt registrieren',
  invalidAddress: 'Bitte gib eine gültige E-Mail-Adresse für deine Anmeldung ein!',
  passwordMissing: 'Bitte gib ein Passwort ein, mit dem du dich anmelden möchtest!',
  invalidCredentials: 'Diese Anmeldedaten sind nicht gültig. Bitte melde dich mit gültigen Zugangsdaten an!',
  sessionEnded:
    'Deine Sitzung ist beendet. Logge dich bitte noch einmal ein. Auf diesem Gerät geht nichts verloren.',
} as const;

/** Reason of a failed sign-in, shown below the password. */
export function loginErrorText(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  const isUnfit = code === 'error.invalid-request' || code === 'error.insufficient-permissions';
  return isUnfit ? loginText.invalidCredentials : errorText(error);
}

export const passwordResetText = {
  title: 'Passwort zurücksetzen',
  intro: 'Wir senden dir einen Link, mit dem du dir ein neues Passwort geben kannst.',
  submit: 'E-Mail senden',
  invalidAddress: 'Bitte gib eine gültige E-Mail-Adresse ein!',
  sent: 'Wir haben dir eine E-Mail mit einem Link gesendet, mit dem du dein Password zurücksetzen kannst. Bitte prüfe deinen Posteingang!',
  failed: (message: string) =>
    `Beim Zurücksetzen des Passworts ist ein Fehler aufgetreten (${message}). Bitte versuche es noch einmal!`,
} as const;
