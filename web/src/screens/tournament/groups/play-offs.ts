// The matches of play-offs: with which groups they are shown.
import { entrantsOf, isPlayable, type MatchView } from '../../../parts/tournament/match-view.ts';

/** A group with the ids of its entries. */
type Group = { readonly participants: readonly string[] };

/** A play-off: the ids of its entries, and its matches in playing order. */
type PlayOff = { readonly entrants: readonly string[]; readonly matches: readonly MatchView[] };

/** Those that are still due; their `groupId` is the number of the play-off. */
const playOffsIn = (matches: readonly MatchView[]): readonly PlayOff[] => {
  const due = matches.filter((match) => match.stage === 'play-off' && isPlayable(match));
  return [...Map.groupBy(due, ({ groupId }) => groupId).values()].map((own) => ({
    entrants: entrantsOf(own),
    matches: own,
  }));
};

const isWithin = ({ entrants }: PlayOff, { participants }: Group): boolean =>
  entrants.every((entrant) => participants.includes(entrant));

/** Play-offs in which somebody of the group plays, also against others. */
export const playOffsWith = (matches: readonly MatchView[], group: Group): readonly MatchView[] =>
  playOffsIn(matches)
    .filter(({ entrants }) => entrants.some((entrant) => group.participants.includes(entrant)))
    .flatMap((playOff) => playOff.matches);

/** Play-offs in which nobody else plays. */
export const playOffsWithin = (matches: readonly MatchView[], group: Group): readonly MatchView[] =>
  playOffsIn(matches)
    .filter((playOff) => isWithin(playOff, group))
    .flatMap((playOff) => playOff.matches);

/** Play-offs among entries of several groups. */
export const playOffsAcross = (
  matches: readonly MatchView[],
  groups: readonly Group[],
): readonly MatchView[] =>
  playOffsIn(matches)
    .filter((playOff) => !groups.some((group) => isWithin(playOff, group)))
    .flatMap((playOff) => playOff.matches);
