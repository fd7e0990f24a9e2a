/** Texts of the dialog that shares a match. */
export const shareMatchText = {
  open: 'Teilen',
  title: 'Match teilen',
  television: 'Auf dem Fernseher zeigen',
  televisionHint:
    'Öffne diese Adresse auf dem Fernseher, oder scanne den Code mit dem Handy: Der Spielstand läuft live mit.',
  resultHint: 'Unter dieser Adresse steht das Ergebnis. Der Code führt dorthin.',
  openHere: 'Auf diesem Gerät anzeigen',
  picture: 'Ergebnis als Bild',
  onlyHere:
    'Dieses Match ist noch nicht auf dem Server. Die Adresse geht, sobald es übertragen ist; bis dahin läuft es nur hier.',
  message: (match: string) => `${match} bei Neundarter`,
  average: (name: string) => `Ø ${name}`,
  finish: (name: string) => `Finish · ${name}`,
  draw: 'Unentschieden',
  result: 'Ergebnis',
  fileName: (home: string, away: string) => `${home}-${away}`,
} as const;
