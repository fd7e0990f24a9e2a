import { onlineIdLength } from '@neundarter/contract/limits';
import { errorText } from '../../text/errors.ts';
import { personPickerText as text } from '../../text/person-picker.ts';
import { type ChosenPlayer, chosenOnline } from './chosen-player.ts';
import { usePlayerByCode } from './use-player-by-code.ts';

/** What the server knows about a typed online id. */
type CodeSearch = {
  /** The player; null while the online id is not complete, not found or not loaded. */
  readonly found: ChosenPlayer | null;
  readonly isSearching: boolean;
  /** Why nobody was found. */
  readonly error: string | undefined;
};

/** Searches the player with an online id as soon as it is complete. */
export function useCodeSearch(code: string): CodeSearch {
  const search = usePlayerByCode(code);
  if (code.length !== onlineIdLength) return { found: null, isSearching: false, error: undefined };
  const error = search.isError
    ? errorText(search.error)
    : search.data === null
      ? text.notFound(code)
      : undefined;
  return { found: search.data ? chosenOnline(search.data) : null, isSearching: search.isPending, error };
}
