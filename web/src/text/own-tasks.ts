import { boardText } from './boards.ts';

/** Texts of what somebody does next in a tournament. */
export const ownTaskText = {
  plays: (match: string) => `Du spielst ${match}`,
  calls: (match: string) => `Du schreibst ${match}`,
  match: (number: number | null, board: string | null) =>
    [number === null ? 'das nächste Spiel' : `Spiel ${number}`, board === null ? null : boardText(board)]
      .filter((part) => part !== null)
      .join(' · '),
  parties: (names: readonly string[]) => names.join(' – '),
  about: (parties: string, event: string) => `${parties} · ${event}`,
  open: 'Zum Spiel',
} as const;
