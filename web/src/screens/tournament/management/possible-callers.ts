// Who can call a match: everybody who takes part, is still there, and does not play in it.
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import type { TournamentView } from '../tournament-view.ts';

type Sources = Pick<TournamentView, 'participants' | 'names'> & {
  readonly data: Pick<TournamentView['data'], 'state' | 'changeable'>;
};

type Choices = readonly { readonly value: string; readonly label: string }[];

/** Entries that have not withdrawn, with their names, by name. */
export function stillThere({ data, participants, names }: Sources): Choices {
  const withdrawn = data.state?.withdrawn ?? [];
  return participants
    .filter(({ id, status }) => status === 'confirmed' && !withdrawn.includes(id))
    .map(({ id }) => ({ value: id, label: names.get(id) ?? '' }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'de'));
}

/** Entries that can call a match, with their names, by name. */
export function possibleCallers(sources: Sources, { sides }: Pick<MatchView, 'sides'>): Choices {
  const away = new Set([...(sources.data.changeable?.gone ?? []), ...sides.map(({ entrant }) => entrant)]);
  return stillThere(sources).filter(({ value }) => !away.has(value));
}
