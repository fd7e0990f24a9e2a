import { useState } from 'react';
import { useSetting } from '../../data/local-settings.ts';

/** Boards of a small clubhouse. */
const usualBoards = 4;
/** Largest number of boards of a forecast. */
export const maxBoards = 64;
/** Maximum number of tournaments to remember: about those of some seasons. */
const maxKept = 50;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxBoards;

/**
 * Number of boards for the forecast of a tournament, and its setter. What an organiser has entered stays on the device;
 * `NaN` while the text is no number.
 * @param guess how many there seem to be, as long as nobody has entered a number
 */
export function useForecastBoards(
  eventId: string,
  guess: number = usualBoards,
): readonly [boards: number, setBoards: (boards: number) => void] {
  const [kept, keep] = useSetting('forecast-boards');
  const [typed, setTyped] = useState<number | null>(null);
  const known = kept[eventId];
  const setBoards = (boards: number) => {
    setTyped(boards);
    if (!isNumber(boards)) return;
    const others = Object.entries(kept).filter(([id]) => id !== eventId);
    keep(Object.fromEntries([...others, [eventId, boards]].slice(-maxKept)));
  };
  return [typed ?? (isNumber(known) ? known : guess || usualBoards), setBoards];
}
