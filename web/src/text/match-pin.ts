/** Texts of the question for the PIN before a match. */
export const matchPinText = {
  title: 'Wer schreibt, braucht den Code',
  text: 'Den vierstelligen Code des Turniers bekommst du von der Turnierleitung. Du gibst ihn nur einmal ein.',
  label: 'Code',
  send: 'Weiter',
  withCode: 'Ich habe den Code des Turniers',
  locked:
    'Hier wurden zu viele falsche Codes eingegeben. Bitte sag dem Veranstalter Bescheid: Er kann neue Eingaben wieder zulassen.',
  failed: (reason: string) => `Der Code konnte nicht geprüft werden. ${reason}`,
} as const;
