import type { LobbyStatus } from '@neundarter/contract/entities/lobby';

/** Texts of the lobby. */
export const lobbyText = {
  title: 'Lobby',
  list: 'Spieler in der Lobby',
  states: { online: 'Online', playing: 'Spielt gerade', offline: 'Offline' } satisfies Record<
    LobbyStatus,
    string
  >,
  teammate: 'Team',
  challenge: 'Herausfordern',
  challengeName: (name: string) => `${name} herausfordern`,
  challengeFailed: (reason: string) => `Die Anfrage konnte nicht gesendet werden. (${reason})`,
  yourChallenge: 'So forderst du heraus',
  yourChallengeHint: 'Ein Tipp genügt: Wer online ist, bekommt deine Anfrage sofort.',
  change: 'Ändern',
  changeTitle: 'Herausforderung ändern',
  take: 'Übernehmen',
  watch: 'Zuschauen',
  watchName: (name: string) => `Beim Match von ${name} zuschauen`,
  loading: 'Lobby wird geladen...',
  loadFailed: (reason: string) => `Die Lobby konnte nicht geladen werden. Fehler: ${reason}`,
  empty: 'Gerade ist niemand da. Lade deine Freunde ein oder spiel gegen einen Bot!',
  guest: 'Logge dich ein, um zu sehen, wer gerade online ist, und um online gegeneinander zu spielen.',
  unverified: 'Bestätige deine E-Mail-Adresse, dann siehst du hier, wer gerade online ist.',
  signIn: 'Einloggen',
  register: 'Registrieren',
  verify: 'E-Mail-Adresse bestätigen',
  hidden:
    'Nur dein Team sieht dich hier. Erlaube Online-Matches in deinem Konto, dann können dich alle einladen.',
  toAccount: 'Zu deinem Konto',
} as const;
