/** What the page says that stands in place of one that cannot be shown: what happened, why, and what to do now. */
export const pageTroubleText = {
  missing: {
    title: 'Nicht gefunden',
    why: 'Vielleicht ist der Link alt oder hat einen Tippfehler, oder das, was hier stand, wurde gelöscht.',
    now: 'Prüfe den Link, oder suche es von einer anderen Seite aus.',
  },
  forbidden: {
    title: 'Keine Berechtigung',
    why: 'Diese Seite ist nicht für alle da.',
    now: 'Wenn du dazugehörst, logge dich mit dem passenden Konto ein oder frage einen Team-Admin.',
  },
  offline: {
    title: 'Keine Verbindung',
    why: 'Dieses Gerät erreicht den Server gerade nicht und hat diese Seite noch nie gesehen.',
    now: 'Prüfe das WLAN. Sobald das Gerät wieder verbunden ist, erscheint die Seite von selbst.',
  },
  server: {
    title: 'Der Server antwortet nicht richtig',
    why: 'Das liegt nicht an dir, und es geht nichts verloren.',
    now: 'Warte einen Moment und versuche es dann erneut.',
  },
  unknown: {
    title: 'Das hat nicht geklappt',
    why: 'Die Seite kann gerade nicht gezeigt werden.',
    now: 'Versuche es erneut, oder lade die Seite neu.',
  },
} as const;
