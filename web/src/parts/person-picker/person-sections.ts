import type { ChosenPlayer } from './chosen-player.ts';
import { guestNamesFor } from './guest-names.ts';

/** Where people to choose from come from; each screen names the ones that fit it. */
export type PersonSources = {
  /** The user's own player and the team's. */
  readonly team?: readonly ChosenPlayer[];
  /** Players with an account who were in a match on this device lately. */
  readonly met?: readonly ChosenPlayer[];
  /** Names of guests this device knows. What is typed may be a new one. */
  readonly guests?: readonly string[];
  /** By name on the server: players with an account, or everybody for those who may bring them along. */
  readonly search?: 'registered' | 'all';
  /** By the six characters of the online id. */
  readonly code?: boolean;
};

/** Somebody to choose. */
export type PersonEntry =
  | { readonly kind: 'player'; readonly id: string; readonly player: ChosenPlayer }
  | { readonly kind: 'guest'; readonly id: string; readonly name: string };

export type PersonSection = {
  readonly source: 'mates' | 'met' | 'guests' | 'found';
  readonly entries: readonly PersonEntry[];
};

type Search = {
  readonly text: string;
  /** What the server found for the text. */
  readonly found: readonly ChosenPlayer[];
  /** Who is chosen elsewhere already, and cannot be twice. */
  readonly takenIds: readonly string[];
  readonly takenNames: readonly string[];
};

/** Everybody who fits the text, each once, those the device knows first. */
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
