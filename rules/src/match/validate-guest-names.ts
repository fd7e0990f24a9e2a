// A form refuses two guests with the same name, because nobody could distinguish them on a scoreboard, and names with
// hidden characters. The server accepts the same names and cleans the others, because a match that was created without
// network may already be played when it arrives.
import { hasHiddenCharacters } from '../people/name.ts';
import {
  playersOfSide,
  type SetupDraft,
  type SetupField,
  type SetupProblem,
  type SetupSide,
  sameCode,
} from './validate-setup.ts';

type NamedField = { readonly field: SetupField; readonly name: string };

const guestsOf = (side: SetupSide, at: 'home' | 'away'): readonly NamedField[] =>
  playersOfSide(side).flatMap((player, index) => {
    if (player.kind !== 'guest' || player.name.trim() === '') return [];
    const partner: SetupField = index === 0 ? `${at}.0` : `${at}.1`;
    return [{ field: side.kind === 'double' ? partner : at, name: player.name.trim() }];
  });

/** Compares names without upper and lower case, but with umlauts. */
const isSameName = (one: string, other: string): boolean =>
  one.localeCompare(other, 'de', { sensitivity: 'accent' }) === 0;

/** One problem for each guest with hidden characters in the name, or with the same name as an earlier guest. */
export const validateGuestNames = (draft: SetupDraft): readonly SetupProblem[] => {
  const guests = [...guestsOf(draft.home, 'home'), ...guestsOf(draft.away, 'away')];
  return guests.flatMap(({ field, name }, index): readonly SetupProblem[] => {
    if (hasHiddenCharacters(name)) return [{ field, code: 'guest-name-must-be-visible' }];
    const isTaken = guests.slice(0, index).some((earlier) => isSameName(earlier.name, name));
    return isTaken ? [{ field, code: sameCode(draft) }] : [];
  });
};
