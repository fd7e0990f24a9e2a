import { useKnownExternals } from '../../../data/club/known-externals.ts';
import { useTeamPlayers } from '../../../data/club/teams.ts';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { chosenOf, shownName } from '../../../parts/person-picker/chosen-player.ts';
import { errorReason } from '../../../text/errors.ts';
import { addText as text } from '../../../text/tournament-entries.ts';
import type { ComboboxSection } from '../../../ui/combobox-props.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import { takenIds } from './taken-ids.ts';
import type { Adding, NewPerson } from './use-adding.ts';

/** Minimum length of a typed name for suggestions, in characters. */
const minLength = 2;

type Suggestions = {
  readonly sections: readonly ComboboxSection[];
  readonly note: string | null;
  /** The suggested person; null for an unknown id. */
  readonly personOf: (id: string) => NewPerson | null;
};

/**
 * People whom the organiser may mean by a typed name: from the team, and without an account from its earlier tournaments. Who
 * is chosen stays the same player, e.g. in a series.
 */
export function useSuggestions(tournament: Tournament, adding: Adding, typed: string): Suggestions {
  const { event } = tournament;
  const wanted = typed.trim().toLowerCase();
  const known = useKnownExternals(event.id, useSettled(wanted));
  const team = useTeamPlayers(event.props.teamId, 'confirmed');
  if (wanted.length < minLength) return { sections: [], note: null, personOf: () => null };
  const taken = takenIds(tournament, adding);
  const mates = (team.data ?? []).map(chosenOf).map((mate) => ({ id: mate.id, name: shownName(mate) }));
  const mateIds = new Set(mates.map(({ id }) => id));
  const others = (known.data ?? [])
    .filter(({ id }) => !mateIds.has(id))
    .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
  const fitting = (people: readonly { readonly id: string; readonly name: string }[]) =>
    people.filter(({ id, name }) => !taken.has(id) && name.toLowerCase().includes(wanted));
  const sections = [
    { title: text.known.earlier, people: fitting(others) },
    { title: text.known.team, people: fitting(mates) },
  ];
  const everybody = sections.flatMap(({ people }) => people);
  return {
    sections: sections
      .filter(({ people }) => people.length > 0)
      .map(({ title, people }) => ({ title, options: people.map(({ id, name }) => ({ id, label: name })) })),
    note: known.isError ? text.knownFailed(errorReason(known.error)) : null,
    personOf: (id) => everybody.find((person) => person.id === id) ?? null,
  };
}
