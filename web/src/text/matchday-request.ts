/** Texts about whether the other team plays a matchday. */
export const matchdayRequestText = {
  asked: (team: string) => `${team} möchte diesen Ligaspieltag gegen euch spielen. Seid ihr dabei?`,
  askedHint: 'Eure Mitglieder sehen ihn erst, wenn ihr zusagt.',
  agree: 'Zusagen',
  agreed: 'Ihr habt zugesagt.',
  decline: 'Absagen',
  declineTitle: 'Ligaspieltag absagen?',
  declineWarning: (team: string) =>
    `Danach könnt ihr diesen Ligaspieltag nicht mehr bearbeiten. ${team} muss euch neu eintragen, wenn ihr doch spielt.`,
  declined: 'Ihr habt abgesagt.',
  isOpen: (team: string) =>
    `${team} hat noch nicht zugesagt. Wer dort Admin ist, sieht die Anfrage in der Team-Lounge.`,
  isDeclined: (team: string) =>
    `${team} hat abgesagt. Bearbeite den Ligaspieltag, um eine andere Mannschaft zu wählen.`,
  failed: (reason: string) => `Die Antwort konnte nicht gespeichert werden. (${reason})`,
} as const;
