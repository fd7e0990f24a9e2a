// A form refuses names of guests with hidden characters. The server cleans them, because a match that was created without
// network may already be played when it arrives. Two guests may have the same name: their ids tell them apart.
import { hasHiddenCharacters } from '../people/name.ts';
import {
  playersOfSide,
  type SetupDraft,
  type SetupField,
  type SetupProblem,
  type SetupSide,
} from './validate-setup.ts';

type NamedField = { readonly field: SetupField; readonly name: string };

const guestsOf = (side: SetupSide, at: 'home' | 'away'): readonly NamedField[] =>
  playersOfSide(side).flatMap((player, index) => {
    if (player.kind !== 'guest' || player.name.trim() === '') return [];
    const partner: SetupField = index === 0 ? `${at}.0` : `${at}.1`;
    return [{ field: side.kind === 'double' ? partner : at, name: player.name.trim() }];
  });

/** One problem for each guest with hidden characters in the name. */
export const validateGuestNames = (draft: SetupDraft): readonly SetupProblem[] => {
  const guests = [...guestsOf(draft.home, 'home'), ...guestsOf(draft.away, 'away')];
  return guests
    .filter(({ name }) => hasHiddenCharacters(name))
    .map(({ field }) => ({ field, code: 'guest-name-must-be-visible' }));
};
