import { typedOnlineIdPattern } from '@neundarter/contract/limits';
import { useEffect, useState } from 'react';
import { usePlayersByName } from '../../data/club/teams.ts';
import { errorReason } from '../../text/errors.ts';
import { personPickerText } from '../../text/person-picker.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { type ChosenPlayer, chosenOf, chosenOnline } from './chosen-player.ts';
import type { PersonSources } from './person-sections.ts';
import { codeOf, usePlayerByCode } from './use-player-by-code.ts';

/** Minimum length of a search, in characters; shorter texts match too many names. */
const minSearchLength = 2;
/** Time without an answer after which the search is reported as not possible for now. ms */
const lateMs = 3_000;
const completeCode = new RegExp(typedOnlineIdPattern);

/** What the server knows about a text. */
type FoundPlayers = {
  readonly players: readonly ChosenPlayer[];
  /** The player with exactly this online id; null if there is none or it is not loaded yet. */
  readonly coded: ChosenPlayer | null;
  /** Whether the text is an online id that nobody has. */
  readonly isUnknownCode: boolean;
  /** A note below the suggestions, e.g. that the search is not possible. */
  readonly note: string | null;
};

const nothing = { players: [], coded: null, isUnknownCode: false, note: null } as const;

/** Finds players by online id at once, and by name a moment after the last key. */
export function useFoundPlayers(typed: string, { search, code }: PersonSources): FoundPlayers {
  const text = typed.trim();
  const settled = useSettled(text);
  const isCode = code === true && completeCode.test(text);
  const isSearched = search !== undefined && text.length >= minSearchLength;
  const byCode = usePlayerByCode(isCode ? codeOf(text) : '');
  const byName = usePlayersByName(settled, {
    type: search === 'all' ? null : 'registered',
    isEnabled: search !== undefined && settled.length >= minSearchLength,
  });
  const isPending =
    (isSearched && (settled !== text || byName.isPending || byName.isPlaceholderData)) ||
    (isCode && byCode.isPending);
  const isLate = useLate(isPending);
  if (!isSearched && !isCode) return nothing;
  const coded = isCode && byCode.data ? chosenOnline(byCode.data) : null;
  const named = isSearched ? (byName.data ?? []).map(chosenOf) : [];
  const players = coded === null ? named : [coded, ...named.filter(({ id }) => id !== coded.id)];
  const error = (isSearched ? byName.error : null) ?? (isCode ? byCode.error : null);
  return {
    players,
    coded,
    isUnknownCode: isCode && byCode.isSuccess && coded === null,
    note: noteOf({ isPending, isLate, error, hasFound: players.length > 0 || !isSearched, text }),
  };
}

type State = {
  readonly isPending: boolean;
  readonly isLate: boolean;
  readonly error: Error | null;
  readonly hasFound: boolean;
  readonly text: string;
};

function noteOf({ isPending, isLate, error, hasFound, text }: State): string | null {
  if (error !== null) return personPickerText.searchFailed(errorReason(error));
  if (isLate) return personPickerText.searchLate;
  if (isPending) return personPickerText.searching;
  return hasFound ? null : personPickerText.nobodyFound(text);
}

/** Whether a call has been pending for too long. */
function useLate(isPending: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isPending) return;
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isLate && isPending;
}
