// Guests have no id to compare, but two of one name could not be told apart on any scoreboard: a form asks for another
// one. The server lets them pass, since a match that was made without network is played already when it arrives.
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

/** Capitals make no difference, umlauts do. */
const isSameName = (one: string, other: string): boolean =>
  one.localeCompare(other, 'de', { sensitivity: 'accent' }) === 0;

/** Every guest whose name somebody before them has. */
export const validateGuestNames = (draft: SetupDraft): readonly SetupProblem[] => {
  const guests = [...guestsOf(draft.home, 'home'), ...guestsOf(draft.away, 'away')];
  return guests
    .filter(({ name }, index) => guests.slice(0, index).some((earlier) => isSameName(earlier.name, name)))
    .map(({ field }) => ({ field, code: sameCode(draft) }));
};
