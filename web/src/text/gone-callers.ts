// Texts about callers who have gone.
export const goneText = {
  ask: (name: string) => `${name} ist gegangen?`,
  confirm: 'Ist gegangen',
  title: 'Wer ist gegangen?',
  text: 'Wer gegangen ist, schreibt kein Spiel mehr: Offene Spiele bekommen andere Schreiber. Wer wieder da ist, bekommt sie zurück. Die eigenen Spiele bleiben, wie sie sind.',
  list: 'Gegangen',
  search: 'Name suchen',
  nobody: 'Niemand mit diesem Namen.',
  hasGone: 'ist gegangen',
  callerHasGone: (name: string) => `${name} (schreibt) ist gegangen`,
  isBack: 'Ist wieder da',
  entryIsBack: (name: string) => `${name} ist wieder da`,
  done: (name: string) => `${name} schreibt kein Spiel mehr.`,
  back: (name: string) => `${name} ist wieder da.`,
} as const;
