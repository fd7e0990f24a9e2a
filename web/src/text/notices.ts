/** The notice about a new version. */
export const updateText = {
  title: 'Neue Version verfügbar',
  text: 'Lade die Seite neu, um sie zu benutzen.',
  matchElsewhere: 'In einem anderen Tab läuft noch ein Match. Beende es zuerst.',
  reload: 'Jetzt neu laden',
  later: 'Später',
} as const;

/** The page of an unknown address. */
export const notFoundText = {
  title: 'Am Board vorbei',
  code: 'Fehler 404',
  text: 'Diese Seite gibt es nicht. Vielleicht ist der Link alt oder hat einen Tippfehler.',
} as const;
