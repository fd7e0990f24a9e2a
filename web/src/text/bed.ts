import type { Bed } from '@neundarter/rules/board/bed';

/** A bed as players write it: `T20`, `D16`, a single just by its number, the bulls `25` and `Bull`. */
export const bedText = (bed: Bed): string => {
  if (bed === 'DB') return 'Bull';
  if (bed === 'SB') return '25';
  if (bed === 'M') return '–';
  return bed.startsWith('S') ? bed.slice(1) : bed;
};
