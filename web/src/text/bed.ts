import type { Bed } from '@neundarter/rules/board/bed';

/** A bed in words: `Triple 20`, `Doppel 16`, `Single 5`. */
export const bedName = (bed: Bed): string => {
  if (bed === 'DB') return 'Bull';
  if (bed === 'SB') return 'Single Bull';
  if (bed === 'M') return 'Kein Treffer';
  const number = bed.slice(1);
  if (bed.startsWith('T')) return `Triple ${number}`;
  return bed.startsWith('D') ? `Doppel ${number}` : `Single ${number}`;
};

/** A bed in the notation of players: `T20`, `D16`, a single only as its number, the bulls as `25` and `Bull`. */
export const bedText = (bed: Bed): string => {
  if (bed === 'DB') return 'Bull';
  if (bed === 'SB') return '25';
  if (bed === 'M') return '–';
  return bed.startsWith('S') ? bed.slice(1) : bed;
};
