/** Why a user is signed out who did not sign out on this device. */
export const sessionText = {
  ended: 'Du wurdest ausgeloggt',
  reasons: {
    'signed-out': 'Du hast dich an anderer Stelle ausgeloggt.',
    'password-changed': 'Dein Passwort wurde geändert. Logge dich bitte mit dem neuen ein.',
    'account-deleted': 'Dein Konto wurde gelöscht.',
    expired: 'Du bist nicht mehr eingeloggt. Logge dich bitte wieder ein.',
  },
} as const;

/** Texts of signing out. */
export const signOutText = {
  waiting: {
    title: 'Trotzdem ausloggen?',
    text: 'Auf diesem Gerät warten noch Aufnahmen oder Würfe auf das Netz. Sie werden erst gesendet, wenn du dich wieder einloggst.',
    confirm: 'Ausloggen',
  },
  signedOut: 'Auf diesem Gerät ausgeloggt',
  hereOnly: 'Der Server war nicht erreichbar.',
} as const;
