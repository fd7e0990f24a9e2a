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

/** Texts of signing out. */
export const signOutText = {
  waiting: {
    title: 'Trotzdem abmelden?',
    text: 'Auf diesem Gerät warten noch Aufnahmen oder Würfe auf das Netz. Sie werden erst gesendet, wenn du dich wieder anmeldest.',
    confirm: 'Abmelden',
  },
  signedOut: 'Auf diesem Gerät abgemeldet',
  hereOnly: 'Der Server war nicht erreichbar.',
} as const;
