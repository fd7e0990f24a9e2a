/** Why a user is signed out who did not sign out on this device. */
export const sessionText = {
  ended: 'Du wurdest abgemeldet',
  reasons: {
    'signed-out': 'Du hast dich an anderer Stelle abgemeldet.',
    'password-changed': 'Dein Passwort wurde geändert. Melde dich bitte mit dem neuen an.',
    'account-deleted': 'Dein Konto wurde gelöscht.',
    expired: 'Deine Anmeldung gilt nicht mehr. Melde dich bitte wieder an.',
  },
} as const;
