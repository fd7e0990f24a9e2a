import type { ChosenPlayer } from './chosen-player.ts';
import { guestNamesFor } from './guest-names.ts';

/** Sources of people to choose from; each screen sets those it needs. */
export type PersonSources = {
  /** The user's own player and the team's. */
  readonly team?: readonly ChosenPlayer[];
  /** Players with an account from recent matches on this device. */
  readonly met?: readonly ChosenPlayer[];
  /** Names of guests that this device knows; the typed name may be a new one. */
  readonly guests?: readonly string[];
  /** Search by name on the server: players with an account, or all players for users who may add them to a team. */
  readonly search?: 'registered' | 'all';
  /** Search by the six characters of the online id. */
  readonly code?: boolean;
};

/** A person to choose. */
export type PersonEntry =
  | { readonly kind: 'player'; readonly id: string; readonly player: ChosenPlayer }
  | { readonly kind: 'guest'; readonly id: string; readonly name: string };

type PersonSection = {
  readonly source: 'mates' | 'met' | 'guests' | 'found';
  readonly entries: readonly PersonEntry[];
};

type Search = {
  readonly text: string;
  /** Players that the server found for the text. */
  readonly found: readonly ChosenPlayer[];
  /** Ids of players who are already chosen elsewhere and cannot be chosen twice. */
  readonly takenIds: readonly string[];
  readonly takenNames: readonly string[];
};

/** All people who match the text, each once; those that the device knows come first. */
export function personSections(
  { team = [], met = [], guests = [] }: PersonSources,
  { text, found, takenIds, takenNames }: Search,
): readonly PersonSection[] {
  const wanted = text.trim().toLocaleLowerCase('de');
  const seen = new Set(takenIds);
  const fresh = (players: readonly ChosenPlayer[]): readonly PersonEntry[] =>
    players.flatMap((player) => {
      if (seen.has(player.id)) return [];
      seen.add(player.id);
      return [{ kind: 'player', id: player.id, player }];
    });
  const fitting = (players: readonly ChosenPlayer[]) =>
    fresh(players.filter(({ name }) => name.toLocaleLowerCase('de').includes(wanted)));
  const named = guestNamesFor(text, { known: guests, taken: takenNames });
  const sections: readonly PersonSection[] = [
    { source: 'mates', entries: fitting(team) },
    { source: 'met', entries: fitting(met) },
    { source: 'guests', entries: named.map((name) => ({ kind: 'guest', id: `guest ${name}`, name })) },
    { source: 'found', entries: fresh(found) },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
