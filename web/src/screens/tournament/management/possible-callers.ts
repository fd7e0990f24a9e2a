// Who can call a match: everybody who takes part, is still there, and does not play in it.
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import type { TournamentView } from '../tournament-view.ts';

type Sources = Pick<TournamentView, 'participants' | 'names'> & {
  readonly data: Pick<TournamentView['data'], 'state'>;
};

/** Entries with their names, by name. */
export function possibleCallers(
  { data, participants, names }: Sources,
  { sides }: Pick<MatchView, 'sides'>,
): readonly { readonly value: string; readonly label: string }[] {
  const away = new Set([...(data.state?.withdrawn ?? []), ...sides.map(({ entrant }) => entrant)]);
  return participants
    .filter(({ id, status }) => status === 'confirmed' && !away.has(id))
    .map(({ id }) => ({ value: id, label: names.get(id) ?? '' }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'de'));
}
