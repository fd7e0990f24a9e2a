/** While another tab of the browser sends; nothing is wrong then. */
export const otherTabText = {
  short: 'Ein anderer Tab sendet. Warte oder schließ ihn.',
  hint: 'Dieses Match wird in einem anderen Tab gesendet. Spiel einfach weiter. Wenn es zu lange dauert, schließ den anderen Tab.',
} as const;
