/** Texts about the last admin of a team or of the platform. */
export const lastAdminText = {
  team: {
    title: 'Letzter Team-Admin',
    text: (name: string) =>
      `${name} ist der letzte Team-Admin. Danach kann im Team niemand mehr Spieler einladen oder Trainings anlegen. Mach vorher jemand anderen zum Team-Admin, wenn das Team weitergehen soll.`,
  },
  platform: {
    title: 'Letzter Administrator',
    text: (name: string) =>
      `${name} ist der letzte Administrator. Danach kann niemand mehr Teams gründen, Rollen vergeben oder Neuigkeiten schreiben. Mach vorher jemand anderen zum Administrator.`,
  },
  confirm: 'Trotzdem weitermachen',
  cancel: 'Erst Nachfolger ernennen',
  you: {
    team: 'Du bist der letzte Team-Admin eines Teams. Ohne dich kann dort niemand mehr Spieler einladen oder Trainings anlegen. Ernenne vorher einen Nachfolger, wenn das Team weitergehen soll.',
    platform:
      'Du bist der letzte Administrator. Ohne dich kann niemand mehr Teams gründen, Rollen vergeben oder Neuigkeiten schreiben. Ernenne vorher einen Nachfolger.',
  },
  toTeam: 'Zu deinem Team',
  agree: 'Ja, ich lösche mein Konto ohne Nachfolger.',
  agreeMissing: 'Bitte ernenne einen Nachfolger, oder bestätige, dass es keinen gibt!',
} as const;
